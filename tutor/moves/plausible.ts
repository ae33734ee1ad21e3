import { wordCount } from '../dialogue/phrases.ts'
import { oncePerTurn, type Turn } from '../dialogue/turn.ts'
import type { Act } from '../requests/kinds.ts'
import type { Move, Source } from './move.ts'

const OF_TEACHING: readonly Act[] = ['more', 'object', 'grammar', 'difference', 'word', 'meaning', 'reply', 'exam']

/** The acts that a move may be; a move that is not here may be any. */
const ACTS_OF: Partial<Record<Move, readonly Act[]>> = {
  'asks for a translation': ['to-english', 'meaning', 'reply', 'object', 'more', 'word', 'difference'],
  'asks about a word': [
    'meaning',
    'word',
    'difference',
    'aloud',
    'to-english',
    'grammar',
    'more',
    'dont-know',
    'exam',
    'tutor',
  ],
  'asks about English': [
    ...OF_TEACHING,
    'to-english',
    'advice',
    'aloud',
    'feeling',
    'lesson',
    'exercise',
    'check',
    'outside',
    'thanks',
    'joke',
    'hello',
    'bye',
    'tutor',
  ],
  'asks for a check': ['check', 'practise', 'object', 'difference', 'more', 'answer', 'line', 'word', 'grammar'],
  practises: ['practise', 'check', 'answer', 'line', 'hello', 'feeling', 'object', 'thanks'],
  'asks for something to do': [
    ...([
      'exercise',
      'scene',
      'lesson',
      'exam',
      'more',
      'object',
      'advice',
      'dont-know',
      'stop',
      'reply',
      'joke',
    ] as const),
    ...(['to-english', 'word', 'meaning', 'grammar'] as const),
  ],
  'asks the school': [
    ...(['school', 'enrol', 'refuse', 'complain', 'details', 'exam', 'advice', 'tutor', 'more', 'object'] as const),
    ...(['hello', 'lesson', 'outside', 'feeling', 'thanks'] as const),
  ],
  'shares a feeling': ['feeling', 'thanks', 'joke', 'complain', 'hello', 'more', 'object', 'advice', 'bye', 'reply'],
  jokes: ['joke', 'more', 'outside', 'tutor', 'thanks'],
  complains: ['complain', 'school', 'enrol', 'object', 'feeling', 'refuse'],
}

/** A move whose acts are less likely than this, taken together, is left out. */
const HARDLY = 0.03
/** A card for a word that nobody asked about, or the team for who is at practice, is worse than nothing. */
const LEAST: Partial<Record<Move, number>> = { 'asks about a word': 0.15, complains: 0.15 }

const SURE = 0.75
const FEWEST_WORDS = 4

const isSure = oncePerTurn(({ analysis: { acts } }) =>
  Object.values({ ...acts, with: 0 }).some((chance) => chance >= SURE),
)

/** Whether a source looks for something that the message may be, by how people put such things. */
export function isPlausible(turn: Turn, { move }: Source): boolean {
  const { text } = turn
  const { acts } = turn.analysis
  if (move === 'asks for a facet' && (acts.feeling ?? 0) >= SURE) return false
  const may = ACTS_OF[move]
  if (!may || !isSure(turn) || wordCount(text) < FEWEST_WORDS) return true
  return may.reduce((sum, act) => sum + (acts[act] ?? 0), 0) >= (LEAST[move] ?? HARDLY)
}
