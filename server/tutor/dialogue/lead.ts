import { contactsWithin } from '../../../domain/chat/details-within.ts'
import type { Intent } from '../../../domain/chat/intents.ts'
import { namedProgram } from './school-facts.ts'

const ALWAYS: ReadonlySet<Intent> = new Set<Intent>(['price', 'register', 'human'])
const WITH_A_WISH: ReadonlySet<Intent> = new Set<Intent>([
  'programs',
  'exam_prep',
  'schedule',
  'placement',
  'promo',
  'business',
  'interpreter',
])
const WISH =
  /\b(?:mau|ingin|pengen|pengin|pingin|pgn|butuh|perlu|tertarik|minat|berminat|daftar|daftarin|ikut|gabung|join|ambil|klaim|pesan|sewa|book|booking|want|need|would like|'d like|looking for|interested|enrol|enroll|register|sign up|hire|claim|take)\b/i
const JUST_ASKING =
  /\b(?:apa itu|what is|what's|what are|what do you learn|bedanya|beda|difference|perbedaan|materi|belajar apa|apa saja|apa aja|kenapa|why)\b/i
const TEAM =
  /\b(?:karyawan|pegawai|staf|staff|tim|team|employees?|perusahaan|company|kantor|office|corporate|korporat|in-?house|instansi|hotel|bank|pabrik|factory|training|pelatihan|orang|people|participants|peserta|pt|department|departemen|divisi|division|managers?|colleagues|kami|we|we're|our|us|crew|kru|workshop|hrd?)\b/i

const GOALS: Partial<Record<Intent, string>> = {
  register: 'Free trial class',
  price: 'Course fees',
  human: 'Talk to our team',
  schedule: 'Class schedule',
  placement: 'Placement test',
  promo: 'Two months of bonus courses',
  business: 'English training for a team',
  interpreter: 'Interpreter services',
  exam_prep: 'Exam preparation',
  programs: 'A fitting English program',
}
const PROGRAM_NAMES: Record<string, string> = {
  'general-english': 'General English',
  'business-english': 'Business English',
  'exam-prep': 'Exam preparation',
  'interpreter-services': 'Interpreter services',
}

/** A stated wish starts the capture; learning and plain facts never do. */
export function decideLead(intent: Intent, text: string): { start: boolean; goal: string | null } {
  const start = startsCapture(intent, text)
  return { start, goal: start ? goalOf(intent, text) : null }
}

function startsCapture(intent: Intent, text: string): boolean {
  if (ALWAYS.has(intent)) return true
  if (!WITH_A_WISH.has(intent)) return false
  if (intent === 'business') return TEAM.test(text) && !/^\s*(?:apa itu|what is|what's)\b/i.test(text)
  if (Object.keys(contactsWithin(text)).length > 0) return true
  return WISH.test(text) && !JUST_ASKING.test(text)
}

/** The program says more of what is wanted. */
const NAMES_LITTLE: ReadonlySet<Intent> = new Set<Intent>(['exam_prep', 'programs', 'human'])

function goalOf(intent: Intent, text: string): string | null {
  const exam = /\b(ielts|toefl|fce|cae|cpe)\b/i.exec(text)?.[1]?.toUpperCase()
  const program = exam ? `${exam} preparation` : PROGRAM_NAMES[namedProgram(text.toLowerCase()) ?? '']
  const goal = GOALS[intent] ?? null
  if (!program || !goal || intent === 'business' || intent === 'interpreter') return goal
  return NAMES_LITTLE.has(intent) ? program : `${goal}: ${program}`
}
