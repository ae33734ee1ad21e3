import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import { PAST_TIME } from '../../sentences/times.ts'
import type { Token } from '../../sentences/tokens.ts'
import { participleForm } from '../../words/verbs.ts'
import { HAVE, HE_SHE_IT } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm, haveFor, skipAdverbs } from '../verb-words.ts'

/** 'How long do you live here?', 'Have you seen him yesterday?', 'It is the first time I try it'. */
export const perfectQuestions: Rule = {
  id: 'perfect-question',
  find: (sentence) => [
    ...(howLong(sentence) ?? []),
    ...(askedOfPast(sentence) ?? []),
    ...(everDone(sentence) ?? []),
    ...firstTime(sentence),
    ...bestEver(sentence),
    ...byThen(sentence),
  ],
}

const textOf = ({ text, tokens }: Sentence, from: number, to: number) =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end)

const LASTS = /^(?:live|work|know|study|learn|teach|wait|play|use|own|date|have)$/

/** What goes on until now: have and the participle. */
function howLong(sentence: Sentence): Edit[] | undefined {
  const { tokens, text } = sentence
  const at = tokens.findIndex(({ lower }, index) => lower === 'long' && lowerAt(sentence, index - 1) === 'how') + 1
  const helper = tokens[at]
  if (at !== 2 || !helper || !/^(?:do|does|are|is)$/.test(helper.lower)) return undefined
  if (/\b(?:will|going to|next|tomorrow|every|each|per|usually|a day|a week|normally|plan)\b/i.test(text))
    return undefined
  const subject = plainNounPhrase(tokens, at + 1)
  const verb = subject && tokens[subject.end]
  if (!subject || !verb || !isSomebodyHere(tokens[subject.head])) return undefined
  const done = lastingForm(sentence, helper, subject.end)
  if (!done) return undefined
  const words = textOf(sentence, subject.start, subject.end)
  return [
    replaceTokens(sentence, at, subject.end + 1, `${haveFor(subject.agreement)} ${words} ${done}`, 'perfect-since'),
  ]
}

const isSomebodyHere = (token: Token | undefined) =>
  token?.tag === 'name' || /^(?:you|he|she|they|we)$/.test(token?.lower ?? '') || token?.readings.person === true

function lastingForm(sentence: Sentence, helper: Token, at: number): string | undefined {
  const verb = sentence.tokens[at] as Token
  if (helper.tag === 'be') return isLastingState(verb) ? `been ${verb.text}` : undefined
  if (verb.tag !== 'verb' && verb.tag !== 'have') return undefined
  const base = verb.tag === 'have' ? 'have' : baseOf(verb, 'base')
  const hasRest = !['punct', 'to', undefined].includes(sentence.tokens[at + 1]?.tag)
  return LASTS.test(base) && base !== 'wait' && (hasRest || base === 'know') ? participleForm(base) : undefined
}

const isLastingState = (verb: Token) =>
  verb.tag === 'verb' && verb.form === 'ing'
    ? LASTS.test(baseOf(verb, 'ing'))
    : verb.tag === 'adj' || /^(?:here|married|friends)$/.test(verb.lower)

/** A finished time asks with did. */
function askedOfPast(sentence: Sentence): Edit[] | undefined {
  const { tokens, text } = sentence
  const at = tokens.findIndex(({ tag }) => tag === 'have')
  if (at < 0 || at > 1 || !/\?\s*$/.test(text) || /^(?:had|having)$/.test(lowerAt(sentence, at))) return undefined
  if (at === 1 && !/^(?:what|where|why|how|who|when)$/.test(lowerAt(sentence, 0))) return undefined
  const isOver = PAST_TIME.test(text.replace(/this morning|in (?:the )?(?:19|20)\d\d|in the past/gi, ''))
  if (!(isOver || lowerAt(sentence, 0) === 'when') || /\b(?:since|before|until|when i)\b/i.test(text)) return undefined
  const subject = plainNounPhrase(tokens, at + 1)
  const verbAt = subject && skipAdverbs(tokens, subject.end)
  const verb = tokens[verbAt ?? -1]
  if (!subject || verbAt === undefined || !verb) return undefined
  const words = textOf(sentence, subject.start, subject.end)
  if (verb.lower === 'been' && tokens[verbAt + 1]?.tag === 'adv')
    return [replaceTokens(sentence, at, verbAt + 1, `${beFor(subject.agreement, true)} ${words}`, 'perfect-past-time')]
  if (verb.tag !== 'verb' || !hasForm(verb, 'participle')) return undefined
  return [replaceTokens(sentence, at, verbAt + 1, `did ${words} ${baseOf(verb, 'participle')}`, 'perfect-past-time')]
}

