import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SENTENCE_FACETS } from '../../../tutor/book/entry.ts'
import type { WholeBook } from '../../../tutor/book/read-book.ts'
import { plainWords } from '../../../tutor/find/words.ts'
import { readLearnerWords } from '../../dictionary/learner-files.ts'
import { PROJECT_ROOT } from '../../project-root.ts'

/** The same in English and Indonesian, in words. */
export interface Twin {
  en: string[]
  id: string[]
  /** How much it tells: a word and its gloss more than a sentence. */
  weight: number
}

const WORD = 2
const SENTENCE = 1
const VARIANTS = 3

/** Of the learner's dictionary, the lexicon, the phrase book and the examples of the book. */
export function twinTexts({ phrases, entries }: WholeBook): Twin[] {
  const glossed = readLearnerWords(join(PROJECT_ROOT, 'content/dictionary')).flatMap(({ word, senses }) =>
    senses.flatMap(({ gloss }) => (gloss ?? '').split(/[,;]/).map((one) => [word, one] as const)),
  )
  const said = entries.flatMap((entry) => SENTENCE_FACETS.flatMap((facet) => entry[facet]))
  return [
    ...[...glossed, ...lexiconTwins()].map(([en, id]) => twin(en, id, WORD)),
    ...phrases.flatMap(({ en: [first = ''], id }) => id.slice(0, VARIANTS).map((one) => twin(first, one, SENTENCE))),
    ...said.map(({ en, id }) => twin(en, id, SENTENCE)),
  ].filter(({ en, id }) => en.length > 0 && id.length > 0)
}

const twin = (en: string, id: string, weight: number): Twin => ({ en: plainWords(en), id: plainWords(id), weight })

function lexiconTwins(): (readonly [string, string])[] {
  const folder = join(PROJECT_ROOT, 'content/teaching/lexicon')
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [en = '', id = ''] = file === 'words.tsv' ? line.split('\t').slice(1) : line.split('\t')
        return id.split('/').map((variant) => [en.replace(/^an? |^the /, ''), variant] as const)
      }),
  )
}
