import { type Draft, hasPredicate, type ReadClause } from './indonesian-draft.ts'
import type { IndonesianText } from './indonesian-text.ts'
import type { Word } from './lexicon.ts'

const FIRST = /^(?:if|when|because|before|after|although|while)$/

/** 'X karena Y', 'kalau X, Y'. */
export function* joinedBy(
  text: IndonesianText,
  draft: Draft,
  taken: Draft,
  word: Word,
  read: (text: IndonesianText, at: number) => ReadClause | null,
): Generator<Draft> {
  if (hasPredicate(draft) || draft.places.length > 0) {
    const rest = read(text, taken.at)
    if (rest && (!word.notes.has('purpose') || isPurpose(rest)))
      yield {
        ...draft,
        at: text.tokens.length,
        cost: draft.cost + rest.cost + 0.2,
        joined: { by: word, clause: rest.clause, isFirst: false },
      }
  }
  if (hasBegun(draft) || !FIRST.test(word.en[0] ?? '')) return
  for (const end of endsOf(text, taken.at)) {
    const condition = read({ ...text, tokens: text.tokens.slice(0, end) }, taken.at)
    if (!condition) continue
    const joined = { by: word, clause: condition.clause, isFirst: true }
    yield { ...draft, at: end, cost: draft.cost + condition.cost, joined }
  }
}

/** 'untuk membeli tiket' */
const isPurpose = ({ clause }: ReadClause): boolean =>
  clause.isImplied === true && clause.predicate.kind === 'verbs' && clause.helpers.length === 0 && clause.ask === null

const hasBegun = (draft: Draft): boolean => hasPredicate(draft) || draft.subject !== null || draft.helpers.length > 0

/** Where a first clause may end: at its comma, or where somebody is named or told to do something. */
function endsOf(text: IndonesianText, from: number): number[] {
  const comma = text.tokens.findIndex(({ text: token }, at) => at > from && token === ',')
  if (comma >= 0) return [comma]
  return text.tokens
    .map((_, at) => at)
    .filter(
      (at) => at > from && text.at(at).some(({ word }) => word.kind === 'pronoun' || BEGINS.has(word.id[0] ?? '')),
    )
}

const BEGINS = new Set(['jangan', 'tolong', 'ayo', 'bisa', 'boleh', 'harus', 'tidak', 'langsung'])
