import { markedTerms } from '../../domain/chat/small-markdown.ts'
import type { LookUp } from '../../domain/explainer/look-up.ts'
import { Failure } from '../../domain/shared/failure.ts'

/** The marked words of a reply that the dictionary knows; the others are Indonesian, or names. */
export const knownTerms = (text: string, lookUp: LookUpWord): string[] =>
  markedTerms(text).filter((term) => isEnglish(term, lookUp))

export type LookUpWord = (asked: string) => LookUp

function isEnglish(term: string, lookUp: LookUpWord): boolean {
  try {
    const found = lookUp(term)
    return found.found && found.by !== 'spelling'
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
