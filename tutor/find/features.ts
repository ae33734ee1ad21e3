import { rememberLatest } from '../../domain/shared/remember-last.ts'
import type { Finding } from '../../english/grammar/correct.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { hash } from '../../english/words/word-filter.ts'
import { englishBase, indonesianStems } from './stems.ts'
import { typedWords } from './words.ts'

/** Hashed names of features with their weights. */
export type Features = Map<number, number>

const SEED = 0x2545f491
const STEM = 0.7
const BIGRAM = 0.8
const LETTERS = 0.6
const FOUND = 0.8
const GRAMS = [3, 4, 5]

const numberOf = (name: string): number => hash(name, SEED)

/** Words, pairs of words, groups of letters and what the grammar checker found, each group of its own length. */
export function allFeatures(words: readonly string[], findings: readonly Finding[], lexicon: Lexicon): Features {
  const features: Features = new Map()
  put(features, wordFeatures(words, lexicon), 1)
  put(features, letterFeatures(words), LETTERS)
  put(features, findingFeatures(findings, lexicon), FOUND)
  return features
}

function wordFeatures(words: readonly string[], lexicon: Lexicon): Features {
  const group: Features = new Map()
  const terms = words.map((word) => termsOf(word, lexicon))
  for (const [word = '', ...others] of terms) {
    add(group, numberOf(`w ${word}`), 1)
    for (const other of others) add(group, numberOf(`w ${other}`), STEM)
  }
  const bases = terms.map((forms) => forms.at(-1))
  for (let at = 1; at < words.length; at += 1) {
    add(group, numberOf(`p ${words[at - 1]} ${words[at]}`), BIGRAM)
    if (bases[at] !== words[at] || bases[at - 1] !== words[at - 1])
      add(group, numberOf(`p ${bases[at - 1]} ${bases[at]}`), STEM)
  }
  return group
}

/** A word is also known by its parts. */
function letterFeatures(words: readonly string[]): Features {
  const group: Features = new Map()
  for (const word of words) for (const letters of lettersOf(word)) add(group, letters, 1)
  return group
}

const REMEMBERED = 2000

const lettersOf = rememberLatest(REMEMBERED, (word) => {
  const framed = `^${word}$`
  const starts = (size: number) => Array.from({ length: Math.max(0, framed.length - size + 1) }, (_, at) => at)
  return GRAMS.flatMap((size) => starts(size).map((at) => numberOf(`c ${framed.slice(at, at + size)}`)))
})

/** A word, its stems and its base form. */
function termsOf(word: string, lexicon: Lexicon): string[] {
  return [...new Set([word, ...indonesianStems(word), englishBase(word, lexicon)])]
}

/** The features of a word by itself, of its stems and of its base form. */
export const featuresOfWord = (word: string, lexicon: Lexicon): number[] =>
  termsOf(word, lexicon).map((term) => numberOf(`w ${term}`))

/** As if the checker had found this. */
export function reasonFeatures(reason: string): Features {
  const features: Features = new Map()
  put(features, new Map([[featureOfRule(reason), 1]]), FOUND)
  return features
}

/** Faults of typing, which are no subject. */
const TYPING = new Set(['capital', 'capital-i', 'apostrophe'])

function findingFeatures(findings: readonly Finding[], lexicon: Lexicon): Features {
  const group: Features = new Map()
  for (const { rule, from, to } of findings) {
    if (TYPING.has(rule)) continue
    add(group, featureOfRule(rule), 1)
    const before = typedWords(from)
    const after = typedWords(to)
    const wrong = before.filter((word) => !after.includes(word)).map((word) => englishBase(word, lexicon))
    const right = after.filter((word) => !before.includes(word)).map((word) => englishBase(word, lexicon))
    for (const word of wrong) add(group, numberOf(`wrong ${word}`), 0.5)
    for (const word of right) add(group, numberOf(`right ${word}`), 0.5)
    for (const word of wrong) for (const other of right) add(group, numberOf(`mend ${word} ${other}`), 1)
  }
  return group
}

const featureOfRule = (reason: string): number => numberOf(`reason ${reason}`)

const add = (features: Features, feature: number, weight: number) =>
  features.set(feature, (features.get(feature) ?? 0) + weight)

/** Adds a group of features, of the given length together. */
function put(features: Features, group: Features, length: number): void {
  let squares = 0
  for (const weight of group.values()) squares += weight * weight
  const factor = length / (Math.sqrt(squares) || 1)
  for (const [feature, weight] of group) add(features, feature, weight * factor)
}
