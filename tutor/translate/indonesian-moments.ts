import type { Moment } from './clause.ts'
import { dates, dayAt, numberIn } from './indonesian-dates.ts'
import { moment, spans } from './indonesian-spans.ts'
import type { IndonesianText, Read } from './indonesian-text.ts'

const PARTS: Record<string, string> = {
  pagi: 'in the morning',
  subuh: 'in the morning',
  siang: 'in the afternoon',
  sore: 'in the afternoon',
  petang: 'in the evening',
  malam: 'in the evening',
  malem: 'in the evening',
}
const LATE = 9

/** Times from here on: words of the table, 'jam 7 malam', 'dua jam', 'tahun 1999'. */
export function* momentsAt(text: IndonesianText, at: number): Generator<Read<Moment>> {
  for (const { word, end, cost } of text.at(at)) {
    if (word.kind === 'time')
      yield { value: { en: word.en[0] ?? '', id: word.id[0] ?? '', notes: word.notes }, end, cost }
  }
  yield* clocks(text, at)
  yield* ranges(text, at)
  yield* days(text, at)
  yield* dates(text, at)
  yield* spans(text, at)
  yield* limits(text, at)
  yield* times(text, at)
  yield* placed(text, at)
  const isNamed = text.tokens[at]?.text === 'tahun'
  const year = text.tokens[isNamed ? at + 1 : at]?.text ?? ''
  if (/^(?:1[89]|20)\d\d$/.test(year))
    yield { value: moment(`in ${year}`, `tahun ${year}`), end: isNamed ? at + 2 : at + 1, cost: isNamed ? 0 : 0.1 }
}

