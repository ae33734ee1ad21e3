import { askedAboutWord, followOpenWord, perhapsAboutWord } from '../dialogue/about-word.ts'
import { askWhichIsMeant, giveTimeToThink, helpToWrite, tellWhatComes } from '../dialogue/after-details.ts'
import { askedExercises } from '../dialogue/by-intent.ts'
import { careFirst } from '../dialogue/care.ts'
import { checkSentence, chooseBetween } from '../dialogue/check-sentence.ts'
import { answerComplaint, comfort, congratulate, listen, respectNo, stayCalm } from '../dialogue/comfort.ts'
import { compareAsked, compareWords } from '../dialogue/compare-words.ts'
import { encourage } from '../dialogue/encourage.ts'
import { checkEverydayQuestion } from '../dialogue/everyday-question.ts'
import { askedExamTask } from '../dialogue/exam-tasks.ts'
import { askedNotes, meetLearner } from '../dialogue/learner-notes.ts'
import { answerMinor } from '../dialogue/minors.ts'
import { checkPractisedQuestion, correctPractice } from '../dialogue/practised-question.ts'
import { answerPrivacy } from '../dialogue/privacy.ts'
import { askedName, askedReview } from '../dialogue/review.ts'
import { answerElsewhere, greetCompany, keepRules, tellWho } from '../dialogue/small-talk.ts'
import { answerTranslation, sayInSituation, translateNext } from '../dialogue/translate.ts'
import { rewordQuoted, translateInRegister } from '../dialogue/translate-register.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { goOnWithWord } from '../dialogue/word-continuations.ts'
import { tellForm } from '../dialogue/word-forms.ts'
import { askedTheme, askedWords } from '../dialogue/words.ts'
import { isEssay, reviewEssay } from '../essay/essay.ts'
import { SMALL_TALK } from '../scenes/small-talk.ts'
import {
  asGuessed,
  askedFinePrint,
  askedHomework,
  askedJoke,
  askedLanguage,
  askedLesson,
  askedPractice,
  askedScene,
  askedScore,
  unlessTold,
} from './asked-outright.ts'
import { answeredDetail, givenDetails, statedWish } from './details.ts'
import { examFound } from './exams.ts'
import { followThread, followWaiting } from './follow-thread.ts'
import { askMore, entryFollowed, entryFound, entryLikely, facetOfOpen, stillOpen } from './from-book.ts'
import type { Candidate, Evidence, Move, Source } from './move.ts'
import { sureOfIntent } from './school-intent.ts'
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

/** A move that is recognised for certain. */
const told = (move: Move, evidence: Evidence, answer: Answer): Source => ({
  move,
  evidence,
  find: (turn) => candidate(answer(turn)),
})

/** The same, for an aside: what waited for an answer waits on. */
const asked = (move: Move, evidence: Evidence, answer: Answer): Source =>
  told(move, evidence, (turn) => {
    const reply = answer(turn)
    return reply && thenWait(turn, asGuessed(turn, reply))
  })

/** Words that belong to a scene while one is played, except in small talk. */
const askedOutside = (move: Move, evidence: Evidence, answer: Answer): Source =>
  asked(move, evidence, (turn) => (isPlaying(turn) ? null : answer(turn)))

const isPlaying = ({ memory: { practice } }: Turn): boolean =>
  practice?.kind === 'role-play' && practice.scene !== SMALL_TALK

const candidate = (reply: Said | null): Candidate | null =>
  reply && { topic: reply.intent, certainty: 1, reply: () => reply }

const beside =
  (find: Source['find']): Source['find'] =>
  (turn) => {
    const found = find(turn)
    return found && { ...found, reply: () => thenWait(turn, asGuessed(turn, found.reply())) }
  }

/** What is found is a sure topic from here on. */
const SURELY = 0.75

const surely =
  (find: Source['find']): Source['find'] =>
  (turn) => {
    const found = find(turn)
    return found && found.certainty >= SURELY ? found : null
  }

const ALONE = 'it stands on its own'
const AWAITED = 'it answers what waits'
const REQUEST = 'a plain request, its object found'
const FOLLOW_UP = 'a follow-up of what is open'
const TRY = 'a try in a scene or an exercise'
const TOPIC = 'a topic, surely'
const WORDS = 'its words alone'
const LIKELY = 'a topic, likely'

/** What its words alone make this likely; scenes have their own words. */
const likely =
  (answer: Answer, certainty: number): Source['find'] =>
  (turn) => {
    const reply = isPlaying(turn) ? null : answer(turn)
    return reply && { topic: reply.intent, certainty, reply: () => reply }
  }

/** 'Kalau fetch?', while an entry is open. */
const wordBeside: Answer = (turn) => (turn.memory.last?.kind === 'entry' ? goOnWithWord(turn) : null)

