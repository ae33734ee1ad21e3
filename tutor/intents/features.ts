import { rememberLast } from '../../domain/shared/remember-last.ts'
import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { slang } from '../../english/language/slang.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { hash } from '../../english/words/word-filter.ts'
import { wordPattern } from '../word-pattern.ts'
import { conceptsOf } from './concepts.ts'

export const FEATURES = 1 << 16

const QUOTED = /["“”«»]([^"“”«»]{1,200})["“”«»]|(?<![a-z])'([^']{1,200})'(?![a-z])|:\s*(\S+\s+\S+.*)$/gs

/** The words of a message in one spelling, quotations left out. */
export const plainWords = rememberLast((message): readonly string[] => wordsOf(unquoted(message)))

const lowered = (message: string) => message.toLowerCase().replaceAll(/[’‘`]/g, "'")

const unquoted = (message: string) =>
  lowered(message).replaceAll(QUOTED, (part) => (part.startsWith(':') ? ' : kutipan ' : ' kutipan '))

function wordsOf(text: string): string[] {
  const words =
    text
      .replaceAll(/(\p{L})\1{2,}/gu, '$1')
      .replaceAll(/\d+/g, (digits) => (digits.length > 6 ? ' nomorhp ' : digits))
      .match(/[\p{L}\d']+/gu) ?? []
  return words.flatMap((word) => (slang.get(word) ?? inOneSpelling(word)).split(' '))
}

/** 'susah2' and 'pas2an' are reduplications; repeated last letters are for emphasis. */
function inOneSpelling(word: string): string {
  const once = word.replace(/(?<=\p{L}{2})2(?=\p{L}{0,3}$)/u, '')
  const short = once.replace(/([aiueohk])\1$/u, '$1')
  return slang.get(once) ?? slang.get(short) ?? (isIndonesianWord(short) ? short : once)
}

/** Named features with their weights. */
export type Group = Map<string, number>

/** The hashed features of a message with their weights. */
export type FeaturesIn = (message: string) => ReadonlyMap<number, number>

/** Hashed features in weighted groups: words, letters, concepts, the last clause, the shape. */
export function featuresOf(message: string, classesOf = conceptsOf): Map<number, number> {
  const words = plainWords(message)
  const about = words.map(classesOf)
  const all = new Map<number, number>()
  put(all, wordGroup(words), 1)
  put(all, letterGroup(words), 0.6)
  put(all, conceptGroup(about), 1)
  put(all, clauseGroup(message, classesOf), 0.3)
  put(all, shapeGroup(message, words), 0.5)
  return all
}

/** The same of one message, which several models read. */
export const plainFeatures = rememberLast((message): ReadonlyMap<number, number> => featuresOf(message))

/** Adds a group of named features, its length scaled to its share. */
export function put(all: Map<number, number>, group: Group, share: number) {
  const length = Math.hypot(...group.values()) || 1
  for (const [name, weight] of group) {
    const at = hash(name, 0x1234567) % FEATURES
    all.set(at, (all.get(at) ?? 0) + (weight * share) / length)
  }
}

const add = (group: Group, name: string, weight: number) => group.set(name, (group.get(name) ?? 0) + weight)

function wordGroup(words: readonly string[]): Group {
  const group: Group = new Map()
  words.forEach((word, index) => {
    add(group, `w ${word}`, 1)
    const stem = stemOf(word)
    if (stem !== word) add(group, `w ${stem}`, 0.7)
    if (index > 0) add(group, `p ${words[index - 1]} ${word}`, 0.8)
    if (index > 1) add(group, `s ${words[index - 2]} ${word}`, 0.35)
  })
  if (words.length > 0) {
    add(group, `first ${words[0]}`, 0.4)
    add(group, `last ${words.at(-1)}`, 0.4)
  }
  return group
}

/** An Indonesian word without its affixes. */
function stemOf(word: string): string {
  const bare = word.replace(/(?:nya|kah|lah|ku|mu)$/, '')
  const short = bare.length >= 3 ? bare : word
  const inner = short
    .replace(/^(?:meng|mem|men|meny|ber|per|pem|pen|peng|ter|di|ke|me|nge|ng|ny)(?=\p{L}{4})/u, '')
    .replace(/(?<=\p{L}{4})(?:kan|in|an|i)$/u, '')
  return inner.length >= 3 ? inner : short
}

function letterGroup(words: readonly string[]): Group {
  const group: Group = new Map()
  for (const word of words) {
    const framed = `^${word}$`
    for (let size = 3; size <= 5; size += 1) {
      for (let at = 0; at + size <= framed.length; at += 1) add(group, `c ${framed.slice(at, at + size)}`, 1)
    }
    const bones = word.replaceAll(/[aiueo']/g, '')
    if (bones.length >= 3) add(group, `b ${bones}`, 1)
  }
  return group
}

/** Concepts, pairs of concepts and their order. */
function conceptGroup(about: readonly (readonly string[])[]): Group {
  const group: Group = new Map()
  const told = about.filter((one) => one.length > 0)
  const kinds = [...new Set(told.flat())].sort()
  kinds.forEach((one, at) => {
    add(group, `k ${one}`, 1.6)
    for (const other of kinds.slice(at + 1)) add(group, `kk ${one} ${other}`, 0.5)
  })
  told.forEach((ones, at) => {
    for (const one of ones) for (const next of told[at + 1] ?? []) add(group, `kn ${one} ${next}`, 0.6)
  })
  if (told.length <= 2) add(group, `only ${kinds.join(' ')}`, 1)
  return group
}

const CLAUSES = wordPattern('[.!?,;\\n]+|\\b@clauseJoin\\b')

/** The intent is often in the clause that asks, or in the last one. */
function clauseGroup(message: string, classesOf: typeof conceptsOf): Group {
  const group: Group = new Map()
  const text = unquoted(message)
  const clauses = text.split(CLAUSES).filter((clause) => /\p{L}{2}/u.test(clause))
  const asking = /([^.!?,;\n]+)\?/.exec(text)?.[1]
  for (const clause of new Set([clauses.at(-1), asking])) {
    if (!clause) continue
    const words = wordsOf(clause)
    for (const word of words) add(group, `lw ${word}`, 1)
    for (const one of new Set(words.flatMap(classesOf))) add(group, `lk ${one}`, 1)
  }
  return group
}

/** Length, language, quotations and foreign words. */
function shapeGroup(message: string, words: readonly string[]): Group {
  const group: Group = new Map()
  add(group, `long ${lengthOf(words.length)}`, 1)
  if (/\?/.test(message)) add(group, 'asks', 1)
  if (/\?\s*$/.test(message)) add(group, 'asks last', 1)
  const indonesian = words.filter((word) => !isSmallEnglish(word) && isIndonesianWord(word)).length
  const english = words.filter(isSmallEnglish).length
  const language = indonesian === 0 ? 'en' : english === 0 ? 'id' : 'mix'
  add(group, `language ${language}`, 1)
  const unknown = words.filter(
    (word) => word !== 'kutipan' && !isSmallEnglish(word) && !isIndonesianWord(word) && conceptsOf(word).length === 0,
  )
  add(group, `unknown ${language} ${Math.min(3, unknown.length)}`, 1)
  if (language !== 'en') add(group, `small english ${Math.min(3, english)}`, 1)
  for (const [, double, single, after] of lowered(message).matchAll(QUOTED)) {
    const quoted = (double ?? single ?? after ?? '').match(/[\p{L}']+/gu) ?? []
    const isSmall = quoted.every(isSmallEnglish)
    add(
      group,
      `quoted ${lengthOf(quoted.length)} ${isSmall ? 'small' : ''} ${(double ?? single) ? 'marks' : 'colon'}`,
      1,
    )
  }
  return group
}

const isSmallEnglish = (word: string) => closedWords.has(word)

const lengthOf = (words: number) => (words <= 4 ? words : words <= 7 ? 7 : words <= 12 ? 12 : words <= 20 ? 20 : 30)
