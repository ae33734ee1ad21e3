import { join } from 'node:path'
import { rememberLatest } from '../../domain/shared/remember-last.ts'
import { type EncoderFile, openEncoderFile } from './encoder-file.ts'
import { openKernel } from './kernel.ts'
import { openPieces } from './word-pieces.ts'

/** Learnt by scripts/english/encoder. */
const WEIGHTS = join(import.meta.dirname, '../data/encoder.bin')

/** What is likeliest at a place of a sentence. */
export interface Label {
  label: string
  chance: number
  /** How likely nothing is to be done there. */
  stays: number
}

export interface Labels {
  words: readonly Label[]
  /** Before each word and at the end. */
  gaps: readonly Label[]
}

/** Reads the words of a sentence all at once; null for one that is too long. */
export type Encode = (words: readonly string[]) => Labels | null

const WIDTH = 384
const INNER = 256
const LONGEST = 128
const FLOAT = 4
const KEPT_ROWS = 400
const BEGINS = '[CLS]'
const ENDS = '[SEP]'

export function openEncoder(): Encode {
  const file = openEncoderFile(WEIGHTS)
  const { header } = file
  const parts = (['layers', 'words', 'inner', 'gaps'] as const).map((part) => file.read(part))
  const rowsBytes = LONGEST * WIDTH * FLOAT
  const kernel = openKernel(parts.reduce((sum, { length }) => sum + length, 0) + 8 * rowsBytes)
  const [layers, words, inner, gaps] = parts.map((bytes) => {
    const start = kernel.take(bytes.length)
    new Uint8Array(kernel.memory.buffer).set(bytes, start)
    return start
  }) as [number, number, number, number]
  const block = (floats: number) => {
    const start = kernel.take(floats * FLOAT)
    return { start, floats: new Float32Array(kernel.memory.buffer, start, floats) }
  }
  const x = block(LONGEST * WIDTH)
  const pooled = block(LONGEST * WIDTH)
  const pairs = block(LONGEST * WIDTH * 2)
  const hidden = block(LONGEST * INNER)
  const scores = block(LONGEST * Math.max(header.words.length, header.gaps.length))
  const put = openTable(file)
  const piecesOf = rememberLatest(KEPT_ROWS, openPieces(file.read('pieces').toString('latin1')))
  const [begins, ends] = specialPieces(file)

  return (sentence) => {
    const read = sentence.map((word) => piecesOf(word.toLowerCase()))
    const count = read.reduce((sum, pieces) => sum + pieces.length, 2)
    if (sentence.length === 0 || count > LONGEST) return null
    const all = [[begins], ...read, [ends]]
    let place = 0
    for (const [at, pieces] of all.entries())
      for (const piece of pieces) put(x.floats, place++, piece, caseOf(sentence[at - 1] ?? '', at === 1))
    kernel.encode(layers, header.layers, x.start, count)
    pool(x.floats, pooled.floats, all)
    const size = sentence.length
    kernel.apply(words, pooled.start + WIDTH * FLOAT, scores.start, size, header.words.length, WIDTH, 0)
    const ofWords = labelsIn(scores.floats, size, header.words)
    for (let at = 0; at <= size; at++)
      pairs.floats.set(pooled.floats.subarray(at * WIDTH, (at + 2) * WIDTH), at * 2 * WIDTH)
    kernel.apply(inner, pairs.start, hidden.start, size + 1, INNER, 2 * WIDTH, 1)
    kernel.apply(gaps, hidden.start, scores.start, size + 1, header.gaps.length, INNER, 0)
    return { words: ofWords, gaps: labelsIn(scores.floats, size + 1, header.gaps) }
  }
}

const specialPieces = (file: EncoderFile): [number, number] => {
  const all = file.read('pieces').toString('latin1').split('\n')
  return [all.indexOf(BEGINS), all.indexOf(ENDS)]
}

/** Adds up what a piece is, where it stands, and how its word is written. */
function openTable(file: EncoderFile) {
  const floatsOf = (part: 'scales' | 'places' | 'cases') => {
    const bytes = file.read(part)
    return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / FLOAT)
  }
  const [scales, places, cases] = [floatsOf('scales'), floatsOf('places'), floatsOf('cases')]
  const rowOf = rememberLatest(KEPT_ROWS, (piece: number) => {
    const row = new Int8Array(WIDTH)
    file.readRow(piece, row)
    return row
  })
  return (rows: Float32Array, place: number, piece: number, written: number): void => {
    const row = rowOf(piece)
    const scale = scales[piece] as number
    for (let at = 0; at < WIDTH; at++)
      rows[place * WIDTH + at] =
        (row[at] as number) * scale + (places[place * WIDTH + at] as number) + (cases[written * WIDTH + at] as number)
  }
}

/** Small letters, a capital at the start, a capital elsewhere, or capitals only. */
function caseOf(word: string, isFirst: boolean): 0 | 1 | 2 | 3 {
  if (!/^[A-Z]/.test(word)) return 0
  if (word.length > 1 && word === word.toUpperCase()) return 3
  return isFirst ? 1 : 2
}

/** The mean of the pieces of each word. */
function pool(rows: Float32Array, pooled: Float32Array, words: readonly (readonly number[])[]): void {
  let place = 0
  for (const [word, pieces] of words.entries()) {
    const to = pooled.subarray(word * WIDTH, (word + 1) * WIDTH).fill(0)
    for (const _ of pieces) {
      for (let at = 0; at < WIDTH; at++)
        to[at] = (to[at] as number) + (rows[place * WIDTH + at] as number) / pieces.length
      place++
    }
  }
}

function labelsIn(scores: Float32Array, count: number, names: readonly string[]): Label[] {
  return Array.from({ length: count }, (_, row) => {
    const own = scores.subarray(row * names.length, (row + 1) * names.length)
    let best = 0
    for (let at = 1; at < own.length; at++) if ((own[at] as number) > (own[best] as number)) best = at
    const most = own[best] as number
    const sum = own.reduce((total, score) => total + Math.exp(score - most), 0)
    return { label: names[best] as string, chance: 1 / sum, stays: Math.exp((own[0] as number) - most) / sum }
  })
}
