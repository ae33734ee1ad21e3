import { ordinalOf } from '../../english/words/ordinals.ts'
import type { Moment } from './clause.ts'
import { moment } from './indonesian-spans.ts'
import type { Found, IndonesianText, Read } from './indonesian-text.ts'

/** 'tanggal 25', 'setiap tanggal 5', '17 Agustus', 'hari Kamis 5 Juni 2025'. */
export function* dates(text: IndonesianText, start: number): Generator<Read<Moment>> {
  const first = text.tokens[start]?.text ?? ''
  if (/^(?:se)?tiap$/.test(first)) {
    const found = dateAt(text, start + 1)
    if (!found) return
    const value = moment(`on ${found.said} of every month`, `tanggal ${found.day}`, 'habit')
    yield { value, end: found.end, cost: 0 }
    return
  }
  const onDay = dayAt(text, /^(?:pada|di)$/.test(first) ? start + 1 : start)
  const found = dateAt(text, onDay?.end ?? start)
  if (!found || (onDay && !found.isOfMonth)) return
  const en = onDay ? `${onDay.word.en[0]}, ${found.said}` : `on ${found.said}`
  yield { value: moment(en, `tanggal ${found.day}`), end: found.end, cost: onDay ? OF_DAY : found.cost }
}

const OF_DAY = -0.4
const OF_MONTH = -0.2

interface FoundDate {
  day: string
  said: string
  end: number
  cost: number
  isOfMonth: boolean
}

function dateAt(text: IndonesianText, at: number): FoundDate | null {
  const isNamed = text.tokens[at]?.text === 'tanggal'
  const day = numberIn(text, isNamed ? at + 1 : at)
  const month = day ? monthAt(text, day.end) : undefined
  if (!day || !(month || isNamed)) return null
  if (!month) return { day: day.text, said: `the ${ordinalOf(day.text)}`, end: day.end, cost: 0, isOfMonth: false }
  const year = text.tokens[month.end]?.text ?? ''
  const isDated = /^20\d\d$/.test(year)
  return {
    day: day.text,
    said: [day.text, month.word.en[0]?.slice('in '.length), isDated ? year : ''].filter(Boolean).join(' '),
    end: month.end + (isDated ? 1 : 0),
    cost: isDated ? OF_DAY : isNamed ? 0 : OF_MONTH,
    isOfMonth: true,
  }
}

const monthAt = (text: IndonesianText, at: number): Found | undefined =>
  text.at(at).find(({ word }) => word.kind === 'time' && /^in [A-Z]/.test(word.en[0] ?? ''))

export const dayAt = (text: IndonesianText, at: number): Found | undefined =>
  text.at(at).find(({ word }) => word.kind === 'time' && /^on [A-Z]/.test(word.en[0] ?? ''))

export function numberIn(text: IndonesianText, at: number): { text: string; end: number } | null {
  const digits = text.tokens[at]?.text ?? ''
  if (/^\d{1,2}(?:[.:]\d{2})?$/.test(digits)) return { text: digits, end: at + 1 }
  const word = text.at(at).find((one) => one.word.kind === 'number')
  return word ? { text: [...word.word.notes][0] ?? '', end: word.end } : null
}
