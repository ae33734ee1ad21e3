import { closedWords } from '../../english/words/closed-words.ts'
import type { Lexicon as EnglishLexicon } from '../../english/words/lexicon.ts'
import type { Translation } from '../find/translate.ts'
import type { Compose } from './compose.ts'
import { saidNoun } from './english-noun-phrases.ts'
import { momentsAt } from './indonesian-moments.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import { readText } from './indonesian-text.ts'
import { openWords, type Reading } from './lexicon.ts'
import { readingsOf } from './readings.ts'
import { glossed } from './word-for-word.ts'
import { indonesianKey } from './word-keys.ts'

/** Never as sure as a sentence that was read as a whole. */
const ROUGH = 0.5

/** Each piece beside another one makes a sentence less likely. */
const PIECE = 1
const WORD = 2.2
const A_DOUBT = 0.06
const SUREST = 0.9
/** A piece that was read with less is doubtful. */
const LEAST = 0.55

const LONGEST_PIECE = 16
const MOST_CUTS = 14

interface Piece {
  text: string
  cost: number
  /** What is not sure in it, as it was written. */
  doubtful: readonly string[]
  /** Whether it is a whole sentence, and so may not simply stand beside others. */
  isSentence: boolean
}

interface Way {
  cost: number
  pieces: readonly Piece[]
}

const NO_WAY: Way = { cost: Number.POSITIVE_INFINITY, pieces: [] }

/** A sentence put together from the parts that can be read, where it cannot be read as a whole. */
export type ComposeRoughly = (sentence: string, to: 'en' | 'id') => Translation | null

