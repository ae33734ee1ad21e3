import { type Draft, hasPredicate, type ReadClause, type ReadFrom } from './indonesian-draft.ts'
import type { IndonesianText } from './indonesian-text.ts'
import type { Word } from './word.ts'

/** What may begin a sentence. */
const FIRST = new Set(
  'if|when|because|before|after|although|while|since|so that|as soon as|even though|as long as|every time|in case'.split(
    '|',
  ),
)

/** 'X karena Y', 'kalau X, Y'. */
export function* joinedBy(
  text: IndonesianText,
  draft: Draft,
  taken: Draft,
  word: Word,
  read: ReadFrom,
): Generator<Draft> {
  if (text.tokens[taken.at]?.text === ',') return
  yield* joinedBehind(text, draft, taken, word, read)
  const isFirst = FIRST.has(word.en[0] ?? '') || (word.notes.has('purpose') && draft.at === 0)
  if (hasBegun(draft) || !isFirst) return
  for (const end of endsOf(text, taken.at)) {
    const condition = read({ ...text, tokens: text.tokens.slice(0, end) }, taken.at, true)
    if (!condition || !mayBeFirst(condition, word)) continue
    const joined = { by: word, clause: condition.clause, isFirst: true }
    yield { ...draft, at: end, cost: draft.cost + condition.cost, joined }
  }
}

const mayBeFirst = (condition: ReadClause, { notes }: Word): boolean =>
  condition.clause.predicate.kind !== 'none' && (!notes.has('purpose') || isPurpose(condition))

function* joinedBehind(text: IndonesianText, draft: Draft, taken: Draft, word: Word, read: ReadFrom): Generator<Draft> {
  if (draft.joined !== null || !(hasPredicate(draft) || draft.places.length > 0)) return
  const rest = read(text, taken.at)
  if (rest && (!DOING.some((note) => word.notes.has(note)) || isPurpose(rest)))
    yield {
      ...draft,
      at: text.tokens.length,
      cost: draft.cost + rest.cost + 0.2,
      joined: { by: word, clause: rest.clause, isFirst: false },
    }
}

/** 'untuk …' and 'tanpa …' go on with what is done. */
const DOING = ['purpose', 'gerund']

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
      (at) =>
        at > from &&
        (SO.has(text.tokens[at]?.text ?? '') ||
          text.at(at).some(({ word }) => word.kind === 'pronoun' || BEGINS.has(word.id[0] ?? '')) ||
          isTold(text, at)),
    )
}

/** 'kalau capek istirahat' */
const isTold = (text: IndonesianText, at: number): boolean =>
  text.at(at).some(({ word }) => word.kind === 'verb') && text.at(at - 1).some(({ word }) => word.notes.has('felt'))

/** 'kalau kalah ya main lagi' */
const SO = new Set(['ya', 'maka'])

const BEGINS = new Set(['jangan', 'tolong', 'ayo', 'bisa', 'boleh', 'harus', 'tidak', 'langsung'])
