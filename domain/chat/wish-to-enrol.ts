import { contactsWithin } from './details-within.ts'
import { type NamedProgram, namedProgram } from './named-program.ts'

/** Signs in a message that the visitor wants a class, independent of its intent. */
export interface WishToEnrol {
  /** A wish to take part, or contact details. */
  isStated: boolean
  isForTeam: boolean
  /** The program or exam named, in English. */
  program: string | null
}

const WISH =
  /\b(?:mau|ingin|pengen|pengin|pingin|pgn|butuh|perlu|tertarik|minat|berminat|daftar|daftarin|ikut|gabung|join|ambil|klaim|pesan|sewa|book|booking|want|need|would like|'d like|looking for|interested|enrol|enroll|register|sign up|hire|claim|take)\b/i
const JUST_ASKING =
  /\b(?:apa itu|what is|what's|what are|what do you learn|bedanya|beda|difference|perbedaan|materi|belajar apa|apa saja|apa aja|kenapa|why)\b/i
const TEAM =
  /\b(?:karyawan|pegawai|staf|staff|tim|team|employees?|perusahaan|company|kantor|office|corporate|korporat|in-?house|instansi|hotel|bank|pabrik|factory|training|pelatihan|orang|people|participants|peserta|pt|department|departemen|divisi|division|managers?|colleagues|kami|we|we're|our|us|crew|kru|workshop|hrd?)\b/i
const ASKS_WHAT_IT_IS = /^\s*(?:apa itu|what is|what's)\b/i
const EXAM = /\b(ielts|toefl|fce|cae|cpe)\b/i

const PROGRAM_NAMES: Record<NamedProgram, string> = {
  'general-english': 'General English',
  'business-english': 'Business English',
  'exam-prep': 'Exam preparation',
  'interpreter-services': 'Interpreter services',
}

export const wishToEnrol = (typed: string): WishToEnrol => ({
  isStated: Object.keys(contactsWithin(typed)).length > 0 || (WISH.test(typed) && !JUST_ASKING.test(typed)),
  isForTeam: TEAM.test(typed) && !ASKS_WHAT_IT_IS.test(typed),
  program: programIn(typed),
})

function programIn(typed: string): string | null {
  const exam = EXAM.exec(typed)?.[1]?.toUpperCase()
  if (exam) return `${exam} preparation`
  const program = namedProgram(typed.toLowerCase())
  return program ? PROGRAM_NAMES[program] : null
}
