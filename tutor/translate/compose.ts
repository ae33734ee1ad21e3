import type { Lexicon } from '../../english/words/lexicon.ts'
import type { Translation } from '../find/translate.ts'
import { wordPattern } from '../word-pattern.ts'
import { alsoIn } from './also-said.ts'
import { calledIn, calledLast } from './called.ts'
import { A_DOUBT, chanceOf, SUREST } from './chance.ts'
import type { Clause } from './clause.ts'
import { continued, orderedIn, otherwise } from './continue-clause.ts'
import { differenceIn } from './difference.ts'
import { proportionInEnglish } from './english-proportion.ts'
import type { ReadClause } from './indonesian-draft.ts'
import { readText } from './indonesian-text.ts'
import { composeLed } from './led-sentences.ts'
import { openWords, type Lexicon as Words } from './lexicon.ts'
import { inPlainIndonesian } from './plain-indonesian.ts'
import { proportionIn } from './proportion.ts'
import { readEnglish } from './read-english.ts'
import { readIndonesian, readPartly } from './read-indonesian.ts'
import { sayEnglish } from './say-english.ts'
import { sayIndonesian } from './say-indonesian.ts'
import { termIn, withOpening } from './terms.ts'

const FOUND_WRONG = 0.3

const LONGEST = 22

export interface Composing {
  lexicon: Lexicon
  /** How many mistakes the checker finds in an English sentence. */
  mistakesIn(sentence: string): number
  /** What the phrase book has for a sentence. */
  phrase?(sentence: string): Translation | null
}

/** Puts a short sentence together in the other language; null where a word or its structure is unknown. */
export type Compose = (sentence: string, to: 'en' | 'id') => Translation | null

/** With what was read: the next sentence may go on about it. */
interface Composed extends Translation {
  clause?: Clause
}

