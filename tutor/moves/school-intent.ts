import type { Intent } from '../../domain/chat/intents.ts'
import { isLearningOnly } from '../dialogue/learning-only.ts'
import { say } from '../dialogue/school-book.ts'
import { askedDetail } from '../dialogue/school-details.ts'
import type { Turn } from '../dialogue/turn.ts'
import { understood } from '../dialogue/understood.ts'
import { namesSchool, speaksOf } from '../intents/evidence.ts'
import type { Candidate } from './move.ts'
import { byIntentBeside } from './waiting.ts'

/** More likely a sentence written for practice. */
const PRACTISED = 0.5
/** Of these the classifier says too little: what is asked must be found. */
const UNSAID: ReadonlySet<Intent> = new Set<Intent>(['grammar', 'vocabulary', 'pronunciation', 'off_topic'])
/** What to practise, and what an exam is like, the book knows better than the school. */
const WITHOUT_ITS_WORDS: Partial<Record<Intent, number>> = { practice: 0.7, exam_prep: 0.7 }
/** So sure that no word need name it: 'how much is it?' */
const CERTAIN = 0.95
const CHAT: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'thanks_bye'])
const SURELY_CHAT = 0.8
/** Not offered between two topics. */
const NOT_OFFERED: ReadonlySet<Intent> = new Set<Intent>([...CHAT, 'practice'])

/** A question to the school, a greeting or a wish to practise that the classifier and its words agree on. */
export function sureOfIntent(turn: Turn): Candidate | null {
  const { analysis, text, book } = turn
  const { intent, confidence, sentence } = analysis.guess
  if (turn.memory.practice?.kind === 'role-play' || sentence > PRACTISED) return null
  if (isLearningOnly(turn) && !(CHAT.has(intent) && confidence > SURELY_CHAT)) return null
  const detail = askedDetail(text)
  const isOurs = namesSchool(text)
  const isNamed = isOurs || speaksOf(text, intent) || confidence > CERTAIN
  const isClear = !UNSAID.has(intent) && isNamed && understood(turn) === intent
  if (!isClear && !detail) return null
  return {
    topic: detail?.key ?? intent,
    certainty: detail ? 1 : confidence * (isOurs ? 1 : (WITHOUT_ITS_WORDS[intent] ?? 1)),
    offer: NOT_OFFERED.has(intent) ? undefined : { title: say(book, `topic.${intent}`), choice: `intent ${intent}` },
    reply: () => byIntentBeside(turn),
  }
}
