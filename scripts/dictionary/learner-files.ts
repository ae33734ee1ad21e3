import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WordSense } from '../../domain/explainer/look-up.ts'

export interface LearnerWord {
  /** As it is written: 'Monday', 'I'. */
  word: string
  senses: WordSense[]
}

/** The learner's dictionary, one word each with its senses in the order of the files; 'March' and 'march' are one. */
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

/** Forms that follow no rule, as [form, base, relation]; a form may be its base, and '-' says that there is none. */
export function readIrregularForms(folder: string): string[][] {
  const verbs = rowsOf(join(folder, 'forms/irregular-verbs.tsv')).flatMap(([base = '', past = '', participle = '']) => [
    ...past.split('/').map((form) => [form, base, 'past']),
    ...participle.split('/').map((form) => [form, base, 'past participle']),
  ])
  return [...verbs, ...rowsOf(join(folder, 'forms/other-forms.tsv'))]
}

/** Words that are said in several ways, as [word, as, ipa]. */
export const readHeteronyms = (folder: string): string[][] => rowsOf(join(folder, 'forms/heteronyms.tsv'))

/** What Indonesians say every day, and what English says, as [said, english]. */
export const readSpokenIndonesian = (folder: string): string[][] => rowsOf(join(folder, 'forms/spoken-indonesian.tsv'))

/** What many people write, and what they mean, as [typed, meant]. */
export const readMisspellings = (folder: string): string[][] => rowsOf(join(folder, 'forms/misspellings.tsv'))

const rowsOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
