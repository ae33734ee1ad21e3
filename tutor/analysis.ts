import { aroundTeaching, teachingVerbs } from '../content/tutor-requests.ts'
import { type Corrected, type CorrectedSentence, correctText } from '../english/grammar/correct.ts'
import type { Rule } from '../english/grammar/sentence.ts'
import { detectLanguage, isEnglishSentence, type Written } from '../english/language/detect-language.ts'
import { openLexicon } from '../english/words/lexicon.ts'
import { type AskedTranslation, askedTranslation } from './asked-translation.ts'
import { openBook } from './book/open-book.ts'
import { isClause } from './clause.ts'
import { createFacetOf, type FacetGuess } from './find/facets.ts'
import { createFinder, type Found } from './find/find.ts'
import { openIndex } from './find/index-file.ts'
import { createTranslate, type Translation } from './find/translate.ts'
import { inIndonesian } from './in-indonesian.ts'
import { openAddressed } from './intents/addressed.ts'
import { type IntentGuess, openClassifier } from './intents/classifier.ts'
import { withoutOpening } from './intents/follow-up-words.ts'
import { type NextTranslation, nextTranslation } from './next-translation.ts'
import { alternativesIn, questionsIn, quotedPart } from './quoted-part.ts'
import { createCompose } from './translate/compose.ts'

export interface Analysis {
  written: Written
  guess: IntentGuess
  /** How likely it is that an English message asks the tutor something, not written for practice; 0 to 1. */
  addressed: number
  /** What the visitor put between quotation marks or after a colon, if anything. */
  quoted: string | null
  /** The language of that. */
  quotedIn: 'en' | 'id' | null
  /** How many English sentences were checked. */
  englishSentences: number
  /** A sentence with a verb, not a fragment: 'a bit shorter'. */
  isClause: boolean
  /** Nothing but English sentences: perhaps a piece of practice. */
  allEnglish: boolean
  corrections: CorrectedSentence[]
  /** The two sentences of 'is it A or B?', each checked separately; empty for any other message. */
  alternatives: Alternative[]
  /** The questions of a message that asks several, each with its own guess; empty for any other message. */
  questions: AskedQuestion[]
  /** Likeliest first. */
  found: Found[]
  /** What is to be translated if the message goes on with a translation, and how it is said. */
  spoken: (NextTranslation & { said: Translation | null }) | null
  /** For a short message, such as 'and for places?': what is found together with the message before. */
  followed: Found[]
  /** The part of an open entry that it may ask for. */
  facet: FacetGuess | null
  /** What was asked to be said in the other language, and how the phrase book says it. */
  translation: (AskedTranslation & { said: Translation | null }) | null
}

export interface Alternative {
  text: string
  corrections: CorrectedSentence[]
}

export interface AskedQuestion {
  text: string
  guess: IntentGuess
}

/** `before` is the visitor's previous message. */
export type Analyse = (text: string, before?: string) => Analysis

/** Longer messages are texts to be read, not questions to be looked up. */
const LONGEST_QUESTION = 300
const isQuestion = (text: string): boolean => text.length <= LONGEST_QUESTION

/** What a message wants stands at its beginning; of a whole essay the rest costs time and tells nothing. */
const LONGEST_WISH = 800
const wishIn = (text: string): string => text.slice(0, LONGEST_WISH)

/** What is put together is at most this sure. */
const COMPOSED = 0.9

const SHORT = 8
const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= SHORT

/** 'Tolong ajarin aku passive dong' asks for the passive; any other message as it is. */
function taughtSubject(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  const isAround = (word: string | undefined): boolean => {
    const plain = (word ?? '').toLowerCase().replaceAll(/[^\p{L}]/gu, '')
    return teachingVerbs.has(plain) || aroundTeaching.has(plain)
  }
  const first = words.findIndex((word) => !isAround(word))
  const last = words.findLastIndex((word) => !isAround(word))
  const isAsked = words.slice(0, first).some((word) => teachingVerbs.has(word.toLowerCase()))
  return isAsked ? words.slice(first, last + 1).join(' ') : text
}

const SURELY_WHOLE = 0.7
/** Messages of twenty visitors who write at once, and some. */
const LATEST = 64

export type OnRuleError = (rule: string, error: unknown) => void

interface Options {
  rules?: readonly Rule[]
  /** Told of a grammar rule that throws, which is then skipped; without it the analysis throws. */
  onRuleError?: OnRuleError
}

