import { ordinalWords } from '../../content/tutor-phrases.ts'
import type { Playing } from '../scenes/playing.ts'
import { givenSentence } from './given-sentence.ts'
import type { Fix, Last, Memory } from './memory.ts'
import { bare } from './phrases.ts'
import type { Quiz } from './quiz.ts'
import type { Turn } from './turn.ts'

/** What was said last, as one object: a short question is a question about it. */
export type Thread =
  | { kind: 'scene'; playing: Playing; fixes: readonly Fix[] }
  | { kind: 'quiz'; quiz: Quiz }
  | { kind: 'correction'; fixes: readonly Fix[]; sentence: Memory['sentence'] }
  | { kind: 'translation'; text: string; sentence: Memory['sentence'] }
  | { kind: 'sentence'; sentence: Memory['sentence'] }
  | { kind: 'given'; text: string; sentence: Memory['sentence'] }
  | { kind: 'word'; word: Last }

export type ThreadOf<Kind extends Thread['kind']> = Extract<Thread, { kind: Kind }>

/**
 * What waits for an answer comes first, then what was corrected or translated; then a sentence that was quoted, and a word. An entry
 * is no thread of its own.
 */
export function threadOf(asked: Turn): Thread | null {
  const { text, memory } = asked
  const { practice, last, fixes, sentence, turn } = memory
  if (practice?.kind === 'role-play') return { kind: 'scene', playing: practice, fixes }
  if (practice?.kind === 'quiz') return { kind: 'quiz', quiz: practice }
  if (practice) return null
  if (last?.kind === 'phrase') return { kind: 'translation', text: last.about, sentence }
  const isCorrection = fixes.length > 0 && (last?.kind === 'reason' || fixesNamed(fixes, text).length > 0)
  if (isCorrection) return { kind: 'correction', fixes, sentence }
  const fresh = sentence?.turn === turn - 1 ? sentence : null
  if (last?.kind === 'entry') return givenBeside(asked, fresh)
  if (fresh) return { kind: 'sentence', sentence: fresh }
  return last?.kind === 'word' && last.about !== '' ? { kind: 'word', word: last } : null
}

/** What was quoted and led to the entry that is open. */
function givenBeside(turn: Turn, sentence: Memory['sentence']): Thread | null {
  const text = givenSentence(turn)
  return text === null ? null : { kind: 'given', text, sentence }
}

/** The corrections that a question is about: those whose words it names, the second one, or all. */
export function fixesMeant(fixes: readonly Fix[], text: string): readonly Fix[] {
  const named = fixesNamed(fixes, text)
  if (named.length > 0) return named
  const place = placeNamed(text)
  const counted = place < 0 ? undefined : distinct(fixes)[place]
  return counted ? [counted] : fixes
}

/** Shorter words occur in any question. */
const SHORTEST = 4

/** Those that share the most words with the question. */
export function fixesNamed(fixes: readonly Fix[], text: string): Fix[] {
  const asked = new Set(wordsOf(text).filter((word) => word.length >= SHORTEST))
  const weighed = fixes.map((fix) => ({
    fix,
    count: wordsOf(`${fix.from} ${fix.to}`).filter((word) => asked.has(word)).length,
  }))
  const most = Math.max(0, ...weighed.map(({ count }) => count))
  return most === 0 ? [] : weighed.filter(({ count }) => count === most).map(({ fix }) => fix)
}

/** 'Yang kedua', 'the second one': its place, or -1. */
export const placeNamed = (text: string): number => {
  const words = wordsOf(text)
  return ordinalWords.findIndex((names) => words.some((word) => names.has(word)))
}

/** Each reason once, as they were listed. */
export const distinct = (fixes: readonly Fix[]): Fix[] =>
  fixes.filter(({ reason }, at) => fixes.findIndex((one) => one.reason === reason) === at)

const wordsOf = (text: string): string[] => bare(text).split(' ')
