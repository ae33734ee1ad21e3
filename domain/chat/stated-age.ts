import { anyOf } from '../shared/any-of.ts'

/** Also stated in the answers in content. */
export const MINIMUM_AGE = 16

export interface StatedAge {
  /** Null if only a school year was named. */
  age: number | null
  isMinor: boolean
  /** The visitor, or a child they ask for. */
  of: 'self' | 'child'
  /** Whether the message also asks for a class. */
  asksForClass: boolean
}

const YEARS = anyOf('tahun taun thn th years?[_-]olds? yrs?_old yo y_o')
/** 'Saya 10 tahun bekerja' is not an age. */
const OF_WORK = anyOf(`
  kerja bekerja belajar mengajar ngajar tinggal pengalaman lalu yang_lalu yg_lalu lagi ke_depan menikah di\\b`)
const I = anyOf('aku saya sy gue gua gw ak aq')
const I_AM = anyOf("i'm i_am im")
const CHILD = `${anyOf('anak adik adek ponakan keponakan cucu putra putri')}(?:ku|nya)?`
const CHILD_EN = anyOf('son daughter kid kids child children brother sister nephew niece grandson granddaughter')
const AGED = 'umur usia umurnya usianya'
const FOR_NOW = 'masih baru'
const AGE = '(\\d{1,2})'
const IS_AGED = anyOf(`${FOR_NOW} ${AGED} berumur berusia umurku`)
const ONLY_EN = anyOf('only just still now almost')
/** 'I'm 15, …': not 'I'm 15 minutes late'. */
const AFTER_AGE = `(?= *(?:$|[,.!?;)]|y/o|${anyOf('years? yrs? yo and but so now can my i')}\\b))`
const NO_AGE = `(?! years? ${anyOf('of in into ago experience')})`
const MEASURED = `(?! *${anyOf('% percent minutes hours days months')})`
const COUNTED = `(?! ?${anyOf('kali hari bulan minggu jam menit orang %')})`
const IS_AGED_EN = anyOf("is are was aged he's she's ,")

const OF_CHILD: readonly RegExp[] = [
  `\\b${CHILD}\\b[^.!?]{0,40}?\\b${AGE} ?${YEARS}`,
  `\\b${CHILD}\\b[^.!?]{0,40}?\\b${anyOf(`${AGED} berumur berusia`)} ?${AGE}\\b`,
  `\\bmy (?:\\w+ )?${CHILD_EN}\\b[^.!?]{0,25}?\\b${IS_AGED_EN} ?(?:(?:only|just) )?${AGE}\\b${MEASURED}`,
  `\\b(?:dia|anaknya) ${anyOf(`${AGED} ${FOR_NOW}`)} ${AGE}\\b${COUNTED}`,
  `\\b${AGE}[ -]year[ -]old (?:${CHILD_EN}|boy|girl)\\b`,
].map((pattern) => new RegExp(pattern))
const OF_SELF: readonly RegExp[] = [
  `\\b(?:umur|usia)(?:ku| ${I})?(?: ${anyOf('masih baru sih tuh ini sekarang udah sudah')})* ?${AGE}\\b`,
  `\\b${I}(?: ${IS_AGED})* ${AGE} ?${YEARS}\\b(?! *${OF_WORK})`,
  `^${anyOf('masih baru umur usia')}? ?${AGE} ?${YEARS}(?: ${anyOf('kak min miss sih kok')})*[.!]*$`,
  `\\b${I_AM}(?: ${ONLY_EN})* ${AGE}${AFTER_AGE}${NO_AGE}`,
  `\\bmy age is (?:only )?${AGE}\\b`,
].map((pattern) => new RegExp(pattern))

const NUMBER_OF_GRADE = anyOf('[1-9] vii viii ix satu dua tiga empat lima enam tujuh delapan sembilan')
const SCHOOL = anyOf(`
  sd smp mts tk paud playgroup primary_school elementary_school junior_high(?:_school)? middle_school kindergarten`)
