import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { FormRelation, WordLevel, WordSense } from '../../domain/explainer/look-up.ts'
import { readSpellingWords, type Spelling, type SpellingWords, suggestSpellings } from '../spelling/near-words.ts'

export interface Entry {
  word: string
  senses: WordSense[]
  source: 'learner' | 'wordnet'
  level: WordLevel | null
  /** Very rare: it never occurs in the texts that WordNet counts. */
  isUnlikely: boolean
  parts: ReadonlySet<string>
}

export interface Dictionary {
  learner(word: string): Entry | null
  wordnet(word: string): Entry | null
  knows(word: string): boolean
  beginsPhrase(word: string): boolean
  irregular(form: string): { base: string; relation: FormRelation }[]
  /** Irregular forms of a word; '-' where a form does not exist. */
  irregularOf(base: string, relation: FormRelation): string[]
  /** A sentence with this very form, whichever word of the dictionary it was written for. */
  exampleOfForm(form: string): string | null
  ipa(word: string): string | null
  /** For words with several pronunciations: as a 'noun', a 'verb', or as a form 'of wind'. */
  ipaAs(word: string, as: string): string | null
  /** English words for an Indonesian one, closest first. */
  english(gloss: string): string[]
  isRude(word: string): boolean
  /** The word meant by a common misspelling. */
  meant(word: string): string | null
  spellings(word: string): Spelling[]
  /** Indonesian words of the glosses that are spelt much like this. */
  indonesianSpellings(word: string): Spelling[]
  related(word: string, kind: Relation): string[]
}

/** The word of that kind in the family, what is opposite, or much the same. */
export type Relation = 'noun' | 'verb' | 'adjective' | 'adverb' | 'opposite' | 'same'

/** Reads the index made by the build. Only a small page cache and, once needed, the spelling words stay in memory. */
export function openDictionary(file: string): Dictionary {
  const index = new DatabaseSync(file, { readOnly: true })
  const one = (sql: string) => index.prepare(sql)
  const learner = one('select shown, level, senses from learner where word = ?')
  const wordnet = one('select shown, parts, uses, senses from wordnet where word = ?')
  const known = one(`
    select 1 from learner where word = ?1 union all
    select 1 from wordnet where word = ?1 limit 1`)
  const phrase = one(`
    select 1 from learner where word > ?1 || ' ' and word < ?1 || '!' union all
    select 1 from wordnet where word > ?1 || ' ' and word < ?1 || '!' limit 1`)
  const definition = one('select definition from definitions where id = ?')
  const forms = one('select base, relation from forms where form = ? order by place')
  const formsOf = one('select form from forms where base = ? and relation = ? order by place')
  const formExample = one('select example from form_examples where form = ?')
  const heteronym = one('select ipa from heteronyms where word = ? and said_as = ?')
  const sound = one('select ipa from sounds where word = ?')
  const gloss = one('select word from glosses where gloss = ? order by cost, uses desc, length(word) limit 6')
  const rude = one('select 1 from rude where word = ?')
  const related = one('select other from related where word = ? and kind = ? order by place')
  const misspelling = one('select meant from misspellings where typed = ?')
  const indonesian = one("select distinct gloss from glosses where gloss not like '% %'")
  let words: SpellingWords | null = null
  let indonesianWords: SpellingWords | null = null
  return {
    learner: (word) => learnerEntry(learner.get(word)),
    wordnet: (word) => wordnetEntry(word, wordnet.get(word), definition),
    knows: (word) => known.get(word) !== undefined,
    beginsPhrase: (word) => phrase.get(word) !== undefined,
    irregular: (form) => forms.all(form) as { base: string; relation: FormRelation }[],
    irregularOf: (base, relation) => formsOf.all(base, relation).map((row) => String(row.form)),
    exampleOfForm: (form) => text(formExample.get(form)?.example),
    ipaAs: (word, as) => text(heteronym.get(word, as)?.ipa),
    ipa: (word) => text(sound.get(word)?.ipa),
    english: (word) => gloss.all(word).map((row) => String(row.word)),
    isRude: (word) => rude.get(word) !== undefined,
    related: (word, kind) => related.all(word, kind).map((row) => String(row.other)),
    meant: (word) => text(misspelling.get(word)?.meant),
    spellings: (word) => {
      words ??= readSpellingWords(String(one('select words from spelling').get()?.words))
      return suggestSpellings(words, word)
    },
    indonesianSpellings: (word) => {
      indonesianWords ??= readSpellingWords(
        indonesian
          .all()
          .map(({ gloss }) => `${INDONESIAN_WEIGHT}${gloss}`)
          .join('\n'),
      )
      return suggestSpellings(indonesianWords, word)
    },
  }
}

/** As likely to be meant as a word of the learner's dictionary. */
const INDONESIAN_WEIGHT = 7

type Row = ReturnType<StatementSync['get']>
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function learnerEntry(row: Row): Entry | null {
  if (!row) return null
  const senses = (JSON.parse(String(row.senses)) as [string, string, string, string, string][]).map(
    ([partOfSpeech, definition, example, synonyms, gloss]): WordSense => ({
      partOfSpeech,
      definition,
      example,
      synonyms: synonyms ? synonyms.split('|') : [],
      gloss,
    }),
  )
  const parts = new Set(senses.flatMap(({ partOfSpeech }) => partsIn(partOfSpeech)))
  const level = text(row.level) as WordLevel | null
  return { word: String(row.shown), senses, source: 'learner', level, isUnlikely: false, parts }
}

/** A phrasal verb counts as a verb; a modal verb has no other forms. */
const partsIn = (partOfSpeech: string): string[] =>
  partOfSpeech === 'modal verb' ? [partOfSpeech] : partOfSpeech.split(' ')

/** Ids of definitions begin with a digit for the part of speech. */
const PARTS: Record<string, string> = { 1: 'noun', 2: 'verb', 3: 'adjective', 4: 'adverb' }

function wordnetEntry(word: string, row: Row, definition: StatementSync): Entry | null {
  if (!row) return null
  const senses = String(row.senses)
    .split('\n')
    .map((line): WordSense => {
      const [id = '', example = '', ...words] = line.split('|')
      const broader = words.filter((word) => word.startsWith('>')).map((word) => word.slice(1))
      return {
        partOfSpeech: PARTS[id.charAt(0)] ?? 'noun',
        definition: String(definition.get(Number(id))?.definition),
        example: example || null,
        synonyms: words.filter((word) => !word.startsWith('>')),
        gloss: null,
        ...(broader.length > 0 && { broader }),
      }
    })
  return {
    word: text(row.shown) ?? word,
    senses,
    source: 'wordnet',
    level: null,
    isUnlikely: row.uses === 0,
    parts: new Set(String(row.parts).split(' ')),
  }
}
