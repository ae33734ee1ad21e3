import { isLearning } from '../../domain/chat/chat-mode.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { asksTeacher, namesSchool } from '../intents/evidence.ts'
import { tellsFeeling } from './comfort.ts'
import { isTrifle, praiseSentence, teachCorrections } from './corrections.ts'
import { wordCount } from './phrases.ts'
import type { Said, Turn } from './turn.ts'
import { asksSomething, SURE } from './understood.ts'

const SHORTEST = 3
const SURELY_CHAT = 0.8

/** After an invitation to write a sentence, a question is practice too: it is checked, not answered. */
export function checkPractisedQuestion(turn: Turn): Said | null {
  const { memory, text, analysis } = turn
  const isPractice = memory.invited !== null && memory.practice === null && analysis.allEnglish && analysis.isClause
  if (!isPractice || !asksSomething(text) || wordCount(text) < SHORTEST) return null
  if (namesSchool(text) || asksTeacher(text) || isSurelyOther(turn)) return null
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
export function correctPractice(turn: Turn): Said | null {
  const { analysis, text, memory } = turn
  const { allEnglish, corrections, guess } = analysis
  const isWrong = corrections.some(({ findings }) => !findings.every(isTrifle))
  if (!allEnglish || !isWrong || wordCount(text) < SHORTEST_PRACTICE || memory.practice?.kind === 'role-play')
    return null
  if (asksTeacher(text) || namesSchool(text) || isForSchool(guess) || tellsFeeling(turn)) return null
  return guess.sentence > SENTENCE || !asksSomething(text) ? teachCorrections(turn) : null
}
