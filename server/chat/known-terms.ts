import { markedTerms } from '../../domain/chat/small-markdown.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { lookUp } from '../explainer/look-up.ts'

/** Of what is marked in a reply, what the dictionary knows as it stands: the rest is Indonesian, or a name. */
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
