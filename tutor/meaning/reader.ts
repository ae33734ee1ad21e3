import { openEnglishPieces } from '../../english/encoder/encoder.ts'
import { openKernel } from '../../english/encoder/kernel.ts'
import { addRow, FLOAT, floatsOf, openRows, WIDTH } from '../../english/encoder/rows.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { indonesianStems } from '../find/stems.ts'
import type { MeaningFile } from './meaning-file.ts'

/** The score of each entry, and of none behind them, by what the words mean together; the next scores take their place. */
export type ScoresOf = (words: readonly string[]) => Float32Array

const MOST_WORDS = 40
const MOST_PIECES = 62
const LONGEST = MOST_PIECES + 2

/** Reads words of both languages: English ones in pieces, Indonesian ones each by a row of its own. */
export function openReader(file: MeaningFile, lexicon: Lexicon): ScoresOf {
  const size = file.about.names.length + 1
  const parts = [file.read('layers'), file.read('entries')]
  const bytes = parts.reduce((sum, { length }) => sum + length, 0)
  const kernel = openKernel(bytes + ((LONGEST + 1) * WIDTH + size) * FLOAT)
  const [layers, entries] = parts.map(kernel.put) as [number, number]
  const x = kernel.takeFloats(LONGEST * WIDTH)
  const meaning = kernel.takeFloats(WIDTH)
  const scores = kernel.takeFloats(size)
  const places = floatsOf(file.read('places'))
  const english = openEnglishPieces()
  const put = openRows(file)
  const numbers = new Map(
    file
      .read('words')
      .toString()
      .split('\n')
      .map((word, number) => [word, number]),
  )

  const indonesian = (word: string): number | undefined => {
    const known = numbers.get(word)
    if (known !== undefined || lexicon.isKnown(word)) return known
    const stem = indonesianStems(word).find((one) => numbers.has(one))
    return stem === undefined ? undefined : numbers.get(stem)
  }

  const putWord = (word: string, place: number): number => {
    const number = indonesian(word)
    if (number !== undefined) {
      put(number, x.floats, place)
      return place + 1
    }
    const pieces = english.piecesOf(word).slice(0, LONGEST - 1 - place)
    for (const [at, piece] of pieces.entries()) english.put(piece, x.floats, place + at)
    return place + pieces.length
  }

  return (words) => {
    let length = 1
    english.put(english.begins, x.floats, 0)
    for (const word of words.slice(0, MOST_WORDS)) if (length < LONGEST - 1) length = putWord(word, length)
    english.put(english.ends, x.floats, length++)
    for (let place = 0; place < length; place += 1) addRow(places, place, x.floats, place)
    kernel.encode(layers, file.about.layers, x.start, length)
    putUnitMean(x.floats, length, meaning.floats)
    kernel.apply(entries, meaning.start, scores.start, 1, size, WIDTH, 0)
    return scores.floats
  }
}

/** The mean of all rows, of length one. */
function putUnitMean(rows: Float32Array, count: number, mean: Float32Array): void {
  mean.fill(0)
  for (let row = 0; row < count; row += 1)
    for (let at = 0; at < WIDTH; at += 1) mean[at] = (mean[at] as number) + (rows[row * WIDTH + at] as number)
  const length = Math.sqrt(mean.reduce((sum, one) => sum + one * one, 0)) || 1
  for (let at = 0; at < WIDTH; at += 1) mean[at] = (mean[at] as number) / length
}
