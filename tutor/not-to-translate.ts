import { markedParts } from './quoted-part.ts'
import { wordPattern } from './word-pattern.ts'

/** Before a colon: what stands behind it is asked of her or told to her. */
const ASKS_HER = wordPattern('(?<!\\p{L})@asksHer(?!\\p{L})[^:.?!]*$')
/** Behind a colon. */
const REQUESTS_OF_HER = wordPattern('^(?:tolong )?@requestsOfHer(?!\\p{L})')
const NO_TRANSLATION = wordPattern(
  `(?<!\\p{L})(?:${[
    '@notAsked (?:@beforeTask |di)*@toTranslate',
    'lho kok (?:jadi |malah )?terjemahan',
    '@notAskedFor (?:@askingFor )?translat\\w*',
  ].join('|')})`,
)
/** Of two that are quoted. */
const ASKS_DIFFERENCE = wordPattern('(?<!\\p{L})@differs(?!\\p{L})')

const FEWEST = 2

/** 'Saya tanya: ada kelas malam?', 'bukan minta terjemahin': what is marked is said to her. */
export function isSaidToHer(text: string): boolean {
  if (NO_TRANSLATION.test(text)) return true
  if (ASKS_DIFFERENCE.test(text) && markedParts(text).length >= FEWEST) return true
  const at = text.indexOf(':')
  if (at < 0 || markedParts(text).length > 0) return false
  return ASKS_HER.test(text.slice(0, at)) || REQUESTS_OF_HER.test(text.slice(at + 1).trim())
}
