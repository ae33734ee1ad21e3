import type { Sentence } from './sentence.ts'

const kept = new WeakMap<Sentence, ReadonlySet<string>>()

/** The words of a sentence as patterns know them: 'don't' is 'do' and 'not'. */
export function sentenceWords(sentence: Sentence): ReadonlySet<string> {
  const before = kept.get(sentence)
  if (before) return before
  const words = new Set(sentence.tokens.map(({ lower }) => lower))
  kept.set(sentence, words)
  return words
}
