import { wordCount } from '../dialogue/phrases.ts'
import { askedDetail } from '../dialogue/school-details.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import type { Turn } from '../dialogue/turn.ts'
import { tellsOnly } from '../dialogue/understood.ts'
import type { Found } from '../find/find.ts'
import type { Candidate } from './move.ts'

const LIKELY = 0.3
const SHORT = 7
const EXAM =
  /\b(?:ielts|toefl|toeic|pte|duolingo|cambridge|fce|cae|cpe|ket|pet|band|task ?[12]|part ?[123]|cue card|examiner|listening|reading|writing|speaking|skor|score|tes|test|exam)/i
/** What the school teaches and takes is the school's to answer. */
const PRACTISES = /\b(?:latihan|latih|latian|simulasi\w*|practi[sc]\w*|mock|yuk|let['’]s)\b/i
const OF_SCHOOL =
  /\b(?:kelas\w*|kursus\w*|les|program\w*|class(?:es)?|courses?|biaya (?:kelas|kursus|les|program)|daftar (?:kelas|kursus|di sini)|jadwal kelas|di sini|kalian|your|guru\w*|teachers?|tutor|garansi\w*|guarantee\w*|placement|penempatan|trial|prep|persiapan\w*|you guys|evenings?|malam|weekends?|promo\w*|join|ikut(?:an)?|ada (?:persiapan|preparation))\b/i

/** A question about an exam itself, however sure it is that exams are a course of the school. */
export function examFound(turn: Turn): Candidate | null {
  const { analysis, text, memory, teaching } = turn
  if (memory.practice || OF_SCHOOL.test(text) || PRACTISES.test(text) || askedDetail(text) || tellsOnly(turn))
    return null
  const likely = (list: readonly Found[]) =>
    list.filter(({ name, probability }) => probability >= LIKELY && teaching.kindOf(name) === 'exams')
  const [first] = EXAM.test(text) ? likely(analysis.found.slice(0, 1)) : []
  const found = isExamOpen(turn) ? followed(turn, likely(analysis.found), likely(analysis.followed)) : first
  const entry = found && teaching.entry(found.name)
  return entry ? { topic: entry.name, certainty: found.probability, reply: () => teachEntry(turn, entry) } : null
}

/** While an exam is open, what names no other one is about the same. */
function followed({ text, memory }: Turn, found: readonly Found[], together: readonly Found[]): Found | undefined {
  const isSame = ({ name }: Found) => familyOf(name) === familyOf(memory.last?.about ?? '')
  const short = wordCount(text) <= SHORT ? together : []
  const same = NAMED.test(text) ? undefined : [...found, ...short].find(isSame)
  return same ?? found[0] ?? short[0]
}

const NAMED = /\b(?:ielts|toefl|toeic|pte|duolingo|cambridge|fce|cae|cpe)\b/i
const familyOf = (name: string): string => name.split('-')[0] ?? ''

/** An exam is being talked about, in the book or at the school. */
function isExamOpen({ memory: { last }, teaching }: Turn): boolean {
  if (last?.kind === 'school') return last.about === 'exam_prep'
  return last?.kind === 'entry' && teaching.kindOf(last.about) === 'exams'
}