export function createRoughly(compose: Compose, english: EnglishLexicon): ComposeRoughly {
  return (text, to) => {
    const said = sentencesIn(text).map((sentence) => roughly(sentence, to))
    if (said.length === 0) return null
    const doubtful = said.flatMap((one) => one.doubtful)
    return {
      text: said.map((one) => one.text).join(' '),
      to,
      sure: ROUGH,
      chance: 0,
      ...(doubtful.length > 0 && { doubtful }),
    }
  }

  function roughly(sentence: string, to: 'en' | 'id'): { text: string; doubtful: readonly string[] } {
    const end = /[?!]$/.exec(sentence)?.[0] ?? '.'
    const whole = compose(sentence, to)
    if (whole && !whole.unknown?.length && whole.sure >= LEAST) return { text: ended(whole.text, end), doubtful: [] }
    const words = sentence.replace(/[.?!]+$/, '').split(/\s+/)
    const pieces = bestPieces(words, to)
    return { text: ended(besides(pieces), end), doubtful: pieces.flatMap(({ doubtful }) => doubtful) }
  }

  /** The likeliest way to cut a sentence where a clause or a phrase may begin. */
  function bestPieces(words: readonly string[], to: 'en' | 'id'): readonly Piece[] {
    const cuts = cutsOf(words, to)
    const best: Way[] = [{ cost: 0, pieces: [] }]
    for (let last = 1; last < cuts.length; last += 1) {
      const ways = best.slice(0, last).flatMap((before, first) => {
        const part = words.slice(cuts[first], cuts[last])
        const piece = part.length <= LONGEST_PIECE ? pieceOf(part, to, first === 0) : null
        return piece ? [{ cost: before.cost + piece.cost + PIECE, pieces: [...before.pieces, piece] }] : []
      })
      best.push(ways.reduce((cheapest, one) => (one.cost < cheapest.cost ? one : cheapest), NO_WAY))
    }
    const { cost, pieces } = best.at(-1) ?? NO_WAY
    return cost < NO_WAY.cost ? pieces : [inWords(words, to)]
  }

  function pieceOf(part: readonly string[], to: 'en' | 'id', isFirst: boolean): Piece {
    const tries = [inWords(part, to), asClause(part, to), to === 'en' ? asPhrase(part) : null, ledBy(part, to, isFirst)]
    return tries.filter((one) => one !== null).reduce((best, one) => (one.cost < best.cost ? one : best))
  }

  function asClause(part: readonly string[], to: 'en' | 'id'): Piece | null {
    if (part.length < 2) return null
    const said = compose(plainly(part), to)
    if (!said || said.unknown?.length || said.to !== to) return null
    return {
      text: said.text.replace(/[.?]$/, '') + commaOf(part),
      cost: Math.max(0, (SUREST - said.sure) / A_DOUBT),
      doubtful: said.sure < LEAST ? [plainly(part)] : [],
      isSentence: /[.?!]$/.test(said.text),
    }
  }

  /** 'karena …', 'sehubungan dengan …': the word that joins, and the rest. */
  function ledBy(part: readonly string[], to: 'en' | 'id', isFirst: boolean): Piece | null {
    const lead = to === 'en' ? leadOf(part) : null
    if (!lead || lead.length >= part.length) return null
    const rest = part.slice(lead.length)
    const piece =
      lead.kind === 'preposition' ? (asPhrase(rest) ?? inWords(rest, to)) : (asClause(rest, to) ?? inWords(rest, to))
    const said = lead.isPurpose || !piece.isSentence ? piece.text.replace(/^You(?:'ll)? /, '') : piece.text
    return { ...piece, text: `${lead.text} ${inside(said)}`, cost: piece.cost + (isFirst ? 0.2 : 0), isSentence: false }
  }

  /** 'seluruh layanan hotel', 'pada hari Kamis' */
  function asPhrase(part: readonly string[]): Piece | null {
    const text = readText(plainly(part), openWords())
    const end = text.tokens.length
    const moment = [...momentsAt(text, 0)].find((one) => one.end === end)
    const [noun] = [...nounPhrases(text, 0)]
      .filter((one) => one.end === end)
      .sort((one, other) => one.cost - other.cost)
    const said = moment?.value.en ?? (noun ? saidNoun(noun.value, 'object') : null)
    if (said === null) return null
    const cost = Math.max(0, moment?.cost ?? noun?.cost ?? 0)
    return { text: said + commaOf(part), cost, doubtful: [], isSentence: false }
  }

  function inWords(part: readonly string[], to: 'en' | 'id'): Piece {
    const said = glossed(plainly(part), to, english)
    const isPlain = said.unsure.length === 0 && part.length === 1
    return {
      text: said.text + commaOf(part),
      cost: isPlain ? 1 : WORD * part.length,
      doubtful: said.isKept || isPlain ? [] : [plainly(part)],
      isSentence: false,
    }
  }
}

const sentencesIn = (text: string): string[] =>
  text
    .trim()
    .split(/(?<=\p{L}{3}[.]|[?!])\s+(?=\p{L})|\n+/u)
    .filter((one) => /\p{L}/u.test(one))

/** Where a clause or a phrase may begin. */
function cutsOf(words: readonly string[], to: 'en' | 'id'): readonly number[] {
  const begins = to === 'en' ? beginsInIndonesian : beginsInEnglish
  const inner = words.map((_, at) => at).filter((at) => at > 0 && (begins(words, at) || /,$/.test(words[at - 1] ?? '')))
  return [0, ...inner.slice(0, MOST_CUTS), words.length]
}

const BEGINS = new Set(['join', 'preposition', 'opening'])
const BEGINNING = new Set(
  'yang adalah akan sudah telah sedang lagi harus bisa dapat tidak bukan mohon tolong jangan'.split(' '),
)

const beginsInIndonesian = (words: readonly string[], at: number): boolean => {
  const word = indonesianKey((words[at] ?? '').replace(/[.,?!]+$/, ''))
  return BEGINNING.has(word) || kindsAt(word).some(({ word: { kind } }) => BEGINS.has(kind))
}

const kindsAt = (key: string): readonly Reading[] => readingsOf(key, openWords())

const ENGLISH_BEGINS = new Set(
  'and or but because if when while that which who to for with in on at from by about so'.split(' '),
)

const beginsInEnglish = (words: readonly string[], at: number): boolean =>
  ENGLISH_BEGINS.has((words[at] ?? '').toLowerCase())

interface Lead {
  text: string
  kind: 'join' | 'preposition'
  length: number
  isPurpose: boolean
}

const LONGEST_LEAD = 3

/** The longest word or phrase of the tables that joins what stands behind it. */
function leadOf(part: readonly string[]): Lead | null {
  for (let length = Math.min(LONGEST_LEAD, part.length - 1); length > 0; length -= 1) {
    const found = kindsAt(indonesianKey(part.slice(0, length).join(' '))).find(({ word }) => LEADS.has(word.kind))
    if (found)
      return {
        text: found.word.en[0] ?? '',
        kind: found.word.kind as Lead['kind'],
        length,
        isPurpose: found.word.notes.has('purpose'),
      }
  }
  return /^yang$/i.test(part[0] ?? '') ? { text: 'that', kind: 'join', length: 1, isPurpose: false } : null
}

const LEADS = new Set(['join', 'preposition'])

const plainly = (part: readonly string[]): string => part.join(' ').replace(/[,.]+$/, '')

const commaOf = (part: readonly string[]): string => (/,$/.test(part.at(-1) ?? '') ? ',' : '')

const inside = (text: string): string =>
  /^I\b/.test(text) || !closedWords.has((text.split(/[ ']/)[0] ?? '').toLowerCase())
    ? lowered(text)
    : text.charAt(0).toLowerCase() + text.slice(1)

/** A name keeps its capital. */
const lowered = (text: string): string =>
  /^(?:I\b|\p{Lu}\p{Ll}+ \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

function besides(pieces: readonly Piece[]): string {
  return pieces.reduce((before, { text, isSentence }, at) => {
    if (at === 0) return text
    const isBroken = isSentence && pieces[at - 1]?.isSentence === true
    return isBroken ? `${before.replace(/,$/, '')}. ${text}` : `${before} ${inside(text)}`
  }, '')
}

const ended = (text: string, end: string): string => {
  const told = text.replace(/[\s,]+$/, '')
  const whole = /[.?!]$/.test(told) ? told : `${told}${end}`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}
