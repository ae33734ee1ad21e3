/** Ways to ask for a translation that are equally telling; `{text}` is what is to be translated. */
export interface RequestFrames {
  /** The language it is asked in; null is the other one of the text's. */
  to: 'en' | 'id' | null
  /** How sure it is by its words alone, 0 to 1; the rest is told by the text (tutor/asked-translation.ts). */
  certainty: number
  /** Only where the text stands between quotation marks or behind a colon. */
  isMarked?: true
  frames: string
}

/** A line each; its classes are in tutor-translation-words.ts. Particles and what is polite around it are left out. */
export const translationRequests: readonly RequestFrames[] = [
  {
    to: 'en',
    certainty: 0.9,
    frames: `
      @translate @this? @in @english @this? {text}
      @translate @this? @english @this? {text}
      @translate {text} @in @english
      @translate @to @person @whose? @that? {text}
      {text} @please? @translate @in @english
      @englishise @this? {text}
      {text} @this? @please? @englishise
      @turn @this? @in @english @this? {text}
      @turn @english {text}
      {text} @please? @turn @in @english
      @what? @itsEnglish @of? @this? @of? {text} @that? @what?
      @what? @itsEnglish @what @of? {text}
      {text} @pointer? @itsEnglish @what?
      {text} @pointer? @itsMeaning @what? @in @english @what?
      {text} @pointer? @what @itsEnglish
      {text} @pointer? @if? @itsEnglish @becomes? @what
      @what @english @of @this? {text} @what?
      @english @of @this {text} @what?
      @english {text} @what
      {text} @pointer? @english @what
      @in @english {text} @what
      @if @in @english {text} @becomes? @what
      {text} @pointer? @if? @in @english @becomes? @what
      {text} @pointer? @if? @in @english @becomes @what?
      @what_is @the? @english @kind? @of @this? {text}
      @what_is @pointer? @in @english {text}
      @what_is {text} @in @english
      @what_is {text} @called @in @english
      {text} @what_is @pointer @in @english
      @how? @cara? @iDo? @say @this? @in @english @that? {text} @how?
      @how? @cara? @say @to @person @whose? @in @english @that? {text} @how?
      @if? @want @say @in @english @that? {text} @how?
      @unsure? @if? @i? @want? @say {text} @in @english @how?
      @how? @cara? @iDo? @say @that? {text} @in @english @how?
      @how? @cara? @iDo? @say @to @person @whose? @that? {text} @in @english @how?
      @unsure @itsEnglish @of? {text}
      {text} @unsure @itsEnglish
      @need @itsEnglish|@english @of? {text}`,
  },
  {
    to: 'en',
    certainty: 0.55,
    frames: `
      @how @cara? @say @to @person @whose? @that? {text} @how?
      @how @cara? @tell @person @whose? @that? {text} @how?
      @cara @say @to @person @whose? @that? {text} @how?
      @cara @tell @person @whose? @that? {text} @how?
      @how @cara? @say @that? {text} @to @person @whose?
      @cara @say @that? {text} @to @person @whose? @how?
      @if? @i? @want @say @to @person @whose? @that? {text} @how
      @if? @i? @want @tell @person @whose? @that? {text} @how
      @if? @say @to @person @whose? @that? {text} @how
      @want? @tell @person @whose? @that? {text} @how
      @how @i? @say @to @person @whose? @that? {text}
      @i? @want @write @in? @caption? @to? @person? @whose? @that? {text} @how @say|@write`,
  },
  {
    to: 'en',
    certainty: 0.5,
    frames: `
      @how @cara? @say @that? {text} @how?
      @cara @say @that? {text} @how?
      @if? @i? @want @say @that? {text} @pointer? @how
      @if @i? @say @that? {text} @pointer? @how
      {text} @pointer? @if? @say @to? @person? @how
      {text} @pointer? @how @cara? @say
      {text} @pointer? @cara @say @how?
      {text} @in @english
      {text} , @english @what?
      @in @english @pls? {text}
      @english @from @this? {text}
      @whatToSay @if? @i? @want? @say? @that? {text}
      @unsure @cara? @say @that? {text}
      @unsure @want @say @that? {text}`,
  },
  {
    to: 'en',
    certainty: 0.5,
    isMarked: true,
    frames: `
      @i? @want? @write|@say|@tell @caption? @to? @person @whose? @about? @that? {text}
      @i? @want? @write|@say {text}
      @i? @want? @to @person|@occasion @whose? {text}
      @how|@cara @cara? @write @that? {text}
      @please @this|@pointer {text}
      @next {text}
      @english @kind? {text}
      @if {text} @what`,
  },
  { to: 'en', certainty: 0.3, isMarked: true, frames: '{text}' },
  { to: 'en', certainty: 0.65, frames: '{text} , @in @english @what?' },
  {
    to: 'id',
    certainty: 0.9,
    frames: `
      @translate @this? @in @indonesian @this? {text}
      @translate @this? @indonesian @this? {text}
      @translate {text} @in @indonesian
      {text} @please? @translate @in @indonesian
      @what? @itsMeaning @of? @this? @of? {text} @what?
      @what? @itsMeaning @what @of? {text}
      {text} @pointer? @itsMeaning @what?
      {text} @pointer? @what @itsMeaning
      @what? @itsIndonesian @of? @this? {text} @what?
      {text} @pointer? @itsIndonesian @what?
      {text} @pointer? @what @itsIndonesian
      @what? @iDo @this? {text} @mean
      @what @the? @meaning @of @this? {text}
      @what_is @the? @meaning|@indonesian @kind? @of @this? {text}
      @what_is {text} @in @indonesian
      {text} @what_is @pointer @in @indonesian
      @how @iDo @say {text} @in @indonesian
      @how @iDo @say @in @indonesian {text}
      {text} @pointer? @if? @in @indonesian @becomes? @what
      @if @in @indonesian {text} @becomes? @what
      @turn @this? @in @indonesian {text}
      @unsure @itsMeaning {text}
      {text} @pointer? @itsMeaning @what @in @indonesian
      @person @whose? @say {text} @pointer? @itsMeaning @what
      @person @whose? @say {text} @pointer? @itsMeaning @what @in @indonesian
      {text} @unsure @itsMeaning`,
  },
  {
    to: 'id',
    certainty: 0.5,
    frames: `
      {text} @in @indonesian
      @in @indonesian {text}
      @indonesian @from @this? {text}`,
  },
  {
    to: 'id',
    certainty: 0.65,
    frames: `
      {text} , @in? @indonesian @what?`,
  },
  { to: 'id', certainty: 0.5, isMarked: true, frames: '@indonesian @kind? {text}' },
  {
    to: null,
    certainty: 0.9,
    frames: `
      @translate @this? @of? @pls? {text}
      @please @translate @isIt @this? {text}
      @translate @this @of? {text} @please?
      {text} @this? @please? @translate
      {text} @pointer? @translate @what?
      @itsTranslation @what? @of? {text} @what?
      {text} @pointer? @itsTranslation @what?
      {text} @pointer? @what @itsTranslation
      @what_is @the? @itsTranslation @of @this? {text}`,
  },
  {
    to: null,
    certainty: 0.6,
    frames: `
      {text} @toEnglish
      @how @iDo @saySo @that? {text} @to? @person?
      @how @iDo @saySo @to @person @that? {text}
      @what_do_i @saySo {text}
      @how @iDo @tell @person @whose? @that? {text}
      @what_do_i @tell @person @whose? @that? {text}`,
  },
]

