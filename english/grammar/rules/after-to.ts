import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { PAST_ONLY } from '../../words/verbs.ts'
import { BE_FINITE, SUBJECTS_OF_PEOPLE } from '../../words/word-sets.ts'
import { type Edit, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { bareForm, eachToken } from './verb-forms.ts'

const TO_PREPOSITION = ruleWords('to-something')

/** 'to went', 'to goes', 'want to going'. */
export const afterTo: Rule = {
  id: 'to-base',
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const adverb = sentence.tokens[at + 1]?.tag === 'adv' && /ly$/.test(sentence.tokens[at + 1]?.lower ?? '')
      const verbAt = adverb ? at + 2 : at + 1
      const verb = sentence.tokens[verbAt]
      const before = sentence.tokens[at - 1]
      if (token.tag !== 'to' || !verb || !before) return undefined
      if (verb.tag === 'verb' || isThirdAsVerb(sentence, verb, verbAt, before))
        return wrongAfterTo(sentence, verb, verbAt, before)
      const right = helperForm(verb, before)
      return right && right !== verb.lower ? replaceTokens(sentence, verbAt, verbAt + 1, right, 'to-base') : undefined
    }),
}

/** 'the girl he is talking to is my classmate' */
const STRANDED = ruleWords('to-at-end')

function helperForm(verb: Token, before: Token): string | undefined {
  if (STRANDED.test(before.lower)) return verb.lower
  return isBeForm(verb) ? 'be' : bareForm(verb)
}

const isBeForm = ({ tag, lower }: Token) => tag === 'be' && BE_FINITE.test(lower)

const TO_VERBS = ruleWords('to-do')

function wrongAfterTo(sentence: Sentence, verb: Token, at: number, before: Token): Edit | undefined {
  if (isDescribing(sentence, verb, at)) return undefined
  if (PAST_ONLY.has(verb.lower) && isBehindVerb(sentence, at, before) && !foundsSomething(sentence, at))
    return replaceTokens(sentence, at, at + 1, baseOf(verb, 'past'), 'to-base')
  if (verb.form === 'base' || hasForm(verb, 'base')) return undefined
  const isWrong =
    verb.form === 'ing'
      ? isWrongIng(sentence, at, before)
      : isThirdAsVerb(sentence, verb, at, before) ||
        isPastAsVerb(sentence, verb, at, before) ||
        isWrongFinite(verb, before)
  const form = verb.form && hasForm(verb, verb.form) ? verb.form : 'participle'
  return isWrong ? replaceTokens(sentence, at, at + 1, baseOf(verb, form), 'to-base') : undefined
}

const OBJECT_NEXT: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'pron'])

/** 'to locally elected officials', 'thanks to overwhelming bipartisan support' */
function isDescribing({ tokens }: Sentence, { form }: Token, at: number): boolean {
  if (form === 'ing') return tokens[at + 1]?.tag === 'adj' && tokens[at + 2]?.tag === 'noun'
  return form !== 'base' && tokens[at - 1]?.tag === 'adv' && tokens[at + 1]?.tag === 'noun'
}

/** 'to shows our appreciation', 'dangerous to drives': no plural could stand there. */
function isThirdAsVerb(sentence: Sentence, verb: Token, at: number, before: Token): boolean {
  if (!hasForm(verb, 'third') || verb.lower.endsWith("'s") || (before.tag === 'verb' && before.form === 'ing'))
    return false
  const isPreposition = TO_PREPOSITION.test(before.lower) && (before.lower !== 'used' || isGetUsed(sentence, at - 3))
  if (isPreposition && !OBJECT_NEXT.has(sentence.tokens[at + 1]?.tag ?? '')) return false
  const weight = Math.max(...verb.readings.verbs.map((reading) => reading.weight))
  const next = sentence.tokens[at + 1]
  if (
    weight - verb.readings.kinds.noun >= 4 ||
    (weight > 3 && isInfinitiveBefore(before)) ||
    (weight >= verb.readings.kinds.noun && weight > 4 && WITH_INFINITIVE.test(before.lower))
  )
    return true
  return (
    weight > 4 &&
    OBJECT_NEXT.has(next?.tag ?? '') &&
    !/^(?:every|all|both|each|i|we|they|he|she|you)$/.test(next?.lower ?? '')
  )
}

const WITH_INFINITIVE = ruleWords('after-to with-infinitive')

const BEFORE_INFINITIVES = ruleWords('after-to before-infinitives')

