import { hash } from '../english/word-filter.ts'
import { conceptOf } from './concepts.ts'
import { slang } from './slang.ts'

export const FEATURES = 1 << 15

/** The words of a message, without what is only quoted in it, in one spelling. */
export function plainWords(message: string): string[] {
  const text = message
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/["“”«»]([^"“”«»]{1,200})["“”«»]/g, ' kutipan ')
    .replaceAll(/(?<![a-z])'([^']{1,200})'(?![a-z])/g, ' kutipan ')
    .replace(/:\s*(\S+\s+\S+.*)$/s, ' : kutipan ')
    .replaceAll(/(.)\1{2,}/g, '$1')
    .replaceAll(/\d+/g, (digits) => (digits.length > 6 ? ' nomorhp ' : digits))
  const words = text.match(/[\p{L}\d']+/gu) ?? []
  return words.flatMap((word) => (slang.get(word) ?? word.replace(/(?<=\p{L}{3})2$/u, '')).split(' '))
}

/** Hashed counts of words, pairs of words, runs of 3 to 5 letters and what they are about, made one long. */
export function featuresOf(message: string): Map<number, number> {
  const words = plainWords(message)
  const counts = new Map<number, number>()
  const add = (name: string, weight: number) => {
    const at = hash(name, 0x1234567) % FEATURES
    counts.set(at, (counts.get(at) ?? 0) + weight)
  }
  words.forEach((word, index) => {
    add(`w ${word}`, 1.6)
    if (index > 0) add(`p ${words[index - 1]} ${word}`, 1.2)
    if (index > 1) add(`s ${words[index - 2]} ${word}`, 0.5)
    for (const piece of pieces(word)) add(piece, 0.35)
  })
  for (const [name, weight] of concepts(words)) add(name, weight)
  add(`l ${Math.min(6, words.length)}`, 0.3)
  if (/\?\s*$/.test(message)) add('question', 0.3)
  const length = Math.hypot(...counts.values()) || 1
  for (const [at, value] of counts) counts.set(at, value / length)
  return counts
}

/** What the message is about, and what together. */
function* concepts(words: readonly string[]): Generator<[string, number]> {
  const about = [...new Set(words.map(conceptOf))].filter((one) => one !== undefined).sort()
  for (const [at, one] of about.entries()) {
    yield [`k ${one}`, 2]
    for (const other of about.slice(at + 1)) yield [`kk ${one} ${other}`, 1.2]
  }
  if (about.length === 1) yield [`only ${about[0]}`, 1.2]
}

function* pieces(word: string): Generator<string> {
  const framed = `^${word}$`
  for (let size = 3; size <= 5; size += 1) {
    for (let at = 0; at + size <= framed.length; at += 1) yield `c ${framed.slice(at, at + size)}`
  }
}
