import { judgeTurn } from '../../domain/chat/judge-turn.ts'
import type { TutorModel } from '../../domain/chat/tutor-model.ts'
import { weighWish } from '../chat/weigh-wish.ts'

export const ANSWER_MS = 20_000
export const QUESTION = [{ role: 'user', content: 'Hello, are you there?' }] as const

/** Asks whether the tutor is there. Gives what it says. */
export async function askTutor(tutor: TutorModel): Promise<string> {
  const question = { turns: QUESTION, judgement: judgeTurn(QUESTION, 'en', weighWish), memory: null }
  const { text } = await tutor.answer(question, AbortSignal.timeout(ANSWER_MS))
  return text
}
