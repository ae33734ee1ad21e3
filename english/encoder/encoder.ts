import { join } from 'node:path'
import { rememberLatest } from '../../domain/shared/remember-last.ts'
import { openKernel } from './kernel.ts'
import { openParts } from './parts-file.ts'
import { addRow, FLOAT, floatsOf, openRows, type PutRow, WIDTH } from './rows.ts'
import { openPieces, type PiecesOf } from './word-pieces.ts'

/** Learnt by scripts/english/encoder. */
const WEIGHTS = join(import.meta.dirname, '../data/encoder.bin')

interface About {
  layers: number
  /** What a word may be labelled with, the first one where it stays. */
  words: string[]
  /** What may be missing before a word. */
  gaps: string[]
}

type Part = 'layers' | 'words' | 'inner' | 'gaps' | 'places' | 'cases' | 'scales' | 'rows' | 'pieces'

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

const INNER = 256
const LONGEST = 128
const KEPT_WORDS = 400
/** What is corrected is doubted as well, and read once for both. */
const KEPT_SENTENCES = 20
const BEGINS = '[CLS]'
const ENDS = '[SEP]'

const openWeights = () => openParts<Part, About>(WEIGHTS)

/** The pieces that words are read in, what each of them is, and what stands around them. */
export interface Pieces {
  piecesOf: PiecesOf
  put: PutRow
  begins: number
  ends: number
}

export function openEnglishPieces(file = openWeights()): Pieces {
  const lines = file.read('pieces').toString('latin1')
  const all = lines.split('\n')
  const [begins, ends] = [all.indexOf(BEGINS), all.indexOf(ENDS)]
  return { piecesOf: rememberLatest(KEPT_WORDS, openPieces(lines)), put: openRows(file), begins, ends }
}

export function openEncoder(): Encode {
  const file = openWeights()
  const { about } = file
  const parts = (['layers', 'words', 'inner', 'gaps'] as const).map((part) => file.read(part))
  const kernel = openKernel(parts.reduce((sum, { length }) => sum + length, 0) + 8 * LONGEST * WIDTH * FLOAT)
  const [layers, words, inner, gaps] = parts.map(kernel.put) as [number, number, number, number]
  const x = kernel.takeFloats(LONGEST * WIDTH)
  const pooled = kernel.takeFloats(LONGEST * WIDTH)
  const pairs = kernel.takeFloats(LONGEST * WIDTH * 2)
  const hidden = kernel.takeFloats(LONGEST * INNER)
  const scores = kernel.takeFloats(LONGEST * Math.max(about.words.length, about.gaps.length))
  const [places, cases] = [floatsOf(file.read('places')), floatsOf(file.read('cases'))]
  const { piecesOf, put, begins, ends } = openEnglishPieces(file)

  const read = rememberLatest(KEPT_SENTENCES, (text: string): Labels | null => {
    const sentence = text.split(' ')
    const pieces = sentence.map((word) => piecesOf(word.toLowerCase()))
    const count = pieces.reduce((sum, { length }) => sum + length, 2)
    if (count > LONGEST) return null
    const all = [[begins], ...pieces, [ends]]
    let place = 0
    for (const [at, own] of all.entries())
      for (const piece of own) {
        put(piece, x.floats, place)
        addRow(places, place, x.floats, place)
        addRow(cases, caseOf(sentence[at - 1] ?? '', at === 1), x.floats, place++)
      }
    kernel.encode(layers, about.layers, x.start, count)
    pool(x.floats, pooled.floats, all)
    const size = sentence.length
    kernel.apply(words, pooled.start + WIDTH * FLOAT, scores.start, size, about.words.length, WIDTH, 0)
    const ofWords = labelsIn(scores.floats, size, about.words)
    for (let at = 0; at <= size; at++)
      pairs.floats.set(pooled.floats.subarray(at * WIDTH, (at + 2) * WIDTH), at * 2 * WIDTH)
    kernel.apply(inner, pairs.start, hidden.start, size + 1, INNER, 2 * WIDTH, 1)
    kernel.apply(gaps, hidden.start, scores.start, size + 1, about.gaps.length, INNER, 0)
    return { words: ofWords, gaps: labelsIn(scores.floats, size + 1, about.gaps) }
  })
  return (words) => (words.length > 0 ? read(words.join(' ')) : null)
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
