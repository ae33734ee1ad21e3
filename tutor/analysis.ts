import type { Objection } from '../content/tutor-objections.ts'
import { subjectNames, timeNames } from '../content/tutor-sentence-changes.ts'
import { type Corrected, type CorrectedSentence, correctText } from '../english/grammar/correct.ts'
import type { Rule } from '../english/grammar/sentence.ts'
import { type Shape, shapeOf } from '../english/grammar/shape.ts'
import { detectLanguage, isEnglishSentence, type Written } from '../english/language/detect-language.ts'
import { openLexicon } from '../english/words/lexicon.ts'
import { wishAfterStop } from './after-stop.ts'
import { openBook } from './book/open-book.ts'
import { isClause } from './clause.ts'
import { opensAsFollowUp, withoutOpening } from './dialogue/follow-up-words.ts'
import { wordCount } from './dialogue/phrases.ts'
import { behindReturn } from './dialogue/return-to.ts'
import { createFacetOf, type FacetGuess } from './find/facets.ts'
import { createFinder, type Found } from './find/find.ts'
import { openIndex } from './find/index-file.ts'
import { createTranslate, type Translation } from './find/translate.ts'
import { createWordFacetOf, type WordGuess } from './find/word-facets.ts'
import { createFindInMessage } from './find-in-message.ts'
import { inIndonesian } from './in-indonesian.ts'
import { openAddressed } from './intents/addressed.ts'
import { type IntentGuess, openClassifier } from './intents/classifier.ts'
import { withoutInterruption } from './interruption.ts'
import { type Objected, objectionIn } from './objection.ts'
import { alternativesIn, questionsIn, quotedPart, sentenceToCheck } from './quoted-part.ts'
import { openSureRight } from './right/sure-right.ts'
import { createCompose } from './translate/compose.ts'
import { glossesIn } from './translate/glosses.ts'
import { createTranslations, type SaidNext, type SaidTranslation } from './translations.ts'

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
  /** How likely it is right as it stands or as it was corrected, 0 to 1. */
  sureRight: number
  /** The English sentence that it is about, corrected or translated, to be said in other ways. */
  shape: Shape | null
  /** The two sentences of 'is it A or B?', each checked separately; empty for any other message. */
  alternatives: Alternative[]
  /** The questions of a message that asks several, each with its own guess; empty for any other message. */
  questions: AskedQuestion[]
  /** Likeliest first. */
  found: Found[]
  /** What is to be translated if the message goes on with a translation, and how it is said. */
  spoken: SaidNext | null
  /** The English of the Indonesian words of a short message that may ask for it. */
  glosses: Readonly<Record<string, string>>
  /** For a short message, such as 'and for places?': what is found together with the message before. */
  followed: Found[]
  /** The part of an open entry that it may ask for. */
  facet: FacetGuess | null
  /** What it may ask about an open word. */
  wordFacet: WordGuess | null
  /** What was asked to be said in the other language, and how the phrase book says it. */
  translation: SaidTranslation | null
  /** What is said behind 'back to …'. */
  returned: Reread | null
  /** What is wanted instead of what is stopped by the first word. */
  afterStop: Reread | null
  /** An objection to her last answer, what was meant instead, and the message before with a lower bar for mistakes. */
  objection: ReadObjection | null
}

export interface ReadObjection {
  kind: Objection
  /** The words behind it. */
  named: string
  instead: Reread | null
  /** The same to be said in English, where it is Indonesian. */
  toSay: SaidTranslation | null
  again: Reread
}

