import { asksForTense, tenseEntries } from '../../content/tutor-tense-questions.ts'
import { bare, holdsOneOf, wordCount } from './phrases.ts'
import { teachEntry } from './teach-entry.ts'
import type { Said, Turn } from './turn.ts'

const LONGEST = 12

/** 'Kalau “since yesterday” pake tense apa?' */
export function tenseForTime(turn: Turn): Said | null {
  const { analysis, memory, teaching, text } = turn
  if (memory.practice || wordCount(text) > LONGEST || !holdsOneOf(text, asksForTense)) return null
  const about = bare(analysis.quoted ?? asksForTense.reduce((rest, phrase) => rest.replace(phrase, ' '), bare(text)))
  const name = tenseEntries.find(([times]) => holdsOneOf(about, times))?.[1]
  const entry = name === undefined ? undefined : teaching.entry(name)
  return entry ? teachEntry(turn, entry) : null
}
