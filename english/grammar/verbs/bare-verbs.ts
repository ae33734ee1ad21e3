import type { Token } from '../../sentences/tokens.ts'
import { isPersonNoun } from '../../words/people.ts'
import { STATIVE } from '../../words/verb-kinds.ts'
import { HAVE, SEEMS, SUBJECTS_OF_PEOPLE } from '../../words/word-sets.ts'
import { lowerAt, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

const AFTER_VERB: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'pron'])

/** Behind 'be': a verb without ending, not a noun or adjective that says what the subject is. */
export function isBareVerb(sentence: Sentence, verb: Token, at: number): boolean {
  if (verb.tag === 'have') return HAVE.test(verb.lower)
  if (verb.lower === 'lives') return /^(?:in|at|near|with|on|next|alone|behind|far)$/.test(lowerAt(sentence, at + 1))
  if (/^(?:rain|snow)$/.test(verb.lower))
    return lowerAt(sentence, at - 2) === 'it' || lowerAt(sentence, at - 3) === 'it'
  if (verb.tag === 'do') return isDoing(sentence, verb, at)
  return isNounWithObject(sentence, verb, at) || (verb.tag === 'verb' && isVerbOnly(sentence, verb, at))
}

function isDoing({ tokens, text }: Sentence, { lower }: Token, at: number): boolean {
  const next = tokens[at + 1]
  const isOver = next?.text === '.' || isObject(next)
  return lower === 'do' && isOver && !/\b(?:all|thing|what .* do) .*do/i.test(text)
}

const isObject = (token: Token | undefined) =>
  ['poss', 'obj'].includes(token?.tag ?? '') ||
  /^(?:the|an?|more|some|many|research|homework)$/.test(token?.lower ?? '')

/** 'is plant more trees': a noun would need its article, and takes no object; 'is ship to Batam' neither. */
function isNounWithObject({ tokens }: Sentence, verb: Token, at: number): boolean {
  const next = tokens[at + 1]
  const { verb: weight, adj, noun } = verb.readings.kinds
  if (verb.tag !== 'noun' || !hasForm(verb, 'base') || weight < 4 || adj > 2) return false
  return isObject(next) || (weight >= noun && (next?.tag === 'to' || next?.tag === 'prep'))
}

function isVerbOnly(sentence: Sentence, verb: Token, at: number): boolean {
  const { kinds } = verb.readings
  // "How far she's come": 's is 'has'.
  if (/^(?:come|become)$/.test(verb.lower)) return lowerAt(sentence, at - 1) !== "'s"
  if (isNamed(sentence, verb, at)) return false
  // 'This is cause for concern'
  if (
    kinds.noun > 3 &&
    verb.form === 'base' &&
    lowerAt(sentence, at + 1) === 'for' &&
    sentence.tokens[at - 2]?.tag === 'det'
  )
    return false
  if (STATIVE.test(baseOf(verb)) && verb.form !== 'ing' && !hasForm(verb, 'participle')) return true
  if (verb.form === 'past' && !hasForm(verb, 'participle')) return true
  if (verb.form === 'third') return isThirdWithMore(sentence, verb, at)
  if (verb.form !== 'base' || hasForm(verb, 'participle')) return false
  const subject = sentence.tokens[at - 2]
  const isPersonal = SUBJECTS_OF_PEOPLE.test(subject?.lower ?? '') || isPersonNoun(subject)
  return kinds.adj < 4 && kinds.verb > kinds.adj && (isPersonal || kinds.noun < 6 || kinds.verb >= kinds.noun)
}

/** 'it was love at first sight' */
const isNamed = (sentence: Sentence, { form, readings }: Token, at: number) =>
  lowerAt(sentence, at - 2) === 'it' && readings.kinds.noun >= readings.kinds.verb - 2 && form === 'base'

/** 'is works in a bank', 'is makes people happy'; not 'the problem is costs'. */
function isThirdWithMore({ tokens }: Sentence, { readings: { kinds } }: Token, at: number): boolean {
  const next = tokens[at + 1]?.tag ?? ''
  if (next === 'adj' && SEEMS.test(tokens[at]?.lower ?? '')) return true
  return kinds.noun === 0 || next === 'prep' || (kinds.verb > 5 && AFTER_VERB.has(next))
}
