import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEACHING } from './read-book.ts'

export type Manner = 'formal' | 'strong' | 'informal'

export interface OtherWord {
  word: string
  gloss: string
}

let known: ReadonlyMap<string, readonly OtherWord[]> | undefined

/** What is said instead of a word in a letter, where 'very' stands before it, or among friends. */
export function otherWords(word: string, manner: Manner): readonly OtherWord[] {
  known ??= new Map(readOtherWords().map(({ key, others }) => [key, others]))
  return known.get(`${manner} ${word}`) ?? []
}

const readOtherWords = (folder = TEACHING): { key: string; others: OtherWord[] }[] =>
  readFileSync(join(folder, 'other-words.tsv'), 'utf8').trimEnd().split('\n').slice(1).map(readLine)

function readLine(line: string, at: number): { key: string; others: OtherWord[] } {
  const [manner = '', asked = '', listed = ''] = line.split('\t')
  const others = listed.split(', ').map((pair) => {
    const [word = '', gloss = ''] = pair.split('=')
    if (word === '' || gloss === '') throw new Error(`other-words.tsv:${at + 2}: not 'word=Indonesian': ${pair}`)
    return { word, gloss }
  })
  return { key: `${manner} ${asked}`, others }
}
