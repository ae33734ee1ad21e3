import type { Lexicon } from '../../english/words/lexicon.ts'
import type { Translation } from '../find/translate.ts'
import { type Clause, has } from './clause.ts'
import { unfamiliar } from './fluency.ts'
import type { ReadClause } from './indonesian-draft.ts'
import { readText } from './indonesian-text.ts'
import { indonesianKey, openWords, type WordKind, type Lexicon as Words } from './lexicon.ts'
import { proportionIn } from './proportion.ts'
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
  function composeParts(parts: readonly string[], to: 'en' | 'id'): Translation | null {
    const spoken = parts.filter((part) => to === 'id' || !isParticle(part))
    if (parts.length < 2 || spoken.length > MOST_CLAUSES) return null
    const said = spoken.map((part) => composeClause(part, to)).filter((one) => one !== null)
    if (said.length < spoken.length) return null
    return {
      text: sideBySide(said.map(({ text }) => text)),
      to,
      sure: Math.min(...said.map((one) => one.sure)) - A_DOUBT,
    }
  }

  /** 'Tunggu bentar gue lagi isi bensin': without a comma, where somebody else is named. */
  function composeUnmarked(sentence: string, to: 'en' | 'id'): Translation | null {
    const words = sentence.split(/\s+/)
    if (words.length > LONGEST) return null
    const found = words
      .map((_, at) => at)
      .filter((at) => at > 0 && to === 'en' && namesSomebody(words[at] ?? ''))
      .map((at) => composeParts([words.slice(0, at).join(' '), words.slice(at).join(' ')], to))
    return found.find((one) => one && one.sure >= SURE_PARTS) ?? null
  }

  return (sentence, to) => {
    const found = withCalled(sentence, to) ?? composed(sentence, to)
    return found && { ...found, chance: chanceOf(found) }
  }

  /** 'Grandma, …' */
  function withCalled(sentence: string, to: 'en' | 'id'): Translation | null {
    const called = to === 'en' ? calledIn(sentence) : null
    const rest = called && composed(called.rest, to)
    return rest && { ...rest, text: `${called.name}${called.name ? inside(rest.text) : rest.text}` }
  }

  function composed(sentence: string, to: 'en' | 'id'): Translation | null {
    const whole = composeClause(sentence, to)
    const clauses = composeParts(sentence.split(/,\s+/), to)
    if (whole && whole.sure >= LIKELY && !isLikelier(clauses, whole)) return whole
    const parts = clauses ?? composeUnmarked(sentence, to)
    const likelier = whole && parts && whole.sure >= parts.sure ? whole : parts
    return likelier ?? (to === 'en' ? composePartly(sentence) : null) ?? whole
  }

  /** Two whole sentences, nearly as sure: 'hati-hati di jalan, kabari kalau sudah sampai'. */
  function isLikelier(parts: Translation | null, whole: Translation): boolean {
    return parts !== null && parts.sure > whole.sure - A_DOUBT && SENTENCES.test(parts.text)
  }

  /** '…, bukan jaring' */
  function deny(thing: string): Translation | null {
    const said = composeClause(thing, 'en')
    return said && !/[.?!]$/.test(said.text) ? { ...said, text: `not ${inside(said.text)}` } : null
  }

  function composeClause(sentence: string, to: 'en' | 'id'): Translation | null {
    if (sentence.split(/\s+/).length > LONGEST) return null
    const words = openWords()
    if (to === 'en') return shapedIn(sentence, words) ?? inEnglish(readIndonesian(sentence, words))
    const read = readEnglish(sentence, words, lexicon)
    return read && { text: sayIndonesian(read.clause), to, sure: SUREST - A_DOUBT * read.cost }
  }

  function inEnglish(read: ReadClause | null): Translation | null {
    if (!read) return null
    const text = sayEnglish(read.clause)
    const also = alsoIn(read.clause)
    const sure = SUREST - A_DOUBT * read.cost - FOUND_WRONG * Math.min(1, mistakesIn(text))
    return { text, to: 'en', sure, ...(also && { also }) }
  }

  /** What is no clause: a phrase of the tables, 'semakin … semakin …', 'bukan …'. */
  function shapedIn(sentence: string, words: Words): Translation | null {
    const term = termIn(sentence, words)
    if (term) return { text: term, to: 'en', sure: SUREST }
    const proportion = proportionIn(sentence, words)
    if (proportion) return { text: proportion, to: 'en', sure: SUREST - A_DOUBT }
    const [, denied] = /^bukan (.+)$/i.exec(sentence) ?? []
    return denied ? deny(denied) : null
  }
}

