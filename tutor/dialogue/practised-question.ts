import { isLearning } from '../../domain/chat/chat-mode.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { praiseSentence, teachCorrections } from './corrections.ts'
import { wordCount } from './phrases.ts'
import type { Said, Turn } from './turn.ts'
import { asksSomething, SURE } from './understood.ts'

/** Words that make it a question to the school. */
const OF_SCHOOL =
  /\b(?:courses?|class(?:es)?|lessons?|programs?|school|academy|fees?|(?:the|your) prices?|pricing|tuition|(?:it|this|that|you) (?:all )?(?:cost|charge)|how much (?:is|are) (?:it|this|that|they)(?=\s*\W*$)|payments?|pay (?:monthly|by|in|for (?:it|the)|online|later)|discounts?|promos?|refunds?|guarantee|trial|register|registration|enrol\w*|sign up|join|admission|schedules?|timetables?|placement|level|levels|ielts|toefl|toeic|trainers?|tutors?|teach|certificates?|located|address|branch(?:es)?|online|offline|brochures?|proposal|documents?|password|account|whatsapp|contact|admin|team|staff|representative|human|interpreters?|data|privacy|your (?:office|place|location|website|site|number|e-?mail|phone))\b/i
/** Words that make it a question to the tutor. */
const OF_TUTOR =
  /\b(?:you mean|this word|that word|the answer|my (?:sentence|grammar|english|score|mistakes?|answer|progress|level|name)|quiz|exercise|example|explain|correct|check|help me (?:learn|understand|practi[sc]e|study)|english|indonesian|translate)\b/i
const SHORTEST = 3
const SURELY_CHAT = 0.8

/** After an invitation to write a sentence, a question is practice too: it is checked, not answered. */
export function checkPractisedQuestion(turn: Turn): Said | null {
  const { memory, text, analysis } = turn
  const isPractice = memory.invited !== null && memory.practice === null && analysis.allEnglish
  if (!isPractice || !asksSomething(text) || wordCount(text) < SHORTEST) return null
  if (OF_SCHOOL.test(text) || OF_TUTOR.test(text) || isSurelyOther(turn)) return null
  return analysis.corrections.length > 0 ? teachCorrections(turn) : praiseSentence(turn)
}

const CHAT: ReadonlySet<Intent> = new Set<Intent>(['off_topic', 'greeting', 'thanks_bye'])

/** A wish to learn, or chat (unless the learner was asked to write a question). */
function isSurelyOther({ analysis: { guess }, memory }: Turn): boolean {
  if (isLearning(guess.intent) && guess.confidence > SURE) return true
  return memory.invited !== 'question' && CHAT.has(guess.intent) && guess.confidence > SURELY_CHAT
}
