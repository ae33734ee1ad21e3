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

/** Words, pairs of words, groups of letters and what the grammar checker found, each group of its own length. */
export function allFeatures(words: readonly string[], findings: readonly Finding[], lexicon: Lexicon): Features {
  const features: Features = new Map()
  put(features, wordNames(words, lexicon), 1)
  put(features, letterNames(words), LETTERS)
  put(features, findingNames(findings, lexicon), FOUND)
  return features
}

function wordNames(words: readonly string[], lexicon: Lexicon): Map<string, number> {
  const named = new Map<string, number>()
  const terms = words.map((word) => termsOf(word, lexicon))
  for (const [word = '', ...others] of terms) {
    add(named, `w ${word}`, 1)
    for (const other of others) add(named, `w ${other}`, STEM)
  }
  const bases = terms.map((forms) => forms.at(-1))
  for (let at = 1; at < words.length; at += 1) {
    add(named, `p ${words[at - 1]} ${words[at]}`, BIGRAM)
    if (bases[at] !== words[at] || bases[at - 1] !== words[at - 1]) add(named, `p ${bases[at - 1]} ${bases[at]}`, STEM)
  }
  return named
}

/** A word is also known by its parts. */
function letterNames(words: readonly string[]): Map<string, number> {
  const named = new Map<string, number>()
  for (const word of words) {
    const framed = `^${word}$`
    for (const size of GRAMS) {
      for (let at = 0; at + size <= framed.length; at += 1) add(named, `c ${framed.slice(at, at + size)}`, 1)
    }
  }
  return named
}

/** A word, its stems and its base form. */
function termsOf(word: string, lexicon: Lexicon): string[] {
  return [...new Set([word, ...indonesianStems(word), englishBase(word, lexicon)])]
}

/** The features of a word by itself, of its stems and of its base form. */
export const featuresOfWord = (word: string, lexicon: Lexicon): number[] =>
  termsOf(word, lexicon).map((term) => hash(`w ${term}`, SEED))

/** As if the checker had found this. */
export function reasonFeatures(reason: string): Features {
  const features: Features = new Map()
  put(features, namesOfRule(reason), FOUND)
  return features
}

/** Faults of typing, which are no subject. */
const TYPING = new Set(['capital', 'capital-i', 'apostrophe'])

function findingNames(findings: readonly Finding[], lexicon: Lexicon): Map<string, number> {
  const named = new Map<string, number>()
  for (const { rule, from, to } of findings) {
    if (TYPING.has(rule)) continue
    for (const [name, weight] of namesOfRule(rule)) add(named, name, weight)
    const before = typedWords(from)
    const after = typedWords(to)
    const wrong = before.filter((word) => !after.includes(word)).map((word) => englishBase(word, lexicon))
    const right = after.filter((word) => !before.includes(word)).map((word) => englishBase(word, lexicon))
    for (const word of wrong) add(named, `wrong ${word}`, 0.5)
    for (const word of right) add(named, `right ${word}`, 0.5)
    for (const word of wrong) for (const other of right) add(named, `mend ${word} ${other}`, 1)
  }
  return named
}

const namesOfRule = (reason: string): Map<string, number> => new Map([[`reason ${reason}`, 1]])

const add = (named: Map<string, number>, name: string, weight: number) =>
  named.set(name, (named.get(name) ?? 0) + weight)

/** Adds a group of features, of the given length together. */
function put(features: Features, named: ReadonlyMap<string, number>, length: number): void {
  let squares = 0
  for (const weight of named.values()) squares += weight * weight
  const factor = length / (Math.sqrt(squares) || 1)
  for (const [name, weight] of named) {
    const feature = hash(name, SEED)
    features.set(feature, (features.get(feature) ?? 0) + weight * factor)
  }
}
