import { correctText, type Finding } from '../../english/grammar/correct.ts'
import { type Lexicon, openLexicon } from '../../english/words/lexicon.ts'
import { allFeatures, type Features, wordFeatures } from './features.ts'
import { englishFragment } from './fragment.ts'
import { type FindIndex, openIndex } from './index-file.ts'
import { rarityOf } from './rarity.ts'
import { createRepair } from './repair-spelling.ts'
import { createSlots } from './slots.ts'
import { addScores, placeOf } from './table.ts'
import { twinsOf } from './twins.ts'
import { plainWords } from './words.ts'

/** An entry that may answer a question, with what speaks for it. */
export interface Scored {
  name: string
  score: number
  /** How far it is before the best entry on something else; negative behind it. */
  margin: number
  /** The cosine with what is typical of the entry, 0 to 1. */
  typical: number
  /** The learnt probability among all entries. */
  learnt: number
  /** How well its items are named, 0 to 1. */
  slot: number
  /** How many of typical and learnt put it first. */
  firsts: number
}

export interface Question {
  words: string[]
  findings: Finding[]
  /** The share of features that occur in the book. */
  known: number
}

export interface Ranking {
  question: Question
  /** Best first. */
  found: Scored[]
}

export type Rank = (text: string) => Ranking
export type Check = (sentence: string) => Finding[]

const LEARNT = 0.2
const SLOT = 0.2
const MOST = 5

interface Tools {
  index?: FindIndex
  lexicon?: Lexicon
  /** What is wrong with an English sentence. */
  check?: Check
}

export function createRanking({ index = openIndex(), lexicon = openLexicon(), ...tools }: Tools = {}): Rank {
  const { check = (sentence) => correctText(sentence, lexicon).flatMap(({ findings }) => findings) } = tools
  const repair = createRepair(index.vocabulary, lexicon)
  const slotsIn = createSlots(index.items, lexicon)
  const areTwins = twinsOf(index.items)
  const count = index.names.length

  return (text) => {
    const words = plainWords(text).map(repair)
    const fragment = englishFragment(text, lexicon)
    const findings = fragment ? check(fragment) : []
    const asked = wordFeatures(words, findings, lexicon)
    const typical = typicalScores(index, allFeatures(words, findings, lexicon))
    const learnt = new Float32Array(count)
    addScores(index.learnt, asked, learnt)
    toProbabilities(learnt)
    const slots = slotsIn(text)
    const scores = typical.map(
      (one, entry) => one + LEARNT * (learnt[entry] as number) + SLOT * (slots.get(entry) ?? 0),
    )
    const order = highest(scores, MOST)
    const firsts = [typical, learnt].map((one) => highest(one, 1)[0])
    const found = order.map((entry) => {
      const rival = order.find((other) => other !== entry && !areTwins(entry, other))
      return {
        name: index.names[entry] as string,
        score: scores[entry] as number,
        margin: (scores[entry] as number) - (rival === undefined ? 0 : (scores[rival] as number)),
        typical: typical[entry] as number,
        learnt: learnt[entry] as number,
        slot: slots.get(entry) ?? 0,
        firsts: firsts.filter((first) => first !== undefined && (first === entry || areTwins(entry, first))).length,
      }
    })
    return { question: { words, findings, known: knownShare(index, asked) }, found }
  }
}

/** Cosines of the question with each entry. */
function typicalScores(index: FindIndex, asked: Features): Float32Array {
  const count = index.names.length
  const weighted: Features = new Map()
  let squares = 0
  for (const [feature, value] of asked) {
    const place = placeOf(index.typical, feature)
    const weight = value * rarityOf(place < 0 ? 0 : (index.spread[place] as number), count)
    squares += weight * weight
    if (place >= 0) weighted.set(feature, weight)
  }
  const scores = new Float32Array(count)
  addScores(index.typical, weighted, scores)
  const length = Math.sqrt(squares) || 1
  return scores.map((score) => score / length)
}

function knownShare(index: FindIndex, asked: Features): number {
  let known = 0
  for (const feature of asked.keys()) if (placeOf(index.typical, feature) >= 0) known += 1
  return asked.size === 0 ? 0 : known / asked.size
}

function toProbabilities(scores: Float32Array): void {
  let top = Number.NEGATIVE_INFINITY
  for (const score of scores) top = Math.max(top, score)
  let total = 0
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp((scores[at] as number) - top)
    total += scores[at] as number
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / total
}

/** The numbers of the highest scores. */
function highest(scores: Float32Array, most: number): number[] {
  const order: number[] = []
  for (let entry = 0; entry < scores.length; entry += 1) {
    const score = scores[entry] as number
    if (order.length === most && score <= (scores[order[most - 1] as number] as number)) continue
    const at = order.findIndex((other) => score > (scores[other] as number))
    order.splice(at < 0 ? order.length : at, 0, entry)
    if (order.length > most) order.pop()
  }
  return order
}
