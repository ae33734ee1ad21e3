import { join } from 'node:path'
import { type Intent, intents } from '../../domain/chat/intents.ts'
import { plainWords } from './features.ts'
import { openLinear } from './linear.ts'

export interface IntentGuess {
  intent: Intent
  /** 0 to 1. */
  confidence: number
  /** The next best one, for a clarifying question. */
  second: Intent
  /** 0 to 1: how likely it is a statement that asks for nothing, as learners write for practice. */
  sentence: number
}

/** The classifier's labels: the intents, and a plain statement. */
export const LABELS = [...intents, 'sentence'] as const
export type Label = (typeof LABELS)[number]

/** Lowers the trained confidence: better one clarifying question too many than too few. */
const DOUBT = 0.8

export type Classifier = (message: string) => IntentGuess

const WEIGHTS = join(import.meta.dirname, '../data/intents.bin')

export function openClassifier(): Classifier {
  const scores = openLinear(WEIGHTS, LABELS)
  return (message) => {
    const doubt = saysLittle(message) ? DOUBT / 4 : DOUBT
    return best(scores(message).map((score) => score * doubt))
  }
}

const FILLERS = new Set(
  `gimana apa apaan ya yah kak min dong sih deh nih tuh itu ini gitu begitu yang kok terus lalu jadi maksud tapi kan
  what how so then well it that this and but or if`.split(/\s+/),
)

/** 'Gimana ya', 'so then?': no word that names a subject. */
const saysLittle = (message: string) => plainWords(message).every((word) => FILLERS.has(word)) && /\p{L}/u.test(message)

function best(scores: number[]): IntentGuess {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const sentence = powers[intents.length] ?? 0
  const total = powers.reduce((sum, one) => sum + one, 0) - sentence
  const order = intents.map((_, index) => index).sort((left, right) => (powers[right] ?? 0) - (powers[left] ?? 0))
  const [first = 0, second = 1] = order
  return {
    intent: intents[first] ?? 'off_topic',
    second: intents[second] ?? 'off_topic',
    confidence: (powers[first] ?? 0) / total,
    sentence: sentence / (total + sentence),
  }
}
