import type { Finding } from '../../english/grammar/correct.ts'
import { correctText } from '../../english/grammar/correct-text.ts'
import { isEnglishSentence } from '../../english/language/detect-language.ts'
import { type Lexicon, openLexicon } from '../../english/words/lexicon.ts'
import type { Kind } from '../book/entry.ts'
import { openMeanings, UNMEANT } from '../meaning/meanings.ts'
import { beginning } from '../word-pattern.ts'
import { asksAnything } from './asked.ts'
import { createCoverage } from './coverage.ts'
import { allFeatures, type Features } from './features.ts'
import { englishFragment } from './fragment.ts'
import { type FindIndex, openIndex } from './index-file.ts'
import { rarityOf } from './rarity.ts'
import { createRepair } from './repair-spelling.ts'
import { createSlots, FRAME } from './slots.ts'
import { addRow, placeOf } from './table.ts'
import { twinsOf } from './twins.ts'
import { plainWords, typedWords } from './words.ts'

/** An entry that may answer a question, with what speaks for it. */
export interface Scored {
  name: string
  score: number
  /** How far it is before the best entry on something else; negative behind it. */
  margin: number
  /** The cosine with what is typical of the entry, 0 to 1. */
  typical: number
  /** How likely it is by what the words mean, as a logarithm. */
  meant: number
  /** How well its items are named, 0 to 1. */
  slot: number
  /** The share of what the question is about that it knows, 0 to 1. */
  covered: number
  kind: Kind
}

export interface Question {
  words: string[]
  findings: Finding[]
  /** The share of what is asked that occurs in the book, 0 to 1. */
  known: number
  /** It asks for something, and does not only tell. */
  isAsked: boolean
}

export interface Ranking {
  question: Question
  /** Best first. */
  found: Scored[]
}

export type Rank = (text: string) => Ranking

interface Tools {
  index?: FindIndex
  lexicon?: Lexicon
  /** What is wrong with an English sentence. */
  check?: (sentence: string) => Finding[]
}

const SLOT = 0.1
const MEANT = 0.015
/** From this score on an entry is named, and meanings choose no other. */
const NAMED = 0.5
const MOST = 8
/** Fitted to ways of asking left out in turn: pairs share too many everyday words with other questions. */
const BIAS: Record<Kind, number> = { grammar: 0.007, pairs: -0.023, situations: -0.004, exams: -0.006, care: 0.008 }

export function createRanking({ index = openIndex(), lexicon = openLexicon(), ...tools }: Tools = {}): Rank {
  const { check = (sentence) => correctText(sentence, lexicon).flatMap(({ findings }) => findings) } = tools
  const repair = createRepair(index.vocabulary, lexicon)
  const slotsIn = createSlots(index.items, lexicon)
  const coverageOf = createCoverage(index, lexicon)
  const meantBy = openMeanings(index.names, lexicon)
  const areTwins = twinsOf(index.items)
  const biases = Float32Array.from(index.kinds, (kind) => BIAS[kind])
  const areOfAsking = index.items.map((items) => items.length > 0 && items.flatMap(typedWords).every(isOfAsking))

  return (text) => {
    const words = plainWords(text).map(repair)
    const fragment = englishFragment(text, lexicon) ?? (isStatement(text, lexicon) ? text : null)
    const findings = fragment ? check(fragment) : []
    const { typical, known } = typicalScores(index, allFeatures(words, findings, lexicon))
    const slots = slotsIn(text)
    const meant = meantBy(words)
    const hasSubject = typedWords(text).some((word) => !FRAME.has(word) && !isOfAsking(word))
    const isNamed = [...slots.values()].some((slot) => slot >= NAMED)
    const mostMeant = isNamed ? Math.max(...meant) : UNMEANT
    const scores = typical.map((one, at) => {
      const score = one + (biases[at] as number) + SLOT * (slots.get(at) ?? 0)
      return (
        (hasSubject && areOfAsking[at] ? score * OF_ASKING : score) +
        MEANT * ((isNamed ? mostMeant : (meant[at] as number)) - UNMEANT)
      )
    })
    const order = highest(scores, MOST)
    const covered = coverageOf(words)
    const found = order.map((entry) => {
      const rival = order.find((other) => other !== entry && !areTwins(entry, other))
      return {
        name: index.names[entry] as string,
        score: scores[entry] as number,
        margin: (scores[entry] as number) - (rival === undefined ? 0 : (scores[rival] as number)),
        typical: typical[entry] as number,
        meant: meant[entry] as number,
        slot: slots.get(entry) ?? 0,
        covered: covered(entry),
        kind: index.kinds[entry] as Kind,
      }
    })
    return { question: { words, findings, known, isAsked: asksAnything(text, words) }, found }
  }
}

/** 'I'm confused about conditionals' is not about 'confused', nor 'what is different' about 'different'. */
const ASKING = new Set('different difference differences confused confusing'.split(' '))
const isOfAsking = (word: string): boolean => ASKING.has(word)
const OF_ASKING = 0.4

const ASKS_TEACHER = beginning('asksTeacher')

/** A learner's sentence, which may itself show what it is about. */
const isStatement = (text: string, lexicon: Lexicon): boolean =>
  !ASKS_TEACHER.test(text.trim()) && isEnglishSentence(text, lexicon)

/** Cosines of the question with each entry. */
function typicalScores({ names, typical, spread }: FindIndex, asked: Features) {
  const scores = new Float32Array(names.length)
  let squares = 0
  let knownSquares = 0
  for (const [feature, value] of asked) {
    const place = placeOf(typical.features, feature)
    const weight = value * rarityOf(place < 0 ? 0 : (spread[place] as number), names.length)
    squares += weight * weight
    if (place < 0) continue
    knownSquares += weight * weight
    addRow(typical, place, weight, scores)
  }
  const length = Math.sqrt(squares) || 1
  for (let entry = 0; entry < scores.length; entry += 1) scores[entry] = (scores[entry] as number) / length
  return { typical: scores, known: knownSquares / (squares || 1) }
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
