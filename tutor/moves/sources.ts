import type { Intent } from '../../domain/chat/intents.ts'
import { askWhichIsMeant, giveTimeToThink, helpToWrite, tellWhatComes } from '../dialogue/after-details.ts'
import { askedExercises } from '../dialogue/by-intent.ts'
import { careFirst } from '../dialogue/care.ts'
import { checkSentence, chooseBetween } from '../dialogue/check-sentence.ts'
import { answerComplaint, comfort, congratulate, listen, respectNo, stayCalm } from '../dialogue/comfort.ts'
import { compareNext, compareWords } from '../dialogue/compare-words.ts'
import { encourage } from '../dialogue/encourage.ts'
import { checkEverydayQuestion } from '../dialogue/everyday-question.ts'
import { askedExamTask } from '../dialogue/exam-tasks.ts'
import { answerMinor } from '../dialogue/minors.ts'
import { checkPractisedQuestion } from '../dialogue/practised-question.ts'
import { answerPrivacy } from '../dialogue/privacy.ts'
import { askedSound } from '../dialogue/pronunciation.ts'
import { askedName, askedReview } from '../dialogue/review.ts'
import { askedDetail } from '../dialogue/school-details.ts'
import { greetCompany, keepRules, tellWho } from '../dialogue/small-talk.ts'
import { giveTips } from '../dialogue/tips.ts'
import { answerTranslation, translateNext } from '../dialogue/translate.ts'
import { translateInRegister } from '../dialogue/translate-register.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { understood } from '../dialogue/understood.ts'
import { explainFix } from '../dialogue/why-fixed.ts'
import { tellForm } from '../dialogue/word-forms.ts'
import { answerWordQuestion, askedKnownWord, askedWords } from '../dialogue/words.ts'
import { isEssay, reviewEssay } from '../essay/essay.ts'
import { speaksOf } from '../intents/evidence.ts'
import { SMALL_TALK } from '../scenes/small-talk.ts'
import {
  asGuessed,
  askedFinePrint,
  askedGrammar,
  askedHomework,
  askedJoke,
  askedLanguage,
  askedLesson,
  askedPractice,
  askedScene,
  askedScore,
  unlessTold,
} from './asked-outright.ts'
import { givenDetails, statedWish } from './details.ts'
import { examFound } from './exams.ts'
import { askMore, entryFollowed, entryFound, entryLikely, facetOfOpen } from './from-book.ts'
import type { Candidate, Move, Source } from './move.ts'
import { isLearningOnly } from './school-words.ts'
import {
  answerWaiting,
  byIntentBeside,
  followedUp,
  inExercise,
  inScene,
  stopPractice,
  taken,
  thenWait,
  wentOn,
} from './waiting.ts'

type Answer = (turn: Turn) => Said | null

/** A move that is recognised by its words, always as surely. */
const told = (move: Move, ceiling: number, answer: Answer): Source => ({
  move,
  ceiling,
  find: (turn) => candidate(answer(turn), ceiling),
})

/** The same, for an aside: what waited for an answer waits on. */
const asked = (move: Move, ceiling: number, answer: Answer): Source => ({
  move,
  ceiling,
  find: (turn) => {
    const reply = answer(turn)
    return candidate(reply && thenWait(turn, asGuessed(turn, reply)), ceiling)
  },
})

/** Words that belong to a scene while one is played, except in small talk. */
const askedOutside = (move: Move, ceiling: number, answer: Answer): Source =>
  asked(move, ceiling, (turn) => (isPlaying(turn) ? null : answer(turn)))

const isPlaying = ({ memory: { practice } }: Turn): boolean =>
  practice?.kind === 'role-play' && practice.scene !== SMALL_TALK

const candidate = (reply: Said | null, score: number): Candidate | null =>
  reply && { topic: reply.intent, score, reply: () => reply }

const beside =
  (find: (turn: Turn) => Candidate | null): Source['find'] =>
  (turn) => {
    const found = find(turn)
    return found && { ...found, reply: () => thenWait(turn, asGuessed(turn, found.reply())) }
  }

/** More likely a sentence written for practice. */
const PRACTISED = 0.5