/** 'Did you ever eat rendang?' of a whole life. */
function everDone(sentence: Sentence): Edit[] | undefined {
  const { tokens, text } = sentence
  if (lowerAt(sentence, 0) !== 'did' || lowerAt(sentence, 1) !== 'you' || lowerAt(sentence, 2) !== 'ever')
    return undefined
  const verb = tokens[3]
  if (verb?.tag !== 'verb' || PAST_TIME.test(text) || /\b(?:when|while|as a|during|again|then)\b/i.test(text))
    return undefined
  const base = baseOf(verb, 'base')
  const isVisit = base === 'go' && tokens[4]?.tag === 'to'
  return [replaceTokens(sentence, 0, 4, `have you ever ${isVisit ? 'been' : participleForm(base)}`, 'perfect-form')]
}

/** 'It is the first time I try it', 'This is the second time he come late'. */
const firstTime = (sentence: Sentence): Edit[] =>
  sentence.tokens.flatMap((token, at) =>
    token.lower === 'time' && /^(?:first|second|third|fourth)$/.test(lowerAt(sentence, at - 1))
      ? (doneOnce(sentence, at) ?? [])
      : [],
  )

function doneOnce(sentence: Sentence, time: number): Edit | undefined {
  const { tokens } = sentence
  const be = tokens.slice(Math.max(0, time - 4), time).find(({ tag }) => tag === 'be')
  const from = lowerAt(sentence, time + 1) === 'that' ? time + 2 : time + 1
  const subject = ['pron', 'poss'].includes(tokens[from]?.tag ?? '') ? plainNounPhrase(tokens, from) : undefined
  const verb = subject && tokens[subject.end]
  if (!subject || !verb || !/^(?:is|'s)$/.test(be?.lower ?? '')) return undefined
  if (verb.tag !== 'verb' || !['base', 'third', 'past'].includes(verb.form ?? '')) return undefined
  const right = `${haveFor(subject.agreement)} ${participleForm(baseOf(verb, verb.form))}`
  return replaceTokens(sentence, subject.end, subject.end + 1, right, 'perfect-form')
}

/** 'the best movie I ever watch' */
const bestEver = (sentence: Sentence): Edit[] =>
  sentence.tokens.flatMap((token, at) => {
    const verb = sentence.tokens[at + 1]
    const subject = sentence.tokens[at - 1]
    const isBest = /\b(?:best|worst|first|only|\w+est|most \w+) (?:\w+ ){1,3}(?:that )?\w+ $/i.test(
      sentence.text.slice(0, token.start),
    )
    if (token.lower !== 'ever' || subject?.tag !== 'pron' || verb?.tag !== 'verb' || !isBest) return []
    if (!['base', 'third', 'past'].includes(verb.form ?? '') || /\b(?:was|were|had)\b/i.test(sentence.text)) return []
    if (verb.form === 'past' && !/\b(?:is|are|['’]s)\b/i.test(sentence.text)) return []
    const have = HE_SHE_IT.test(subject.lower) ? 'has' : 'have'
    const right = `${have} ever ${participleForm(baseOf(verb, verb.form))}`
    return [replaceTokens(sentence, at, at + 2, right, 'perfect-form')]
  })

/** 'By the end of 2022, we have sold' */
function byThen(sentence: Sentence): Edit[] {
  if (!/\bby (?:the end of )?(?:last \w+|19\d\d|200\d|201\d|202[0-4])\b/i.test(sentence.text)) return []
  const at = sentence.tokens.findIndex(({ lower, tag }) => tag === 'have' && HAVE.test(lower))
  return at > 0 && hasForm(sentence.tokens[skipAdverbs(sentence.tokens, at + 1)], 'participle')
    ? [replaceTokens(sentence, at, at + 1, 'had', 'past-perfect')]
    : []
}
