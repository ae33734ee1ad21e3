import { ofOthers } from '../../content/tutor-concepts-others.ts'
import {
  ownWords,
  practiceWishes,
  sceneWishes,
  schoolFrameWords,
  schoolWords,
  teacherWords,
} from '../../content/tutor-school-words.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { holding } from '../word-pattern.ts'
import { conceptsOf, conceptsOfAll } from './concepts.ts'
import { plainWords } from './features.ts'

const kinds = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/))

const LEARNING = kinds(
  `grammar tense_name mend sentence_word rule meaning word translate difference sound practise play interview questions
  english skills`,
)
/** The concepts that are evidence for an intent. */
const SPOKEN_OF: Partial<Record<Intent, ReadonlySet<string>>> = {
  grammar: LEARNING,
  vocabulary: LEARNING,
  pronunciation: LEARNING,
  practice: LEARNING,
  programs: kinds('course school level skill training exam enrol english speak skills child study'),
  exam_prep: kinds('exam score test'),
  business: kinds('firm staff training'),
  interpreter: kinds('interpret translate'),
  price: kinds('fee pay cheap money free promo'),
  schedule: kinds('timetable day clock begin howlong shifting open course'),
  placement: kinds('level skill test score'),
  age_requirement: kinds('age child elder'),
  trainers: kinds('teacher native qualified'),
  location: kinds('place branch near city transport online'),
  guarantee: kinds('guarantee refund result certificate'),
  promo: kinds('promo feast free cheap'),
  documents: kinds('paper material fetch login'),
  about_school: kinds('school founding official repute social contact number certificate course teacher place'),
  register: kinds('enrol trial resolved steps book'),
  human: kinds('person contact number'),
}

const OF_US = holding('ofUs')

/** Whether a word of a message belongs to one of these classes (see concepts.ts). */
export const holdsConcept = (message: string, wanted: ReadonlySet<string>): boolean =>
  plainWords(message).some((word) => conceptsOf(word).some((one) => wanted.has(one)))

const OF_COMPANIES: ReadonlySet<string> = new Set(Object.keys(ofOthers).filter((name) => name !== 'trouble'))

/** Whether a message names something that another company or an office offers. */
export const namesCompany = (message: string): boolean =>
  plainWords(message).some((word) => conceptsOfAll(word).some((one) => OF_COMPANIES.has(one)))

/** Whether a message contains evidence for the intent, not just a similar sentence pattern. */
export function speaksOf(message: string, intent: Intent): boolean {
  const wanted = SPOKEN_OF[intent]
  if (intent === 'about_school' && OF_US.test(message)) return true
  return !wanted || holdsConcept(message, wanted)
}

const readSchool = createFrames(schoolWords, schoolFrameWords)
const readOwn = createFrames(ownWords, schoolFrameWords)
const readTeacher = createFrames(teacherWords, schoolFrameWords)
const readScenes = createFrames(sceneWishes, schoolFrameWords)

const wordsOf = (message: string): string[] =>
  message
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*|,/gu) ?? []

/** Whether a message names the school or something of it. */
export const namesSchool = (message: string): boolean => readSchool(wordsOf(message)).length > 0

/** Whether a message is plainly about classes or the school itself. */
export const namesClasses = (message: string): boolean => readOwn(wordsOf(message)).length > 0

/** Whether a question in English is meant for the teacher. */
export const asksTeacher = (message: string): boolean => readTeacher(wordsOf(message)).length > 0

/** Whether somebody wants to play a scene. */
export const wishesScene = (message: string): boolean => readScenes(wordsOf(message)).length > 0

const readPractice = createFrames(practiceWishes, schoolFrameWords)

/** Whether somebody wants to practise something, perhaps a scene. */
export const wishesPractice = (message: string): boolean => readPractice(wordsOf(message)).length > 0
