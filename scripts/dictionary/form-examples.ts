import { printed } from '../../domain/shared/printed.ts'
import type { LearnerWord } from './learner-files.ts'

const FEWEST_WORDS = 4
const BEST_CHARACTERS = 45
/** What a hard word beside the form costs, in characters. */
const COST_OF_HARD_WORD = 20
/** Behind a verb they make another one of it: 'went off'. */
const PARTICLES: ReadonlySet<string> = new Set('off up out down away over through on along back by about'.split(' '))
/** They also help other verbs: as verbs of their own they stand before what somebody has. */
const HELPERS: ReadonlySet<string> = new Set(['had', 'has'])
const DETERMINERS: ReadonlySet<string> = new Set('a an the my your his her its our their some no two three'.split(' '))

/**
 * A sentence of our own with each form that is no word of the dictionary itself: 'went', 'children'. Not too short or long,
 * and with easy words around it.
 */
export function formExamples(words: readonly LearnerWord[], isHard: (word: string) => boolean): Map<string, string> {
  const isWord = new Set(words.map(({ word }) => word.toLowerCase()))
  const best = new Map<string, { example: string; cost: number }>()
  for (const example of sentencesIn(words)) {
    const tokens = example.toLowerCase().match(/[a-z]+/g) ?? []
    if (tokens.length < FEWEST_WORDS) continue
    const hard = tokens.filter(isHard).length
    for (const [at, form] of tokens.entries()) {
      if (isWord.has(form) || isOther(form, tokens[at + 1] ?? '')) continue
      const cost = Math.abs(example.length - BEST_CHARACTERS) + COST_OF_HARD_WORD * hard
      if (cost < (best.get(form)?.cost ?? Number.POSITIVE_INFINITY)) best.set(form, { example, cost })
    }
  }
  return new Map([...best].map(([form, { example }]) => [form, example]))
}

const isOther = (form: string, next: string): boolean =>
  PARTICLES.has(next) || (HELPERS.has(form) && !DETERMINERS.has(next))

/** Of single words: the verb of a phrase means something else. */
const sentencesIn = (words: readonly LearnerWord[]): string[] =>
  words
    .filter(({ word }) => !word.includes(' '))
    .flatMap(({ senses }) => senses.flatMap(({ example }) => (example ? [printed(example)] : [])))
