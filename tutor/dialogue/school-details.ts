import type { Details } from '../../content/id/tutor-details.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { MINIMUM_AGE } from '../../domain/chat/stated-age.ts'
import { type Book, fill } from './school-book.ts'
import type { Turn } from './turn.ts'

const ADULT_AGE = 18
const OLDEST = 99

interface Detail {
  key: keyof Details
  /** The intent where the message alone does not tell it. */
  intent: Intent
  words: RegExp
  /** Asking this is no reason to ask for contact details. */
  isFree?: true
}

const SCORES = 'scores?|skor|band|[4-9](?:[.,]5)|lulus|pass|fluent|lancar|fasih'
const PROMISES = 'guarantee[ds]?|garansi|jamin(?:an)?|dijamin|pasti|promise[ds]?|janji(?:kan|in)?'
const FREE =
  'free(?! trial)|gratis|\\w*bayar\\w*|dibayar|biaya\\w*|harga\\w*|pay|cost|costs|charged?|fees?|how much|berapa(?! (?:lama|hari|menit|soal))'
const TEST =
  'placement(?: tests?\\w*)?|tes(?:t)? penempatan\\w*|tes(?:t)? level\\w*|level tests?|tes(?:t)? masuk\\w*|entry tests?'
/** 'Is the trial free?', but not 'I want the free trial'. */
const IS_TRIAL_FREE =
  /\b(?:trial|percobaan)\w*\b[^,.]*\b(?:(?:gratis|free)(?: (?:gak|ga|nggak|ngga|kah|apa|atau|ya|kan|beneran|or)\b.*)?\s*\?+\s*$|(?:\w*bayar\w*|biaya\w*|pay|cost|charge[ds]?)\b)|^(?:is|are) (?:the|your|this|that)\b.*\btrial\b.*\bfree\b|\bpay\b.*\btrial\b/i
const either = (one: string, other: string): RegExp =>
  new RegExp(`\\b(?:${one})\\b.*\\b(?:${other})\\b|\\b(?:${other})\\b.*\\b(?:${one})\\b`, 'i')
const FEES = 'fees?|prices?|costs?|tuition|how much|biaya\\w*|harga\\w*|bayar\\w*|berapa|brp|kursus|courses?'
const FINE_PRINT: readonly Detail[] = [
  { key: 'test.free', intent: 'placement', words: either(TEST, FREE), isFree: true },
  { key: 'trial.free', intent: 'programs', words: IS_TRIAL_FREE, isFree: true },
  {
    key: 'score',
    intent: 'guarantee',
    words: new RegExp(`\\b(?:${PROMISES})\\b.*\\b(?:${SCORES})\\b|\\b(?:${SCORES})\\b.*\\b(?:${PROMISES})\\b`, 'i'),
  },
  { key: 'invoice', intent: 'about_school', words: /\b(?:invoices?|faktur|pajak|npwp|tax|kwitansi|purchase order)\b/i },
  {
    key: 'estimate',
    intent: 'price',
    words: new RegExp(
      `\\b(?:estimate|estimasi|perkiraan|ballpark|price range|kira-kira (?:aja|saja|deh))\\b|${either('rough(?:ly)?|kisaran|kira-kira', FEES).source}`,
      'i',
    ),
  },
  {
    key: 'instalments',
    intent: 'price',
    words: /\b(?:\w*cicil\w*|nyicil|instal+ments?|angsur\w*|bertahap|monthly)\b/i,
  },
  { key: 'certificate', intent: 'programs', words: /\b(?:sertifikat\w*|certificates?|ijazah|diploma)\b/i },
  {
    key: 'online',
    intent: 'programs',
    words: /\b(?:online|onlen|daring|zoom|jarak jauh|virtual|remote(?:ly)?|from home|dari rumah)\b/i,
  },
  {
    key: 'fluent',
    intent: 'programs',
    words:
      /\b(?:fluent|lancar|fasih)\b.*\b(?:months?|weeks?|bulan|minggu|lama)\b|\bberapa (?:lama|bulan)\b.*\b(?:bisa|lancar|fasih|fluent)\b|\bhow long\b.*\b(?:fluent|speak)\b/i,
  },
  {
    key: 'length',
    intent: 'schedule',
    words:
      /\bhow long (?:is|does|are|will)\b.*\b(?:course|class|program|it)\b|\bberapa (?:bulan|kali|pertemuan|lama)\b.*\b(?:kursus|kelas|program|belajar)\w*|\b(?:durasi|lama kursus|lama kelas)\w*/i,
  },
  {
    key: 'size',
    intent: 'programs',
    words:
      /\b(?:class size|how many (?:students|people) (?:in|per|are)|berapa (?:orang|murid|siswa|peserta) (?:per|dalam|se|di)|privat|private (?:class|lesson)s?|one on one|1 on 1)\b/i,
  },
  {
    key: 'accredited',
    intent: 'about_school',
    words: /\b(?:akredit\w*|terakreditasi|accredit\w*|licensed?|izin resmi|legal)\b/i,
  },
]

export const askedDetail = (text: string): Detail | undefined => FINE_PRINT.find(({ words }) => words.test(text))

export const tellDetail = (book: Book, key: keyof Details, values: Record<string, string | number> = {}): string =>
  fill(book.details[key], { phone: book.brand.phone, email: book.brand.email, minimum: MINIMUM_AGE, ...values })

/** The answer to a stated age; null if none was stated. */
export function answerForAge({ book, text }: Turn): string[] | null {
  const age = Number(/\b(\d{1,2})\b/.exec(text)?.[1])
  if (!(age > 0 && age <= OLDEST)) return null
  if (age < MINIMUM_AGE) return [tellDetail(book, 'age.young', { age }), tellDetail(book, 'age.young.more')]
  return [tellDetail(book, age < ADULT_AGE ? 'age.teen' : 'age.adult', { age })]
}
