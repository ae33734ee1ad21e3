export type WordProblem = 'word.empty' | 'word.short'

const SHORTEST_WORD = 2

/** The form that is sent and cached. */
export const normaliseWord = (typed: string): string => typed.trim().toLowerCase()

export function problemWithWord(typed: string): WordProblem | null {
  const length = [...normaliseWord(typed)].length
  if (length === 0) return 'word.empty'
  return length < SHORTEST_WORD ? 'word.short' : null
}
