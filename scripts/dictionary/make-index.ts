import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { dictionary as pronunciations } from 'cmu-pronouncing-dictionary'
import { printed } from '../../domain/shared/printed.ts'
import { guessBaseForms } from '../../english/dictionary/base-forms.ts'
import { isNeverExplained } from '../../english/dictionary/never-explained.ts'
import { isSingleWord, tidy } from '../../english/dictionary/tidy-question.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { type ChosenSense, chooseSenses } from './choose-senses.ts'
import { formExamples } from './form-examples.ts'
import {
  type LearnerWord,
  readHeteronyms,
  readIrregularForms,
  readLearnerWords,
  readLevels,
  readMisspellings,
  readSpokenIndonesian,
} from './learner-files.ts'
import { orderGlosses } from './order-glosses.ts'
import { toIpa } from './pronounce.ts'
import { type Related, relatedWords } from './related-words.ts'
import { readWordNet, type SenseOf } from './wordnet.ts'

const SCHEMA = `
  create table learner (word text primary key, shown text not null, level text, senses text not null) without rowid;
  create table wordnet (word text primary key, shown text, parts text not null, uses integer not null, senses text not null) without rowid;
  create table definitions (id integer primary key, definition text not null);
  create table forms (form text not null, place integer not null, base text not null, relation text not null, primary key (form, place)) without rowid;
  create index forms_of on forms (base, relation, place, form);
  create table form_examples (form text primary key, example text not null) without rowid;
  create table heteronyms (word text not null, said_as text not null, ipa text not null, primary key (word, said_as)) without rowid;
  create table sounds (word text primary key, ipa text not null) without rowid;
  create table glosses (gloss text not null, cost real not null, uses integer not null, word text not null, primary key (gloss, cost, word)) without rowid;
  create table rude (word text primary key) without rowid;
  create table misspellings (typed text primary key, meant text not null) without rowid;
  create table spelling (words text not null);
  create table related (word text not null, kind text not null, place integer not null, other text not null, primary key (word, kind, place)) without rowid;
`

export function makeIndex(dictionaryFolder: string, file: string): void {
  rmSync(file, { force: true })
  const index = new DatabaseSync(file)
  index.exec('pragma journal_mode = off; pragma synchronous = off; begin')
  index.exec(SCHEMA)
  const learnerWords = readLearnerWords(dictionaryFolder)
  const levels = new Map(readLevels(dictionaryFolder).map(([word = '', level = '']) => [word.toLowerCase(), level]))
  const learner = new Set(learnerWords.flatMap(({ word }) => word.toLowerCase().split(' ')))
  const forms = readIrregularForms()
  const senses = readWordNet()
  const wordNet = groupByWord(senses)
  addLearnerWords(index, learnerWords, levels)
  addGlosses(index, learnerWords, usesIn(wordNet))
  addForms(index, forms)
  addFormExamples(index, learnerWords, levels)
  addHeteronyms(index, readHeteronyms(dictionaryFolder))
  addSpokenIndonesian(index, readSpokenIndonesian(dictionaryFolder))
  addMisspellings(index, readMisspellings())
  addWordNet(index, wordNet)
  addRelated(
    index,
    relatedWords(senses, usesIn(wordNet), (word) => learner.has(word)),
  )
  addSounds(index, (word) => wordNet.has(word) || learner.has(word))
  addSpelling(index, learnerWords, forms, wordNet)
  index.exec('commit')
  index.close()
}

function groupByWord(senses: readonly SenseOf[]): Map<string, SenseOf[]> {
  return Map.groupBy(senses, ({ word }) => word)
}

type Levels = ReadonlyMap<string, string>

function addLearnerWords(index: DatabaseSync, words: readonly LearnerWord[], levels: Levels): void {
  const addWord = index.prepare('insert into learner values (?, ?, ?, ?)')
  for (const { word, senses } of words) {
    const rows = senses.map((sense) => [
      sense.partOfSpeech,
      printed(sense.definition),
      sense.example && printed(sense.example),
      sense.synonyms.join('|'),
      sense.gloss,
    ])
    addWord.run(tidy(word), word, levels.get(word.toLowerCase()) ?? null, JSON.stringify(rows))
  }
}

function addGlosses(index: DatabaseSync, words: readonly LearnerWord[], uses: Uses): void {
  const add = index.prepare('insert into glosses values (?, ?, ?, ?)')
  for (const { gloss, cost, word } of orderGlosses(words, openLexicon())) add.run(gloss, cost, uses(word), word)
}

function addForms(index: DatabaseSync, forms: readonly string[][]): void {
  const add = index.prepare('insert into forms values (?, ?, ?, ?)')
  for (const [place, [form = '', base = '', relation = '']] of forms.entries()) {
    add.run(form.toLowerCase(), place, base.toLowerCase(), relation)
  }
}

function addFormExamples(index: DatabaseSync, words: readonly LearnerWord[], levels: Levels): void {
  const add = index.prepare('insert into form_examples values (?, ?)')
  for (const [form, example] of formExamples(words, (word) => (levels.get(word) ?? 'A1') > 'A2')) add.run(form, example)
}