export interface Reread {
  text: string
  analysis: Analysis
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

/** 'Pelumas inggrisnya apa', 'kalau pelumas?' */
const asksForTerm = (text: string): boolean => isShort(text) && (/inggris|english/i.test(text) || opensAsFollowUp(text))

/** What a message wants stands at its beginning; of a whole essay the rest costs time and tells nothing. */
const LONGEST_WISH = 800
const wishIn = (text: string): string => text.slice(0, LONGEST_WISH)

/** A follow-up has few words. */
const LONGEST_WORD_QUESTION = 90
const isShortQuestion = (text: string): boolean => text.length <= LONGEST_WORD_QUESTION

const SHORT = 8
const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= SHORT

type Checked = Pick<Analysis, 'quoted' | 'quotedIn' | 'englishSentences' | 'allEnglish' | 'corrections' | 'sureRight'>

/** Of as many conversations as are held at once. */
const LATEST_SENTENCES = 300

const LONGEST_SHAPE = 120
const SHORTEST_SENTENCE = 3

export type OnRuleError = (rule: string, error: unknown) => void

interface Options {
  rules?: readonly Rule[]
  /** Told of a grammar rule that throws, which is then skipped; without it the analysis throws. */
  onRuleError?: OnRuleError
}

/** Everything the language engine finds in one message, its parts included. Loads its data when it is created. */
export function createAnalyser({ onRuleError, ...given }: Options = {}): Analyse {
  const lexicon = openLexicon()
  const classify = openClassifier()
  const addressed = openAddressed()
  const index = openIndex()
  /** Several parts ask about the same sentences, and so does the next message, of which they are the one before. */
  const corrected: Corrected = new Map()
  let hasFailed = false
  const options: Options = {
    ...given,
    ...(onRuleError && {
      onRuleError: (rule, error) => {
        hasFailed = true
        onRuleError(rule, error)
      },
    }),
  }
  const correct = (text: string, isOurs?: (sentence: string) => boolean) =>
    correctText(text, lexicon, { ...options, corrected, ...(isOurs && { isOurs }) })
  const findingsIn = (sentence: string) => correct(sentence).flatMap(({ findings }) => findings)
  const find = createFinder({ index, lexicon, check: findingsIn })
  const foundIn = createFindInMessage(find)
  const facetOf = createFacetOf({ index: index.facets, lexicon })
  const wordFacetOf = createWordFacetOf(index.wordFacets, lexicon)
  const fromBook = createTranslate(index.sentences, openBook().fillings())
  const compose = createCompose({
    lexicon,
    mistakesIn: (sentence) => findingsIn(sentence).length,
    phrase: fromBook,
  })
  const { translate, translated, spokenIn } = createTranslations({
    fromBook,
    compose,
    languageOf: (text) => detectLanguage(text, lexicon),
  })

  /** 'Make it casual, my lead is chill': the wish stands before its reason. */
  function surestFacet(text: string): FacetGuess | null {
    const whole = facetOf(text)
    const at = text.indexOf(',')
    const first = at > 0 ? facetOf(text.slice(0, at)) : null
    return first && first.sure > (whole?.sure ?? 0) ? first : whole
  }

  const sureRight = openSureRight(lexicon)
  const isEnglish = (sentence: string) => isEnglishSentence(sentence, lexicon)

  /** What is likely enough to be asked about, and what is less likely. */
  const correctBoldly: typeof correct = (text, isOurs) =>
    correctText(text, lexicon, { ...options, isCareful: false, ...(isOurs && { isOurs }) })

  /** A few words of a sentence stay as they are. */
  function checkedPart(quoted: string, text: string): string {
    const isSentence = wordCount(quoted) >= SHORTEST_SENTENCE && isClause(quoted, lexicon)
    return isSentence ? sentenceToCheck(quoted, text) : quoted
  }

  function check(text: string, correctOf = correct): Checked {
    const quoted = quotedPart(text)
    const quotedIn = quoted === null ? null : isEnglish(quoted) ? 'en' : 'id'
    const checked = quoted !== null && quotedIn === 'en' ? checkedPart(quoted, text) : text
    let englishSentences = 0
    let otherSentences = 0
    const isOurs = (sentence: string) => {
      const english = isEnglish(sentence)
      if (english) englishSentences += 1
      else otherSentences += 1
      return english
    }
    const corrections = correctOf(checked, isOurs)
    const allEnglish = quoted === null && englishSentences > 0 && otherSentences === 0
    const mended = corrections.reduce(
      (said, { original, corrected }) => said.replace(original, () => corrected),
      checked,
    )
    const rightness = allEnglish || quotedIn === 'en' ? sureRight(wishIn(mended)) : 0
    return { quoted, quotedIn, englishSentences, allEnglish, corrections, sureRight: rightness }
  }

  /** Long sentences are not changed as a whole. */
  function shapeIn({ quoted, quotedIn, allEnglish, corrections }: Checked, text: string, said?: Translation | null) {
    const right = quoted === null ? (allEnglish ? text : '') : quotedIn === 'en' ? quoted : ''
    const told = corrections[0]?.corrected ?? (said?.to === 'en' ? said.text : right)
    return told !== '' && told.length <= LONGEST_SHAPE ? shapeOf(told, lexicon) : null
  }

  const analyse: Analyse = (text, before = '') => {
    const checked = check(text)
    const translation = isQuestion(text) ? translated(text) : null
    const shape = shapeIn(checked, text, translation?.said)
    return {
      ...checked,
      translation,
      shape,
      returned: returnedTo(text),
      afterStop: stoppedFor(text),
      objection: objectedTo(text, before),
      ...rest(text, before),
    }
  }

  function objectedTo(text: string, before: string): Analysis['objection'] {
    const objected = before === '' || !isQuestion(text) ? null : objectionIn(text)
    if (!objected) return null
    const { kind, instead } = objected
    const meant = instead === '' || kind === 'missed' || kind === 'wrong' ? null : meantBy(objected)
    return {
      kind,
      named: instead,
      instead: meant === null ? null : { text: meant, analysis: analyse(meant) },
      toSay:
        kind === 'meant' && isIndonesian(instead)
          ? { sentence: instead, to: 'en', said: translate(instead, 'en') }
          : null,
      again: { text: before, analysis: { ...analyse(before), ...check(before, correctBoldly) } },
    }
  }

  const isIndonesian = (text: string): boolean => !text.endsWith('?') && detectLanguage(text, lexicon) === 'id'

  /** 'I meant yesterday' changes the sentence. */
  function meantBy({ instead }: Objected): string {
    const plain = instead.toLowerCase().replace(/[.!?]+$/, '')
    return plain in timeNames || plain in subjectNames ? `kalau ${plain}` : instead
  }

  function returnedTo(text: string): Analysis['returned'] {
    const rest = behindReturn(text)
    return rest === null ? null : { text: rest, analysis: analyse(rest) }
  }

  function stoppedFor(text: string): Analysis['afterStop'] {
    const wish = wishAfterStop(text)
    return wish === null ? null : { text: wish, analysis: analyse(wish) }
  }

  const rest = (
    text: string,
    before: string,
  ): Omit<Analysis, keyof Checked | 'translation' | 'shape' | 'returned' | 'afterStop' | 'objection'> => ({
    written: detectLanguage(text, lexicon),
    guess: classify(wishIn(text)),
    addressed: addressed(wishIn(text)),
    isClause: isClause(text, lexicon),
    alternatives: alternativesIn(wishIn(text)).map((part) => ({ text: part, corrections: check(part).corrections })),
    found: isQuestion(text) ? foundIn(text) : [],
    followed: before !== '' && isShort(text) ? find(`${before} ${withoutOpening(text)}`) : [],
    facet: isQuestion(text) ? surestFacet(text) : null,
    wordFacet: isShortQuestion(text) ? wordFacetOf(text.replace(quotedPart(text) ?? '', ' ')) : null,
    spoken: isQuestion(text) ? spokenIn(text, before) : null,
    glosses: asksForTerm(text) ? glossesIn(text) : {},
    questions: questionsIn(wishIn(text)).map((part) => ({ text: part, guess: classify(part) })),
  })
  /** What a broken rule left out is looked for again. */
  function forgetOldest(): void {
    if (hasFailed) corrected.clear()
    hasFailed = false
    for (const oldest of corrected.keys()) if (corrected.size > LATEST_SENTENCES) corrected.delete(oldest)
  }

  return (text, before = '') => {
    forgetOldest()
    return analyse(withoutInterruption(inIndonesian(text)), inIndonesian(before))
  }
}
