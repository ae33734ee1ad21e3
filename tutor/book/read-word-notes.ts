import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEACHING } from './read-book.ts'

/** Tables about single words, each read when it is first asked for. */
const table = <Row>(file: string, width: number, rowOf: (cells: string[]) => [string, Row][]) => {
  let known: ReadonlyMap<string, Row[]> | undefined
  return (word: string): readonly Row[] => {
    known ??= groupsOf(readRows(file, width).flatMap(rowOf))
    return known.get(word.toLowerCase()) ?? []
  }
}

function groupsOf<Row>(pairs: readonly [string, Row][]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const [key, row] of pairs) groups.set(key.toLowerCase(), [...(groups.get(key.toLowerCase()) ?? []), row])
  return groups
}

/** Its rows behind the first line, which names the columns. */
export const readRows = (file: string, width: number, folder = TEACHING): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line, at) => {
      const cells = line.split('\t')
      if (cells.length !== width || cells.includes(''))
        throw new Error(`${file}:${at + 2}: not ${width} cells: ${line}`)
      return cells
    })

export interface Careful {
  id: string
  en: string
  /** What may be said instead. */
  instead: string[]
}

/** How a word may offend. */
export const carefulWith = table('careful-words.tsv', 4, ([word = '', id = '', en = '', instead = '']) => [
  [word, { id, en, instead: instead === '-' ? [] : instead.split(', ') } satisfies Careful],
])

export interface Variety {
  said: 'british' | 'american'
  other: string
  gloss: string
}

/** Where a word is said, and the word for it elsewhere. */
export const varietyOf = table('varieties.tsv', 3, ([british = '', american = '', gloss = '']) => [
  ...british.split(', ').map((word): [string, Variety] => [word, { said: 'british', other: american, gloss }]),
  ...american.split(', ').map((word): [string, Variety] => [word, { said: 'american', other: british, gloss }]),
])

export interface Measure {
  en: string
  id: string
}

/** How something is counted that has no plural. */
export const measuresOf = table('measures.tsv', 3, ([noun = '', en = '', id = '']) => [
  [noun, { en, id } satisfies Measure],
])
