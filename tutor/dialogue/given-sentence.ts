import { quotedPart } from '../quoted-part.ts'
import { isEnglish } from './asked-object.ts'
import { bare } from './phrases.ts'
import type { Turn } from './turn.ts'

const SHORTEST = 3
/** Names are in no dictionary. */
const MOSTLY = 0.7

/** The English sentence that the message before quoted: 'my boss says this is rude: “Send me the report today.”' */
export function givenSentence(turn: Turn): string | null {
  const quoted = turn.before === '' ? null : quotedPart(turn.before)
  const words = bare(quoted ?? '').split(' ')
  const english = words.filter((word) => isEnglish(turn, word))
  return words.length >= SHORTEST && english.length >= words.length * MOSTLY ? quoted : null
}
