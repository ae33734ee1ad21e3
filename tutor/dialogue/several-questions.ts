import { isLearning } from '../../domain/chat/chat-mode.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import type { AskedQuestion } from '../analysis.ts'
import { answerAboutSchool } from './school-answers.ts'
import { askedDetail } from './school-details.ts'
import { asIf, type Said, type Turn } from './turn.ts'

const SURE_OF_PART = 0.6
const CHAT: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'thanks_bye', 'off_topic'])
/** These start the capture of details, so they come last. */
const CAPTURING: readonly Intent[] = ['price', 'register', 'human']

interface Subject {
  text: string
  intent: Intent
  /** Two questions with the same key have the same answer. */
  key: string
}

/** 'How long is the course, and who teaches it?': both are answered. */
export function answerSeveral(turn: Turn): Said | null {
  if (turn.memory.practice) return null
  const subjects = turn.analysis.questions.map(subjectOf)
  const known = subjects.filter((one) => one !== null)
  const different = known.filter(({ key }, at) => known.findIndex((one) => one.key === key) === at)
  if (known.length < subjects.length || different.length < 2) return null
  const answer = different.sort(byCapture).reduce<Said | null>((before, subject) => joined(turn, before, subject), null)
  const { intent } = turn.analysis.guess
  const isAsGuessed = different.some((one) => one.intent === intent) && !different.some((one) => weightOf(one) > 0)
  return answer && isAsGuessed ? { ...answer, intent } : answer
}

function subjectOf({ text, guess }: AskedQuestion): Subject | null {
  const detail = askedDetail(text)
  if (detail) return { text, intent: detail.intent, key: detail.key }
  const isOurs = !isLearning(guess.intent) && !CHAT.has(guess.intent) && guess.confidence > SURE_OF_PART
  return isOurs ? { text, intent: guess.intent, key: guess.intent } : null
}

const weightOf = ({ intent }: Subject): number => (CAPTURING.includes(intent) ? 1 : 0)
const byCapture = (left: Subject, right: Subject): number => weightOf(left) - weightOf(right)

/** The main line of each answer; of one that starts the capture, all lines. */
function joined(turn: Turn, before: Said | null, { text, intent }: Subject): Said {
  const memory = { ...turn.memory, ...before?.memory }
  const answer = answerAboutSchool({ ...asIf(turn, text), memory }, intent)
  const told = CAPTURING.includes(intent) ? answer.parts : answer.parts.slice(0, 1)
  return { ...answer, parts: [...(before?.parts ?? []), ...told] }
}
