import type { Reason } from '../../english/grammar/reason.ts'
import { commonest } from '../dialogue/review.ts'
import { fill, say } from '../dialogue/school-book.ts'
import type { Turn } from '../dialogue/turn.ts'
import type { Playing } from './playing.ts'

/** The learner's lines that can be better, and what to practise. */
export function tellFeedback({ book }: Turn, { said, mistakes }: Playing): string {
  if (said.length === 0) return say(book, 'play.clean')
  const [worst] = commonest([...mistakes])
  const rule = worst ? fill(book.reasons[worst as Reason] ?? '', { to: '…', from: '…' }) : ''
  const lines = [say(book, 'play.lines'), ...said.map((one) => `- ${one}`)].join('\n')
  return [lines, rule && say(book, 'play.practise', { rule })].filter(Boolean).join('\n\n')
}
