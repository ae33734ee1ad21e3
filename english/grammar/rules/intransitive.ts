import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { participleForm, pastForm, thirdPerson } from '../../words/verbs.ts'
import { AS_OR_THAN, BE_ANY_SHORT, BE_OF_MANY, PLACE_LINKS, SUBJECTS_OF_PEOPLE } from '../../words/word-sets.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { PAST_TIME } from '../times.ts'
import { baseOf, hasForm, haveFor, skipAdverbs } from '../verb-words.ts'
import { isBesidePast } from '../verbs/beside-past.ts'

const INTRANSITIVE = oneOf(`
  happen arrive die appear disappear occur exist sleep stay become consist belong seem succeed cry smile laugh
  rain snow depend rise graduate come vanish emerge survive collapse cough sneeze yawn agree disagree
  participate increase-in work live walk travel wait fall faint apologize apologise retire-from`)
const SELDOM_WRONG = /^(?:come|agree|work|live|walk|travel|wait|fall|sleep|stay|rise|survive|depend|cry)$/

/** 'The accident was happened', 'it is not arrived yet': these verbs have no passive. */
export const intransitivePassive: Rule = {
  id: 'intransitive-passive',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      token.tag === 'be' && BE_ANY_SHORT.test(token.lower) ? (withoutBe(sentence, token, at) ?? []) : [],
    ),
}

function withoutBe(sentence: Sentence, be: Token, at: number): Edit | undefined {
  const verbAt = skipAdverbs(sentence.tokens, at + 1)
  const verb = sentence.tokens[verbAt]
  const base = verb && intransitiveBase(sentence, verb, verbAt)
  if (!base || (be.lower === "'s" && !/^(?:it|he|she|this|that)$/.test(lowerAt(sentence, at - 1)))) return undefined
  const words = sentence.tokens.slice(at + 1, verbAt).map(({ text }) => (text === "n't" ? 'not' : text))
  const right = activeForm(sentence, be, base, words)
  return replaceTokens(sentence, at, verbAt + 1, right.join(' '), 'intransitive')
}

function intransitiveBase(sentence: Sentence, verb: Token, at: number): string | undefined {
  if (hasForm(verb, 'base') || (!hasForm(verb, 'participle') && !hasForm(verb, 'past'))) return undefined
  const base = baseOf(verb, 'participle')
  const form = hasForm(verb, 'participle') ? participleForm(base) : pastForm(base)
  if (!INTRANSITIVE.test(base) || form !== verb.lower || lowerAt(sentence, at + 1) === 'by') return undefined
  return !SELDOM_WRONG.test(base) || verb.lower === 'came' || isSure(sentence, base, at) ? base : undefined
}

function activeForm(sentence: Sentence, be: Token, base: string, words: string[]): string[] {
  const agreement = be.lower === 'am' ? 'i' : BE_OF_MANY.test(be.lower) ? 'many' : 'one'
  const isPast = be.form === 'past'
  if (!isPast && /\b(?:yet|already|just)\b/i.test(sentence.text.slice(be.start)))
    return [haveFor(agreement), ...words, participleForm(base)]
  if (words.includes('not')) return [isPast ? 'did' : agreement === 'one' ? 'does' : 'do', 'not', base]
  if (!isPast && /^(?:consist|belong|depend|seem|exist)$/.test(base))
    return [...words, agreement === 'one' ? thirdPerson(base) : base]
  return [...words, pastForm(base)]
}

/** Some of these may be adjectives or passives: 'it was agreed that', 'the house is lived in'. */
function isSure(sentence: Sentence, base: string, at: number): boolean {
  const next = sentence.tokens[at + 1]
  if (base === 'agree') return next?.lower === 'with'
  if (/^(?:walk|rise|fall)$/.test(base)) return false
  if (/^(?:live|work|travel|wait)$/.test(base))
    return /^(?:in|at|to|for|as|with|here|there|from)$/.test(next?.lower ?? '') && lowerAt(sentence, at + 2) !== ''
  return next === undefined || next.tag !== 'prep' || PLACE_LINKS.test(next.lower)
}

const ONLY_PARTICIPLE = oneOf(`
  been seen gone eaten written spoken driven flown ridden forgotten chosen swum sung begun drunk shown fallen
  shaken frozen`)

/** 'I never been there', 'She gone home': the participle needs have or has. */
export const participleWithoutHave: Rule = {
  id: 'perfect-have',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => (lacksHave(sentence, clause) ? [withHave(sentence, clause)] : [])),
}

/** 'Yesterday we seen it' tells of the past. */
function withHave(sentence: Sentence, clause: Clause): Edit {
  const at = skipAdverbs(sentence.tokens, clause.subject.end)
  const verb = sentence.tokens[at] as Token
  const isOver = PAST_TIME.test(sentence.text) || isBesidePast(sentence, clause)
  return isOver && verb.tag === 'verb'
    ? changeWord(sentence, at, pastForm(baseOf(verb, 'participle')), 'past-time')
    : insertBefore(sentence, clause.subject.end, haveFor(clause.subject.agreement), 'perfect-form')
}

const BOUND: ReadonlySet<string> = new Set(['have', 'be', 'modal', 'do', 'prep', 'verb', 'to'])

function lacksHave({ tokens }: Sentence, { subject, end, opener }: Clause): boolean {
  const at = skipAdverbs(tokens, subject.end)
  const verb = tokens[at]
  if (!verb || !ONLY_PARTICIPLE.test(verb.lower) || at > end || hasForm(verb, 'base')) return false
  if (BOUND.has(tokens[subject.start - 1]?.tag ?? '') || AS_OR_THAN.test(opener?.lower ?? '')) return false
  if (SUBJECTS_OF_PEOPLE.test(tokens[subject.head]?.lower ?? '')) return true
  const between = tokens.slice(subject.end, at)
  return (
    between.some(({ lower }) => /^(?:never|already|just|ever|not|also)$/.test(lower)) &&
    ['poss', 'name', 'det'].includes(tokens[subject.start]?.tag ?? '')
  )
}