/** Everything the language engine finds in one message, its parts included. Loads its data when it is created. */
export function createAnalyser(options: Options = {}): Analyse {
  const lexicon = openLexicon()
  const classify = openClassifier()
  const addressed = openAddressed()
  const index = openIndex()
  /** Of one message: several parts ask about the same sentences. */
  const corrected: Corrected = new Map()
  const correct = (text: string, isOurs?: (sentence: string) => boolean) =>
    correctText(text, lexicon, { ...options, corrected, ...(isOurs && { isOurs }) })
  const findingsIn = (sentence: string) => correct(sentence).flatMap(({ findings }) => findings)
  const find = createFinder({ index, lexicon, check: findingsIn })
  const facetOf = createFacetOf({ index: index.facets, lexicon })
  const fromBook = createTranslate(index.sentences, openBook().fillings())
  const compose = createCompose({ lexicon, mistakesIn: (sentence) => findingsIn(sentence).length })

  /** A phrase of the book before a sentence that is put together. */
  function translate(sentence: string, to: 'en' | 'id'): Translation | null {
    const said = fromBook(sentence)
    if (said && said.to === to && said.sure > COMPOSED) return said
    const composed = compose(sentence, to)
    return composed && composed.sure > (said?.to === to ? said.sure : 0) ? composed : said
  }

  /** An Indonesian sentence of words that are all known. */
  function isWhole(sentence: string): boolean {
    const composed = compose(sentence, 'en')
    const isSaid = composed !== null && /[.?!]$/.test(composed.text)
    return isSaid && !composed.unknown?.length && composed.sure >= SURELY_WHOLE
  }

  function translated(text: string): Analysis['translation'] {
    const asked = askedTranslation(text, isWhole)
    noteTranslation(text, asked !== null)
    return asked && { ...asked, said: translate(asked.sentence, asked.to) }
  }

  /** What is not introduced is put together only where the message before was translated. */
  function spokenIn(text: string, before: string): Analysis['spoken'] {
    const next = nextTranslation(text)
    if (!next) return null
    const isNext = next.isIntroduced || isTranslated(before)
    return { ...next, said: isNext ? translate(next.sentence, next.to) : fromBook(next.sentence) }
  }

  /** Of the latest messages: most have been analysed a moment before they are the message before. */
  const translations = new Map<string, boolean>()
  const noteTranslation = (text: string, isAsked: boolean): boolean => {
    const isTranslation = isAsked || nextTranslation(text)?.isIntroduced === true
    translations.delete(text)
    translations.set(text, isTranslation)
    for (const oldest of translations.keys()) if (translations.size > LATEST) translations.delete(oldest)
    return isTranslation
  }
  const isTranslated = (text: string): boolean =>
    translations.get(text) ?? noteTranslation(text, askedTranslation(text, isWhole) !== null)

  /** 'Make it casual, my lead is chill': the wish stands before its reason. */
  function surestFacet(text: string): FacetGuess | null {
    const whole = facetOf(text)
    const at = text.indexOf(',')
    const first = at > 0 ? facetOf(text.slice(0, at)) : null
    return first && first.sure > (whole?.sure ?? 0) ? first : whole
  }

  const isEnglish = (sentence: string) => isEnglishSentence(sentence, lexicon)

  function check(
    text: string,
  ): Pick<Analysis, 'quoted' | 'quotedIn' | 'englishSentences' | 'allEnglish' | 'corrections'> {
    const quoted = quotedPart(text)
    const quotedIn = quoted === null ? null : isEnglish(quoted) ? 'en' : 'id'
    const checked = quoted !== null && quotedIn === 'en' ? quoted : text
    let englishSentences = 0
    let otherSentences = 0
    const isOurs = (sentence: string) => {
      const english = isEnglish(sentence)
      if (english) englishSentences += 1
      else otherSentences += 1
      return english
    }
    const corrections = correct(checked, isOurs)
    const allEnglish = quoted === null && englishSentences > 0 && otherSentences === 0
    return { quoted, quotedIn, englishSentences, allEnglish, corrections }
  }

  const analyse: Analyse = (text, before = '') => ({
    written: detectLanguage(text, lexicon),
    guess: classify(wishIn(text)),
    addressed: addressed(wishIn(text)),
    isClause: isClause(text, lexicon),
    ...check(text),
    alternatives: alternativesIn(wishIn(text)).map((part) => ({ text: part, corrections: check(part).corrections })),
    found: isQuestion(text) ? find(taughtSubject(withoutOpening(text))) : [],
    followed: before !== '' && isShort(text) ? find(`${before} ${withoutOpening(text)}`) : [],
    facet: isQuestion(text) ? surestFacet(text) : null,
    translation: isQuestion(text) ? translated(text) : null,
    spoken: isQuestion(text) ? spokenIn(text, before) : null,
    questions: questionsIn(wishIn(text)).map((part) => ({ text: part, guess: classify(part) })),
  })
  return (text, before = '') => {
    corrected.clear()
    return analyse(inIndonesian(text), inIndonesian(before))
  }
}