export function createCompose({ lexicon, mistakesIn, phrase = () => null }: Composing): Compose {
  /** A part that the phrase book has as it is, unless it was put together well. */
  function likelierOf(composed: Composed | null, part: string, to: 'en' | 'id'): Composed | null {
    if (composed && composed.sure >= WELL) return composed
    const found = /\s/.test(part.trim()) ? phrase(part) : null
    return found && found.to === to && found.sure === 1 ? { ...found, sure: SUREST } : composed
  }

  /** What the phrase book has word for word. */
  function exactly(sentence: string, to: 'en' | 'id'): Translation | null {
    const found = phrase(sentence)
    return found?.to === to && found.sure === 1 ? { ...found, sure: SUREST } : null
  }

  /** Clauses that stand side by side are put together one by one. */
  function composeParts(parts: readonly string[], to: 'en' | 'id'): Translation | null {
    const spoken = parts.filter((part) => to === 'id' || !isParticle(part))
    if (parts.length < 2 || spoken.length > MOST_CLAUSES) return null
    const said: Composed[] = []
    for (const part of spoken) {
      const one = likelierOf(composeClause(wornBy(part, said.at(-1)?.clause), to, said.at(-1)?.clause), part, to)
      if (!one) return null
      said.push(one)
    }
    const told = said.map((one) => asOrder(one, said))
    return {
      text: sideBySide(told.map(({ text }) => text)),
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
      .filter((at) => at > 0 && to === 'en' && beginsClause(words[at] ?? ''))
      .map((at) => composeParts([words.slice(0, at).join(' '), words.slice(at).join(' ')], to))
    return found.find((one) => one && one.sure >= SURE_PARTS) ?? null
  }

  return (typed, to) => {
    const sentence = to === 'en' ? inPlainIndonesian(typed) : typed
    const found = inSentences(sentence, to) ?? withCalled(sentence, to) ?? composed(sentence, to)
    return found && withChance(found)
  }

  /** 'Saya sedang menyetir. Nanti saya telepon balik.' */
  function inSentences(text: string, to: 'en' | 'id'): Translation | null {
    const all = text.split(SENTENCE_END)
    if (all.length < 2 || all.length > MOST_CLAUSES) return null
    const said = all.map((one) => exactly(one, to) ?? likelierOf(withCalled(one, to) ?? composed(one, to), one, to))
    if (said.some((one) => one === null || one.unknown?.length)) return null
    const found = said.filter((one) => one !== null)
    return {
      text: found.map((one) => (/[.?!]$/.test(one.text) ? one.text : `${one.text}.`)).join(' '),
      to,
      sure: Math.min(...found.map(({ sure }) => sure)) - A_DOUBT / 2,
    }
  }

  /** '…, sir?' */
  function withAddress(sentence: string): Translation | null {
    const [, said, who = '', end = ''] = ADDRESSED.exec(sentence) ?? []
    const rest = said ? composed(`${said}${end}`, 'id') : null
    return rest && { ...rest, text: rest.text.replace(/[.?!]*$/, `, ${/sir/i.test(who) ? 'Pak' : 'Bu'}$&`) }
  }

  /** 'Grandma, …' */
  function withCalled(sentence: string, to: 'en' | 'id'): Translation | null {
    if (to === 'id') return withAddress(sentence)
    const last = calledLast(sentence)
    if (last) return namedLast(exactly(last.rest, to) ?? composed(last.rest, to), last.name)
    const called = calledIn(sentence)
    const rest = called && composed(called.rest, to)
    return rest && { ...rest, text: `${called.name}${called.name ? inside(rest.text) : rest.text}` }
  }

  /** 'Jangan digaruk, nanti infeksi': what comes of it otherwise. */
  function composeWarning(sentence: string): Translation | null {
    const [, order = '', outcome = ''] = WARNING.exec(sentence) ?? []
    const told = order ? composeClause(order, 'en') : null
    const read = told ? readIndonesian(`nanti ${outcome}`, openWords()) : null
    if (told?.clause?.mood !== 'orders' || read?.clause.mood !== 'tells') return null
    const clause = otherwise(read.clause)
    return {
      text: `${told.text.replace(/[.]$/, '')}, or ${inside(sayEnglish(clause))}`,
      to: 'en',
      sure: Math.min(told.sure, SUREST - A_DOUBT * read.cost),
    }
  }

  function composed(typed: string, to: 'en' | 'id'): Translation | null {
    const sentence = to === 'en' ? withOpening(typed, openWords()) : typed
    return composeShaped(sentence, to) ?? composeWhole(sentence, to)
  }

  /** What is told by two clauses that belong together in a way of their own. */
  function composeShaped(sentence: string, to: 'en' | 'id'): Translation | null {
    const found =
      to === 'en' ? (composeWarning(sentence) ?? composeLed(sentence, (rest) => composeWhole(rest, to))) : null
    return found && found.sure >= LIKELY ? found : null
  }

  function composeWhole(sentence: string, to: 'en' | 'id'): Translation | null {
    const whole = composeClause(sentence, to)
    const clauses = composeParts(sentence.split(/,\s+/), to)
    if (whole && whole.sure >= LIKELY && !isLikelier(clauses, whole)) return whole
    if (whole && clauses && whole.sure >= LIKELY && clauses.sure >= whole.sure) return clauses
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

  /** '…, not coffee' */
  function denyInIndonesian(thing: string): Composed | null {
    const read = readEnglish(`this is not ${thing}`, openWords(), lexicon)
    if (read?.clause.predicate.kind !== 'noun') return null
    const text = inside(sayIndonesian({ ...read.clause, subject: null }))
    return { text, to: 'id', sure: SUREST - A_DOUBT * read.cost }
  }

  function composeClause(sentence: string, to: 'en' | 'id', before: Clause | null = null): Composed | null {
    if (sentence.split(/\s+/).length > LONGEST) return null
    const words = openWords()
    if (to === 'en') return shapedIn(sentence, words) ?? inEnglish(readIndonesian(sentence, words), before)
    const [, denied] = /^not (.+)$/i.exec(sentence) ?? []
    if (denied) return denyInIndonesian(denied)
    const proportion = proportionInEnglish(sentence, words, lexicon)
    if (proportion) return { text: proportion, to, sure: SUREST - A_DOUBT }
    const read = readEnglish(sentence, words, lexicon)
    return read && { text: sayIndonesian(read.clause), to, sure: SUREST - A_DOUBT * read.cost }
  }

  function inEnglish(read: ReadClause | null, before: Clause | null): Composed | null {
    if (!read) return null
    const clause = continued(read.clause, before)
    const text = sayEnglish(clause)
    const also = alsoIn(clause)
    const sure = SUREST - A_DOUBT * read.cost - FOUND_WRONG * Math.min(1, mistakesIn(text))
    return { text, to: 'en', sure, clause, ...(also && { also }) }
  }

  /** What is no clause: a phrase of the tables, 'semakin … semakin …', 'bukan …'. */
  function shapedIn(sentence: string, words: Words): Translation | null {
    const term = termIn(sentence, words)
    if (term) return { text: term, to: 'en', sure: SUREST }
    const proportion = proportionIn(sentence, words) ?? differenceIn(sentence, words)
    if (proportion) return { text: proportion, to: 'en', sure: SUREST - A_DOUBT }
    const [, denied] = /^bukan (.+)$/i.exec(sentence) ?? []
    return denied ? deny(denied) : null
  }
}

/** 'Saya di depan hotel, pakai jaket hijau': who is there wears it. */
function wornBy(part: string, before?: Clause | null): string {
  const { mood, subject } = before ?? {}
  const isSaid = mood === 'tells' && subject?.kind === 'pronoun' && WORN.test(part)
  return isSaid ? `${subject.word.id[0]} sedang ${part}` : part
}

const WORN = /^(?:pakai|pake|memakai|mengenakan|membawa|bawa) /i

/** 'Barang yang rusak dipisahin, jangan dicampur': beside an order, what is done to a thing is one, too. */
function asOrder(one: Composed, beside: readonly Composed[]): Composed {
  const { clause } = one
  const ordered = clause && beside.some((other) => other.clause?.mood === 'orders') ? orderedIn(clause) : null
  return ordered ? { ...one, text: sayEnglish(ordered), clause: ordered } : one
}

const namedLast = (said: Translation | null, name: string): Translation | null =>
  said && { ...said, text: name ? said.text.replace(/[.?!]*$/, `, ${name}$&`) : said.text }

const withChance = ({ clause: _read, ...said }: Composed): Translation => ({ ...said, chance: chanceOf(said) })

const WARNING = wordPattern('^((?:tolong |awas |makanya )?@warned\\b.*?),? @otherwise (.+)$')

const ADDRESSED = /^(.+), (sir|ma'am|madam)([.?!]*)$/i

const MOST_CLAUSES = 5
/** No abbreviation: 'Dr. Budi', 'at 2 p.m. tomorrow'. */
const SENTENCE_END = /(?<=\p{L}{3}[.]|[?!])\s+(?=\p{L})/u

const WELL = 0.88

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

/** 'gue lagi isi bensin', 'tolong diganti' */
const beginsClause = (first: string): boolean =>
  readText(first, openWords())
    .at(0)
    .some(
      ({ word: { kind, notes } }) => (kind === 'pronoun' && notes.has('1')) || (kind === 'helper' && isAsked(notes)),
    )

const isAsked = (notes: ReadonlySet<string>): boolean => notes.has('please') || notes.has('order')

const DENIED = /^(?:not|bukan) /

/** Sentences stand on their own; a fragment goes before the next one with a comma. */
const sideBySide = (texts: readonly string[]): string =>
  texts.reduce((before, text) =>
    /[.?!]$/.test(before) && !DENIED.test(text)
      ? `${before} ${text}`
      : `${before.replace(/[.]$/, '')}, ${inside(text)}`,
  )

const inside = (text: string): string => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
