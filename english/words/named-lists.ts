import { rowsOf } from '../data/rows.ts'
import { type OneOf, wordSet } from './one-of.ts'

/** Whether a word stands in a named list of a data file: rows of a name and its words. */
export function namedLists(file: string): (name: string, word: string) => boolean {
  const lists = new Map(rowsOf(file).map(([name = '', words = '']) => [name, wordSet(words)]))
  return (name, word) => lists.get(name)?.has(word) ?? false
}

const isInList = namedLists('rule-words.tsv')

/** The long word lists of the grammar rules. */
export const ruleWords = (name: string): OneOf => ({ test: (word) => isInList(name, word) })
