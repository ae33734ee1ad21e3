import { markedTerms } from '../../domain/chat/small-markdown.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { lookUp } from '../explainer/look-up.ts'

/** The marked words of a reply that the dictionary knows; the others are Indonesian, or names. */
export const knownTerms = (text: string): string[] => markedTerms(text).filter(isEnglish)

function isEnglish(term: string): boolean {
  try {
    const found = lookUp(term)
    return found.found && found.by !== 'spelling'
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
