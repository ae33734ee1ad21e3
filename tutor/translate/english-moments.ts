import type { Moment } from './clause.ts'
import type { EnglishText } from './english-text.ts'
import type { Read } from './indonesian-text.ts'

const UNITS: Record<string, string> = {
  minute: 'menit',
  hour: 'jam',
  day: 'hari',
  night: 'malam',
  week: 'minggu',
  month: 'bulan',
  year: 'tahun',
}

const moment = (en: string, id: string, ...notes: string[]): Moment => ({ en, id, notes: new Set(notes) })

/** Times: words of the table, 'at 7', 'for ten years', 'two weeks ago'. */
export function* englishMoments(text: EnglishText, at: number): Generator<Read<Moment>> {
  for (const { word, end } of text.at(at, 'time'))
    yield { value: moment(word.en[0] ?? '', word.id[0] ?? '', ...word.notes), end, cost: 0 }
  const [first = '', second = ''] = text.tokens.slice(at, at + 2)
  const clock = first === 'at' ? clockAt(text, at + 1) : null
  if (clock) yield { value: moment(`at ${second}`, `jam ${clock.said}`), end: clock.end, cost: 0 }
  if (first === 'in' && /^[12]\d{3}$/.test(second))
    yield { value: moment(second, `tahun ${second}`), end: at + 2, cost: 0 }
  yield* spans(text, at, first === 'for' ? at + 1 : at)
  yield* ahead(text, at)
  yield* limits(text, at)
}

/** '3 pm', '10:30', 'seven o'clock': as it is said behind 'jam'. */
function clockAt(text: EnglishText, at: number): { said: string; end: number } | null {
  const digits = /^\d{1,2}(?:[:.]\d{2})?$/.test(text.tokens[at] ?? '') ? (text.tokens[at] ?? '') : undefined
  const number = digits ? undefined : text.at(at, 'number')[0]
  const hour = digits ?? number?.word.id[0]
  const end = number?.end ?? at + 1
  if (!hour) return null
  const half = HALVES[(text.tokens[end] ?? '').replaceAll('.', '')]
  if (half)
    return {
      said: `${hour}${half(Number.parseInt(digits ?? number?.word.id.find(isDigits) ?? '0', 10))}`,
      end: end + 1,
    }
  return { said: hour, end: text.tokens[end] === "o'clock" ? end + 1 : end }
}

const isDigits = (form: string): boolean => /^\d+$/.test(form)

/** The part of the day by the hour: 3 pm is 'jam 3 sore'. */
const HALVES: Record<string, (hour: number) => string> = {
  am: () => ' pagi',
  pm: (hour) => (hour === 12 || hour < 3 ? ' siang' : hour < 7 ? ' sore' : ' malam'),
}

const LIMITS: Record<string, string> = {
  until: 'sampai',
  till: 'sampai',
  by: 'paling lambat',
  before: 'sebelum',
  after: 'setelah',
  since: 'sejak',
  for: 'untuk',
  to: 'ke',
}

const LONGEST_DAY = 3

/** 'until Monday', 'for Thursday afternoon', 'by 5 pm': a day is said without 'on'. */
function* limits(text: EnglishText, at: number): Generator<Read<Moment>> {
  const id = LIMITS[text.tokens[at] ?? '']
  if (!id) return
  const clock = LIMITED_CLOCK.test(id) ? clockAt(text, at + 1) : null
  if (clock && !isCounted(text, clock.end))
    yield { value: moment(text.tokens[at + 1] ?? '', `${id} jam ${clock.said}`), end: clock.end, cost: 0.1 }
  for (let end = Math.min(text.tokens.length, at + 1 + LONGEST_DAY); end > at + 1; end -= 1) {
    const said = text.tokens.slice(at + 1, end).join(' ')
    const [word] = [said, `on ${said}`, `in ${said}`].flatMap((key) => text.named(key, 'time'))
    if (word) yield { value: moment(said, `${id} ${word.id[0]}`, ...word.notes), end, cost: 0 }
    const year = end === at + 2 && /^(?:1[89]|20)\d\d$/.test(said)
    if (year) yield { value: moment(said, `${id} tahun ${said}`), end, cost: 0 }
  }
}

const LIMITED_CLOCK = /^(?:sampai|paling lambat|sebelum|setelah|sejak)$/

/** 'after two weeks' is no hour. */
const isCounted = (text: EnglishText, at: number): boolean => text.nouns(at).length > 0

/** 'in ten minutes', 'within two days' */
function* ahead(text: EnglishText, at: number): Generator<Read<Moment>> {
  const by = text.tokens[at] ?? ''
  if (by !== 'in' && by !== 'within') return
  const number = text.at(at + 1, 'number')[0]
  const digits = /^(?:\d+|an?)$/.test(text.tokens[at + 1] ?? '') ? (text.tokens[at + 1] ?? '') : undefined
  const end = number?.end ?? at + 2
  const count = number?.word.id[0] ?? digits?.replace(/^an?$/, 'satu')
  const unit = UNITS[(text.tokens[end] ?? '').replace(/s$/, '')]
  if (!count || !unit) return
  const said = `${count} ${unit}`.replace(/^satu (?=jam|hari|minggu|bulan|tahun)/, 'se')
  yield { value: moment(said, by === 'in' ? `${said} lagi` : `dalam waktu ${said}`, 'future'), end: end + 1, cost: 0 }
}

function* spans(text: EnglishText, start: number, at: number): Generator<Read<Moment>> {
  const number = text.at(at, 'number')[0]
  const digits = /^\d+$/.test(text.tokens[at] ?? '') ? text.tokens[at] : undefined
  const end = number?.end ?? at + 1
  const count = number?.word.id[0] ?? digits
  const unit = UNITS[(text.tokens[end] ?? '').replace(/s$/, '')]
  if (!count || !unit) return
  const said = `${count} ${unit}`
  if (text.tokens[end + 1] === 'ago') yield { value: moment(said, `${said} yang lalu`, 'past'), end: end + 2, cost: 0 }
  else if (start !== at) yield { value: moment(said, `selama ${said}`, 'span'), end: end + 1, cost: 0 }
}
