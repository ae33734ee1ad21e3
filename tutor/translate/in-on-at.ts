import { occasions } from '../../content/tutor-occasions.ts'
import { CITIES } from '../../english/words/cities.ts'
import { bare } from '../dialogue/phrases.ts'
import { monthNamed } from '../month-named.ts'
import { nounRows, timeRows } from './lexicon-rows.ts'

const PREPOSITION = /^(?:in|on|at) /
const ARTICLE = /^(?:an?|the) /
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const PART = 'morning|afternoon|evening|night'

export interface Placed {
  said: string
  isPlace: boolean
}

/** A time or a place of either language with its 'in', 'on' or 'at': 'pagi hari' is 'in the morning'. */
export function withPreposition(named: string): Placed | undefined {
  const phrase = bare(named).replace(/^(?:in|on|at|di|pada) /, '')
  const time = byForm(phrase)
  return time ? { said: time, isPlace: false } : (known().get(phrase) ?? known().get(phrase.replace(ARTICLE, '')))
}

/** Clock times, years, dates, days with their parts. */
function byForm(phrase: string): string | undefined {
  const clock = /^(?:jam |pukul )?(\d{1,2})(?: (\d{2}))?( ?(?:o'clock|am|pm))?$/.exec(phrase)
  if (clock && (clock[3] !== undefined || /^[jp]/.test(phrase)))
    return `at ${[clock[1], clock[2]].filter(Boolean).join(':')}${clock[3] ?? ''}`
  const year = /^(?:tahun |the year )?((?:1[5-9]|20)\d\d)$/.exec(phrase)?.[1]
  if (year) return `in ${year}`
  const [, date, ofMonth] = /^(?:tanggal )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\w+)$/.exec(phrase) ?? []
  if (date && monthNamed(ofMonth)) return `on ${date} ${monthNamed(ofMonth)}`
  if (new RegExp(`^${DAY}s?(?: (?:${PART}))?$`).test(phrase)) return `on ${capital(phrase)}`
  const [, day = '', part = ''] = /^(.+) (pagi|siang|sore|malam)$/.exec(phrase) ?? []
  const named = known().get(`hari ${day.replace(/^hari /, '')}`)?.said
  if (named?.startsWith('on ')) return `${named} ${PARTS[part]}`
  const month = monthNamed(phrase)
  return month && `in ${month}`
}

const PARTS: Record<string, string> = { pagi: 'morning', siang: 'afternoon', sore: 'afternoon', malam: 'night' }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

let table: ReadonlyMap<string, Placed> | undefined

function known(): ReadonlyMap<string, Placed> {
  table ??= readKnown()
  return table
}

function readKnown(): ReadonlyMap<string, Placed> {
  const named = new Map<string, Placed>()
  const add = (said: string, names: readonly string[], isPlace = false) => {
    for (const name of names) if (!named.has(bare(name))) named.set(bare(name), { said, isPlace })
  }
  for (const [en, names] of occasions.times) add(en, [withoutBoth(en), ...names])
  for (const [en, names] of occasions.places) add(en, [withoutBoth(en), ...names], true)
  for (const { en, id } of timeRows())
    for (const one of en) if (PREPOSITION.test(one)) add(one, [withoutBoth(one), one.replace(PREPOSITION, ''), ...id])
  for (const { en, id, notes } of nounRows()) {
    const [first = ''] = en
    const preposition = ['at', 'in', 'on'].find((one) => notes.has(one)) ?? (notes.has('country') ? 'in' : undefined)
    if (preposition)
      add(
        `${preposition} ${first.replace(/^an? /, 'the ')}`,
        [...en.map((one) => one.replace(ARTICLE, '')), ...id],
        true,
      )
  }
  for (const city of CITIES) add(`in ${city}`, [city], true)
  return named
}

const withoutBoth = (en: string): string => en.replace(PREPOSITION, '').replace(ARTICLE, '')
