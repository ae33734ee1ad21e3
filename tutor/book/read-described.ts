import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { indonesianStems } from '../find/stems.ts'
import { plainWords } from '../find/words.ts'
import { readRows } from './read-word-notes.ts'

/** A word, and what it is a word for. */
export interface Described {
  word: string
  gloss: string
  description: string
  stems: ReadonlySet<string>
}

let known: readonly Described[] | undefined
let weights: ReadonlyMap<string, number> | undefined

function all(): readonly Described[] {
  known ??= readRows('described-words.tsv', 4).map(([word = '', gloss = '', inIndonesian = '', description = '']) => ({
    word,
    gloss,
    description,
    stems: new Set(plainWords([gloss, inIndonesian, description].join(' ')).map(stemOf)),
  }))
  return known
}

const STEM = 5

/** Without endings and prefixes, in either language. */
function stemOf(word: string): string {
  const isIndonesian = isIndonesianWord(word) || /^(?:me|ng|ny|di|ber|ter|pe)/.test(word)
  const stem = isIndonesian ? (indonesianStems(word)[0] ?? word) : word.replace(/(?<=..)(?:ies|ing|ed|es|s|y|e)$/, '')
  return stem.slice(0, STEM)
}

/** Rare words tell more. */
function weightOf(stem: string): number {
  weights ??= weighed(all())
  return weights.get(stem) ?? Math.log(all().length)
}

function weighed(rows: readonly Described[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { stems } of rows) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(rows.length / count)]))
}

export interface Match extends Pick<Described, 'word' | 'gloss' | 'description'> {
  /** How much of what was said the row has, 0 to 1. */
  share: number
}

/** The words for what is described by these words, the best first; of two that are as good the one that says less else. */
export function wordsFor(description: readonly string[]): Match[] {
  const asked = [...new Set(description.map(stemOf))]
  const total = asked.reduce((sum, stem) => sum + weightOf(stem), 0)
  if (total === 0) return []
  return all()
    .map(({ stems, ...row }) => {
      const shared = asked.filter((stem) => stems.has(stem)).reduce((sum, stem) => sum + weightOf(stem), 0)
      return { ...row, share: shared / total, size: stems.size }
    })
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share || one.size - other.size)
}
