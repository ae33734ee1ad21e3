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

const YEARS = '(?:tahun|taun|thn|th|years?(?: |-)olds?|yrs? old|yo|y o)'
/** 'Saya 10 tahun bekerja' is not an age. */
const NOT_OF_WORK =
  '(?! *(?:kerja|bekerja|belajar|mengajar|ngajar|tinggal|pengalaman|lalu|yang lalu|yg lalu|lagi|ke depan|menikah|di\\b))'
const I_ID = '(?:aku|saya|sy|gue|gua|gw|ak|aq)'
const CHILD_ID = '(?:anak|adik|adek|ponakan|keponakan|cucu|putra|putri)(?:ku|nya)?'
const CHILD_EN = '(?:son|daughter|kid|kids|child|children|brother|sister|nephew|niece|grandson|granddaughter)'

const OF_CHILD: readonly RegExp[] = [
  new RegExp(`\\b${CHILD_ID}\\b[^.!?]{0,40}?\\b(\\d{1,2}) ?${YEARS}`),
  new RegExp(`\\b${CHILD_ID}\\b[^.!?]{0,40}?\\b(?:umur|usia|umurnya|usianya|berumur|berusia) ?(\\d{1,2})\\b`),
  new RegExp(
    `\\bmy (?:\\w+ )?${CHILD_EN}\\b[^.!?]{0,25}?\\b(?:is|are|was|aged|he's|she's|,) ?(?:only |just )?(\\d{1,2})\\b(?! *(?:%|percent|minutes|hours|days|months))`,
  ),
  new RegExp(`\\b(\\d{1,2})(?: |-)year(?: |-)old (?:${CHILD_EN}|boy|girl)\\b`),
]
const OF_SELF: readonly RegExp[] = [
  new RegExp(`\\b(?:umur|usia)(?:ku| ${I_ID})?(?: (?:masih|baru|sih|tuh|ini|sekarang|udah|sudah))* ?(\\d{1,2})\\b`),
  new RegExp(
    `\\b${I_ID}(?: (?:masih|baru|umur|usia|umurnya|usianya|berumur|berusia|umurku))* (\\d{1,2}) ?${YEARS}\\b${NOT_OF_WORK}`,
  ),
  new RegExp(`^(?:masih|baru|umur|usia)? ?(\\d{1,2}) ?${YEARS}(?: (?:kak|min|miss|sih|kok))*[.!]*$`),
  /\b(?:i'm|i am|im)(?: only| just| still| now| almost)* (\d{1,2})(?= *(?:$|[,.!?;)]|years?\b|yrs?\b|yo\b|y\/o|and\b|but\b|so\b|now\b|can\b|my\b|i\b))(?! years? (?:of|in|into|ago|experience))/,
  /\bmy age is (?:only )?(\d{1,2})\b/,
]
const SCHOOL_YEAR =
  '(?:(?:kelas|kls) ?(?:[1-9]|vii|viii|ix|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)(?: (?:sd|smp|mts|mi))?|sd|smp|mts|tk|paud|playgroup|primary school|elementary school|junior high(?: school)?|middle school|kindergarten)'
const GRADE_OF_CHILD = new RegExp(
  `\\b(?:${CHILD_ID}|my (?:\\w+ )?${CHILD_EN})\\b(?: (?:saya|aku|gue|gw|yang|yg|masih|baru|udah|is|are|still|in|at|a))* ?${SCHOOL_YEAR}\\b`,
)
const GRADE_OF_SELF = new RegExp(
  `\\b(?:${I_ID}|i'm|i am|im|masih|baru)(?: (?:masih|baru|anak|murid|siswa|pelajar|duduk di|in|at|a|still|only|bocah))* (?:${SCHOOL_YEAR})\\b(?! ?(?:\\w+ ){0,2}(?:teacher|guru))`,
)

const ASKS_FOR_CLASS =
  /\?|\b(?:mau|ingin|pengen|pengin|bisa|boleh|daftar\w*|ikut\w*|les|kelas|kursus|belajar|buat|untuk|join|register|enrol\w*|sign up|class(?:es)?|course|courses|lessons?|learn|study here|for (?:him|her|my)|can|want|looking for)\b/

/** The age of the visitor or of their child, if the message states one. */
export function statedAge(typed: string): StatedAge | null {
  const stated = ageIn(typed.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim())
  return stated && { ...stated, asksForClass: ASKS_FOR_CLASS.test(typed.toLowerCase()) }
}

function ageIn(text: string): Omit<StatedAge, 'asksForClass'> | null {
  for (const [of, rules] of [
    ['child', OF_CHILD],
    ['self', OF_SELF],
  ] as const) {
    const age = rules.map((rule) => Number(rule.exec(text)?.[1] ?? 0)).find((one) => one > 0)
    if (age) return { age, isMinor: age < MINIMUM_AGE, of }
  }
  if (GRADE_OF_CHILD.test(text)) return { age: null, isMinor: true, of: 'child' }
  return GRADE_OF_SELF.test(text) ? { age: null, isMinor: true, of: 'self' } : null
}

/** A child's age counts only if the message also asks for a class. */
const isOfLearner = (stated: StatedAge | null): boolean =>
  stated !== null && (stated.of === 'self' || stated.asksForClass)

/** Whether the learner is a minor, by the ages stated in a conversation: the last one counts. */
export const isForMinor = (ages: readonly (StatedAge | null)[]): boolean => ages.findLast(isOfLearner)?.isMinor === true