/** Learnt from first runs over requests that nobody had read: how it was read, and how it sounds. */
const CHANCE = { start: 1.7, doubt: -0.4, unfamiliar: -2.3 }

function chanceOf({ text, to, sure, unknown }: Translation): number {
  if (unknown?.length) return 0
  const doubts = Math.min(MOST_DOUBTS, Math.max(0, (SUREST - sure) / A_DOUBT))
  const score = CHANCE.start + CHANCE.doubt * doubts + CHANCE.unfamiliar * unfamiliar(text, to)
  return 1 / (1 + Math.exp(-score))
}

const MOST_DOUBTS = 4

/** 'laba bersih', 'sebelum makan': a phrase of the tables by itself. */
function termIn(sentence: string, { indonesian }: Words): string | null {
  const key = indonesianKey(sentence.replace(/[.?!]+$/, ''))
  const words = (indonesian.get(key) ?? []).map((one) => one.word).filter(({ cost }) => cost === 0)
  const opening = words.find(({ kind }) => kind === 'opening')?.en[0]
  if (opening?.endsWith(',')) return opening.slice(0, -1)
  const term = key.includes(' ') ? words.find(({ kind }) => TERMS.has(kind))?.en[0] : undefined
  return term?.replace(/^(?:an?|the) | \(.*\)$/g, '') ?? null
}

/** 'Nenek, …', 'Mister, …': who is spoken to, and what is said. */
function calledIn(sentence: string): { name: string; rest: string } | null {
  const [, first = '', rest = ''] = /^(\S+(?: \S+)?), (\S+ .+)$/.exec(sentence.trim()) ?? []
  const text = readText(first, openWords())
  const words = text.at(0).filter(({ end }) => end === text.tokens.length)
  const kin = words.find(({ word }) => word.notes.has('kin'))?.word.en[0] ?? ''
  const isTitle = words.some(({ word }) => word.notes.has('title') || word.kind === 'particle')
  if (isTitle) return { name: TITLES[first.toLowerCase()] ?? '', rest }
  return CALLED[kin] ? { name: `${CALLED[kin]}, `, rest } : null
}

const TITLES: Record<string, string> = { mister: 'Sir, ', pak: 'Sir, ', bu: "Ma'am, ", mas: 'Sir, ', mbak: 'Miss, ' }

const CALLED: Record<string, string> = {
  'a grandmother': 'Grandma',
  'a grandfather': 'Grandpa',
  'a mother': 'Mum',
  'a father': 'Dad',
  'an aunt': 'Auntie',
  'an uncle': 'Uncle',
}

const TERMS = new Set<WordKind>(['noun', 'time'])

const MOST_CLAUSES = 3
const LIKELY = 0.66
/** A sentence with a word that is not known is never sure. */
const PARTLY = 0.6

function composePartly(sentence: string): Translation | null {
  if (sentence.split(/\s+/).length > LONGEST) return null
  const read = readPartly(sentence, openWords())
  return read && { text: sayEnglish(read.clause), to: 'en', sure: PARTLY, unknown: read.unknown }
}

const SENTENCES = /[.?!] .*[.?!]$/
const SURE_PARTS = 0.78

/** ', Bu,' */
const isParticle = (part: string): boolean =>
  !/\s/.test(part.trim()) &&
  readText(part, openWords())
    .at(0)
    .some(({ word }) => word.kind === 'particle')

const namesSomebody = (word: string): boolean =>
  readText(word, openWords())
    .at(0)
    .some((one) => one.word.kind === 'pronoun' && one.word.notes.has('1'))

/** Sentences stand on their own; a fragment goes before the next one with a comma. */
const sideBySide = (texts: readonly string[]): string =>
  texts.reduce((before, text) =>
    /[.?!]$/.test(before) && !text.startsWith('not ')
      ? `${before} ${text}`
      : `${before.replace(/[.]$/, '')}, ${inside(text)}`,
  )

const inside = (text: string): string => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

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
