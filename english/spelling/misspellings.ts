import { rowsOf } from '../data/rows.ts'

/** What was typed and what is meant; chat words such as 'pls' are no mistakes. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  rowsOf('misspellings.tsv')
    .filter(([, , kind]) => kind !== 'chat')
    .map(([typed = '', meant = '']) => [typed, meant]),
)
