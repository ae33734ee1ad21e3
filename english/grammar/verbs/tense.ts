import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import { PAST_TIME } from '../../sentences/times.ts'
import type { Token } from '../../sentences/tokens.ts'
import { EVENT } from '../../words/verb-kinds.ts'
import { pastForm } from '../../words/verbs.ts'
import { DO_NOW, IS_OR_ARE, PAST_HELPERS } from '../../words/word-sets.ts'
import type { Reason } from '../reason.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, skipAdverbs } from '../verb-words.ts'
import { pastReason } from './past-evidence.ts'
import { HABIT } from './time-words.ts'
import { type VerbView, verbViews } from './verb-view.ts'

/** A verb in the present where the sentence says that it is over: 'I go to Bali last week'. */
export const tense: Rule = {
  id: 'tense',
  find: (sentence) => [
    ...verbViews(sentence).flatMap((view) => {
      const reason = pastReason(view)
      return (reason && toPast(view, reason)) ?? []
    }),
    ...thereWas(sentence),
    ...askedOfPast(sentence),
  ],
}

/** 'Suddenly the rain come', 'Luckily, a farmer find us': what opens the sentence says that it is a story. */
export const sudden: Rule = {
  id: 'sudden',
  readsOpening: true,
  find: (sentence) =>
    verbViews(sentence).flatMap((view) => (isSudden(view) ? (toPast(view, 'past-sequence') ?? []) : [])),
}

const isSudden = ({ sentence: { text }, opener, verb, token, base }: VerbView) =>
  /^(?:and |but |then )?(?:suddenly|luckily|fortunately|unfortunately)\b/i.test(text) &&
  /^,?$/.test(opener) &&
  verb.subject.agreement === 'one' &&
  token.form === 'base' &&
  EVENT.test(base) &&
  !HABIT.test(text)

function toPast(view: VerbView, reason: Reason): Edit | undefined {
  const { sentence, verb, token } = view
  if (token.tag === 'be') return pastBe(view, reason)
  const right = reason === 'reported' && token.tag === 'have' ? 'had' : pastWord(view)
  return right && right !== token.lower ? changeWord(sentence, verb.at, right, reason) : undefined
}

const HAVING_MEAL = /^(?:breakfast|lunch|dinner|supper)$/

function pastWord({ sentence, verb, token, base, before }: VerbView): string | undefined {
  if (token.tag === 'do') return 'did'
  if (token.tag === 'modal') return pastModal(sentence, verb.at)
  if (token.tag !== 'have') return pastForm(base)
  const isMeal = HAVING_MEAL.test(lowerAt(sentence, verb.at + 1)) && before?.opener?.lower === 'when'
  if (isMeal) return `${beFor(verb.subject.agreement, true)} having`
  const next = sentence.tokens[skipAdverbs(sentence.tokens, verb.at + 1)]
  return ['verb', 'be', 'have'].includes(next?.tag ?? '') ? undefined : 'had'
}

/** 'must go' is 'had to go'; 'must be tired' and 'must not' say something else. */
function pastModal(sentence: Sentence, at: number): string | undefined {
  const next = sentence.tokens[at + 1]
  if (lowerAt(sentence, at) === 'can') return next?.text === 'not' && !next.spaced ? 'could ' : 'could'
  return next?.tag === 'verb' && next.form === 'base' ? 'had to' : undefined
}

const STILL_CALLED = /^(?:called|known|named|located|made)$/

function pastBe({ sentence, verb, opener }: VerbView, reason: Reason): Edit | undefined {
  const { agreement } = verb.subject
  const next = sentence.tokens[verb.at + 1]
  const isOwnTime = reason === 'past-time' && PAST_TIME.test(sentence.text) && opener !== 'because'
  if (isOwnTime && next?.form === 'ing') return wentThen(sentence, verb.at, next)
  if (next?.form === 'participle' && STILL_CALLED.test(next.lower)) return undefined
  return changeWord(sentence, verb.at, beFor(agreement === 'unknown' ? 'many' : agreement, true), reason)
}

const TIME_AT_END = /\b(?:yesterday|last (?:night|week|weekend|month|year)|ago)[.!]?$/i

/** 'We are going to the beach last weekend'. */
function wentThen(sentence: Sentence, at: number, verb: Token): Edit | undefined {
  const isPlanned = sentence.tokens[at + 2]?.tag === 'to' && sentence.tokens[at + 3]?.tag === 'verb'
  if (isPlanned || !TIME_AT_END.test(sentence.text) || sentence.clauses.length > 1) return undefined
  return replaceTokens(sentence, at, at + 2, pastForm(baseOf(verb, 'ing')), 'past-time')
}

/** 'There is a big earthquake in 2018', 'There are many people last night'. */
function thereWas(sentence: Sentence): Edit[] {
  const told = thereBesidePast(sentence)
  if (told) return [told]
  const isOver = PAST_TIME.test(sentence.text.replace(/this morning/i, '')) && !HABIT.test(sentence.text)
  if (!isOver || sentence.clauses.length > 1 || /\bthan\b/i.test(sentence.text)) return []
  return sentence.tokens.flatMap((token, at) => {
    const be = lowerAt(sentence, at + 1)
    if (token.tag !== 'there' || !IS_OR_ARE.test(be)) return []
    return [changeWord(sentence, at + 1, be === 'is' ? 'was' : 'were', 'past-time')]
  })
}

/** 'The wedding was held in a hotel and there is more than two hundred guests'. */
function thereBesidePast(sentence: Sentence): Edit | undefined {
  const { tokens, text } = sentence
  const at = tokens.findIndex(({ tag }) => tag === 'there')
  const be = lowerAt(sentence, at + 1)
  const isLinked = tokens[at - 1]?.lower === 'and' && IS_OR_ARE.test(be)
  if (at < 2 || !isLinked || HABIT.test(text) || /["“”;]/.test(text)) return undefined
  const before = verbViews(sentence).filter(({ verb }) => verb.at < at)
  const isTold = before.length > 0 && before.every(({ verb }) => verb.tense === 'past')
  return isTold ? changeWord(sentence, at + 1, be === 'is' ? 'was' : 'were', 'past-sequence') : undefined
}

const ASKED_OF_NOW = /\b(?:since|if|usually|every|always|still|now|think|know|remember|than|compared)\b/i

/** 'What do you do last weekend?': a finished time asks with did. */
function askedOfPast(sentence: Sentence): Edit[] {
  const { text, tokens } = sentence
  const isOver = PAST_TIME.test(text.replace(/this morning|in (?:the )?past/gi, ''))
  if (!/\?\s*$/.test(text) || !isOver || ASKED_OF_NOW.test(text)) return []
  const at = tokens.findIndex(({ tag }, index) => tag === 'do' && index < 4)
  const isFirst = at === 0 || (at > 0 && tokens[0]?.tag === 'wh')
  const subject = plainNounPhrase(tokens, tokens[at + 1]?.tag === 'not' ? at + 2 : at + 1)
  if (!isFirst || !subject || !DO_NOW.test(lowerAt(sentence, at))) return []
  const hasOther = tokens
    .slice(subject.end)
    .some(({ tag, form, lower }) => (tag === 'verb' && form === 'past') || PAST_HELPERS.test(lower))
  return hasOther ? [] : [changeWord(sentence, at, 'did', 'past-time')]
}
