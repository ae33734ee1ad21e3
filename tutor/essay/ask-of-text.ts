import { textParts, textPartWords } from '../../content/tutor-text-parts.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import type { Memory } from '../dialogue/memory.ts'
import { bare, wordCount } from '../dialogue/phrases.ts'
import { say } from '../dialogue/school-book.ts'
import { fixesNamed } from '../dialogue/thread.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import type { TextReading } from './read-text.ts'
import { outlineOf } from './remarks.ts'

const SENT = 'sent'
const RECENT = 5
const LONGEST = 14

/** What is kept of a text for later questions: when it was sent, its kind, its length and which parts it has not. */
export function factOf(reading: TextReading, { turn }: Memory): string {
  const missing = outlineOf(reading).flatMap(({ part, isMissing }) => (isMissing ? [part] : []))
  return [SENT, turn, reading.kind, reading.words, ...missing].join(' ')
}

interface Sent {
  kind: 'mail' | 'essay'
  words: number
  missing: readonly string[]
}

function sentBefore({ memory }: Turn): Sent | null {
  const fact = memory.facts.findLast((one) => one.startsWith(`${SENT} `))
  const [, turn = '', kind = '', words = '', ...missing] = fact?.split(' ') ?? []
  if (!fact || memory.turn - Number(turn) > RECENT) return null
  return { kind: kind === 'mail' ? 'mail' : 'essay', words: Number(words), missing }
}

const readParts = createFrames(textParts, textPartWords)

/** 'How do I end it more professionally?', 'penutupnya bagus gak?', about the text that was sent. */
export function askOfText(turn: Turn): Said | null {
  const { analysis, book, memory, text } = turn
  const sent = memory.practice || analysis.quoted !== null || wordCount(text) > LONGEST ? null : sentBefore(turn)
  if (!sent || fixesNamed(memory.fixes, text).length > 0) return null
  const [asked] = readParts(bare(text).split(' '))
  if (!asked) return null
  const parts = TOLD[asked.name](sent).map((key) => say(book, key, { words: sent.words }))
  return { ...said('grammar', parts, { last: memory.last, invited: 'sentence' }), neverAsks: true }
}

type Line = Parameters<typeof say>[1]

const ofPart =
  (part: 'ending' | 'opening', kept: string) =>
  ({ kind, missing }: Sent): Line[] => [
    ...(missing.includes(kept) ? (['text.missing'] as const) : []),
    `text.${kind}.${part}`,
  ]

const TOLD: Record<keyof typeof textParts, (sent: Sent) => Line[]> = {
  ending: ofPart('ending', 'ending'),
  opening: ofPart('opening', 'opening'),
  register: () => ['text.register'],
  length: () => ['text.length'],
}
