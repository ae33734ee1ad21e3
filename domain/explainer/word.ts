export type WordProblem = 'word.empty' | 'word.short'

const SHORTEST_WORD = 2

/** As it is sent and kept. */
export const normaliseWord = (typed: string): string => typed.trim().toLowerCase()

/** What is wrong with what was typed, or null. */
export function problemWithWord(typed: string): WordProblem | null {
  const length = [...normaliseWord(typed)].length
  if (length === 0) return 'word.empty'
  return length < SHORTEST_WORD ? 'word.short' : null
}
