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

interface Context {
  /** What the visitor said: a day or a price of theirs may be repeated to them. */
  named: string
  /** In a lesson a price or a time is an example, unless the sentence is about the school. */
  isLesson: boolean
  published: string
}

const CLAIMS: Record<string, (sentence: string, context: Context) => boolean> = {
  money: (sentence, context) => isUnheardOf(MONEY, sentence, context, DENIAL),
  discount: (sentence, context) => isUnheardOf(DISCOUNT, sentence, context, DENIAL),
  schedule: (sentence, context) =>
    !context.isLesson && [CLOCK, WEEKDAY].some((time) => isUnheardOf(time, sentence, context, TO_THEM)),
  promise: (sentence) => PROMISE.test(sentence) && !DENIAL.test(sentence),
}

/** Whether the sentence has such a thing that neither the school published nor, in such a sentence, the visitor named. */
function isUnheardOf(pattern: RegExp, sentence: string, { published, named }: Context, repeats: RegExp): boolean {
  const known = [published, repeats.test(sentence) ? named : ''].join('\n').toLowerCase()
  const all = sentence.match(new RegExp(pattern.source, 'gi')) ?? []
  return all.some((one) => !known.includes(one.toLowerCase()))
}

/** A question, a denial, or something about the visitor; no claim about the school. */
const TO_THEM = new RegExp(`\\?|\\b(?:kamu|anda|you|your)\\b|${DENIAL.source}`, 'i')

/** The kind of claim that the school never published: a fee, discount, time, promise or address; null if there is none. */
export function unpublishedClaim(text: string, intent: Intent, published: Published, named = ''): string | null {
  const foreign = published.contacts.reduce((rest, contact) => rest.replaceAll(contact, ''), text)
  if (ADDRESS.test(foreign) || PHONE.test(foreign)) return 'address'
  const isLesson = isLearning(intent)
  const aboutSchool = text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !isLesson || (SCHOOL.test(sentence) && !QUOTED.test(sentence)))
  const [claim] =
    Object.entries(CLAIMS).find(([, isMade]) =>
      aboutSchool.some((sentence) => isMade(sentence, { isLesson, published: published.text, named })),
    ) ?? []
  return claim ?? null
}
