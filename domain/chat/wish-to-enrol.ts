import { contactsWithin } from './details-within.ts'
import { type NamedProgram, namedProgram } from './named-program.ts'

/** Signs in a message that the visitor wants a class, independent of its intent. */
export interface WishToEnrol {
  /** A wish to take part, or contact details. */
  isStated: boolean
  isForTeam: boolean
  /** The program or exam named, in English. */
  program: string | null
  /** It says that somebody does not want to, or has done so already. */
  isRefused: boolean
  /** It wants something of another company: to register for a gym, to pay a fine. */
  isElsewhere: boolean
  /** It asks for a class of this school, or to be called about one. */
  isForUs: boolean
}

const WISH =
  /\b(?:mau|ingin|pengen|pengin|pingin|pgn|butuh|perlu|tertarik|minat|berminat|daftar|daftarin|ikut|gabung|join|ambil|klaim|pesan|sewa|book|booking|want|need|would like|'d like|looking for|interested|enrol|enroll|register|sign up|hire|claim|take)\b/i
const JUST_ASKING =
  /\b(?:apa itu|what is|what's|what are|what do you learn|bedanya|beda|difference|perbedaan|materi|belajar apa|apa saja|apa aja|kenapa|why)\b/i
const TEAM =
  /\b(?:karyawan|pegawai|staf|staff|tim|team|employees?|perusahaan|company|kantor|office|corporate|korporat|in-?house|instansi|hotel|bank|pabrik|factory|training|pelatihan|orang|people|participants|peserta|pt|department|departemen|divisi|division|managers?|colleagues|kami|we|we're|our|us|crew|kru|workshop|hrd?)\b/i
const ASKS_WHAT_IT_IS = /^\s*(?:apa itu|what is|what's)\b/i
const EXAM = /\b(ielts|toefl|fce|cae|cpe)\b/i

const NOT =
  "(?:ga|gak|nggak|ngga|enggak|tidak|tdk|jangan|gamau|ogah|belum|blm|batal|not|don'?t|do not|never|no need to|without)"
const TAKING_PART =
  '(?:daftar\\w*|mendaftar|ikut|gabung|trial|les|kursus|telp\\w*|telpon|telepon|call|contact|dihubungi|hubungi|register|enrol\\w*|sign up|join|mau|minat|tertarik|interested)'
const REFUSED = new RegExp(
  `\\b${NOT}(?: (?:jadi|usah|mau|ingin|pengen|perlu|minat|want|to|need|be|me))* ${TAKING_PART}\\b|\\b(?:udah|sudah|udh|dah|already|kemarin(?: saya| aku)?(?: udah)?) ${TAKING_PART}\\b(?!.*\\b(?:tapi|tp|but|belum|blm)\\b)|\\bi(?:'ve| have) (?:already )?(?:registered|enrolled|signed up)\\b`,
  'i',
)

/** Somebody still waits to be called. */
const UNANSWERED =
  /\b(?:belum|blm|not|nobody|no one)\b.*\b(?:dihubungi|ditelp\w*|ditelepon|called|contacted|dibalas|reply)\b/i

/** What this school offers, and words for its own things. */
const OURS =
  'kelas|kls|kursus|les|lesnya|program|trial|percobaan|placement|penempatan|ielts|toefl|toeic|cambridge|inggris|english|general|business|bisnis|conversation|speaking|interpreter|juru bahasa|penerjemah|course|courses|class|classes|lessons?|academy|akademi|sekolah|tutor|training|pelatihan|disini|di sini|sini|here|belajar|study|learn'
const OF_US = new RegExp(`\\b(?:${OURS})\\w*\\b`, 'i')
/** 'Daftar esim', 'register my car': something that is not ours. */
const ELSEWHERE = new RegExp(
  `\\b(?:daftar(?:in|kan)?|mendaftar|register|sign up|join|book(?:ing)?|pesan|bayar|pay|transfer)\\s+(?:for\\s+|my\\s+|the\\s+|a\\s+|an\\s+|to\\s+|untuk\\s+|jadi\\s+)*(?!(?:${OURS}|sekarang|dong|kak|ya|min|gimana|gmn|dimana|di|ke|berapa|online|langsung|lewat|via|dulu|besok|hari|bulan|nih|deh|now|today|please|how|where|bareng|barengan|untuk|buat|sama|saya|aku|per|monthly|nya|juga|but|and|because|with|tapi|karena|kalau|this|next|your|if|melalui|chat|aja|saja|lagi)\\b)[a-z]{3,}`,
  'i',
)
const LONGEST_BARE = 8
const WANTS =
  /\b(?:mau|ingin|pengen|pengin|pingin|pgn|tertarik|minat|berminat|rencana|plan|want|would like|'d like|like to|jadwalkan|please|tolong|tlg|mohon|boleh|bisa)\b/i
const TO_US =
  /\b(?:daftar\w*|mendaftar|ikut|gabung|les|kursus|trial|percobaan|gratisan\w*|placement\w*|kelas\w*|enrol\w*|register|sign up|join|student (?:in|at|of) your|belajar di ?sini|mulai (?:senin|bulan|minggu)|fees?|biaya|harga|call me|whatsapp me|contact me|ring me|reserve a seat|ditelpon|ditelepon|kontak saya|kontak aku|dikursuskan|dihubungi|hubungi (?:saya|aku))\b/i

const PROGRAM_NAMES: Record<NamedProgram, string> = {
  'general-english': 'General English',
  'business-english': 'Business English',
  'exam-prep': 'Exam preparation',
  'interpreter-services': 'Interpreter services',
}

export function wishToEnrol(typed: string): WishToEnrol {
  const hasContacts = Object.keys(contactsWithin(typed)).length > 0
  const isRefused = REFUSED.test(typed) && !UNANSWERED.test(typed)
  const isElsewhere = ELSEWHERE.test(typed) && !OF_US.test(typed)
  return {
    isStated: hasContacts || (WISH.test(typed) && !JUST_ASKING.test(typed)),
    isForTeam: TEAM.test(typed) && !ASKS_WHAT_IT_IS.test(typed),
    program: programIn(typed),
    isRefused,
    isElsewhere: isElsewhere || (isLong(typed) && !OF_US.test(typed) && !TO_US.test(typed) && !hasContacts),
    isForUs: !isRefused && !isElsewhere && WANTS.test(typed) && TO_US.test(typed) && OF_US.test(typed),
  }
}

const isLong = (typed: string): boolean => typed.trim().split(/\s+/).length > LONGEST_BARE

function programIn(typed: string): string | null {
  const exam = EXAM.exec(typed)?.[1]?.toUpperCase()
  if (exam) return `${exam} preparation`
  const program = namedProgram(typed.toLowerCase())
  return program ? PROGRAM_NAMES[program] : null
}
