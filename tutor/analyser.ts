import { subjectNames, timeNames } from '../content/tutor-sentence-changes.ts'
import { openEncoder } from '../english/encoder/encoder.ts'
import { type Again, type Corrected, correctText } from '../english/grammar/correct-text.ts'
import type { Rule } from '../english/grammar/sentence.ts'
import { detectLanguage, isOnlyIndonesian } from '../english/language/detect-language.ts'
import { openLexicon } from '../english/words/lexicon.ts'
import { wishAfterStop } from './after-stop.ts'
import type { Analyse, Analysis, GapOption, Reread, RereadParts } from './analysis.ts'
import { askedBesideAnswer } from './answer-in-message.ts'
import { askedBesideRefusal } from './beside-refusal.ts'
import { openBook } from './book/open-book.ts'
import { type Checked, type Correct, createCheck, wishIn } from './check-message.ts'
import { isClause } from './clause.ts'
import { opensAsFollowUp, withoutOpening } from './dialogue/follow-up-words.ts'
import type { Earlier } from './dialogue/memory.ts'
import { behindReturn } from './dialogue/return-to.ts'
import { createDoubt } from './doubts/doubt.ts'
import type { Told } from './doubts/told.ts'
import { createFacetOf, type FacetGuess } from './find/facets.ts'
import { createFinder } from './find/find.ts'
import { openIndex } from './find/index-file.ts'
import { createTranslate } from './find/translate.ts'
import { createWordFacetOf } from './find/word-facets.ts'
import { createFindInMessage } from './find-in-message.ts'
import { filled, type GapQuestion, gapsIn } from './gap-question.ts'
import { inIndonesian } from './in-indonesian.ts'
import { openAddressed } from './intents/addressed.ts'
import { openClassifier } from './intents/classifier.ts'
import { asMeant } from './interruption.ts'
import { judgesBefore } from './judged-sentence.ts'
import { type Objected, objectionIn } from './objection.ts'
import { alternativesIn, questionsIn, quotedPart, twoSidesIn } from './quoted-part.ts'
import { createReadRequests } from './requests/read-requests.ts'
import { schoolQuestionsIn } from './school-questions.ts'
import { createCompose } from './translate/compose.ts'
import { createRoughly } from './translate/compose-roughly.ts'
import { glossesIn } from './translate/glosses.ts'
import { createTranslations } from './translations.ts'

/** Longer messages are texts to be read, not questions to be looked up. */
const LONGEST_QUESTION = 300
const isQuestion = (text: string): boolean => text.length <= LONGEST_QUESTION

/** 'Pelumas inggrisnya apa', 'kalau pelumas?' */
const asksForTerm = (text: string): boolean => isShort(text) && (/inggris|english/i.test(text) || opensAsFollowUp(text))

/** A follow-up has few words. */
const LONGEST_WORD_QUESTION = 90
const isShortQuestion = (text: string): boolean => text.length <= LONGEST_WORD_QUESTION

const SHORT = 8
const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= SHORT

/** Enough for the conversations that go on at once. */
const LATEST_SENTENCES = 300

export type OnRuleError = (rule: string, error: unknown) => void

interface Options {
  rules?: readonly Rule[]
  /** Told of a grammar rule that throws, which is then skipped; without it the analysis throws. */
  onRuleError?: OnRuleError
}

/** Of a longer text a second reading only doubts what the rules find. */
const LONGEST_READ = 600

const NOTHING_EARLIER: Earlier = { stage: 'start', told: [] }