function addHeteronyms(index: DatabaseSync, heteronyms: readonly string[][]): void {
  const add = index.prepare('insert into heteronyms values (?, ?, ?)')
  for (const [word = '', as = '', ipa = ''] of heteronyms) add.run(word, as, ipa)
}

const BEFORE_ALL_OTHERS = -100

function addSpokenIndonesian(index: DatabaseSync, words: readonly string[][]): void {
  const add = index.prepare('insert or ignore into glosses values (?, ?, 0, ?)')
  for (const [said = '', english = ''] of words) add.run(said, BEFORE_ALL_OTHERS, english)
}

function addMisspellings(index: DatabaseSync, misspellings: readonly string[][]): void {
  const add = index.prepare('insert into misspellings values (?, ?)')
  for (const [typed = '', meant = ''] of misspellings) add.run(typed, meant)
}

function addWordNet(index: DatabaseSync, words: Map<string, SenseOf[]>): void {
  const synsets = new Map([...words.values()].flat().map(({ synset }) => [synset.id, synset]))
  const uses = usesIn(words)
  const addWord = index.prepare('insert into wordnet values (?, ?, ?, ?, ?)')
  const addRude = index.prepare('insert or ignore into rude values (?)')
  const used = new Map<number, string>()
  for (const [word, senses] of words) {
    const chosen = isNeverExplained(word) ? [] : chooseSenses(senses, (id) => synsets.get(id), uses)
    if (chosen.length === 0) {
      addRude.run(word)
      continue
    }
    for (const { synset } of chosen) used.set(synset.id, synset.definition)
    const shown = shownAs(word, chosen)
    const parts = [...new Set(senses.map(({ synset }) => synset.partOfSpeech))].join(' ')
    addWord.run(word, shown === word ? null : shown, parts, uses(word), encode(chosen))
  }
  const addDefinition = index.prepare('insert into definitions values (?, ?)')
  for (const [id, definition] of [...used].sort(([a], [b]) => a - b)) addDefinition.run(id, definition)
}

function addRelated(index: DatabaseSync, related: readonly Related[]): void {
  const add = index.prepare('insert into related values (?, ?, ?, ?)')
  for (const group of Map.groupBy(related, ({ word, kind }) => `${word} ${kind}`).values())
    for (const [place, { word, kind, other }] of group.entries()) add.run(word, kind, place, other)
}

type Uses = (word: string) => number

const usesIn = (words: Map<string, SenseOf[]>): Uses => {
  const totals = new Map([...words].map(([word, senses]) => [word, senses.reduce((sum, { uses }) => sum + uses, 0)]))
  return (word) => totals.get(word.toLowerCase()) ?? 0
}

const shownAs = (word: string, [first]: ChosenSense[]): string =>
  first?.synset.words.find((shown) => shown.toLowerCase() === word) ?? word

const encode = (senses: readonly ChosenSense[]): string =>
  senses
    .map(({ synset, example, synonyms, broader }) =>
      [synset.id, example ?? '', ...synonyms, ...broader.map((word) => `>${word}`)].join('|'),
    )
    .join('\n')

/** Only for words that can be found, and their forms: CMUdict also has thousands of surnames. */
function addSounds(index: DatabaseSync, isKnown: (word: string) => boolean): void {
  const forms = new Set(
    index
      .prepare('select form from forms')
      .all()
      .map(({ form }) => String(form)),
  )
  const isFound = (word: string) =>
    isKnown(word) || forms.has(word) || guessBaseForms(word).some(({ base }) => isKnown(base))
  const add = index.prepare('insert into sounds values (?, ?)')
  for (const [word, arpabet] of Object.entries(pronunciations)) {
    if (/^[a-z][a-z'-]*$/.test(word) && isFound(word)) add.run(word, toIpa(arpabet.replace(/ #.*$/, '')))
  }
}

/** Candidates for spelling correction, each line a weight and a word; words of the learner's dictionary weigh most. */
function addSpelling(
  index: DatabaseSync,
  learnerWords: readonly LearnerWord[],
  forms: readonly string[][],
  wordNet: Map<string, SenseOf[]>,
): void {
  const uses = usesIn(wordNet)
  const weights = new Map<string, number>()
  const rude = new Set(
    index
      .prepare('select word from rude')
      .all()
      .map(({ word }) => String(word)),
  )
  for (const [word, senses] of wordNet) {
    const isKnown = word in pronunciations || uses(word) > 0
    if (isSingleWord(word) && isKnown && !senses.every(({ synset }) => synset.isName) && !rude.has(word)) {
      weights.set(word, 1 + Math.min(3, Math.floor(Math.log10(1 + uses(word)) * 1.5)))
    }
  }
  for (const [form = ''] of forms) if (isSingleWord(form)) weights.set(form, 5)
  for (const { word } of learnerWords) {
    if (isSingleWord(word)) weights.set(word, 6 + Math.min(3, Math.floor(Math.log10(1 + uses(word)))))
  }
  const lines = [...weights].map(([word, weight]) => `${weight}${word}`)
  index.prepare('insert into spelling values (?)').run(lines.join('\n'))
}
