import { isLearning } from '../../domain/chat/chat-mode.ts'
import { asksTeacher } from '../intents/evidence.ts'
import { praiseSentence, teachCorrections } from './corrections.ts'
import { wordCount } from './phrases.ts'
import type { Said, Turn } from './turn.ts'
import { asksSomething, isAddressed, SURE } from './understood.ts'

const SURELY = 0.75
const SHORTEST = 4
/** So surely about something else that it is no practice, unless it has mistakes. */
const SURELY_OTHER = 0.8

/** 'Could you call me a taxi?' is English practice, not a wish to be called. */
export function checkEverydayQuestion(turn: Turn): Said | null {
  const { analysis, text, memory } = turn
  const { guess, allEnglish, corrections } = analysis
  if (!allEnglish || !asksSomething(text) || memory.practice || wordCount(text) < SHORTEST) return null
  const asksToLearn = isLearning(guess.intent) && guess.confidence > SURE
  const isSentence = guess.sentence > (guess.confidence < SURE ? SURE : SURELY)
  const isOther = guess.intent === 'off_topic' && guess.confidence > SURELY_OTHER && corrections.length === 0
  if (!isSentence || asksToLearn || isOther || asksTeacher(text) || isAddressed(analysis)) return null
  return corrections.length > 0 ? teachCorrections(turn) : praiseSentence(turn)
}
