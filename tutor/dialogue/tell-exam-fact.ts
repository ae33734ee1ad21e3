import { aroundExam, type ExamFact, examFactWords, examsByName, notOfExam } from '../../content/tutor-exam-facts.ts'
import type { Entry } from '../book/entry.ts'
import { type Exam, examFact } from '../book/read-exam-facts.ts'
import { asksAnything } from '../find/asked.ts'
import { plainWords } from '../find/words.ts'
import { fearIn } from '../intents/fears.ts'
import { ANSWERED } from '../moves/limits.ts'
import { openEntry } from './open-entry.ts'
import { bare, holdsOneOf, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { sayOfEntry } from './teach-entry.ts'
import { oncePerTurn, type Said, type Turn } from './turn.ts'
import { tellsOnly } from './understood.ts'

const EXAMS = Object.keys(examsByName) as Exam[]
const FACTS = Object.keys(examFactWords) as ExamFact[]
const LONGEST = 12
const SHORT = 4

/** 'Berapa lama tesnya?', 'kalo ga lulus boleh ngulang?', of the exam that is named or open. */
export const tellExamFact = oncePerTurn((turn: Turn): Said | null => {
  const asked = askedFact(turn)
  const told = asked && examFact(asked.exam, asked.fact)
  const entry = asked && entryOf(turn, asked.exam)
  if (!asked || !told || !entry) return null
  const { book } = turn
  const ofClass = asked.fact === 'price' ? say(book, 'exam.price.class') : null
  return sayOfEntry(turn, entry, [told[book.language], ofClass], turn.memory.last?.step ?? 0)
})

/** Whether it is asked if an exam may be taken again: no fear of failing it. */
export const asksToRetake = (turn: Turn): boolean => askedFact(turn)?.fact === 'retake'

const askedFact = oncePerTurn((turn: Turn): { exam: Exam; fact: ExamFact } | null => {
  const { text, memory, analysis } = turn
  if (memory.practice || analysis.quoted !== null || wordCount(text) > LONGEST) return null
  const named = EXAMS.filter((exam) => holdsOneOf(text, examsByName[exam].names))
  const open = examOpen(turn)
  const exam = named[0] ?? (namesAnother(text, open) ? undefined : open)
  if (!exam || named.length > 1 || holdsOneOf(text, notOfExam)) return null
  const spelled = `${plainWords(text).join(' ').replaceAll(/nya\b/g, '')} ${bare(text)}`
  const fact = FACTS.find((one) => holdsOneOf(spelled, examFactWords[one]))
  if (!fact || !(named.length > 0 || OF_WHOLE.has(fact) || isOnWhole(turn, exam))) return null
  const isAsked = (asksAnything(text) || wordCount(text) <= SHORT) && !tellsOnly(turn) && isAboutThis(text, exam, fact)
  if (!isAsked || isInBook(turn, exam, named.length > 0)) return null
  return fact === 'retake' || fearIn(text) === null ? { exam, fact } : null
})

/** 'TOEFL' beside the IELTS: which of the two is not said. */
const namesAnother = (text: string, open: Exam | undefined): boolean =>
  /\btoefl\b/i.test(text) && !open?.startsWith('toefl')

/** Of an exam as a whole, whatever part of it is talked about. */
const OF_WHOLE: ReadonlySet<ExamFact> = new Set<ExamFact>([
  ...(['results', 'retake', 'valid', 'price', 'home', 'accepted', 'pass'] as const),
])

/** The open entry is about the exam, not about a part of it. */
const isOnWhole = ({ memory: { last } }: Turn, exam: Exam): boolean =>
  last?.about === examsByName[exam].entry || /-vs-|score/.test(last?.about ?? '')

/** Nothing else is named: 'boleh bawa kamus' asks of the dictionary. */
function isAboutThis(text: string, exam: Exam, fact: ExamFact): boolean {
  const own = [...examFactWords[fact], ...examsByName[exam].names].flatMap((phrase) => [
    ...phrase.split(' '),
    ...plainWords(phrase),
  ])
  const known = new Set([...own, ...aroundExam])
  return plainWords(text).every((word) => [word, word.replace(/nya$/, '')].some((one) => known.has(one)))
}

const examOf = (name: string): Exam | undefined =>
  EXAMS.find((exam) => examsByName[exam].begins.some((begin) => name.startsWith(begin)))

function examOpen(turn: Turn): Exam | undefined {
  const entry = turn.memory.last?.kind === 'entry' ? openEntry(turn) : undefined
  return entry?.kind === 'exams' ? examOf(entry.name) : undefined
}

/** What the book has an entry on: of the same exam, or of any where the exam is named. */
function isInBook({ analysis: { found }, memory, teaching }: Turn, exam: Exam, isNamed: boolean): boolean {
  const [best] = found
  if (!best || best.probability < ANSWERED || teaching.kindOf(best.name) !== 'exams') return false
  const isOpen = best.name === examsByName[exam].entry || best.name === memory.last?.about
  return (isNamed || examOf(best.name) === exam) && !isOpen
}

function entryOf({ teaching, memory }: Turn, exam: Exam): Entry | undefined {
  const open = memory.last?.about ?? ''
  return teaching.entry(examOf(open) === exam ? open : examsByName[exam].entry)
}
