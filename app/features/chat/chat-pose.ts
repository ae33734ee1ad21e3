import cheering from '../../art/kiky/cheering.svg?no-inline'
import gentle from '../../art/kiky/gentle.svg?no-inline'
import idle from '../../art/kiky/idle.svg?no-inline'
import listening from '../../art/kiky/listening.svg?no-inline'
import thinking from '../../art/kiky/thinking.svg?no-inline'
import type { ChatState, ShownMessage } from './chat-state.ts'
import { type Outcome, outcomeOf } from './quiz-thread.ts'
import { partsOfReply } from './reply-parts.ts'

const AFTER_ANSWER: Record<Outcome, string> = { right: cheering, wrong: gentle, skipped: gentle }

/** Ms Kiky's pose: she thinks while a reply comes, listens after a question, cheers, and is gentle about mistakes. */
export function poseFor({ messages, pending, canRetry }: ChatState): string {
  if (pending) return thinking
  if (canRetry) return gentle
  const last = messages.findLast(({ role }) => role === 'assistant')
  return last ? poseOf(last) : idle
}

/** Her pose beside one of her messages. */
export function poseOf({ content, quiz, right, corrections = [] }: ShownMessage): string {
  if (quiz) return AFTER_ANSWER[outcomeOf(quiz)]
  if (right) return cheering
  if (corrections.some(({ isAsked }) => isAsked)) return thinking
  return partsOfReply(content).some(({ kind }) => kind === 'quiz') ? listening : idle
}
