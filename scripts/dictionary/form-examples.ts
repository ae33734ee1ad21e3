import { printed } from '../../domain/shared/printed.ts'
import type { LearnerWord } from './learner-files.ts'

const FEWEST_WORDS = 4
const BEST_CHARACTERS = 45
/** Behind a verb they make another one of it: 'went off'. */
const PARTICLES: ReadonlySet<string> = new Set('off up out down away over through on along back by about'.split(' '))

/** A sentence of our own with each form that is no word of the dictionary itself: 'went', 'children'. */
export function formExamples(words: readonly LearnerWord[]): Map<string, string> {
  const isWord = new Set(words.map(({ word }) => word.toLowerCase()))
  const best = new Map<string, { example: string; cost: number }>()
  for (const example of sentencesIn(words)) {
    const tokens = example.toLowerCase().match(/[a-z]+/g) ?? []
    if (tokens.length < FEWEST_WORDS) continue
    for (const [at, form] of tokens.entries()) {
      if (isWord.has(form) || PARTICLES.has(tokens[at + 1] ?? '')) continue
      const cost = Math.abs(example.length - BEST_CHARACTERS)
      if (cost < (best.get(form)?.cost ?? Number.POSITIVE_INFINITY)) best.set(form, { example, cost })
    }
  }
  return new Map([...best].map(([form, { example }]) => [form, example]))
}

/** Of single words: the verb of a phrase means something else. */
const sentencesIn = (words: readonly LearnerWord[]): string[] =>
  words
    .filter(({ word }) => !word.includes(' '))
    .flatMap(({ senses }) => senses.flatMap(({ example }) => (example ? [printed(example)] : [])))
