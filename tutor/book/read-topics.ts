import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vocabularySets } from '../../content/tutor-vocabulary.ts'
import type { VocabularySet } from '../../content/vocabulary-set.ts'
import { TEACHING } from './read-book.ts'

export const readTopics = (folder = TEACHING): VocabularySet[] =>
  readFileSync(join(folder, 'words-by-topic.tsv'), 'utf8').trimEnd().split(/\r?\n/).map(readTopic)

/** Name, other names, titles, and 'word=Indonesian'. */
function readTopic(line: string, at: number): VocabularySet {
  const [id = '', names = '', inIndonesian = '', inEnglish = '', listed = ''] = line.split('\t')
  const words = listed.split(', ').map((pair): VocabularySet['words'][number] => {
    const [word = '', gloss = ''] = pair.split('=')
    if (word === '' || gloss === '') throw new Error(`words-by-topic.tsv:${at + 1}: not 'word=Indonesian': ${pair}`)
    return [word, gloss, '']
  })
  return { id, names: names.split(', '), title: { id: inIndonesian, en: inEnglish }, words }
}

let topics: readonly VocabularySet[] | undefined
let byName: ReadonlyMap<string, VocabularySet> | undefined
let inEnglish: ReadonlyMap<string, string> | undefined
let inIndonesian: ReadonlyMap<string, string> | undefined

/** Few words with examples, then long lists. */
function wordSets(): readonly VocabularySet[] {
  topics ??= [...vocabularySets, ...readTopics()]
  return topics
}

export const wordSet = (id: string | undefined): VocabularySet | undefined => wordSets().find((one) => one.id === id)

const LONGEST_NAME = 3

/** The set with the longest name that a message holds; a long list before a short one; what 'about' names first of all. */
export function namedSet(message: string): VocabularySet | undefined {
  const words = message.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []
  const about = words.findIndex((word) => ABOUT.has(word))
  return (about < 0 ? undefined : setIn(words.slice(about + 1))) ?? setIn(words)
}

const ABOUT: ReadonlySet<string> = new Set(['tentang', 'mengenai', 'about', 'seputar'])

function setIn(words: readonly string[]): VocabularySet | undefined {
  for (let length = LONGEST_NAME; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const set = setNamed(words.slice(at, at + length).join(' '))
      if (set) return set
    }
  return undefined
}

/** The set with this very name, whether of one or of several: 'hotels'. */
export function setNamed(name: string): VocabularySet | undefined {
  byName ??= new Map(wordSets().flatMap((set) => namesOf(set).map((one) => [one, set] as const)))
  return byName.get(name) ?? byName.get(name.replace(/s$/, ''))
}

const namesOf = ({ names, title }: VocabularySet): readonly string[] => [title.id, title.en, ...names]

/** The English of an Indonesian word of the lists. */
export function listedEnglish(word: string): string | undefined {
  inEnglish ??= new Map(listedPairs().map(([english, gloss]) => [keyOf(gloss), english]))
  return inEnglish.get(keyOf(word))
}

/** The Indonesian of an English word of the lists, also of one that no dictionary has: 'rizz'. */
export function listedIndonesian(word: string): string | undefined {
  inIndonesian ??= new Map(listedPairs().map(([english, gloss]) => [keyOf(english), gloss]))
  return inIndonesian.get(keyOf(word))
}

/** The first of a kind last, so that it counts. */
const listedPairs = (): VocabularySet['words'][number][] =>
  readTopics()
    .flatMap(({ words }) => words)
    .toReversed()

/** With or without its hyphens. */
const keyOf = (word: string): string => word.toLowerCase().replaceAll('-', ' ')
