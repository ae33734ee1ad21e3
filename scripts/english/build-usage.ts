/**
 * Packs how usual words are behind others (`english/usage/`) into `english/data/usage.bin`, deterministic: out of the trigram
 * model of the Debian package pocketsphinx-en-us, whose file `en-us.lm.bin` is its argument. Left out is what hardly
 * differs from what fewer words tell, and what is with words too rare to matter.
 */
import { writeFileSync } from 'node:fs'
import {
  BUCKETS,
  bucketOf,
  ENTRY_BYTES,
  FIRST,
  type Kind,
  keyOf,
  MOST_STEPS,
  markOf,
  STARTS_BYTES,
  STEP,
} from '../../english/usage/ngram-file.ts'
import { END, START, USAGE } from '../../english/usage/usage.ts'
import { type Ngram, readTrieModel } from './trie-model.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: build-usage.ts en-us.lm.bin')
/** In common logarithms: a rarer word has no n-grams. */
const RAREST = -5.8
const LEAST_DIFFERENCE = 0.35
/** Of an n-gram as a whole. */
const COMMON = -6.3
const LEAST_BACKOFF = 0.05

const model = readTrieModel(file)
const count = model.words.length
const placeOf = (word: number, before: number) => word * count + before
const single: Ngram[] = []
const pairs = new Map<number, Ngram>()
for (const ngram of model.ngrams()) {
  const [word = 0, before = 0] = ngram.words
  if (ngram.words.length === 1) single[word] = ngram
  if (ngram.words.length === 2) pairs.set(placeOf(word, before), ngram)
}

const [start, end] = [START, END].map((word) => model.words.indexOf(word))
/** A sentence begins as often as it ends. */
const alone = (word: number): number => single[word === start ? (end ?? 0) : word]?.chance ?? 0
const isRare = (word: number): boolean => alone(word) < RAREST

/** Whether an n-gram tells what fewer words do not, or is so common that it matters that it was seen. */
function isWorthKeeping({ words, chance }: Ngram): boolean {
  const [word = 0, before, first] = words
  if (before === undefined) return true
  if (words.some(isRare)) return false
  const ofOne = (single[before]?.backoff ?? 0) + alone(word)
  if (first === undefined) return Math.abs(chance - ofOne) >= LEAST_DIFFERENCE || alone(before) + chance >= COMMON
  const others = pairs.get(placeOf(before, first))
  const ofTwo = (others?.backoff ?? 0) + (pairs.get(placeOf(word, before))?.chance ?? ofOne)
  return Math.abs(chance - ofTwo) >= LEAST_DIFFERENCE || alone(first) + (others?.chance ?? 0) + chance >= COMMON
}

const buckets: Map<number, number>[] = Array.from({ length: BUCKETS }, () => new Map())
const kept = { chance: 0, backoff: 0, collided: 0 }

function keep(kind: Kind, words: readonly string[], value: number): void {
  const key = keyOf(kind, words)
  const bucket = buckets[bucketOf(key)] as Map<number, number>
  const steps = Math.min(MOST_STEPS, Math.max(0, Math.round((value - FIRST[kind]) / STEP[kind])))
  if (bucket.has(markOf(key))) kept.collided += 1
  else bucket.set(markOf(key), steps)
  kept[kind] += 1
}

for (const ngram of model.ngrams()) {
  const words = ngram.words.map((word) => model.words[word] ?? '').reverse()
  if (isWorthKeeping(ngram)) keep('chance', words, ngram.chance)
  if (Math.abs(ngram.backoff) >= LEAST_BACKOFF) keep('backoff', words, ngram.backoff)
}

const entries = buckets.map((bucket) => [...bucket].toSorted(([one], [other]) => one - other))
const total = entries.reduce((sum, bucket) => sum + bucket.length, 0)
const bytes = Buffer.alloc(STARTS_BYTES + total * ENTRY_BYTES)
let at = 0
for (const [bucket, own] of entries.entries()) {
  bytes.writeUInt32LE(at, bucket * 4)
  for (const [mark, steps] of own) {
    bytes.writeUInt16LE(mark, STARTS_BYTES + at * ENTRY_BYTES)
    bytes.writeUInt8(steps, STARTS_BYTES + at * ENTRY_BYTES + 2)
    at += 1
  }
}
bytes.writeUInt32LE(at, BUCKETS * 4)
writeFileSync(USAGE, bytes)
console.log(JSON.stringify({ ...kept, bytes: bytes.length }))
