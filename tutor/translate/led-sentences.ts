import type { Translation } from '../find/translate.ts'
import { saidNoun } from './english-noun-phrases.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import { readText } from './indonesian-text.ts'
import { openWords } from './lexicon.ts'
import { readIndonesian } from './read-indonesian.ts'
import { sayEnglish } from './say-english.ts'

const A_DOUBT = 0.06
const SUREST = 0.9

type ComposeRest = (rest: string) => Translation | null

/** What for, why or about what stands first, with a comma: 'untuk mempercepat proses, …', 'akibat renovasi, …'. */
export function composeLed(sentence: string, composeRest: ComposeRest): Translation | null {
  const lead = greetingOf(sentence) ?? aimOf(sentence) ?? groundOf(sentence)
  const said = lead ? composeRest(lead.rest) : null
  if (!lead || !said || said.unknown?.length) return null
  const text = `${lead.said}, ${inside(said.text)}`
  return { text: text.charAt(0).toUpperCase() + text.slice(1), to: 'en', sure: Math.min(said.sure, lead.sure) }
}

interface Lead {
  said: string
  rest: string
  sure: number
}

const GREETS = /\b(?:Sir|Ma'am|Good (?:morning|afternoon|evening))\b.*,$/

/** 'Selamat pagi Bapak, …' */
function greetingOf(sentence: string): Lead | null {
  const at = sentence.indexOf(', ')
  const text = readText(sentence.slice(0, Math.max(0, at)), openWords())
  const said = text.at(0).find(({ word, end }) => end === text.tokens.length && GREETS.test(word.en[0] ?? ''))
  return said ? { said: (said.word.en[0] ?? '').replace(/,$/, ''), rest: sentence.slice(at + 2), sure: SUREST } : null
}

const AIM = /^(?:untuk|guna|demi|buat) (.+?), (.+)$/is

function aimOf(sentence: string): Lead | null {
  const [, aim = '', rest = ''] = AIM.exec(sentence) ?? []
  const read = aim ? readIndonesian(aim, openWords()) : null
  const isAim = read?.clause.predicate.kind === 'verbs' && read.clause.isImplied && read.clause.helpers.length === 0
  if (!read || !isAim) return null
  const text = sayEnglish({ ...read.clause, mood: 'orders' }).replace(/[.?]$/, '')
  return { said: `to ${inside(text)}`, rest, sure: SUREST - A_DOUBT * read.cost }
}

function groundOf(sentence: string): Lead | null {
  const at = sentence.indexOf(', ')
  if (at < 0) return null
  const text = readText(sentence.slice(0, at), openWords())
  const by = text.at(0).find(({ word }) => word.kind === 'preposition' && word.notes.has('fronts'))
  const [of] = by
    ? [...nounPhrases(text, by.end)]
        .filter(({ end }) => end === text.tokens.length)
        .sort((one, other) => one.cost - other.cost)
    : []
  if (!by || !of) return null
  const said = `${by.word.en[0]} ${saidNoun(of.value, 'object')}`
  return { said, rest: sentence.slice(at + 2), sure: SUREST - A_DOUBT * Math.max(0, of.cost) }
}

const inside = (text: string): string => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
