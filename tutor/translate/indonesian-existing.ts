import type { NounPhrase } from './clause.ts'
import { word } from './finish-amounts.ts'
import { type Draft, hasPredicate } from './indonesian-draft.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import { isNot, isSkipped } from './indonesian-particles.ts'
import type { IndonesianText } from './indonesian-text.ts'
import { isPerson } from './phrase-kinds.ts'

/** 'ada kamar', 'kuncinya ada di meja', 'kamu ada waktu'. */
export function* existing(text: IndonesianText, draft: Draft): Generator<Draft> {
  if (text.tokens[draft.at]?.text !== 'ada' || hasPredicate(draft)) return
  const at = draft.at + 1
  if (draft.subject && isPlaceAt(text, at)) yield { ...draft, at }
  if (draft.subject && isEnd(text, at)) yield* isThere(text, draft)
  for (const { value, end, cost } of nounPhrases(text, at))
    yield { ...draft, at: end, cost: draft.cost + cost, exists: true, what: unknownYet(value) }
}

/** 'Ada garansinya nggak?' */
const unknownYet = (what: NounPhrase): NounPhrase =>
  what.kind === 'noun' && what.which === 'the' && !what.owner ? { ...what, which: null } : what

/** Nothing but particles and 'nggak' from here on. */
const isEnd = (text: IndonesianText, from: number): boolean =>
  text.tokens
    .slice(from)
    .every((_, more) => isSkipped(text, from + more) || text.at(from + more).some(({ word }) => word.notes.has('not')))

/** 'Yang merah ada nggak?', 'dokternya ada?' */
function* isThere(text: IndonesianText, draft: Draft): Generator<Draft> {
  const isAsked =
    draft.isQuestion || text.tokens.slice(draft.at + 1).some((_, more) => isNot(text, draft.at + 1 + more))
  const taken = { ...draft, at: text.tokens.length, isQuestion: isAsked }
  if (isPerson(draft.subject)) yield { ...taken, adverbs: [...draft.adverbs, HERE] }
  else if (isAsked) yield { ...taken, subject: null, exists: true, what: draft.subject }
}

const HERE = word('adverb', 'here', 'di sini', 'where', 'end')

const PLACED = new Set(['adverb', 'ask'])

const isPlaceAt = (text: IndonesianText, at: number): boolean =>
  /^(?:di|ke|dari|dekat)$/.test(text.tokens[at]?.text ?? '') || text.at(at).some((one) => PLACED.has(one.word.kind))
