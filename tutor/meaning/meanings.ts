import { join } from 'node:path'
import { rememberLatest } from '../../domain/shared/remember-last.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { openMeaningFile } from './meaning-file.ts'
import { openReader } from './reader.ts'

/** Learnt by scripts/tutor/meanings, from what a pretrained transformer knows of English on. */
const MEANINGS = join(import.meta.dirname, '../data/meanings.bin')

/**
 * How likely a message means each entry of the book, whichever words it uses: as logarithms, in the order of the names that it
 * was opened with.
 */
export type MeantBy = (words: readonly string[]) => Float32Array

/** Of an entry that was added after training: neither likely nor unlikely. */
const NOT_LEARNT = -6
/** The lower bound of all entries. */
export const UNMEANT = -12
const REMEMBERED = 20

export function openMeanings(names: readonly string[], lexicon: Lexicon): MeantBy {
  const file = openMeaningFile(MEANINGS)
  const numbers = new Map(file.about.names.map((name, number) => [name, number]))
  const numberOf = Int32Array.from(names, (name) => numbers.get(name) ?? -1)
  const scoresOf = openReader(file, lexicon)
  const chancesOf = rememberLatest(REMEMBERED, (text: string) => logChances(scoresOf(text.split(' '))))
  return (words) => {
    const chances = chancesOf(words.join(' '))
    return Float32Array.from(numberOf, (number) =>
      number < 0 ? NOT_LEARNT : Math.max(UNMEANT, chances[number] as number),
    )
  }
}

function logChances(scores: Float32Array): Float32Array {
  let top = Number.NEGATIVE_INFINITY
  for (const score of scores) top = Math.max(top, score)
  let total = 0
  for (const score of scores) total += Math.exp(score - top)
  const rest = top + Math.log(total)
  return scores.map((score) => score - rest)
}