const SCHOOL_YEAR = `(?:(?:kelas|kls) ?${NUMBER_OF_GRADE}(?: ${anyOf('sd smp mts mi')})?|${SCHOOL})`
const BEFORE_YEAR = anyOf('saya aku gue gw yang yg masih baru udah is are still in at a')
const GRADE_OF_CHILD = new RegExp(`\\b(?:${CHILD}|my (?:\\w+ )?${CHILD_EN})\\b(?: ${BEFORE_YEAR})* ?${SCHOOL_YEAR}\\b`)
const PUPIL = anyOf('masih baru anak murid siswa pelajar duduk_di in at a still only bocah')
const GRADE_OF_SELF = new RegExp(
  `\\b(?:${I}|${I_AM}|masih|baru)(?: ${PUPIL})* ${SCHOOL_YEAR}\\b(?! ?(?:\\w+ ){0,2}(?:teacher|guru))`,
)

const CLASS_WORDS = anyOf(`
  mau ingin pengen pengin bisa boleh daftar* ikut* les kelas kursus belajar buat untuk join register enrol* sign_up
  class classes course courses lesson lessons learn study_here for_him for_her for_my can want looking_for`)
/** Sentences for somebody of that age, no class: unless a class is named. */
const OF_WORDS = anyOf(`
  bilang* ngomong* kalimat* kata* ucap* menyapa nyapa sapa pidato inggrisnya artinya say sentence* phrases words tell
  write`)
const ASKS_FOR_WORDS = new RegExp(`\\b${OF_WORDS}\\b`)
const OF_CLASS = anyOf(`
  kelas kursus* les lesnya daftar* ikut* terima menerima class classes course courses lesson lessons join enrol*
  register sign_up`)
const NAMES_CLASS = new RegExp(`\\b${OF_CLASS}\\b`)
const ASKS_FOR_CLASS = new RegExp(`\\?|\\b${CLASS_WORDS}\\b`)

/** The age of the visitor or of their child, if the message states one. */
export function statedAge(typed: string): StatedAge | null {
  const stated = ageIn(typed.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim())
  return stated && { ...stated, asksForClass: asksForClass(typed.toLowerCase()) }
}

const asksForClass = (text: string): boolean =>
  ASKS_FOR_CLASS.test(text) && (NAMES_CLASS.test(text.replace(SCHOOL_YEAR_NAMED, ' ')) || !ASKS_FOR_WORDS.test(text))

const SCHOOL_YEAR_NAMED = new RegExp(SCHOOL_YEAR, 'g')

/** 'I need band 7, I'm 6 now' */
const OF_MARKS = new RegExp(`\\b${anyOf('ielts band score skor')}\\b`)
const HIGHEST_BAND = 9

function ageIn(text: string): Omit<StatedAge, 'asksForClass'> | null {
  const isOfMarks = OF_MARKS.test(text)
  for (const [of, rules] of [
    ['child', OF_CHILD],
    ['self', OF_SELF],
  ] as const) {
    const age = rules.map((rule) => Number(rule.exec(text)?.[1] ?? 0)).find((one) => one > 0)
    if (age && !(isOfMarks && age <= HIGHEST_BAND)) return { age, isMinor: age < MINIMUM_AGE, of }
  }
  if (GRADE_OF_CHILD.test(text)) return { age: null, isMinor: true, of: 'child' }
  return GRADE_OF_SELF.test(text) ? { age: null, isMinor: true, of: 'self' } : null
}

/** A child's age counts only if the message also asks for a class. */
const isOfLearner = (stated: StatedAge | null): boolean =>
  stated !== null && (stated.of === 'self' || stated.asksForClass)

const MYSELF = anyOf('saya aku gue gw')
const MYSELF_ALONE = `${MYSELF}(?: ${anyOf('sendiri yang aja saja')})+`
const THEN_MYSELF = `${anyOf('kalau_gitu kalo_gitu klo_gitu')} ${MYSELF}`
const FOR_SELF = new RegExp(
  `\\b(?:(?:${MYSELF_ALONE}|${THEN_MYSELF}) ${anyOf('mau ingin pengen pengin')}|for myself|i want to join myself)\\b`,
)

/** 'Kalau gitu saya mau coba': behind a child’s age, the visitor themselves. */
export const speaksForSelf = (typed: string): boolean => FOR_SELF.test(typed.toLowerCase())

/** Whether the learner is a minor, by the ages stated in a conversation: the last one counts. */
export const isForMinor = (ages: readonly (StatedAge | null)[]): boolean => ages.findLast(isOfLearner)?.isMinor === true
