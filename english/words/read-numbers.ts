import { ordinalOf } from './ordinals.ts'

const ONES =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/)
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: readonly [number, string][] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
]
const DENOMINATORS: Readonly<Record<number, readonly [string, string]>> = {
  2: ['half', 'halves'],
  4: ['quarter', 'quarters'],
}

/** A whole number as it is said: 'one hundred and five'. */
export function sayNumber(number: number): string {
  for (const [size, name] of SCALES) {
    if (number < size) continue
    const rest = number % size
    const joint = rest > 0 && rest < 100 ? ' and ' : ' '
    return `${sayNumber(Math.floor(number / size))} ${name}${rest > 0 ? `${joint}${sayNumber(rest)}` : ''}`
  }
  if (number >= 100) {
    const rest = number % 100
    return `${ONES[Math.floor(number / 100)]} hundred${rest > 0 ? ` and ${sayNumber(rest)}` : ''}`
  }
  if (number < 20) return ONES[number] ?? ''
  const one = number % 10
  return `${TENS[Math.floor(number / 10)]}${one > 0 ? `-${ONES[one]}` : ''}`
}

/** 'Twenty-first' */
export const sayOrdinal = (number: number): string => ordinalOf(sayNumber(number))

/** '0812': digit by digit, zero as 'oh'. */
export const sayDigits = (digits: string): string =>
  [...digits].map((digit) => (digit === '0' ? 'oh' : ONES[Number(digit)])).join(' ')

/** 'Two point five'; 'two thirds'. */
export const sayDecimal = (whole: string, part: string): string =>
  `${sayNumber(Number(whole))} point ${[...part].map((digit) => ONES[Number(digit)]).join(' ')}`

export function sayFraction(above: number, below: number): string {
  const [one, more] = DENOMINATORS[below] ?? [sayOrdinal(below), `${sayOrdinal(below)}s`]
  return `${above === 1 ? (below === 2 ? 'a' : 'one') : sayNumber(above)} ${above === 1 ? one : more}`
}

/** 'Nineteen forty-five', 'two thousand and five', 'twenty twenty-six'. */
export function sayYear(year: number): string {
  const [first, last] = [Math.floor(year / 100), year % 100]
  if (last === 0) return first % 10 === 0 ? sayNumber(year) : `${sayNumber(first)} hundred`
  if (first === 20 && last < 10) return sayNumber(year)
  return `${sayNumber(first)} ${last < 10 ? `oh ${sayNumber(last)}` : sayNumber(last)}`
}

/** A time of day: as one reads it, and as one usually says it. */
export function sayTime(hour: number, minute: number): [string, string] {
  const twelve = (at: number): string => sayNumber(at % 12 === 0 ? 12 : at % 12)
  if (minute === 0) return [`${twelve(hour)} o’clock`, `${twelve(hour)} ${partOfDay(hour)}`]
  const read = `${twelve(hour)} ${minute < 10 ? `oh ${sayNumber(minute)}` : sayNumber(minute)}`
  const steps = (count: number): string => (count === 15 ? 'a quarter' : sayNumber(count))
  const usual =
    minute === 30
      ? `half past ${twelve(hour)}`
      : minute < 30
        ? `${steps(minute)} past ${twelve(hour)}`
        : `${steps(60 - minute)} to ${twelve(hour + 1)}`
  return [read, usual]
}

const partOfDay = (hour: number): string => (hour < 12 ? 'a.m.' : 'p.m.')
