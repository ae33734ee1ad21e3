import { mentions } from '../../content/tutor-mentions.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { isLearningOnly } from '../dialogue/learning-only.ts'
import { holdsOneOf, wordCount } from '../dialogue/phrases.ts'
import { answerAboutSchool } from '../dialogue/school-answers.ts'
import { say } from '../dialogue/school-book.ts'
import { askedDetail } from '../dialogue/school-details.ts'
import type { Turn } from '../dialogue/turn.ts'
import { asksSomething, understood } from '../dialogue/understood.ts'
import { namesSchool, speaksOf } from '../intents/evidence.ts'
import { holding } from '../word-pattern.ts'
import { asksOfExam } from './exams.ts'
import type { Candidate } from './move.ts'
import { byIntentBeside, thenWait } from './waiting.ts'

/** More likely a sentence written for practice. */
const PRACTISED = 0.5
/** Of these the classifier says too little: what is asked must be found. */
const UNSAID: ReadonlySet<Intent> = new Set<Intent>(['grammar', 'vocabulary', 'pronunciation', 'off_topic'])
/** What to practise, and what an exam is like, the book knows better than the school. */
const WITHOUT_ITS_WORDS: Partial<Record<Intent, number>> = { practice: 0.7, exam_prep: 0.7, placement: 0.8 }
/** So likely that a word about its subject is enough. */
const LIKELY = 0.6
/** So sure that no word need name it: 'how much is it?' */
const CERTAIN = 0.95
const CHAT: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'thanks_bye'])
const SURELY_CHAT = 0.8
/** Not offered between two topics. */
const NOT_OFFERED: ReadonlySet<Intent> = new Set<Intent>([...CHAT, 'practice'])

const MAX_THANKS_WORDS = 8
/** Beside something that is being learnt, a farewell without its words is most likely none: 'yang passive dulu'. */
const FAREWELL_IN_LESSON = 0.6

const isChat = ({ analysis: { guess }, text }: Turn): boolean =>
  CHAT.has(guess.intent) && (guess.confidence > SURELY_CHAT || isThanks(text))

const isThanks = (text: string): boolean => wordCount(text) <= MAX_THANKS_WORDS && holdsOneOf(text, mentions.thanks)

/** A question to the school, a greeting or a wish to practise that the classifier and its words agree on. */
export function sureOfIntent(turn: Turn): Candidate | null {
  const { analysis, text, book } = turn
  const { intent, sentence } = analysis.guess
  if (turn.memory.practice?.kind === 'role-play' || sentence > PRACTISED) return null
  if ((isLearningOnly(turn) && !isChat(turn)) || asksOfExam(turn) || isOfAge(turn)) return null
  const detail = askedDetail(text)
  if (!detail && (UNSAID.has(intent) || !isNamed(turn) || understood(turn) !== intent)) return null
  return {
    topic: detail?.key ?? intent,
    certainty: detail ? 1 : certaintyOf(turn),
    offer: NOT_OFFERED.has(intent) ? undefined : { title: say(book, `topic.${intent}`), choice: `intent ${intent}` },
    reply: () =>
      detail && (isOffTopic(turn) || understood(turn) === 'grammar')
        ? thenWait(turn, answerAboutSchool(turn, detail.intent))
        : byIntentBeside(turn),
  }
}

/** An age that is told beside something else is no question about ours. */
const isOfAge = ({ analysis: { guess }, judgement: { age } }: Turn): boolean =>
  guess.intent === 'age_requirement' && age?.of === 'child' && !age.asksForClass

/** Asked of the school, though by its words it is about something else: 'can you issue a tax invoice?' */
const isOffTopic = ({ analysis, text }: Turn): boolean =>
  analysis.guess.intent === 'off_topic' && asksSomething(text) && OF_YOU.test(text)

const OF_YOU = holding('you')

/** By a word of the school, or by one about the subject where the classifier is fairly sure. */
function isNamed({ analysis: { guess }, text }: Turn): boolean {
  const { intent, confidence } = guess
  const isSpokenOf = speaksOf(text, intent) && (confidence > LIKELY || CHAT.has(intent))
  return isSpokenOf || confidence > CERTAIN || namesSchool(text)
}

/** A worry that the book knows is heard before practice is offered. */
const WORRY = 0.5

function isWorry({ analysis: { found, guess }, teaching }: Turn): boolean {
  const [best] = found
  return (
    guess.intent === 'practice' &&
    best !== undefined &&
    best.probability > WORRY &&
    teaching.kindOf(best.name) === 'care'
  )
}

function certaintyOf(turn: Turn): number {
  const { analysis, text } = turn
  const { intent, confidence } = analysis.guess
  if (intent === 'thanks_bye' && isThanks(text)) return 1
  if (isWorry(turn)) return confidence * WORRY
  if (intent === 'thanks_bye' && isLearningOnly(turn) && !holdsOneOf(text, mentions.bye))
    return confidence * FAREWELL_IN_LESSON
  return confidence * (namesSchool(text) ? 1 : (WITHOUT_ITS_WORDS[intent] ?? 1))
}
