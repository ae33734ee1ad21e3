import { isEnglish } from './asked-object.ts'
import { bare, wordCount } from './phrases.ts'
import type { Turn } from './turn.ts'
import { isAboutWord } from './word-continuations.ts'

const LONGEST = 3

/** The word that the conversation is about: explained, pronounced, or the short translation that was told last. */
export function openWord(turn: Turn): string | null {
  const { last } = turn.memory
  if (last?.kind !== 'phrase') return isAboutWord(last) ? last.about : null
  const said = bare(last.about)
  return last.to !== 'id' && wordCount(said) <= LONGEST && isEnglish(turn, said) ? said : null
}
