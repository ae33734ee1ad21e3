import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import { nounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ONLY_SUBJECTS, SUBJECT_WORDS } from '../../words/word-sets.ts'
import { lowerAt, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'
import type { VerbView } from './verb-view.ts'

const HELPERS = /^(?:do|does|is|are|was|were|have|has|am)$/
const MEASURES = /^(?:time|day|kind|book|long|often|color|colour|much|many|far)$/
/** What stands behind the subject, by helper: 'Do she like', 'Have she been'. */
const BEHIND: Record<string, readonly string[]> = {
  do: ['verb', 'have', 'do', 'adv', 'be'],
  have: ['verb', 'be', 'adv'],
}

/** Verbs that stand before their subject: 'Do she', 'Where is they', and 'what make me happy'. */
export function askedVerbs(sentence: Sentence): VerbView[] {
  return sentence.tokens.flatMap((_, at) => {
    const subject = isWhatMakes(sentence, at) ? whatAt(at) : askedSubject(sentence, at)
    return subject ? [viewOf(sentence, at, subject)] : []
  })
}

const whatAt = (at: number): NounPhrase => ({ start: at - 1, end: at, head: at - 1, agreement: 'one' })

function askedSubject(sentence: Sentence, at: number): NounPhrase | undefined {
  const { tokens } = sentence
  const helper = tokens[at] as Token
  if (!HELPERS.test(helper.lower) || (at === 0 && helper.lower === 'am')) return undefined
  if (!isAsked(sentence, at) || isImperative(sentence, at)) return undefined
  const subject = nounPhrase(tokens, tokens[at + 1]?.text === "n't" ? at + 2 : at + 1)
  const after = subject && tokens[subject.end]?.tag
  if (!after || !isAskedSubject(sentence, subject, helper)) return undefined
  return BEHIND[helper.tag]?.includes(after) === false ? undefined : subject
}

function viewOf(sentence: Sentence, at: number, subject: NounPhrase): VerbView {
  const clause = { opener: undefined, subject, predicate: at, adverbs: at, end: sentence.tokens.length }
  const token = sentence.tokens[at] as Token
  const verb = { at, subject, clause, tense: undefined }
  return { sentence, verb, token, base: '', opener: 'what', own: '', before: undefined, after: undefined }
}

/** At the start, behind a question word, or behind the noun that is asked for: 'How many cups of coffee do he'. */
function isAsked(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  if (at === 0 || tokens[at - 1]?.tag === 'wh' || MEASURES.test(lowerAt(sentence, at - 1))) return true
  return (
    tokens[0]?.tag === 'wh' &&
    tokens[at + 1]?.tag === 'pron' &&
    tokens[at]?.tag === 'do' &&
    tokens.slice(1, at).every(({ tag }) => !['verb', 'be', 'pron', 'modal'].includes(tag))
  )
}

/** 'Have a nice day.', 'Do it well.', 'Were it not for you, …': no question. */
function isImperative({ tokens, text }: Sentence, at: number): boolean {
  if (at > 0 || /\?\s*$/.test(text)) return false
  return (
    tokens[0]?.lower === 'were' ||
    (/^(?:do|have)$/.test(tokens[0]?.lower ?? '') && !tokens.slice(1).some(({ tag }) => tag === 'verb'))
  )
}

/** 'Does people here smoke?': a bare noun in the plural too. */
const isAskedSubject = ({ tokens }: Sentence, subject: NounPhrase, helper: Token) =>
  ['pron', 'det', 'poss', 'name'].includes(tokens[subject.start]?.tag ?? '') ||
  (subject.agreement === 'many' && tokens[subject.start]?.tag === 'noun' && helper.lower === 'does')

/** 'What make me happy is my family', 'That is what worry my parents'. */
const isWhatMakes = ({ tokens }: Sentence, at: number) =>
  (tokens[at - 1]?.lower === 'what' || (tokens[0]?.lower === 'who' && at === 1)) &&
  ['verb', 'have'].includes(tokens[at]?.tag ?? '') &&
  tokens[at]?.form === 'base' &&
  !hasForm(tokens[at], 'past') &&
  (tokens[at]?.readings.kinds.noun ?? 9) < 5 &&
  ['obj', 'poss', 'det', 'pron'].includes(tokens[at + 1]?.tag ?? '') &&
  !(at === 1 ? SUBJECT_WORDS : ONLY_SUBJECTS).test(tokens[at + 1]?.lower ?? '')
