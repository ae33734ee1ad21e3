import type { Moment } from './clause.ts'
import { saidNoun } from './english-noun-phrases.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import type { IndonesianText, Read } from './indonesian-text.ts'

const UNITS: Record<string, string> = {
  detik: 'second',
  menit: 'minute',
  jam: 'hour',
  hari: 'day',
  minggu: 'week',
  bulan: 'month',
  tahun: 'year',
}
const ONE = /^se(?=hari|minggu|bulan|tahun|jam)/

export const moment = (en: string, id: string, ...notes: string[]): Moment => ({ en, id, notes: new Set(notes) })

interface Span {
  en: string
  id: string
  end: number
}

/** 'selama dua jam', 'setiap enam bulan', 'lima tahun yang lalu', 'sepuluh menit lagi'. */
export function* spans(text: IndonesianText, start: number): Generator<Read<Moment>> {
  const first = text.tokens[start]?.text ?? ''
  const isEvery = /^(?:se)?tiap$/.test(first)
  const about = ABOUT[first]
  for (const span of spansAt(text, first === 'selama' || isEvery || about ? start + 1 : start))
    if (isEvery)
      yield { value: moment(`every ${span.en}`, `setiap ${span.id}`, 'habit'), end: onceBehind(text, span), cost: 0 }
    else yield* spanned(text, about ? { ...span, en: `${about} ${span.en}` } : span)
}

const ABOUT: Record<string, string> = { 'sekitar': 'about', 'kira-kira': 'about', 'hampir': 'almost', 'cuma': 'only' }

/** 'setiap dua hari sekali' */
const onceBehind = ({ tokens }: IndonesianText, { end }: Span): number =>
  tokens[end]?.text === 'sekali' ? end + 1 : end

function spansAt(text: IndonesianText, at: number): Span[] {
  const digits = text.tokens[at]?.text ?? ''
  const counts = text
    .at(at)
    .filter(({ word }) => word.kind === 'number')
    .map(({ word, end }): Span => ({ en: word.en[0] ?? '', id: word.id[0] ?? '', end }))
  if (counts.length === 0 && /^\d+$/.test(digits)) counts.push({ en: digits, id: digits, end: at + 1 })
  if (ONE.test(digits)) counts.push({ en: 'one', id: 'satu', end: at })
  return counts.map((count) => unitBehind(text, count)).filter((span) => span !== null)
}

/** 'tiga hari', 'tiga hari kerja' */
function unitBehind(text: IndonesianText, count: Span): Span | null {
  const unit = text.tokens[count.end]?.text.replace(ONE, '') ?? ''
  const name = UNITS[unit]
  if (!name) return null
  const isWorking = unit === 'hari' && text.tokens[count.end + 1]?.text === 'kerja'
  const many = /^(?:one|1)$/.test(count.en) ? '' : 's'
  return {
    en: `${count.en} ${isWorking ? 'working ' : ''}${name}${many}`,
    id: `${count.id} ${unit}${isWorking ? ' kerja' : ''}`,
    end: count.end + (isWorking ? 2 : 1),
  }
}

function* spanned(text: IndonesianText, span: Span): Generator<Read<Moment>> {
  const { en, id, end } = span
  const behind = text.tokens.slice(end, end + 2).map((token) => token.text)
  yield* around(text, span)
  if (behind.join(' ') === 'yang lalu')
    yield { value: moment(`${en} ago`, `${id} yang lalu`, 'past'), end: end + 2, cost: 0 }
  else if (behind[0] === 'lalu') yield { value: moment(`${en} ago`, `${id} lalu`, 'past'), end: end + 1, cost: 0 }
  else if (behind[0] === 'lagi') yield { value: moment(`in ${en}`, `${id} lagi`, 'future'), end: end + 1, cost: 0 }
  const isTold = /^(?:lagi|lalu|sekali|kali)$/.test(behind[0] ?? '') || behind[1] === 'kali'
  yield { value: moment(`for ${en}`, `selama ${id}`, 'span'), end, cost: isTold ? 2 : -0.1 }
}

const AROUND: Record<string, string> = { sebelum: 'before', setelah: 'after', sesudah: 'after' }

/** 'delapan jam sebelum operasi' */
function* around(text: IndonesianText, span: Span): Generator<Read<Moment>> {
  const by = AROUND[text.tokens[span.end]?.text ?? '']
  if (!by) return
  for (const { value, end, cost } of nounPhrases(text, span.end + 1))
    if (value.kind === 'noun') {
      const known = value.owner || value.which ? value : { ...value, which: 'the' as const }
      yield { value: moment(`${span.en} ${by} ${saidNoun(known, 'object')}`, span.id), end, cost: cost - 0.2 }
    }
}
