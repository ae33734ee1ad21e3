import type { Moment } from './clause.ts'
import { clockAt } from './english-clock.ts'
import { type EnglishText, says } from './english-text.ts'
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
  const from = /^(?:about|around)$/.test(second) ? at + 2 : at + 1
  const clock = /^(?:at|around)$/.test(first) ? clockAt(text, from) : null
  const around = first === 'around' || from > at + 1 ? 'sekitar ' : ''
  if (clock) yield { value: moment(`at ${second}`, `${around}jam ${clock.said}`), end: clock.end, cost: 0 }
  yield* days(text, at)
  yield* counted(text, at)
  yield* fromTo(text, at)
  if (first === 'in' && /^[12]\d{3}$/.test(second))
    yield { value: moment(second, `tahun ${second}`), end: at + 2, cost: 0 }
  yield* spans(text, at, first === 'for' ? at + 1 : at)
  yield* ahead(text, at)
  yield* limits(text, at)
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

const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/

const MONTHS: Record<string, string> = Object.fromEntries(
  `january:januari february:februari march:maret april:april may:mei june:juni july:juli august:agustus
    september:september october:oktober november:november december:desember`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** 'Monday' and 'December' as what is spoken of. */
export function dayNamed(text: EnglishText, at: number): string | null {
  const token = text.tokens[at] ?? ''
  if (DAY.test(token)) return text.named(`on ${token}`, 'time')[0]?.id[0] ?? null
  return MONTHS[token] && /^\p{Lu}/u.test(text.typed[at] ?? '') ? `bulan ${MONTHS[token]}` : null
}

/** 'Monday' without 'on', 'on 5 May', 'on July 1st' */
function* days(text: EnglishText, at: number): Generator<Read<Moment>> {
  const from = text.tokens[at] === 'on' ? at + 1 : at
  const [day] = DAY.test(text.tokens[at] ?? '') ? text.named(`on ${text.tokens[at]}`, 'time') : []
  if (day) yield { value: moment(day.en[0] ?? '', day.id[0] ?? ''), end: at + 1, cost: 0 }
  const [first = '', second = ''] = text.tokens.slice(from, from + 2)
  const isMonthFirst = MONTHS[first] !== undefined
  const month = MONTHS[isMonthFirst ? first : second]
  const [, date] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(isMonthFirst ? second : first) ?? []
  if (month && date) yield { value: moment(date, `tanggal ${date} ${month}`), end: from + 2, cost: 0 }
}

/** 'from six to ten', 'from Monday to Friday' */
function* fromTo(text: EnglishText, at: number): Generator<Read<Moment>> {
  const from = text.tokens[at] === 'from' ? endAt(text, at + 1) : null
  const to = from && /^(?:to|until)$/.test(text.tokens[from.end] ?? '') ? endAt(text, from.end + 1) : null
  if (from && to) yield { value: moment('from', `dari ${from.said} sampai ${to.said}`), end: to.end, cost: 0 }
}

function endAt(text: EnglishText, at: number): { said: string; end: number } | null {
  const clock = clockAt(text, at)
  if (clock) return { said: `jam ${clock.said}`, end: clock.end }
  const [day] = text.named(`on ${text.tokens[at]}`, 'time')
  return day ? { said: day.id[0] ?? '', end: at + 1 } : null
}

const EACH: Record<string, string> = { day: 'sehari', week: 'seminggu', month: 'sebulan', year: 'setahun' }

/** 'every two days', 'three times a week', 'for hours' */
function* counted(text: EnglishText, at: number): Generator<Read<Moment>> {
  const found = every(text, at) ?? timesEach(text, at)
  if (found) yield found
  const many = text.tokens[at] === 'for' ? UNITS[/^(.+)s$/.exec(text.tokens[at + 1] ?? '')?.[1] ?? ''] : undefined
  if (many) yield { value: moment('for', `ber${many}-${many}`, 'span'), end: at + 2, cost: 0 }
}

const unitAt = (text: EnglishText, at: number): string | undefined => UNITS[(text.tokens[at] ?? '').replace(/s$/, '')]

function every(text: EnglishText, at: number): Read<Moment> | null {
  const number = text.tokens[at] === 'every' ? numberAt(text, at + 1) : null
  const unit = number && unitAt(text, number.end)
  return number && unit
    ? { value: moment('every', `setiap ${number.said} ${unit}`, 'habit'), end: number.end + 1, cost: 0 }
    : null
}

function timesEach(text: EnglishText, at: number): Read<Moment> | null {
  const number = numberAt(text, at)
  if (!number || !/^times (?:a|per|each)$/.test(text.tokens.slice(number.end, number.end + 2).join(' '))) return null
  const each = EACH[text.tokens[number.end + 2] ?? '']
  const said = `${number.said} kali ${each}`
  return each ? { value: moment('times', said, 'habit'), end: number.end + 3, cost: 0 } : null
}

function numberAt(text: EnglishText, at: number): { said: string; end: number } | null {
  const token = text.tokens[at] ?? ''
  if (/^\d+$/.test(token)) return { said: token, end: at + 1 }
  const [number] = text.at(at, 'number')
  return number ? { said: number.word.id[0] ?? '', end: number.end } : null
}

/** 'in ten minutes', 'within two days' */
function* ahead(text: EnglishText, at: number): Generator<Read<Moment>> {
  const by = text.tokens[at] ?? ''
  if (by !== 'in' && by !== 'within') return
  const { said, end } = lengthAt(text, at + 1) ?? {}
  if (said === undefined || end === undefined) return
  yield { value: moment(said, by === 'in' ? `${said} lagi` : `dalam waktu ${said}`, 'future'), end, cost: 0 }
}

const LENGTHS: Record<string, string> = {
  'half an hour': 'setengah jam',
  'an hour': 'satu jam',
  'an hour and a half': 'satu setengah jam',
  'a minute': 'satu menit',
  'a day': 'sehari',
  'a night': 'semalam',
  'a week': 'seminggu',
  'a month': 'sebulan',
  'a year': 'setahun',
  'a few minutes': 'beberapa menit',
  'a few hours': 'beberapa jam',
  'a few days': 'beberapa hari',
  'a few weeks': 'beberapa minggu',
  'a few months': 'beberapa bulan',
  'a few years': 'beberapa tahun',
  'several days': 'beberapa hari',
  'several years': 'beberapa tahun',
}

function* spans(text: EnglishText, start: number, at: number): Generator<Read<Moment>> {
  const { said, end } = lengthAt(text, at) ?? {}
  if (said === undefined || end === undefined) return
  if (text.tokens[end] === 'ago') yield { value: moment(said, `${said} yang lalu`, 'past'), end: end + 1, cost: 0 }
  else if (start !== at) yield { value: moment(said, `selama ${said}`, 'span'), end, cost: 0 }
}

export function lengthAt(text: EnglishText, at: number): { said: string; end: number } | null {
  const fixed = Object.keys(LENGTHS)
    .filter((words) => says(text, at, words))
    .sort((one, other) => other.length - one.length)[0]
  if (fixed) return { said: LENGTHS[fixed] ?? '', end: at + fixed.split(' ').length }
  const number = numberAt(text, at)
  const unit = number && unitAt(text, number.end)
  return number && unit ? { said: `${number.said} ${unit}`, end: number.end + 1 } : null
}
