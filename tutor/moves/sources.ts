import { askedAboutWord, followOpenWord, perhapsAboutWord, plainWordAsked } from '../dialogue/about-word.ts'
import { askWhichIsMeant, giveTimeToThink, helpToWrite, tellWhatComes } from '../dialogue/after-details.ts'
import { applyTopic } from '../dialogue/apply-topic.ts'
import { askedPracticeOf } from '../dialogue/asked-practice.ts'
import { declineBeyond } from '../dialogue/beyond-field.ts'
import { careFirst, followCare } from '../dialogue/care.ts'
import { changeLine } from '../dialogue/change-line.ts'
import { changeVoice } from '../dialogue/change-voice.ts'
import { checkPhrase } from '../dialogue/check-phrase.ts'
import { askForSentence, checkJudged, checkSentence, chooseBetween } from '../dialogue/check-sentence.ts'
import { chooseShown } from '../dialogue/choose-shown.ts'
import {
  answerComplaint,
  comfort,
  congratulate,
  listen,
  respectNo,
  respectWish,
  stayCalm,
} from '../dialogue/comfort.ts'
import { compareIndonesian } from '../dialogue/compare-indonesian.ts'
import { compareAsked, compareWords } from '../dialogue/compare-words.ts'
import { doubtOfMeaning } from '../dialogue/doubt-of-meaning.ts'
import { encourage } from '../dialogue/encourage.ts'
import { checkEverydayQuestion } from '../dialogue/everyday-question.ts'
import { askedExamTask } from '../dialogue/exam-tasks.ts'
import { fillGap } from '../dialogue/fill-gap.ts'
import { sayToSomebody } from '../dialogue/for-whom.ts'
import { guessedAboutWord, quotedWordAsked } from '../dialogue/guess-word.ts'
import { judgeManner } from '../dialogue/judge-manner.ts'
import { askedNotes, meetLearner, tellsWorkOnly } from '../dialogue/learner-notes.ts'
import { declineKindly } from '../dialogue/limits.ts'
import { meetDoubt } from '../dialogue/meet-doubt.ts'
import { meetFear } from '../dialogue/meet-fear.ts'
import { meetObjection } from '../dialogue/meet-objection.ts'
import { answerMinor } from '../dialogue/minors.ts'
import { namedPhraseAsked } from '../dialogue/named-phrase.ts'
import { checkPractisedQuestion, correctPractice } from '../dialogue/practised-question.ts'
import { answerPrivacy } from '../dialogue/privacy.ts'
import { askedName, askedReview } from '../dialogue/review.ts'
import { sayNumbers } from '../dialogue/say-numbers.ts'
import { changeQuoted } from '../dialogue/say-otherwise.ts'
import { answerElsewhere, greetCompany, keepRules, tellWho, thanked } from '../dialogue/small-talk.ts'
import { tellExamFact } from '../dialogue/tell-exam-fact.ts'
import { tellList } from '../dialogue/tell-list.ts'
import { tenseForTime } from '../dialogue/tense-for-time.ts'
import { noteForSchool } from '../dialogue/told-school.ts'
import { answerTranslation, sayInSituation, translateNext } from '../dialogue/translate.ts'
import { rewordQuoted, translateInRegister } from '../dialogue/translate-register.ts'
import { translateTold } from '../dialogue/translate-told.ts'
import { tellWhyNot } from '../dialogue/why-not.ts'
import { goOnWithWord } from '../dialogue/word-continuations.ts'
import { wordForDescription } from '../dialogue/word-for-description.ts'
import { tellForm } from '../dialogue/word-forms.ts'
import { askedTheme, askedWords } from '../dialogue/words.ts'
import { askOfText } from '../essay/ask-of-text.ts'
import { isEssay, reviewEssay } from '../essay/essay.ts'
import { askOfShown } from './ask-of-shown.ts'
import {
  askedCast,
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
import { askedExercises } from './by-intent.ts'
import { compareVerbForms } from './compare-verb-forms.ts'
import { compareWithOpen } from './compare-with-open.ts'
import { controlPractice } from './control-practice.ts'
import { answeredDetail, givenDetails, statedWish } from './details.ts'
import { examFound, isOfExam } from './exams.ts'
import { asksExampleOfOpen, facetOfOpen } from './facet-of-open.ts'
import { followThread, followWaiting } from './follow-thread.ts'
import { askMore, entryFollowed, entryFound, entryLikely, entryPerhaps, stillOpen } from './from-book.ts'
import {
  type Answer,
  asked,
  askedOutside,
  beside,
  likely,
  ofSchool,
  surely,
  told,
  unlessAsked,
  unlessFacet,
  unlessSchool,
  unlessStory,
  unlessWished,
} from './kinds-of-source.ts'
import type { Source } from './move.ts'
import { namedInOpen } from './named-in-open.ts'
import { quotedToTranslate } from './quoted-to-translate.ts'
import { sureOfIntent } from './school-intent.ts'
import { asksVersion, situationAsked } from './situations.ts'
import { isOwnStory, toldStory } from './told.ts'
import {
  answerWaiting,
  byIntentBeside,
  followedUp,
  inExercise,
  inScene,
  letGo,
  stopPractice,
  taken,
  wentOn,
} from './waiting.ts'

const ALONE = 'it stands on its own'
const AWAITED = 'it answers what waits'
const REQUEST = 'a plain request, its object found'
const FOLLOW_UP = 'a plain follow-up of what is open'
const TRY = 'a try in a scene or an exercise'
const PERHAPS = 'perhaps a follow-up'
const TOPIC = 'a topic, surely'
const WORDS = 'its words alone'
const LIKELY = 'a topic, likely'

/** 'Kalau fetch?', while an entry is open. */
const wordBeside: Answer = (turn) => (turn.memory.last?.kind === 'entry' ? goOnWithWord(turn) : null)

/** Every way to understand a message; see `WEIGHED` for those between which the certainty decides. */
export const SOURCES: readonly Source[] = [
  told('care first', 'is in danger', 'somebody is in danger', careFirst),

  told('essay', 'sends a text', ALONE, (turn) => (isEssay(turn) ? reviewEssay(turn) : null)),
  { name: 'given details', move: 'gives details', evidence: ALONE, find: givenDetails },
  told('answered detail', 'gives details', ALONE, answeredDetail),
  told('stop practice', 'stops', ALONE, stopPractice),
  told('let go', 'stops', ALONE, letGo),
  told('asked practice of', 'asks for something to do', ALONE, askedPracticeOf),
  told('asked cast', 'asks for something to do', ALONE, askedCast),
  told('meet fear', 'shares a feeling', ALONE, unlessAsked(meetFear)),
  told('respect wish', 'stops', ALONE, respectWish),
  asked('meet doubt', 'asks for a facet', ALONE, (turn) => (askOfText(turn) ? null : meetDoubt(turn))),
  asked('meet objection', 'asks for a facet', ALONE, meetObjection),
  asked('fill gap', 'asks for a check', ALONE, fillGap),
  asked('check judged', 'asks for a check', ALONE, checkJudged),

  told('control practice', 'asks for a facet', AWAITED, controlPractice),
  asked('say to somebody', 'asks for a facet', AWAITED, sayToSomebody),
  asked('tell why not', 'asks for a facet', AWAITED, tellWhyNot),
  asked('follow care', 'asks about English', AWAITED, followCare),
  told('answer waiting', 'answers', AWAITED, answerWaiting),
  asked('follow waiting', 'asks for a facet', AWAITED, followWaiting),

  asked('tell list', 'asks for a translation', REQUEST, unlessWished(tellList)),
  asked('ask of text', 'asks for a facet', REQUEST, askOfText),
  asked('choose shown', 'asks for a facet', REQUEST, chooseShown),
  asked('ask of shown', 'asks for a facet', REQUEST, askOfShown),
  asked('asked notes', 'asks about the tutor', REQUEST, askedNotes),
  asked('keep rules', 'breaks rules', REQUEST, keepRules),
  askedOutside('decline kindly', 'breaks rules', REQUEST, declineKindly),
  { name: 'situation asked', move: 'asks about English', evidence: REQUEST, find: beside(situationAsked) },
  asked('word for description', 'asks about a word', REQUEST, wordForDescription),
  asked('tell exam fact', 'asks about English', REQUEST, tellExamFact),
  asked('tense for time', 'asks about English', REQUEST, tenseForTime),
  asked('compare verb forms', 'asks about English', REQUEST, compareVerbForms),
  asked('compare indonesian', 'asks about a word', REQUEST, compareIndonesian),
  asked('doubt of meaning', 'asks about a word', REQUEST, doubtOfMeaning),
  asked('change voice', 'asks for a facet', REQUEST, changeVoice),
  asked('named phrase asked', 'asks about a word', REQUEST, namedPhraseAsked),
  askedOutside('say numbers', 'asks about a word', REQUEST, sayNumbers),
  asked('asked theme', 'asks for something to do', REQUEST, unlessAsked(unlessStory(askedTheme))),
  asked('judge manner', 'asks for a facet', REQUEST, judgeManner),
  asked('answer translation', 'asks for a translation', REQUEST, answerTranslation),
  asked('answer minor', 'asks the school', REQUEST, unlessAsked(answerMinor)),
  asked('answer privacy', 'asks the school', REQUEST, answerPrivacy),
  asked('encourage', 'shares a feeling', REQUEST, unlessAsked(encourage)),
  asked('tell what comes', 'asks the school', REQUEST, tellWhatComes),
  asked('ask which is meant', 'asks the school', REQUEST, askWhichIsMeant),
  asked('give time to think', 'goes on', REQUEST, giveTimeToThink),
  asked('help to write', 'asks for something to do', REQUEST, helpToWrite),
  asked('respect no', 'refuses details', REQUEST, respectNo),
  asked('tell who', 'asks about the tutor', REQUEST, tellWho),
  askedOutside('answer complaint', 'complains', REQUEST, answerComplaint),
  { name: 'stated wish', move: 'asks the school', evidence: REQUEST, find: ofSchool(statedWish) },
  asked('asked lesson', 'asks for something to do', REQUEST, unlessTold(askedLesson)),
  askedOutside('asked scene', 'asks for something to do', REQUEST, unlessTold(askedScene)),
  asked('asked exam task', 'asks for something to do', REQUEST, unlessTold(askedExamTask)),
  asked('change quoted', 'asks for something to do', REQUEST, changeQuoted),
  asked('reword quoted', 'asks for something to do', REQUEST, rewordQuoted),
  asked('choose between', 'asks for a check', REQUEST, chooseBetween),
  asked('check phrase', 'asks for a check', REQUEST, checkPhrase),
  asked('check sentence', 'asks for a check', REQUEST, (turn) => (isOfExam(turn) ? null : checkSentence(turn))),
  asked('ask for sentence', 'asks for a check', REQUEST, askForSentence),
  asked('stay calm', 'complains', REQUEST, stayCalm),
  told('note for school', 'goes on', REQUEST, unlessSchool(noteForSchool)),
  askedOutside('answer elsewhere', 'says something else', REQUEST, ofSchool(answerElsewhere)),
  asked('asked review', 'asks about the tutor', REQUEST, askedReview),
  asked('asked name', 'asks about the tutor', REQUEST, askedName),
  asked('asked about word', 'asks about a word', REQUEST, (turn) =>
    asksVersion(turn) || asksExampleOfOpen(turn) ? null : askedAboutWord(turn),
  ),
  asked('quoted word asked', 'asks about a word', REQUEST, quotedWordAsked),
  asked('plain word asked', 'asks about a word', REQUEST, plainWordAsked),
  asked('compare asked', 'asks about a word', REQUEST, compareAsked),
  askedOutside('asked score', 'asks for something to do', REQUEST, unlessStory(unlessTold(askedScore))),
  askedOutside('asked joke', 'jokes', REQUEST, unlessTold(askedJoke)),
  askedOutside('decline beyond', 'says something else', REQUEST, unlessStory(declineBeyond)),
  askedOutside('thanked', 'says something else', REQUEST, thanked),

  told('taken', 'takes an offer', FOLLOW_UP, taken),
  asked('change line', 'asks for a facet', FOLLOW_UP, changeLine),
  asked('follow thread', 'asks for a facet', FOLLOW_UP, followThread),
  asked('apply topic', 'asks for a facet', FOLLOW_UP, applyTopic),
  asked('follow open word', 'asks about a word', FOLLOW_UP, followOpenWord),
  asked('translate in register', 'asks for a facet', FOLLOW_UP, translateInRegister),
  { name: 'compare with open', move: 'asks for a facet', evidence: FOLLOW_UP, find: beside(compareWithOpen) },
  { name: 'named in open', move: 'asks for a facet', evidence: FOLLOW_UP, find: beside(namedInOpen) },
  told('went on', 'goes on', FOLLOW_UP, wentOn),
  askedOutside('asked practice', 'asks for something to do', FOLLOW_UP, unlessFacet(askedPractice)),
  asked('asked exercises', 'asks for something to do', FOLLOW_UP, unlessFacet(unlessTold(askedExercises))),

  told('in exercise', 'answers', TRY, unlessFacet(inExercise)),
  told('in scene', 'answers', TRY, inScene),
  told('check practised question', 'practises', TRY, unlessFacet(checkPractisedQuestion)),

  asked('quoted to translate', 'asks for a translation', PERHAPS, quotedToTranslate),
  asked('translate next', 'asks for a translation', PERHAPS, translateNext),
  { name: 'facet of open', move: 'asks for a facet', evidence: PERHAPS, find: beside(facetOfOpen) },
  { name: 'exam found', move: 'asks about English', evidence: PERHAPS, find: beside(examFound) },
  asked('correct practice', 'practises', 'perhaps practice', (turn) =>
    asksVersion(turn) ? null : correctPractice(turn),
  ),

  { name: 'entry found surely', move: 'asks about English', evidence: TOPIC, find: beside(surely(entryFound)) },
  { name: 'sure of intent surely', move: 'asks the school', evidence: TOPIC, find: surely(ofSchool(sureOfIntent)) },

  asked('translate told', 'asks for a translation', WORDS, translateTold),
  asked('guessed about word', 'asks about a word', WORDS, guessedAboutWord),
  asked('asked words', 'asks for something to do', WORDS, unlessAsked(unlessStory(askedWords))),
  asked('tell form', 'asks about a word', WORDS, tellForm),
  asked('compare words', 'asks about a word', WORDS, compareWords),
  askedOutside('comfort', 'shares a feeling', WORDS, unlessAsked(comfort)),
  askedOutside('congratulate', 'shares a feeling', WORDS, unlessAsked(congratulate)),
  askedOutside('asked language', 'asks the school', WORDS, ofSchool(askedLanguage)),
  askedOutside('check everyday question', 'practises', WORDS, checkEverydayQuestion),
  askedOutside('asked fine print', 'asks the school', WORDS, ofSchool(unlessTold(askedFinePrint))),
  askedOutside('asked homework', 'asks for something to do', WORDS, askedHomework),
  askedOutside('greet company', 'says something else', WORDS, greetCompany),
  askedOutside('meet learner', 'says something else', WORDS, (turn) =>
    isOwnStory(turn) && !tellsWorkOnly(turn) ? null : meetLearner(turn),
  ),
  told('followed up', 'asks the school', WORDS, ofSchool(followedUp)),
  told('listen', 'shares a feeling', WORDS, listen),
  told('told story', 'says something else', WORDS, toldStory),

  { name: 'still open', move: 'asks for a facet', evidence: LIKELY, find: beside(stillOpen) },
  { name: 'entry found', move: 'asks about English', evidence: LIKELY, find: beside(entryFound) },
  { name: 'sure of intent', move: 'asks the school', evidence: LIKELY, find: ofSchool(sureOfIntent) },
  { name: 'entry followed', move: 'asks about English', evidence: LIKELY, find: beside(entryFollowed) },
  { name: 'entry likely', move: 'asks about English', evidence: LIKELY, find: beside(entryLikely) },
  {
    name: 'say in situation',
    move: 'asks for a translation',
    evidence: LIKELY,
    find: beside(likely(sayInSituation, 0.5)),
  },
  {
    name: 'perhaps about word',
    move: 'asks about a word',
    evidence: LIKELY,
    find: beside(likely(perhapsAboutWord, 0.6)),
  },
  { name: 'word beside', move: 'asks about a word', evidence: LIKELY, find: beside(likely(wordBeside, 0.55)) },

  told('ask more', 'goes on', 'nothing else', askMore),
  told('by intent beside', 'says something else', 'nothing else', byIntentBeside),
  { name: 'entry perhaps', move: 'asks about English', evidence: 'nothing else', find: beside(entryPerhaps) },
]