/** Everything the language engine finds in one message, its parts included. Loads its data when it is created. */
export function createAnalyser({ onRuleError, ...given }: Options = {}): Analyse {
  const lexicon = openLexicon()
  const classify = openClassifier()
  const addressed = openAddressed()
  const index = openIndex()
  /** A sentence is corrected once: several parts of a message need it, and the next message needs it again. */
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
  const again: Again = { encode: openEncoder(), corrected: new Map() }
  const correct = (text: string) => correctText(text, lexicon, { ...options, corrected })
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
  const { listed, translate, translated, spokenIn } = createTranslations({
    fromBook,
    compose,
    roughly: createRoughly(compose, lexicon),
    languageOf: (text) => detectLanguage(text, lexicon),
  })

  /** 'Make it casual, my lead is chill': the wish stands before its reason. */
  function surestFacet(text: string): FacetGuess | null {
    const whole = facetOf(text)
    const at = text.indexOf(',')
    const first = at > 0 ? facetOf(text.slice(0, at)) : null
    return first && first.sure > (whole?.sure ?? 0) ? first : whole
  }

  const { check: checkBy, shapeIn } = createCheck(lexicon, again.encode)
  /** What learners wrote is read as a whole as well. */
  const correctTwice: Correct = (text, isOurs) =>
    correctText(text, lexicon, {
      ...options,
      corrected,
      again: { ...again, isBrief: text.length > LONGEST_READ },
      ...(isOurs && { isOurs }),
    })
  const check = (text: string, correctOf: Correct = correctTwice) => checkBy(text, correctOf)

  /** With a lower bar: also corrections that are less likely than those that she asks about. */
  const correctBoldly: Correct = (text, isOurs) =>
    correctText(text, lexicon, { ...options, isCareful: false, ...(isOurs && { isOurs }) })

  const doubtIn = createDoubt({
    lexicon,
    isIndonesian: (word) => isOnlyIndonesian(word, lexicon),
    check,
    boldly: (sentence) => correctBoldly(sentence),
    translated: (asked) => {
      const translation = isQuestion(asked) ? translated(asked) : null
      return translation?.said?.to === 'en' ? translation.said.text : null
    },
  })

  const readRequests = createReadRequests(lexicon)

  const analyse = (text: string, before = '', told: readonly Told[] = []): Analysis => {
    const checked = check(text)
    const translation = isQuestion(text) ? translated(text) : null
    const shape = shapeIn(checked, text, translation?.said)
    return {
      ...checked,
      acts: {},
      asked: [],
      translation,
      listed: listed(text),
      shape,
      ...(isQuestion(text) ? gapsOf(text) : { gap: [], gaps: [] }),
      returned: reread(behindReturn(text)),
      afterStop: reread(wishAfterStop(text)),
      school: schoolIn(text),
      besideRefusal: isQuestion(text) ? besideRefusalIn(text) : null,
      besideAnswer: isQuestion(text) ? reread(askedBesideAnswer(text)) : null,
      judgedBefore: before !== '' && judgesBefore(text) ? reread(before) : null,
      doubt: translation?.to === 'id' || !isQuestion(text) ? null : doubtIn(text, before, told),
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

  function besideRefusalIn(text: string): Analysis['besideRefusal'] {
    const beside = askedBesideRefusal(text)
    return beside && { text: beside.asked, analysis: analyse(beside.asked), isPutOff: beside.isPutOff }
  }

  function schoolIn(text: string): Analysis['school'] {
    const found = schoolQuestionsIn(text)
    if (!found) return null
    const language = detectLanguage(text, lexicon) === 'en' ? 'en' : found.language
    return { asked: found.asked, language, beside: reread(found.rest === '' ? null : found.rest) }
  }

  const isIndonesian = (text: string): boolean => !text.endsWith('?') && detectLanguage(text, lexicon) === 'id'

  /** 'I meant yesterday' changes the sentence. */
  function meantBy({ instead }: Objected): string {
    const plain = instead.toLowerCase().replace(/[.!?]+$/, '')
    return plain in timeNames || plain in subjectNames ? `kalau ${plain}` : instead
  }

  const reread = (part: string | null): Reread | null =>
    part === null ? null : { text: part, analysis: analyse(part) }

  /** Marked or named as a choice, or English on both sides. */
  function choiceIn(text: string): readonly string[] {
    const named = alternativesIn(text)
    if (named.length > 0) return named
    const sides = twoSidesIn(text)
    return sides.every((side) => detectLanguage(side, lexicon) === 'en') ? sides : []
  }

  function gapsOf(text: string): Pick<Analysis, 'gap' | 'gaps'> {
    const gaps = gapsIn(text).map(optionsOf)
    return { gap: gaps[0] ?? [], gaps }
  }

  function optionsOf(gap: GapQuestion): GapOption[] {
    return gap.options.map((option) => {
      const sentence = filled(gap, option)
      const verbs = lexicon.read(option.split(' ').at(-1) ?? '').verbs.map(({ base }) => base)
      return { text: sentence, option, verbs, corrections: check(sentence).corrections }
    })
  }

  const rest = (
    text: string,
    before: string,
  ): Omit<
    Analysis,
    keyof Checked | 'acts' | 'asked' | 'translation' | 'listed' | 'shape' | 'gap' | 'gaps' | keyof RereadParts
  > => ({
    written: detectLanguage(text, lexicon),
    guess: classify(wishIn(text)),
    addressed: addressed(wishIn(text)),
    isClause: isClause(text, lexicon),
    alternatives: choiceIn(wishIn(text)).map((part) => ({ text: part, corrections: check(part).corrections })),
    found: isQuestion(text) ? foundIn(text) : [],
    followed: before !== '' && isShort(text) ? find(`${before} ${withoutOpening(text)}`) : [],
    facet: isQuestion(text) ? surestFacet(text) : null,
    wordFacet: isShortQuestion(text) ? wordFacetOf(text.replace(quotedPart(text) ?? '', ' ')) : null,
    spoken: isQuestion(text) ? spokenIn(text, before) : null,
    glosses: asksForTerm(text) ? glossesIn(text) : {},
    questions: questionsIn(wishIn(text)).map((part) => ({ text: part, guess: classify(part) })),
  })
  /** After a rule threw nothing is kept: its corrections are missing. */
  function forgetOldest(): void {
    if (hasFailed) for (const known of [corrected, again.corrected]) known.clear()
    hasFailed = false
    for (const known of [corrected, again.corrected])
      for (const oldest of known.keys()) if (known.size > LATEST_SENTENCES) known.delete(oldest)
  }

  function askedIn(text: string, before: string, { stage, told }: Earlier): Pick<Analysis, 'acts' | 'asked'> {
    if (!isQuestion(text)) return { acts: {}, asked: [] }
    const { acts, requests } = readRequests(text, stage)
    if (isChoice(text) || (requests.length === 1 && isFramed(text))) return { acts, asked: [] }
    const asked = requests.map(({ act, acts: own, text: plain, isPlain }, at) => {
      const behind = requests[at - 1]?.text ?? before
      return { act, isPlain, text: plain, analysis: { ...analyse(plain, behind, told), acts: own } }
    })
    return { acts, asked }
  }

  /** A frame of its own finds the object more reliably than the words around it. */
  const isFramed = (text: string): boolean => translated(text) !== null || check(text).isJudged

  const isChoice = (text: string): boolean => choiceIn(wishIn(text)).length > 0 || gapsIn(text).length > 0

  return (text, before = '', { stage, told } = NOTHING_EARLIER) => {
    forgetOldest()
    const [meant, behind] = [asMeant(text), inIndonesian(before)]
    return { ...analyse(meant, behind, told), ...askedIn(meant, behind, { stage, told }) }
  }
}
