import { sentencesOf } from '../../english/sentences/tokens.ts'
import type { Told } from '../doubts/told.ts'
import type { Move } from '../moves/move.ts'
import { LONGEST_TOLD, MOST_TOLD, type ToldSentence } from './memory.ts'
import { bare, wordCount } from './phrases.ts'
import type { Said, Turn } from './turn.ts'

const BOLD = /\*\*([^*\n]{2,200})\*\*/g
const SHORTEST = 2

/** The sentences that an answer is about, before those of earlier answers. */
export function toldAfter(turn: Turn, answer: Said, isCorrected: boolean): ToldSentence[] {
  const { told, turn: at } = turn.memory
  const { sureRight } = turn.analysis
  const now = [...translated(answer), ...(isCorrected || isOnSentence(turn, answer) ? checked(turn) : [])].filter(
    ({ original, line }) => Math.max(original.length, line.length) <= LONGEST_TOLD && !GAP.test(original + line),
  )
  const sureOf = ({ original }: Told): number => (original === '' ? SURE_OF_OWN : sureRight)
  return withTold(
    told,
    now.map((one) => ({ ...one, sure: sureOf(one), turn: at })),
  )
}

const SURE_OF_OWN = 0.3

/** Each of her sentences once, the newest first. */
export function withTold(told: readonly ToldSentence[], now: readonly ToldSentence[]): ToldSentence[] {
  const all = [...now, ...told]
  return all.filter(({ line }, at) => all.findIndex((one) => bare(one.line) === bare(line)) === at).slice(0, MOST_TOLD)
}

const GAP = /_{2,}|\(/

const CHECKS: ReadonlySet<string> = new Set<Move>(['practises', 'asks for a check', 'answers'])

/** Not what is said to her in English. */
const isOnSentence = ({ analysis }: Turn, { memory, right, trace }: Said): boolean =>
  !analysis.doubt?.wording &&
  (memory.fixes !== undefined || right !== undefined || analysis.quotedIn === 'en' || CHECKS.has(trace?.move ?? ''))

function checked(turn: Turn): Told[] {
  const { alternatives } = turn.analysis
  if (alternatives.length === 0) return [...corrected(turn), ...unchanged(turn)]
  return alternatives.map(({ text, corrections }) => ({ original: text, line: corrections[0]?.corrected ?? text }))
}

const corrected = ({ analysis }: Turn): Told[] =>
  analysis.corrections.map(({ original, corrected: line }) => ({ original, line }))

/** What was checked with them and stayed as it was. */
function unchanged({ analysis, text }: Turn): Told[] {
  const { quoted, quotedIn, allEnglish, corrections } = analysis
  const checked = quotedIn === 'en' ? (quoted ?? '') : allEnglish ? text : ''
  return sentencesOf(checked)
    .map((one) => one.text.trim())
    .filter((one) => wordCount(one) >= SHORTEST && !corrections.some(({ original }) => original.includes(one)))
    .map((one) => ({ original: one, line: one }))
}

/** Her own English. */
function translated({ trace, parts }: Said): Told[] {
  if (trace?.move !== 'asks for a translation') return []
  return parts
    .flatMap((part) => [...part.matchAll(BOLD)].map(([, line = '']) => line.trim()))
    .filter((line) => wordCount(line) > SHORTEST)
    .flatMap((line) => sentencesOf(line).map((one) => ({ original: '', line: one.text.trim() })))
}