/** The whole order of precedence; between those that weigh, the score decides. */
export const SOURCES: readonly Source[] = [
  told('is in danger', 1, careFirst),
  told('sends a text', 0.99, (turn) => (isEssay(turn) ? reviewEssay(turn) : null)),
  { move: 'gives details', ceiling: 0.985, find: givenDetails },
  told('stops', 0.98, stopPractice),
  told('answers', 0.96, answerWaiting),
  asked('breaks rules', 0.955, keepRules),
  asked('asks for a translation', 0.952, answerTranslation),
  asked('asks the school', 0.95, answerMinor),
  asked('asks the school', 0.945, answerPrivacy),
  asked('shares a feeling', 0.94, encourage),
  asked('asks the school', 0.935, tellWhatComes),
  asked('asks the school', 0.93, askWhichIsMeant),
  asked('goes on', 0.925, giveTimeToThink),
  asked('asks for something to do', 0.92, helpToWrite),
  asked('asks for something to do', 0.917, unlessTold(askedLesson)),
  askedOutside('asks for something to do', 0.916, unlessTold(askedScene)),
  asked('asks for something to do', 0.9155, unlessTold(askedExamTask)),
  asked('asks for a check', 0.915, chooseBetween),
  asked('asks for a check', 0.91, checkSentence),
  asked('refuses details', 0.909, respectNo),
  asked('complains', 0.908, stayCalm),
  asked('asks about the tutor', 0.907, tellWho),
  { move: 'asks the school', ceiling: 0.9062, find: statedWish },
  asked('asks about the tutor', 0.906, askedReview),
  asked('asks about the tutor', 0.905, askedName),
  told('takes an offer', 0.904, taken),
  asked('asks for a facet', 0.9039, explainFix),
  asked('asks about a word', 0.9038, askedKnownWord),
  asked('asks for a facet', 0.90375, translateInRegister),
  asked('asks for a translation', 0.9037, translateNext),
  asked('asks about a word', 0.90365, askedSound),
  told('goes on', 0.9036, wentOn),
  { move: 'asks for a facet', ceiling: 0.9035, find: beside(facetOfOpen) },
  { move: 'asks about English', ceiling: 0.9034, find: beside(examFound) },
  askedOutside('asks for something to do', 0.902, unlessTold(askedScore)),
  askedOutside('jokes', 0.901, unlessTold(askedJoke)),
  told('practises', 0.9009, checkPractisedQuestion),
  askedOutside('asks for something to do', 0.9008, askedPractice),
  asked('asks for something to do', 0.9007, unlessTold(askedExercises)),
  { move: 'asks about English', ceiling: 0.9, find: beside(entryFound) },
  { move: 'asks the school', ceiling: 0.9, find: sureOfIntent },
  told('answers', 0.88, inExercise),
  told('answers', 0.875, inScene),
  asked('asks for something to do', 0.86, askedWords),
  asked('asks about a word', 0.85, tellForm),
  asked('asks about a word', 0.845, answerWordQuestion),
  asked('asks about a word', 0.829, compareNext),
  { move: 'asks about English', ceiling: 0.8, find: beside(entryFollowed) },
  asked('asks about a word', 0.7, compareWords),
  askedOutside('shares a feeling', 0.69, comfort),
  askedOutside('shares a feeling', 0.685, congratulate),
  askedOutside('asks the school', 0.675, askedLanguage),
  askedOutside('practises', 0.667, checkEverydayQuestion),
  askedOutside('asks the school', 0.665, unlessTold(askedFinePrint)),
  askedOutside('asks for something to do', 0.66, askedHomework),
  askedOutside('says something else', 0.655, greetCompany),
  askedOutside('complains', 0.65, answerComplaint),
  told('asks the school', 0.64, followedUp),
  told('shares a feeling', 0.63, listen),
  askedOutside('asks about English', 0.61, unlessTold(giveTips)),
  { move: 'asks about English', ceiling: 0.54, find: beside(entryLikely) },
  askedOutside('asks about English', 0.52, askedGrammar),
  told('goes on', 0.35, askMore),
  told('says something else', 0.3, byIntentBeside),
]

/** Of these the classifier says too little: what is asked must be found. */
const UNSAID: ReadonlySet<Intent> = new Set<Intent>(['grammar', 'vocabulary', 'pronunciation', 'off_topic'])
const WEIGHT = 0.9
/** What to practise is known better by what is found. */
const PRACTICE_WEIGHT = 0.6
/** So sure that no word need name it: 'how much is it?' */
const CERTAIN = 0.95
/** As likely as this is a detail that the site tells. */
const DETAIL = 1

/** A question to the school, a greeting or a wish to practise that the classifier and its words agree on. */
function sureOfIntent(turn: Turn): Candidate | null {
  const { analysis, text } = turn
  const { intent, confidence, sentence } = analysis.guess
  const { practice } = turn.memory
  if (practice?.kind === 'role-play' || sentence > PRACTISED || isLearningOnly(turn)) return null
  const detail = askedDetail(text)
  const isNamed = speaksOf(text, intent) || confidence > CERTAIN
  const isClear = !UNSAID.has(intent) && isNamed && understood(turn) === intent
  if (!isClear && !detail) return null
  const weight = intent === 'practice' && !detail ? PRACTICE_WEIGHT : WEIGHT
  const score = Math.max(isClear ? confidence : 0, detail ? DETAIL : 0) * weight
  return { topic: detail?.key ?? intent, score, reply: () => byIntentBeside(turn) }
}
