import { type ClauseText, type Draft, extended, stepped } from './english-draft.ts'
import { HELPERS, JUST_DONE, KEEP, ONLY, PERFECT, PROGRESSIVE, WOULD } from './english-helpers.ts'
import { complement, objects, passive, verbPhrase } from './english-predicates.ts'
import { says } from './english-text.ts'
import type { Word } from './word.ts'

/** Helpers and adverbs up to the predicate. */
export function* helped(text: ClauseText, draft: Draft): Generator<Draft> {
  for (const [words, helpers, is] of HELPERS) {
    if (!says(text, draft.at, words) || !mayFollow(draft, words)) continue
    const at = draft.at + words.split(' ').length
    const own = words === 'just' ? [isDone(text, draft, at) ? JUST_DONE : ONLY] : helpers
    const next = extended(draft, { helpers: [...draft.clause.helpers, ...own] }, at)
    const after = BEHIND_BE.has(words) ? null : (is ?? draft.after)
    yield* helped(text, { ...next, after, isPerfect: draft.isPerfect || words === 'been' })
  }
  for (const { word, end } of text.at(draft.at, 'adverb').filter((one) => one.word.notes.has('mid')))
    yield* helped(text, extended(draft, { adverbs: [...draft.clause.adverbs, word] }, end))
  yield* predicates(text, draft)
}

const mayFollow = ({ after }: Draft, words: string): boolean =>
  (!BEHIND_BE.has(words) || after === 'be') && !(after === 'have' && /^ha(?:ve|s|d)$/.test(words))

const BEHIND_BE = new Set([
  'going to',
  'supposed to',
  'not supposed to',
  'allowed to',
  'not allowed to',
  'able to',
  'unable to',
  'about to',
])

/** 'I just got home', 'I've just eaten'; 'I just want to sleep' is another 'just'. */
const isDone = (text: ClauseText, { after }: Draft, at: number): boolean =>
  after === 'have' || (after === null && text.verbs(at).some(({ form }) => form === 'past') && !isBase(text, at))

const isBase = (text: ClauseText, at: number): boolean => text.verbs(at).some(({ form }) => form === 'base')

function* predicates(text: ClauseText, draft: Draft): Generator<Draft> {
  const { clause, after } = draft
  const add = (word: Word): Draft => extended(draft, { helpers: [...clause.helpers, word] })
  if (after === 'be') {
    yield* complement(text, draft)
    yield* verbPhrase(text, draft.isPerfect ? add(PERFECT) : add(PROGRESSIVE), ['ing'])
    yield* passive(text, draft.isPerfect ? add(PERFECT) : draft)
  } else if (after === 'have') yield* verbPhrase(text, add(PERFECT), ['participle'])
  else if (wouldLike(text, draft)) yield* asVerb(text, withoutWould({ ...draft, at: draft.at + 1 }), 'want')
  else yield* verbPhrase(text, draft, ['base', 'third', 'past'])
  if (after === 'have') yield* asVerb(text, draft, 'have')
  if (after === 'do') yield* asVerb(text, draft, 'do')
  if (/^(?:keep|keeps|kept)$/.test(text.tokens[draft.at] ?? ''))
    yield* verbPhrase(text, extended(add(KEEP), {}, draft.at + (says(text, draft.at + 1, 'on') ? 2 : 1)), ['ing'])
}

/** 'I would like some tea', 'would you like some tea' */
const wouldLike = (text: ClauseText, { at }: Draft): boolean =>
  says(text, at, 'like') && text.tokens.slice(Math.max(0, at - MOST_BETWEEN), at).includes('would')

const withoutWould = (draft: Draft): Draft =>
  extended(draft, { helpers: draft.clause.helpers.filter((one) => one !== WOULD) })

const MOST_BETWEEN = 3

/** 'have' and 'do' as verbs of their own: 'I have a dog'. */
function* asVerb(text: ClauseText, draft: Draft, base: string): Generator<Draft> {
  const [word] = text.named(base, 'verb')
  if (word) yield* objects(text, stepped(draft, word, draft.at, 0))
}
