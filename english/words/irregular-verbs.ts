import { rowsOf } from '../data/rows.ts'

/** All that are right; the first one is what the tutor suggests. */
export interface IrregularVerb {
  past: readonly string[]
  participle: readonly string[]
}

export const irregularVerbs: ReadonlyMap<string, IrregularVerb> = new Map(
  rowsOf('irregular-verbs.tsv').map(([base = '', past = '', participle = '']) => [
    base,
    { past: past.split('/'), participle: participle.split('/') },
  ]),
)
