import type { Token } from './indonesian-text.ts'

const UNITS = new Map(
  'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ').map((word, at) => [word, at]),
)
const WHOLE = new Map([
  ['seratus', 100],
  ['seribu', 1000],
  ['sejuta', 1_000_000],
])
/** 'belas' adds, the others multiply what stands before them. */
const TENS = new Map([
  ['puluh', 10],
  ['ratus', 100],
])
const SCALES = new Map([
  ['ribu', 1000],
  ['rb', 1000],
  ['k', 1000],
  ['juta', 1_000_000],
  ['jt', 1_000_000],
  ['miliar', 1_000_000_000],
])

export interface Amount {
  value: number
  end: number
}

interface Sum {
  total: number
  group: number
  unit: number
}

/** 'dua puluh lima', '150 ribu', '2,5 juta', '25rb': the longest number from here on. */
export function amountAt(tokens: readonly Pick<Token, 'text'>[], start: number): Amount | null {
  const sum: Sum = { total: 0, group: 0, unit: 0 }
  let end = start
  for (; end < tokens.length; end += 1) if (!addWord(sum, tokens[end]?.text ?? '')) break
  return end > start ? { value: sum.total + sum.group + sum.unit, end } : null
}

function addWord(sum: Sum, word: string): boolean {
  const [, digits, scale] = /^(\d[\d.,]*)(rb|k|jt)?$/.exec(word) ?? []
  const unit = digits ? numberIn(digits) : UNITS.get(word)
  const whole = WHOLE.get(word)
  const tens = TENS.get(word)
  const by = SCALES.get(scale ?? word)
  if (unit !== undefined) {
    if (sum.unit > 0) return false
    sum.unit = unit
  } else if (whole) sum.group += whole
  else if (tens) moveUp(sum, sum.unit * tens)
  else if (word === 'belas') moveUp(sum, sum.unit + 10)
  if (by) Object.assign(sum, { total: sum.total + (sum.group + sum.unit) * by, group: 0, unit: 0 })
  return unit !== undefined || [whole, tens, by].some(Boolean) || word === 'belas'
}

const moveUp = (sum: Sum, value: number) => Object.assign(sum, { group: sum.group + value, unit: 0 })

/** '25.000' and '2,5', as Indonesians write them. */
const numberIn = (digits: string): number =>
  Number(/^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits.replace(',', '.'))

export const inEnglishDigits = (value: number): string => value.toLocaleString('en-US')
