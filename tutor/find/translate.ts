import { anyOf } from '../../domain/shared/any-of.ts'
import type { Filling } from '../book/read-phrases.ts'
import type { SentenceIndex } from './index-file.ts'
import { exactKey, isNumber, LONGEST_FILLING, looseKey, namesIn, phraseWords } from './phrase-key.ts'
import { placeOf } from './table.ts'

export interface Translation {
  text: string
  to: 'en' | 'id'
  /** 0 to 1: one for a phrase of the book, less where something was filled in or left out. */
  sure: number
  /** How likely a sentence that was put together is right as a whole, 0 to 1. */
  chance?: number
  /** Another way to say it: more politely, or of a woman. */
  also?: string
  /** Words that nothing is known about; they stand in the text as they are. */
  unknown?: readonly string[]
  /** Parts of the sentence that are not sure, as they were written. */
  doubtful?: readonly string[]
  /** The clauses that are sure, where it is not to be told as a whole. */
  sureParts?: { said: string; left: readonly string[] }
}

/** What the phrase book says for a sentence in either language; null if it has nothing. */
export type Translate = (text: string) => Translation | null

const EXACT = 1
const FILLED = 0.95
const LOOSE = 0.8
/** What may be kept as it is. */
const KEPT: Record<string, readonly string[]> = {
  name: ['name', 'person', 'place', 'country', 'food'],
  number: ['number'],
}

/** With these the order of the words is the meaning. */
const ORDERED = new Set('daripada dari than to from sebelum before setelah after karena because'.split(' '))

type Side = 'en' | 'id'

interface Filled {
  slot: string
  start: number
  end: number
  says: string
}

export function createTranslate(sentences: SentenceIndex, fillings: readonly Filling[]): Translate {
  const sides = (['id', 'en'] as const).map((from) => createSide(sentences, fillings, from))
  return (text) => {
    const found = sides.map((translate) => translate(text)).filter((one) => one !== null)
    return found.sort((one, other) => other.sure - one.sure)[0] ?? null
  }
}

function createSide(sentences: SentenceIndex, fillings: readonly Filling[], from: Side): Translate {
  const to: Side = from === 'id' ? 'en' : 'id'
  const filling = new Map<string, Pick<Filled, 'slot' | 'says'>[]>()
  for (const one of fillings) {
    for (const variant of one[from]) {
      const key = phraseWords(variant).join(' ')
      filling.set(key, [...(filling.get(key) ?? []), { slot: one.slot, says: one[to][0] as string }])
    }
  }
  const saidFor = (key: number): string | undefined => {
    const place = placeOf(sentences.keys, key)
    return place < 0 ? undefined : sentences[to][sentences.numbers[place] as number]
  }

  function readings(words: string[], text: string): Filled[] {
    const names = namesIn(text)
    return words.flatMap((word, start) => {
      const kept = names.has(word) ? KEPT.name : isNumber(word) ? KEPT.number : undefined
      const asIs = (kept ?? []).map((slot) => ({ slot, start, end: start + 1, says: spelling(text, word) }))
      const known = Array.from({ length: LONGEST_FILLING }, (_, at) => start + at + 1)
        .filter((end) => end <= words.length)
        .flatMap((end) => (filling.get(words.slice(start, end).join(' ')) ?? []).map((one) => ({ ...one, start, end })))
      return [...known, ...asIs]
    })
  }

  function lookUp(words: readonly string[], filled: readonly Filled[]): Translation | null {
    const said = saidFor(exactKey(words, from))
    const similar = said ?? (words.some((word) => ORDERED.has(word)) ? undefined : saidFor(looseKey(words, from)))
    if (similar === undefined) return null
    const sure = (said ? EXACT : LOOSE) * (filled.length > 0 ? FILLED : 1)
    return { text: fill(similar, filled), to, sure }
  }

  return (text) => {
    const words = phraseWords(text)
    if (words.length === 0) return null
    const isAsked = text.trim().endsWith('?')
    const spans = readings(words, text)
    const choices = combinations(spans)
    const found = choices
      .map((filled) => lookUp(withSlots(words, filled), filled))
      .filter((one) => one !== null)
      .filter((one) => !isAsked || !isTold(one.text))
    return found.reduce<Translation | null>((best, one) => (best && best.sure >= one.sure ? best : one), null)
  }
}

const STATED = new RegExp(`^${anyOf('I You He She It We They There The My Your')}\\b(?!'d like)`)

/** A statement is no translation of a question; 'the bill, please' may be. */
const isTold = (said: string): boolean => STATED.test(said) && !/\?|please/i.test(said)

/** Nothing filled, one slot, or two that do not overlap. */
function combinations(spans: readonly Filled[]): Filled[][] {
  const apart = (one: Filled, other: Filled) => one.end <= other.start || other.end <= one.start
  const pairs = spans.flatMap((one, at) =>
    spans
      .slice(at + 1)
      .filter((other) => apart(one, other))
      .map((other) => [one, other].sort((left, right) => left.start - right.start)),
  )
  return [[], ...spans.map((one) => [one]), ...pairs]
}

function withSlots(words: readonly string[], filled: readonly Filled[]): string[] {
  const result: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const one = filled.find(({ start }) => start === at)
    result.push(one ? `{${one.slot}}` : (words[at] as string))
    if (one) at = one.end - 1
  }
  return result
}

/** The slots of the other language may stand in another order. */
function fill(phrase: string, filled: readonly Filled[]): string {
  const left = [...filled]
  const text = phrase.replaceAll(/\{([a-z]+)\}/g, (whole, slot: string) => {
    const at = left.findIndex((one) => one.slot === slot)
    return at < 0 ? whole : (left.splice(at, 1)[0]?.says ?? whole)
  })
  return (text.charAt(0).toUpperCase() + text.slice(1)).replace(/\.\.$/, '.')
}

/** As it was typed. */
const spelling = (text: string, word: string): string =>
  text.match(/[\p{L}\d'’-]+/gu)?.find((one) => one.toLowerCase() === word) ?? word