/** 'di bulan Maret', 'pada hari Senin' */
function* placed(text: IndonesianText, at: number): Generator<Read<Moment>> {
  if (!/^(?:di|pada)$/.test(text.tokens[at]?.text ?? '')) return
  const from = /^(?:bulan|hari)$/.test(text.tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  for (const { word, end } of text.at(from))
    if (word.kind === 'time' && /^(?:on|in) [A-Z]/.test(word.en[0] ?? ''))
      yield { value: { en: word.en[0] ?? '', id: word.id[0] ?? '', notes: word.notes }, end, cost: -0.2 }
}

const EACH: Record<string, string> = { sehari: 'a day', seminggu: 'a week', sebulan: 'a month', setahun: 'a year' }

/** 'lima kali', 'enam kali sehari' */
function* times(text: IndonesianText, at: number): Generator<Read<Moment>> {
  const count = text.at(at).find(({ word }) => word.kind === 'number')
  const digits = /^\d+$/.test(text.tokens[at]?.text ?? '') ? text.tokens[at]?.text : undefined
  const end = count?.end ?? at + 1
  const said = count?.word.en[0] ?? digits
  if (!said || text.tokens[end]?.text !== 'kali' || text.tokens[end + 1]?.text === 'lipat') return
  const each = EACH[text.tokens[end + 1]?.text ?? '']
  const en = ONCE[said] ?? `${said} times`
  if (each) yield { value: moment(`${en} ${each}`, `${said} kali`, 'habit'), end: end + 2, cost: -0.2 }
  yield { value: moment(en, `${said} kali`, 'count'), end: end + 1, cost: -0.1 }
}

const ONCE: Record<string, string> = { one: 'once', two: 'twice', 1: 'once', 2: 'twice' }

/** 'jam 6 sampai jam 10', 'dari jam 8 sampai 5'. */
function* ranges(text: IndonesianText, start: number): Generator<Read<Moment>> {
  const isFrom = /^(?:dari|mulai)$/.test(text.tokens[start]?.text ?? '')
  const from = isFrom ? start + 1 : start
  const at = isFrom && text.tokens[from]?.text === 'dari' ? from + 1 : from
  for (const first of clocks(text, at)) {
    if (text.tokens[first.end]?.text !== 'sampai') continue
    const bare = numberIn(text, first.end + 1)
    const ends = [...clocks(text, first.end + 1)]
    if (bare) ends.push({ value: moment(`at ${bare.text}`, `jam ${bare.text}`), end: bare.end, cost: 0.1 })
    for (const to of ends) {
      const en = `from ${withoutAt(first.value.en)} to ${withoutAt(to.value.en)}`
      yield {
        value: moment(en, `${first.value.id} sampai ${to.value.id}`, 'habit'),
        end: to.end,
        cost: first.cost + to.cost - 0.3 + (text.tokens[start]?.text === 'mulai' ? STARTS / 2 : 0),
      }
    }
  }
}

const withoutAt = (en: string): string => en.replace(/^(?:at|on|in|for) /, '')

const FOR = 'for'
const SPANS = new Set([FOR, 'in', 'within'])
const LIMITS: [words: string, en: string, ...notes: string[]][] = [
  ['paling lambat', 'by'],
  ['paling lama', 'by'],
  ['sampai', 'until'],
  ['hingga', 'until'],
  ['sampe', 'until'],
  ['sudah', 'for', 'since'],
  ['sejak', 'since', 'since'],
  ['semenjak', 'since', 'since'],
  ['dari', 'since', 'since'],
  ['sebelum', 'before'],
  ['setelah', 'after'],
  ['sekitar', 'at about'],
  ['mulai', 'from'],
  ['mulai dari', 'from'],
  ['buat', FOR],
  ['untuk', FOR],
  ['jadi', 'to'],
  ['ke', 'to'],
  ['dalam', 'in', 'future'],
  ['dalam waktu', 'within', 'future'],
]

/** 'sampai besok', 'sejak tadi malam', 'paling lambat hari Jumat'. */
function* limits(text: IndonesianText, at: number): Generator<Read<Moment>> {
  for (const [words, en, ...notes] of LIMITS) {
    const end = at + words.split(' ').length
    const typed = text.tokens.slice(at, end).map((token) => token.text)
    if (typed.join(' ') !== words) continue
    for (const { value, end: last, cost } of momentsAt(text, end))
      if (isLimit(words, en, value) && (words !== 'dari' || text.tokens[last]?.text !== 'sampai'))
        yield {
          value: moment(sinceWhen(`${en} ${withoutAt(value.en)}`), `${words} ${value.id}`, ...notes),
          end: last,
          cost: cost - 0.3 + (words.startsWith('mulai') ? STARTS : 0),
        }
  }
}

/** 'mulai' is rather a verb. */
const STARTS = 0.8

/** 'sudah' and 'dari' go before some times only. */
function isLimit(words: string, en: string, value: Moment): boolean {
  if (words === 'dari' && !isSince(value)) return false
  return (en === FOR && words !== 'sudah') || value.notes.has('span') === SPANS.has(en)
}

/** 'dari kemarin', 'dari jam dua' */
const isSince = ({ en, notes }: Moment): boolean => (notes.has('past') && en !== 'earlier') || /^at \d/.test(en)

/** 'since three days ago' is 'for three days'. */
const sinceWhen = (en: string): string => en.replace(/^since (.*) ago$/, 'for $1')

/** 'dari hari Senin sampai Jumat', 'mulai 3 Juni sampai 10 Juni'. */
function* days(text: IndonesianText, at: number): Generator<Read<Moment>> {
  if (!/^(?:dari|mulai)$/.test(text.tokens[at]?.text ?? '')) return
  for (const from of dates(text, at + 1))
    for (const to of text.tokens[from.end]?.text === 'sampai' ? dates(text, from.end + 1) : [])
      yield {
        value: moment(`from ${withoutAt(from.value.en)} to ${withoutAt(to.value.en)}`, `dari ${from.value.id}`),
        end: to.end,
        cost: -0.6,
      }
  const first = dayAt(text, at + 1)
  const last = first && text.tokens[first.end]?.text === 'sampai' ? dayAt(text, first.end + 1) : undefined
  if (!first || !last) return
  const [from, to] = [first, last].map(({ word }) => (word.en[0] ?? '').slice(3))
  yield {
    value: moment(`from ${from} to ${to}`, `dari ${first.word.id[0]} sampai ${last.word.id[0]}`, 'habit'),
    end: last.end,
    cost: 0,
  }
}

function* clocks(text: IndonesianText, at: number): Generator<Read<Moment>> {
  const [first, second, third, fourth] = text.tokens.slice(at, at + 4).map((token) => token.text)
  if (first !== 'jam' && first !== 'pukul') return
  const isHalf = second === 'setengah'
  const hour = numberIn(text, isHalf ? at + 2 : at + 1)
  if (!hour) return
  const part = hour.end - at === 2 ? third : fourth
  const shown = isHalf ? `half past ${Number(hour.text) - 1}` : hour.text.replace('.', ':')
  const said = `jam ${isHalf ? 'setengah ' : ''}${hour.text}`
  const named = partOf(Number.parseInt(hour.text, 10), part)
  if (named) yield { value: moment(`at ${shown} ${named}`, `${said} ${part}`), end: hour.end + 1, cost: 0 }
  yield { value: moment(`at ${shown}`, said), end: hour.end, cost: named ? 2 : 0 }
}

/** 'jam 11 malam' is at night. */
const partOf = (hour: number, part = ''): string | undefined =>
  hour >= LATE && /^mal[ae]m$/.test(part) ? 'at night' : PARTS[part]