const isInfinitiveBefore = (before: Token) => BEFORE_INFINITIVES.test(before.lower)

const EASY = oneOf('easy difficult hard impossible want wants wanted going need needs')

/** 'to finished my homework', 'how to used it', 'easy to broken'. */
function isPastAsVerb(sentence: Sentence, verb: Token, at: number, before: Token): boolean {
  if (EASY.test(before.lower) && hasForm(verb, 'participle') && !hasForm(verb, 'base')) return true
  if (!hasForm(verb, 'past') || verb.form === 'ing' || hasForm(verb, 'base')) return false
  if (TO_VERBS.test(before.lower) && before.lower !== 'used') return true
  const next = sentence.tokens[at + 1]
  return OBJECT_NEXT.has(next?.tag ?? '') && !SUBJECTS_OF_PEOPLE.test(next?.lower ?? '') && verb.readings.kinds.noun < 4
}

const isBehindVerb = (sentence: Sentence, at: number, before: Token) =>
  TO_VERBS.test(before.lower) ||
  ['verb', 'adj', 'adv'].includes(before.tag) ||
  (OBJECT_NEXT.has(sentence.tokens[at + 1]?.tag ?? '') && !/^(?:right|from|turn|next)$/.test(before.lower)) ||
  ['obj', 'have'].includes(sentence.tokens[at - 2]?.tag ?? '')

const FOUNDED = new RegExp(
  `\\b(?:${[
    'found (?:a|an|the|his|her|their|our) (?:\\w+ )?(?:company|school|organi[sz]ation|charity|club|party)',
    'found (?:a|an|the|his|her|their|our) (?:\\w+ )?(?:business|city|university|foundation|startup)',
    'fell (?:a|the) trees?',
  ].join('|')})\\b`,
  'i',
)

/** 'to found a company' is a verb of its own. */
const foundsSomething = (sentence: Sentence, at: number) =>
  FOUNDED.test(sentence.text.slice(sentence.tokens[at]?.start))

function isWrongIng(sentence: Sentence, at: number, before: Token): boolean {
  if (before.lower === 'used') return !isGetUsed(sentence, at - 3)
  if (isForSomebody(sentence, at - 2) || /^(?:willing|unwilling)$/.test(before.lower)) return true
  if (TO_VERBS.test(before.lower)) return !/^(?:you|me|him|her|us|them|way|time|start|started)$/.test(before.lower)
  // 'I prefer walking to driving', 'from greeting guests to serving them'
  if (sentence.tokens.slice(0, at - 2).some((one) => hasForm(one, 'ing'))) return false
  // 'devote her life to helping'
  if (sentence.tokens.slice(Math.max(0, at - 6), at - 2).some((one) => one.tag === 'verb' && takesDoing(one)))
    return false
  if (before.tag === 'verb' && before.form === 'ing') return TO_VERBS.test(baseOf(before, 'ing'))
  if (before.tag === 'verb') return !takesDoing(before)
  if (before.tag === 'be') return true
  return ['adj', 'noun', 'not'].includes(before.tag) && !WITH_TO_DOING.test(before.readings.singular ?? before.lower)
}

const takesDoing = (verb: Token) => WITH_TO_DOING.test(baseOf(verb, verb.form))

/** Words whose 'to' is a preposition: 'admit to taking it', 'an approach to teaching', 'close to losing'. */
const WITH_TO_DOING = ruleWords('to-doing')

/** 'important for parents to teaching': they are to do it. */
const isForSomebody = ({ tokens }: Sentence, at: number) =>
  (tokens[at]?.tag === 'obj' || isPersonNoun(tokens[at])) &&
  [tokens[at - 1], tokens[at - 2]].some((token) => token?.lower === 'for') &&
  tokens.slice(0, at).some(({ tag }) => tag === 'adj')

function isWrongFinite(verb: Token, before: Token): boolean {
  const { noun, adj } = verb.readings.kinds
  if (noun > 3 || adj > 3 || (TO_PREPOSITION.test(before.lower) && noun + adj > 0)) return false
  return verb.form !== 'third' || noun === 0 || TO_VERBS.test(before.lower)
}

/** 'am used to living' is right, 'I used to living' is not. */
const isGetUsed = (sentence: Sentence, at: number) =>
  [at, at - 1].some(
    (one) =>
      ['be', 'verb'].includes(sentence.tokens[one]?.tag ?? '') ||
      /^(?:get|got|gets|getting)$/.test(sentence.tokens[one]?.lower ?? ''),
  )