/** What is said to whom, within what is asked: 'mau bilang ke bos kalau …, inggrisnya apa?' */
export const sayingHeads = `
  @if? @i? @want @say @to? @person? @whose? @that? {text}
  @if? @i? @want? @say @to @person @whose? @that? {text}
  @if? @i? @want @write|@tell @to? @person @whose? @about? @that? {text}`

/** A message that begins with one of these is said to the tutor, not told to be translated. */
export const saidToTutor = ['i', 'want', 'greeting', 'polite', 'next', 'what', 'if', 'this', 'manner', 'isIt', 'unsure']

/** How the next sentence is given, behind a translation. */
export const nextSentences = `
  @next @next? @next? @if? {text} @pointer? @how?
  @next? @next? @if {text} @pointer? @how?
  @next? @next? @if? @i? @want? @say @that? {text} @pointer? @how?
  @next? @next? @if? @i? @want? @say @to @person @whose? @that? {text} @pointer? @how?
  @next? @this {text}`

/** Said to the tutor, not to be translated. */
export const wordsToTutor: readonly string[] = `
  kak miss ms kiky makasih thanks contoh contohnya contohin cara caranya maksud maksudnya artinya kenapa why inggris
  inggrisnya soal kuis quiz latihan kursus kelas bedanya beda benar bener bantu ajarin jelasin kalimat kalimatnya
  huhu wkwk wkwkwk hehe sama_aja stop cukup`
  .trim()
  .split(/\s+/)
  .map((word) => word.replaceAll('_', ' '))
