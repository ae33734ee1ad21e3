import type { Kinds } from '../../english/words/kinds.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import type { LearnerWord } from './learner-files.ts'

export interface Gloss {
  /** An Indonesian word or phrase. */
  gloss: string
  word: string
  /** The least of a gloss is the English word that is meant first. */
  cost: number
}

/** What makes an English word less likely to be meant, in steps of commonness. */
const LATER_SENSE = 3
const LATER_IN_GLOSS = 3
const ONE_MORE_SENSE = -1
const TWICE_AS_OFTEN_IN_OUR_SENTENCES = -0.5
const RAREST = 9

/** The English words of every Indonesian one, with what each costs: 'change' is meant by 'perubahan' before 'conversion'. */
export function orderGlosses(words: readonly LearnerWord[], lexicon: Lexicon): Gloss[] {
  const uses = usesInOurSentences(words)
  return words.flatMap(({ word, senses }) => {
    const usage = TWICE_AS_OFTEN_IN_OUR_SENTENCES * Math.log2(1 + (uses.get(word.toLowerCase()) ?? 0))
    const costs = new Map<string, number>()
    for (const [rank, { gloss, partOfSpeech }] of senses.entries()) {
      const rarity = RAREST - commonness(lexicon, word, partOfSpeech)
      for (const [place, part] of partsOf(gloss)) {
        const cost = rank * LATER_SENSE + place * LATER_IN_GLOSS + rarity + usage
        const known = costs.get(part)
        costs.set(part, known === undefined ? cost : Math.min(known, cost) + ONE_MORE_SENSE)
      }
    }
    return [...costs].map(([gloss, cost]) => ({ gloss, word, cost }))
  })
}

/** 'kampung (halaman), desa' has 'kampung' and 'desa'; 'e-mail' is typed 'email'. */
function* partsOf(gloss: string | null): Iterable<[place: number, part: string]> {
  for (const [place, written] of (gloss ?? '').split(/[,;]/).entries()) {
    const part = written
      .replace(/\([^)]*\)/g, '')
      .trim()
      .toLowerCase()
      .replaceAll('e-mail', 'email')
    if (part) yield [place, part]
  }
}

const KINDS: Record<string, keyof Kinds> = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' }

/** 0 to 9. */
function commonness(lexicon: Lexicon, word: string, partOfSpeech: string): number {
  const kind = KINDS[partOfSpeech]
  if (kind) return lexicon.kinds(word.toLowerCase())[kind]
  return word.includes(' ') ? 0 : RAREST
}

/** In how many definitions and examples of other words each word is used: what explains others is what people say. */
function usesInOurSentences(words: readonly LearnerWord[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { word, senses } of words) {
    for (const { definition, example } of senses) {
      const used = new Set(`${definition} ${example}`.toLowerCase().match(/[a-z'-]+/g))
      used.delete(word.toLowerCase())
      for (const other of used) uses.set(other, (uses.get(other) ?? 0) + 1)
    }
  }
  return uses
}
