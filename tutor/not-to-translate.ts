import { asksDifference, asksHer, noTranslation, requestsOfHer } from '../content/tutor-asked-her.ts'
import { markedParts } from './quoted-part.ts'

const FEWEST = 2

/** 'Saya tanya: ada kelas malam?', 'bukan minta terjemahin': what is marked is said to her. */
export function isSaidToHer(text: string): boolean {
  if (noTranslation.test(text)) return true
  if (asksDifference.test(text) && markedParts(text).length >= FEWEST) return true
  const at = text.indexOf(':')
  if (at < 0 || markedParts(text).length > 0) return false
  return asksHer.test(text.slice(0, at)) || requestsOfHer.test(text.slice(at + 1).trim())
}
