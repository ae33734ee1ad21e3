import type { RolePlay } from '../../content/tutor-roleplays.ts'
import { sceneReplies } from '../../content/tutor-scene-replies.ts'
import type { Scene } from './role-play.ts'
import type { Turn } from './turn.ts'

const sentencesOf = (text: string): string[] => text.trim().split(/(?<=[.!?])\s+/)
const ASKS =
  /^(?:what|when|where|who|why|how|which|can|could|may|do|does|did|is|are|will|would|should)\b(?!.*\b(?:because|so)\b)/i
const isQuestion = (sentence: string): boolean =>
  /\?\s*$/.test(sentence) || (ASKS.test(sentence) && !/[.!]\s*$/.test(sentence))

/** Only a question: the scene's line still waits for an answer. */
export const asksOnly = ({ text }: Turn): boolean => sentencesOf(text).every(isQuestion)

/** The tutor's reply, in her role, to a question by the learner; null if there is none. */
export function replyTo({ text }: Turn, { scene, line }: Scene): string | null {
  const asked = sentencesOf(text).filter(isQuestion).join(' ')
  const replies = sceneReplies[scene as RolePlay['id']]
  if (asked === '' || !replies) return null
  const says = replies.answers.find(([about]) => about.test(asked))?.[1] ?? replies.otherwise
  return typeof says === 'string' ? says : (says[line % says.length] ?? replies.otherwise)
}
