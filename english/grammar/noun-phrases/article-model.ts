import { readFileSync } from 'node:fs'
import type { Sentence } from '../sentence.ts'
import { articleFeatures } from './article-features.ts'
import { type ArticleChoice, type ArticleSlot, articleSlots } from './article-slots.ts'
import { ARTICLE_FEATURES, ARTICLE_WEIGHTS, HEADER_BYTES, WEIGHED } from './article-weights.ts'

export type ArticleChances = Readonly<Record<ArticleChoice, number>>

const bytes = readFileSync(ARTICLE_WEIGHTS)
const weights = new Int8Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, WEIGHED.length * ARTICLE_FEATURES)
const [scaleOfA, scaleOfThe] = WEIGHED.map((_, at) => bytes.readFloatLE(at * 4)) as [number, number]

const kept = new WeakMap<Sentence, { slot: ArticleSlot; chances: ArticleChances }[]>()

/** How likely each article is before each noun phrase, 0 to 1, whatever is written there. */
export function articleChances(sentence: Sentence): readonly { slot: ArticleSlot; chances: ArticleChances }[] {
  const known = kept.get(sentence)
  if (known) return known
  const { tokens } = sentence
  const found = articleSlots(tokens).map((slot) => ({ slot, chances: chancesOf(articleFeatures(tokens, slot)) }))
  kept.set(sentence, found)
  return found
}

function chancesOf(features: readonly number[]): ArticleChances {
  let a = 0
  let the = 0
  for (const feature of features) {
    a += weights[feature * 2] as number
    the += weights[feature * 2 + 1] as number
  }
  const powers = { none: 1, a: Math.exp(a * scaleOfA), the: Math.exp(the * scaleOfThe) }
  const total = powers.none + powers.a + powers.the
  return { none: 1 / total, a: powers.a / total, the: powers.the / total }
}
