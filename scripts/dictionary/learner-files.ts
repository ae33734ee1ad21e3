import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WordSense } from '../../domain/explainer/look-up.ts'
import { rowsOf as englishRows } from '../../english/data/rows.ts'

export interface LearnerWord {
  /** With its capitals: 'Monday', 'I'. */
  word: string
  senses: WordSense[]
}

/** One entry per word, senses in the order of the files; 'March' and 'march' share an entry. */
export function readLearnerWords(folder: string): LearnerWord[] {
  const words = new Map<string, LearnerWord>()
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))
  for (const [word = '', partOfSpeech = '', definition = '', example = '', synonyms = '', gloss = ''] of files
    .sort()
    .flatMap((file) => rowsOf(join(folder, file)))) {
    const sense = {
      partOfSpeech,
      definition,
      example,
      synonyms: synonyms.split(', ').filter((synonym) => synonym !== '-'),
      gloss,
    }
    const known = words.get(word.toLowerCase())
    if (known) known.senses.push(sense)
    else words.set(word.toLowerCase(), { word, senses: [sense] })
  }
  return [...words.values()]
}

/** Irregular forms as [form, base, relation]. A form may equal its base; '-' means that there is none. */
export function readIrregularForms(): string[][] {
  const verbs = englishRows('irregular-verbs.tsv').flatMap(([base = '', past = '', participle = '']) => [
    ...past.split('/').map((form) => [form, base, 'past']),
    ...participle.split('/').map((form) => [form, base, 'past participle']),
  ])
  return [...verbs, ...englishRows('other-forms.tsv')]
}

/** Words with several pronunciations, as [word, as, ipa]. */
export const readHeteronyms = (folder: string): string[][] => rowsOf(join(folder, 'forms/heteronyms.tsv'))

/** At which level a word is learnt, as a teacher judges it, as [word, level]. */
export const readLevels = (folder: string): string[][] => rowsOf(join(folder, 'forms/levels.tsv'))

/** Colloquial Indonesian with its English equivalent, as [said, english]. */
export const readSpokenIndonesian = (folder: string): string[][] => rowsOf(join(folder, 'forms/spoken-indonesian.tsv'))

/** Common misspellings, as [typed, meant]. Wrong forms such as 'payed' are explained as forms. */
export const readMisspellings = (): string[][] =>
  englishRows('misspellings.tsv').filter(([, , kind]) => kind !== 'form')

const rowsOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
