import { phraseList } from '../domain/shared/word-lists.ts'

/** What asks for a word by what it means. */
export const asksForName = phraseList(`
  kata buat|kata untuk|kata bagi|kata inggris buat|kata inggris untuk|satu kata buat|satu kata untuk|sebutan|sebutannya|
  istilah buat|istilah untuk|istilahnya|istilah bagi|julukan|disebut apa|disebutnya apa|dibilang apa|namanya apa|
  apa namanya|apa sebutannya|nama buat|nama untuk|word for|a word for|the word for|term for|name for|words for|
  what do you call|what do we call|what do people call|what would you call|what's someone|what is someone|
  what is a person|what's a person|called what|is called|are called|be called|nyebutnya apa|nyebut orang|manggil orang`)

/** The same of anything: only with a clause behind it that describes. */
export const asksInEnglish = phraseList('inggrisnya|bahasa inggris|englishnya|in english|bhs inggris|b inggris')
export const describing = phraseList('yang|yg|who|that|where|when|whose|yang suka|yg suka')

/** Who or what is described, behind an earlier description. */
export const beginsDescription = phraseList(`
  orang|org|orang yang|yang|yg|anak|dokter|tempat|alat|rasa|perasaan|takut|hewan|binatang|uang|obat|someone|somebody|
  a person|person|people|a place|place|fear|fear of|an animal|a doctor|a feeling|the feeling|a thing|a man|a woman|
  a child|to`)

/** No part of a description. */
export const aroundDescription: ReadonlySet<string> = new Set(
  `kata sebutan sebutannya istilah istilahnya julukan disebut disebutnya dibilang dibilangnya namanya nama apa apaan
  inggris inggrisnya englishnya english bahasa bhs untuk buat bagi yang itu ini kalau dalam di kak miss ms min ya dong
  sih tuh gimana word words term name for what whats is are do does you we call called would there single one someone
  somebody who that the of an in to their his her its it they he she and or dan atau terus lalu kan satu tolong please
  lain another how about orang person people`
    .trim()
    .split(/\s+/),
)
