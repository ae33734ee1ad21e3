import { isLearning } from '../../domain/chat/chat-mode.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { asksTeacher, namesSchool } from '../intents/evidence.ts'
import { tellsFeeling } from './comfort.ts'
import { praiseSentence, teachCorrections } from './corrections.ts'
import { wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { isTrifle } from './trifle.ts'
import type { Said, Turn } from './turn.ts'
import { asksSomething, isAddressed, SURE } from './understood.ts'

/** A whole question in English. */
const ASKS_SOMEBODY =
  /^(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|shall|should|may|might|must|what|where|when|who|whose|why|how|which)\b/i
/** It asks about what was just said. */
const OF_BEFORE =
  /\b(?:which one|the other one|the first one|the second one|this one|that one|more common|is it|is that)\b/i
const SHORTEST = 3
const SURELY_CHAT = 0.8

/** After an invitation to write a sentence, a question is practice too: it is checked, not answered. */
export function checkPractisedQuestion(turn: Turn): Said | null {
  const { memory, text, analysis } = turn
  const isPractice = memory.invited !== null && memory.practice === null && analysis.allEnglish && analysis.isClause
  if (!isPractice || !asksSomething(text) || wordCount(text) < SHORTEST) return null
  if (!ASKS_SOMEBODY.test(text.trim()) || OF_BEFORE.test(text)) return null
  if (namesSchool(text) || asksTeacher(text) || isAddressed(analysis) || isSurelyOther(turn)) return null
  return analysis.corrections.length > 0 ? teachCorrections(turn) : praiseSentence(turn)
}

const CHAT: ReadonlySet<Intent> = new Set<Intent>(['off_topic', 'greeting', 'thanks_bye'])

/** A wish to learn, or chat (unless the learner was asked to write a question). */
function isSurelyOther({ analysis: { guess }, memory }: Turn): boolean {
  if (isLearning(guess.intent) && guess.confidence > SURE) return true
  return memory.invited !== 'question' && CHAT.has(guess.intent) && guess.confidence > SURELY_CHAT
}

const SURELY_SCHOOL = 0.6

const isForSchool = ({ intent, confidence }: Turn['analysis']['guess']): boolean =>
  !isLearning(intent) && intent !== 'off_topic' && intent !== 'greeting' && confidence > SURELY_SCHOOL

const SHORTEST_PRACTICE = 4
/** More likely a sentence than a request. */
const SENTENCE = 0.4

/** An English sentence with mistakes is corrected, whatever it is about; a question to the teacher is not. */
export const correctPractice = (turn: Turn): Said | null =>
  isFaulty(turn) ? withHelp(turn, teachCorrections(turn)) : null

/** From here on a situation may be what the sentences tell of. */
const TOLD_OF = 0.2

/** 'My boss speaks so fast': what to say then is offered behind the corrections, instead of an exercise. */
function withHelp(turn: Turn, answer: Said): Said {
  const { analysis, book, teaching } = turn
  const [best] = analysis.found
  const entry = best && best.probability >= TOLD_OF ? teaching.entry(best.name) : undefined
  if (entry?.kind !== 'situations') return answer
  const exercise = answer.parts.at(-1)
  const parts = answer.parts.filter((part) => part !== exercise || !answer.memory.exercise)
  return {
    ...answer,
    parts: [...parts, say(book, 'story.offer', { title: entry.title[book.language] })],
    memory: { ...answer.memory, exercise: null, offered: [`entry ${entry.name}`] },
  }
}

/** A sentence that is not right, and no question to anybody here. */
export function isFaulty(turn: Turn): boolean {
  const { analysis, text, memory } = turn
  const { allEnglish, corrections, guess } = analysis
  const isWrong = corrections.some(({ findings }) => !findings.every(isTrifle))
  if (!allEnglish || !isWrong || wordCount(text) < SHORTEST_PRACTICE || memory.practice?.kind === 'role-play')
    return false
  if (asksTeacher(text) || namesSchool(text) || isAddressed(analysis)) return false
  if (isForSchool(guess) || tellsFeeling(turn)) return false
  return guess.sentence > SENTENCE || !asksSomething(text)
}
