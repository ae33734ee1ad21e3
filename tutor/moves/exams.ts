import { wordCount } from '../dialogue/phrases.ts'
import { askedDetail } from '../dialogue/school-details.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import type { Turn } from '../dialogue/turn.ts'
import { asksSomething, tellsOnly } from '../dialogue/understood.ts'
import { asksAnything } from '../find/asked.ts'
import type { Found } from '../find/find.ts'
import { conceptsOf } from '../intents/concepts.ts'
import { holdsConcept, namesClasses, namesSchool } from '../intents/evidence.ts'
import { plainWords } from '../intents/features.ts'
import { isMarked } from '../quoted-part.ts'
import { ANSWERED, SURE_TOPIC } from './limits.ts'
import type { Candidate } from './move.ts'

const LIKELY = 0.3
/** While an exam is open, few words are enough. */
const HARDLY = 0.1
const SHORT = 7
const OF_EXAMS: ReadonlySet<string> = new Set(['exam', 'test', 'score', 'skills'])
const PRACTISES: ReadonlySet<string> = new Set(['practise', 'play'])

const OF_SCHOOL: ReadonlySet<string> = new Set(
  'course school training teacher enrol trial contact person promo branch native guarantee refund'.split(' '),
)
const OF_FEES: ReadonlySet<string> = new Set(['fee', 'pay', 'cheap'])

/** 'Reading IELTS ada berapa soal': an exam is named and nothing of the school; fees are the school's unless of the test. */
export function asksOfExam(turn: Turn): boolean {
  const { text, memory } = turn
  if (memory.practice || !asksAnything(text)) return false
  if (isSurelyOfExam(turn)) return true
  if (holdsConcept(text, OF_SCHOOL) || askedDetail(text)) return false
  const isNamed = holdsConcept(text, NAMES_EXAM)
  const isOfFees = holdsConcept(text, OF_FEES)
  const isOfTest = isNamed && isOfFees && holdsConcept(text, NAMES_TEST)
  if ((namesSchool(text) || isOfFees) && !isOfTest) return false
  if (isInBook(turn, isNamed || isExamOpen(turn) ? SURE_TOPIC : BEYOND_DOUBT)) return true
  return isNamed || (isExamOpen(turn) && isInBook(turn, LIKELY))
}

const BEYOND_DOUBT = 0.9

/** 'Masa berlaku sertifikat IELTS': an exam is named, and the book knows what is asked. */
const isSurelyOfExam = (turn: Turn): boolean =>
  holdsConcept(turn.text, NAMES_EXAM) &&
  !holdsConcept(turn.text, OF_FEES) &&
  !namesClasses(turn.text) &&
  isInBook(turn, SURE_TOPIC)

/** Something of exams is what the book finds first. */
const isInBook = (turn: Turn, least: number): boolean =>
  examsIn(turn, turn.analysis.found.slice(0, 1), least).length > 0

/** 'Is it ok to write less than 250 words in task 2?' asks about the test, not about the sentence. */
export const isOfExam = (turn: Turn): boolean => {
  const { quoted } = turn.analysis
  return quoted !== null && !isMarked(quoted, turn.text) && isInBook(turn, SURE_TOPIC)
}

const NAMES_EXAM: ReadonlySet<string> = new Set(['exam'])
const NAMES_TEST: ReadonlySet<string> = new Set(['test'])

/** A question about an exam itself; what the school teaches and takes is the school's to answer. */
export function examFound(turn: Turn): Candidate | null {
  const { analysis, text, memory, teaching } = turn
  if (memory.practice || tellsOnly(turn)) return null
  if ((askedDetail(text) || namesSchool(text)) && !asksOfExam(turn)) return null
  if (holdsConcept(text, PRACTISES) && !asksSomething(text)) return null
  const likely = holdsConcept(text, OF_EXAMS) ? examsIn(turn, analysis.found.slice(0, 1), LIKELY) : []
  const [first] = likely.length === 0 && asksOfExam(turn) ? examsIn(turn, analysis.found, HARDLY) : likely
  const together = wordCount(text) <= SHORT ? examsIn(turn, analysis.followed, LIKELY) : []
  const isOpen = isExamOpen(turn) && !isAboutOther(turn, together)
  const found = isOpen ? followed(turn, examsIn(turn, analysis.found, leastFor(text)), together) : first
  const entry = found && teaching.entry(found.name)
  return entry ? { topic: entry.name, certainty: found.probability, reply: () => teachEntry(turn, entry) } : null
}

const examsIn = ({ teaching }: Turn, list: readonly Found[], least: number): Found[] =>
  list.filter(({ name, probability }) => probability >= least && teaching.kindOf(name) === 'exams')

const leastFor = (text: string): number => (wordCount(text) <= SHORT ? HARDLY : LIKELY)

/** Something else is found, and no exam more surely together with the message before. */
function isAboutOther({ analysis, teaching }: Turn, [together]: readonly Found[]): boolean {
  const [best] = analysis.found
  const isOther = best !== undefined && best.probability >= ANSWERED && teaching.kindOf(best.name) !== 'exams'
  return isOther && best.probability >= (together?.probability ?? 0)
}

/** While an exam is open, what names no other one is about the same. */
function followed(turn: Turn, found: readonly Found[], together: readonly Found[]): Found | undefined {
  const { memory } = turn
  const isSame = ({ name }: Found) => familyOf(name) === familyOf(memory.last?.about ?? '')
  const [best] = found
  if (best && best.probability >= ANSWERED && isOfAny(best.name)) return best
  const same = namesExam(turn) ? undefined : [...found, ...together].find(isSame)
  return same ?? best ?? together[0]
}

/** About results, fees or the day of any exam. */
const isOfAny = (name: string): boolean => !conceptsOf(familyOf(name)).includes('exam')

/** By the word that the names of its entries begin with. */
const namesExam = ({ text, teaching }: Turn): boolean => {
  const families = new Set(teaching.names.filter((name) => teaching.kindOf(name) === 'exams').map(familyOf))
  return plainWords(text).some((word) => conceptsOf(word).includes('exam') && families.has(word))
}
const familyOf = (name: string): string => name.split('-')[0] ?? ''

/** An exam is being talked about, in the book or at the school. */
function isExamOpen({ memory: { last }, teaching }: Turn): boolean {
  if (last?.kind === 'school') return last.about === 'exam_prep'
  return last?.kind === 'entry' && teaching.kindOf(last.about) === 'exams'
}
