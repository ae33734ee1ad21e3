import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTENT = join(import.meta.dirname, '../../content')
const EXAMPLE = 3

type Side = 'en' | 'id'

let opened: Record<Side, Uint32Array> | undefined

/** Which share of a sentence's pairs of words never stand side by side in the dictionary and the phrase book, 0 to 1. */
export function unfamiliar(text: string, side: Side): number {
  opened ??= pairsRead()
  const known = opened[side]
  const pairs = [...pairsIn(text)]
  return pairs.filter((pair) => !isIn(known, pair)).length / pairs.length
}

/** Whether a sorted list has it. */
function isIn(sorted: Uint32Array, wanted: number): boolean {
  let [low, high] = [0, sorted.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = sorted[middle] as number
    if (found === wanted) return true
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}

function pairsRead(): Record<Side, Uint32Array> {
  const examples = filesIn('dictionary').flatMap((file) => rowsOf(file).map((row) => row[EXAMPLE] ?? ''))
  const phrases = filesIn('teaching/phrases').flatMap(rowsOf)
  const said = (column: number) => phrases.flatMap((row) => (row[column] ?? '').split(' / '))
  return { en: pairsOf([...examples, ...said(0)]), id: pairsOf(said(1)) }
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(CONTENT, folder))
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => join(CONTENT, folder, name))

const rowsOf = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

function pairsOf(sentences: readonly string[]): Uint32Array {
  const pairs = new Set<number>()
  for (const sentence of sentences) for (const pair of pairsIn(sentence)) pairs.add(pair)
  return Uint32Array.from(pairs).sort()
}

/** A number for each two words side by side; the ends of a sentence count as words. */
function* pairsIn(text: string): Generator<number> {
  let before = hashOf('<')
  for (const word of text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d']+/gu) ?? []) {
    const hash = hashOf(word)
    yield paired(before, hash)
    before = hash
  }
  yield paired(before, hashOf('>'))
}

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

function hashOf(word: string): number {
  let hash = FNV_START
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME)
  return hash >>> 0
}

const paired = (first: number, second: number): number => (Math.imul(first, 31) ^ second) >>> 0
