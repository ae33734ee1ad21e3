import { isLearning } from '../../domain/chat/chat-mode.ts'
import { praiseSentence, teachCorrections } from './corrections.ts'
import { wordCount } from './phrases.ts'
import type { Said, Turn } from './turn.ts'
import { asksSomething, SURE } from './understood.ts'

const SURELY = 0.75
const SHORTEST = 4
/** Words that make it a question to the tutor. */
const OF_TUTOR =
  /\b(?:help me|teach|explain|homework|english|sentences?|words?|quiz|practi[sc]e|translate|correct|check)\b/i

/** 'Could you call me a taxi?' is English practice, not a wish to be called. */
export function checkEverydayQuestion(turn: Turn): Said | null {
  const { analysis, text, memory } = turn
  const { guess, allEnglish, corrections } = analysis
  if (!allEnglish || !asksSomething(text) || memory.practice || wordCount(text) < SHORTEST) return null
  const asksToLearn = isLearning(guess.intent) && guess.confidence > SURE
  const isSentence = guess.sentence > (guess.confidence < SURE ? SURE : SURELY)
  if (!isSentence || asksToLearn || OF_TUTOR.test(text)) return null
  return corrections.length > 0 ? teachCorrections(turn) : praiseSentence(turn)
}
