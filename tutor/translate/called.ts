import { readText } from './indonesian-text.ts'
import { openWords } from './lexicon.ts'
import { indonesianKey } from './word-keys.ts'

/** 'Nenek, …', 'Mister, …': who is spoken to, and what is said. */
export function calledIn(sentence: string): { name: string; rest: string } | null {
  const [, first = '', rest = ''] = /^(\S+(?: \S+)?), (\S+ .+)$/.exec(sentence.trim()) ?? []
  const text = readText(first, openWords())
  const words = text.at(0).filter(({ end }) => end === text.tokens.length)
  const kin = words.find(({ word }) => word.notes.has('kin'))?.word.en[0] ?? ''
  const isTitle = words.some(({ word }) => word.notes.has('title') || word.kind === 'particle')
  if (isTitle) return { name: TITLES[first.toLowerCase()] ?? '', rest: ofListener(rest) }
  if (CALLED[kin]) return { name: `${CALLED[kin]}, `, rest }
  const person = words.find(({ word }) => word.notes.has('person') && word.kind === 'noun')?.word.en[0] ?? ''
  return /^an? \w+$/.test(person) ? { name: `${capital(person.replace(/^an? /, ''))}, `, rest } : null
}

/** '…, sayang', '…, Le': who is spoken to last is left out, or called by name. */
export function calledLast(sentence: string): { name: string; rest: string } | null {
  const [, rest = '', last = '', end = ''] = /^(.+), (\p{L}+)([.?!]*)$/u.exec(sentence.trim()) ?? []
  if (!/\s/.test(rest)) return null
  const words = readText(last, openWords()).at(0)
  const kin = words.find(({ word }) => word.notes.has('kin'))?.word.en[0] ?? ''
  const isSpoken = words.some(({ word: { kind, notes } }) => kind === 'particle' || notes.has('title'))
  const isName = words.length === 0 && /^\p{Lu}/u.test(last)
  if (!isSpoken && !isName && !CALLED[kin]) return null
  return { name: isSpoken ? '' : (CALLED[kin] ?? last), rest: `${rest}${end}` }
}

/** 'Pak, tekanan darahnya tinggi': what is his own who is spoken to. */
const ofListener = (sentence: string): string =>
  sentence.replaceAll(/(?<=^|\s)((\S+ )?(\S{3,}))nya(?=$|[\s,.?!])/g, (said, owned: string, before = '', noun = '') =>
    isOwn(`${before}${noun}`) || isOwn(noun) ? `${owned}mu` : said,
  )

const isOwn = (noun: string): boolean =>
  (openWords().indonesian.get(indonesianKey(noun)) ?? []).some(
    ({ word: { kind, notes } }) => kind === 'noun' && LISTENERS.some((note) => notes.has(note)),
  )

const LISTENERS = ['own', 'body', 'kin']

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const TITLES: Record<string, string> = { mister: 'Sir, ', pak: 'Sir, ', bu: "Ma'am, ", mas: 'Sir, ', mbak: 'Miss, ' }

/** How kin are spoken to. */
export const CALLED: Readonly<Record<string, string>> = {
  'a grandmother': 'Grandma',
  'a grandfather': 'Grandpa',
  'a mother': 'Mum',
  'a father': 'Dad',
  'an aunt': 'Auntie',
  'an uncle': 'Uncle',
}
