import { rowsOf } from '../../data/rows.ts'
import { wordSet } from '../../words/one-of.ts'

const read = (file: string) => new Map(rowsOf(file).map(([name = '', nouns = '']) => [name, wordSet(nouns)]))
const bare = read('bare-phrases.tsv')
const definite = read('definite-nouns.tsv')

/** 'in charge', 'take part': without an article behind this word. */
export const standsBare = (behind: string, noun: string): boolean => bare.get(behind)?.has(noun) ?? false

/** 'capital' (of), 'kitchen' (place): one that both know. */
export const isDefinite = (kind: string, noun: string): boolean => definite.get(kind)?.has(noun) ?? false