/** Every way to understand a message; see `WEIGHED` for those between which the certainty decides. */
export const SOURCES: readonly Source[] = [
  told('is in danger', 'somebody is in danger', careFirst),

  told('sends a text', ALONE, (turn) => (isEssay(turn) ? reviewEssay(turn) : null)),
  { move: 'gives details', evidence: ALONE, find: givenDetails },
  told('gives details', ALONE, answeredDetail),
  told('stops', ALONE, stopPractice),

  told('answers', AWAITED, answerWaiting),
  asked('asks for a facet', AWAITED, followWaiting),

  asked('asks about the tutor', REQUEST, askedNotes),
  asked('breaks rules', REQUEST, keepRules),
  asked('asks for a translation', REQUEST, answerTranslation),
  asked('asks the school', REQUEST, answerMinor),
  asked('asks the school', REQUEST, answerPrivacy),
  asked('shares a feeling', REQUEST, encourage),
  asked('asks the school', REQUEST, tellWhatComes),
  asked('asks the school', REQUEST, askWhichIsMeant),
  asked('goes on', REQUEST, giveTimeToThink),
  asked('asks for something to do', REQUEST, helpToWrite),
  asked('refuses details', REQUEST, respectNo),
  asked('asks about the tutor', REQUEST, tellWho),
  askedOutside('complains', REQUEST, answerComplaint),
  { move: 'asks the school', evidence: REQUEST, find: statedWish },
  asked('asks for something to do', REQUEST, unlessTold(askedLesson)),
  askedOutside('asks for something to do', REQUEST, unlessTold(askedScene)),
  asked('asks for something to do', REQUEST, unlessTold(askedExamTask)),
  asked('asks for something to do', REQUEST, rewordQuoted),
  asked('asks for a check', REQUEST, chooseBetween),
  asked('asks for a check', REQUEST, checkSentence),
  asked('complains', REQUEST, stayCalm),
  askedOutside('says something else', REQUEST, answerElsewhere),
  asked('asks about the tutor', REQUEST, askedReview),
  asked('asks about the tutor', REQUEST, askedName),
  asked('asks about a word', REQUEST, askedAboutWord),
  asked('asks about a word', REQUEST, compareAsked),
  asked('asks for something to do', REQUEST, askedTheme),
  askedOutside('asks for something to do', REQUEST, unlessTold(askedScore)),
  askedOutside('jokes', REQUEST, unlessTold(askedJoke)),

  told('takes an offer', FOLLOW_UP, taken),
  asked('asks for a facet', FOLLOW_UP, followThread),
  asked('asks about a word', FOLLOW_UP, followOpenWord),
  asked('asks for a facet', FOLLOW_UP, translateInRegister),
  asked('asks for a translation', FOLLOW_UP, translateNext),
  told('goes on', FOLLOW_UP, wentOn),
  { move: 'asks for a facet', evidence: FOLLOW_UP, find: beside(facetOfOpen) },
  askedOutside('asks for something to do', FOLLOW_UP, askedPractice),
  asked('asks for something to do', FOLLOW_UP, unlessTold(askedExercises)),
  { move: 'asks about English', evidence: FOLLOW_UP, find: beside(examFound) },

  told('answers', TRY, inExercise),
  told('answers', TRY, inScene),
  asked('practises', TRY, correctPractice),
  told('practises', TRY, checkPractisedQuestion),

  { move: 'asks about English', evidence: TOPIC, find: beside(surely(entryFound)) },
  { move: 'asks the school', evidence: TOPIC, find: surely(sureOfIntent) },

  asked('asks for something to do', WORDS, askedWords),
  asked('asks about a word', WORDS, tellForm),
  asked('asks about a word', WORDS, compareWords),
  askedOutside('shares a feeling', WORDS, comfort),
  askedOutside('shares a feeling', WORDS, congratulate),
  askedOutside('asks the school', WORDS, askedLanguage),
  askedOutside('practises', WORDS, checkEverydayQuestion),
  askedOutside('asks the school', WORDS, unlessTold(askedFinePrint)),
  askedOutside('asks for something to do', WORDS, askedHomework),
  askedOutside('says something else', WORDS, greetCompany),
  askedOutside('says something else', WORDS, meetLearner),
  told('asks the school', WORDS, followedUp),
  told('shares a feeling', WORDS, listen),

  { move: 'asks for a facet', evidence: LIKELY, find: beside(stillOpen) },
  { move: 'asks about English', evidence: LIKELY, find: beside(entryFound) },
  { move: 'asks the school', evidence: LIKELY, find: sureOfIntent },
  { move: 'asks about English', evidence: LIKELY, find: beside(entryFollowed) },
  { move: 'asks about English', evidence: LIKELY, find: beside(entryLikely) },
  { move: 'asks for a translation', evidence: LIKELY, find: beside(likely(sayInSituation, 0.5)) },
  { move: 'asks about a word', evidence: LIKELY, find: beside(likely(perhapsAboutWord, 0.6)) },
  { move: 'asks about a word', evidence: LIKELY, find: beside(likely(wordBeside, 0.55)) },

  told('goes on', 'nothing else', askMore),
  told('says something else', 'nothing else', byIntentBeside),
]
