import { rowsOf } from '../data/rows.ts'

const rows = rowsOf('misspellings.tsv')

/** What was typed and what is meant; chat words such as 'pls' are no mistakes. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  rows.filter(([, , kind]) => kind !== 'chat').map(([typed = '', meant = '']) => [typed, meant]),
)

/** As people write in a chat: 'u' is read as 'you', 'bcs' as 'because', and left as it is. */
export const chatWords: ReadonlyMap<string, string> = new Map(
  rows
    .filter(([, meant = '', kind]) => kind === 'chat' && /^[a-z]+$/.test(meant))
    .map(([typed = '', meant = '']) => [typed, meant]),
)
