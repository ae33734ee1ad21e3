import type { Lexicon } from '../../english/words/lexicon.ts'
import type { Translation } from '../find/translate.ts'
import { type Clause, has } from './clause.ts'
import { openWords } from './lexicon.ts'
import { readEnglish } from './read-english.ts'
import { readIndonesian, readPartly } from './read-indonesian.ts'
import { sayEnglish } from './say-english.ts'
import { sayIndonesian } from './say-indonesian.ts'

/** As sure as a sentence of nothing but well-known words can be. */
const SUREST = 0.9
const A_DOUBT = 0.06
const FOUND_WRONG = 0.3
const LONGEST = 16

export interface Composing {
  lexicon: Lexicon
  /** How many mistakes the checker finds in an English sentence. */
  mistakesIn(sentence: string): number
}

/** Puts a short sentence together in the other language; null where a word or its structure is unknown. */
export type Compose = (sentence: string, to: 'en' | 'id') => Translation | null

export function createCompose({ lexicon, mistakesIn }: Composing): Compose {
  /** Clauses that stand side by side are put together one by one. */
  const composeClauses: Compose = (sentence, to) => {
    const parts = sentence.split(/,\s+/)
    if (parts.length < 2 || parts.length > MOST_CLAUSES) return null
    const said = parts.map((part) => composeClause(part, to))
    if (said.some((one) => one === null)) return null
    const text = said.map((one, at) => inside(one?.text ?? '', at, said.length)).join(', ')
    return { text, to, sure: Math.min(...said.map((one) => one?.sure ?? 0)) - A_DOUBT }
  }
  return (sentence, to) => {
    const whole = composeClause(sentence, to)
    if (whole && whole.sure >= LIKELY) return whole
    return composeClauses(sentence, to) ?? (to === 'en' ? composePartly(sentence) : null) ?? whole
  }

  function composeClause(sentence: string, to: 'en' | 'id'): Translation | null {
    if (sentence.split(/\s+/).length > LONGEST) return null
    const words = openWords()
    const read = to === 'en' ? readIndonesian(sentence, words) : readEnglish(sentence, words, lexicon)
    if (!read) return null
    const sure = SUREST - A_DOUBT * read.cost
    if (to === 'id') return { text: sayIndonesian(read.clause), to, sure }
    const text = sayEnglish(read.clause)
    const also = alsoIn(read.clause)
    return { text, to, sure: sure - FOUND_WRONG * Math.min(1, mistakesIn(text)), ...(also && { also }) }
  }
}

const MOST_CLAUSES = 3
const LIKELY = 0.66
/** A sentence with a word that is not known is never sure. */
const PARTLY = 0.6

function composePartly(sentence: string): Translation | null {
  if (sentence.split(/\s+/).length > LONGEST) return null
  const read = readPartly(sentence, openWords())
  return read && { text: sayEnglish(read.clause), to: 'en', sure: PARTLY, unknown: read.unknown }
}

/** A clause of several: the first keeps its capital, the last its full stop. */
function inside(clause: string, at: number, of: number): string {
  const open = at < of - 1 ? clause.replace(/[.?!]$/, '') : clause
  return at === 0 || /^I\b/.test(open) ? open : open.charAt(0).toLowerCase() + open.slice(1)
}

/** The same more politely, or of the other person that 'dia' may be. */
function alsoIn(clause: Clause): string | null {
  const { subject, mood } = clause
  if (mood === 'orders' && has(clause, 'please') && !has(clause, 'order'))
    return sayEnglish({ ...clause, mood: 'asks', subject: YOU, helpers: [COULD] }).replace(/\?$/, ', please?')
  if (subject?.kind !== 'pronoun') return null
  const other = { he: 'she', she: 'he' }[subject.word.en[0] ?? '']
  return other ? sayEnglish({ ...clause, subject: { ...subject, word: { ...subject.word, en: [other] } } }) : null
}

const COULD = { kind: 'helper', en: ['could'], id: ['bisa'], notes: new Set(['modal']), cost: 0 } as const
const YOU = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['you'], id: ['kamu'], notes: new Set(['2']), cost: 0 },
} as const
