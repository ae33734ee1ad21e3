import { isLearning } from '../../domain/chat/chat-mode.ts'
import type { Intent } from '../../domain/chat/intents.ts'

const MONEY =
  /(?:\b(?:rp|idr|usd)\b\.?|[$€£])\s*\d(?:[\d.,]*\d)?|\d[\d.,]*\s*(?:rb|ribu|k|jt|juta|rupiah|idr|usd|dollars?|million|thousand)\b/i
const DISCOUNT = /\d+\s*(?:%|persen|percent)/i
const CLOCK = /\b(?:jam|pukul)\s+\d|\b\d{1,2}[.:]\d{2}\b|\b\d{1,2}\s*(?:am|pm)\b/i
const WEEKDAY =
  /\b(?:senin|selasa|rabu|kamis|jumat|sabtu|hari minggu|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/i
const PROMISE =
  /\b(?:dijamin|menjamin|jaminan|pasti|guarantee[ds]?|promise[ds]?|definitely)\b[^.!?\n]{0,60}\b(?:skor|score|band|lulus|pass|fasih|fluent|ielts|toefl|kerja|job)\b/i
const ADDRESS = /https?:|www\.|\bwa\.me|[\w.+-]+@[\w-]+\.\w|\b[\w-]+\.(?:com|id|net|org|io|info|xyz|link|ly)\b/i
const PHONE = /(?:\+62|\b0)[\s.-]?8?\d(?:[\s.-]?\d){6,}/
const DENIAL = /\b(?:tidak|nggak|gak|belum|bukan|tak|not|cannot|can't|don't|no|never)\b/i
const QUOTED = /["“'‘*_`]/
const SCHOOL =
  /\b(?:kursus|kelas|program|biaya|harga|tarif|les|kami|course|class(?:es)?|fees?|tuition|our|we|academy|sekolah)\b/i

export interface Published {
  text: string
  /** The school's own addresses and phone numbers, which a reply may contain. */
  contacts: readonly string[]
}

export const readPublished = (text: string): Published => ({
  text,
  contacts: text.match(/[^\s,;()]*(?:@|https?:)[^\s,;()]*[\w/]|\+?\d[\d ()-]{6,}\d/g) ?? [],
})

/** Whether the sentence has such a thing that the school has not published, word for word. */
const unpublished = (pattern: RegExp, sentence: string, published: string): boolean =>
  (sentence.match(new RegExp(pattern.source, 'gi')) ?? []).some(
    (said) => !published.toLowerCase().includes(said.toLowerCase()),
  )

interface Context {
  /** In a lesson a price or a time is an example, unless the sentence is about the school. */
  isLesson: boolean
  published: string
}

const CLAIMS: Record<string, (sentence: string, context: Context) => boolean> = {
  money: (sentence, { published }) => unpublished(MONEY, sentence, published),
  discount: (sentence, { published }) => unpublished(DISCOUNT, sentence, published),
  schedule: (sentence, { isLesson, published }) =>
    !isLesson && [CLOCK, WEEKDAY].some((pattern) => unpublished(pattern, sentence, published)),
  promise: (sentence) => PROMISE.test(sentence) && !DENIAL.test(sentence),
}

/** The kind of claim that the school never published: a fee, discount, time, promise or address; null if there is none. */
export function unpublishedClaim(text: string, intent: Intent, published: Published): string | null {
  const foreign = published.contacts.reduce((rest, contact) => rest.replaceAll(contact, ''), text)
  if (ADDRESS.test(foreign) || PHONE.test(foreign)) return 'address'
  const isLesson = isLearning(intent)
  const aboutSchool = text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !isLesson || (SCHOOL.test(sentence) && !QUOTED.test(sentence)))
  const [claim] =
    Object.entries(CLAIMS).find(([, isMade]) =>
      aboutSchool.some((sentence) => isMade(sentence, { isLesson, published: published.text })),
    ) ?? []
  return claim ?? null
}
