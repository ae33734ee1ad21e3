import { createFrames } from '../shared/frames.ts'
import { contactsWithin, withContactsAs } from './details-within.ts'
import { offerPhrases, offerWords } from './offer-phrases.ts'

const CONTACT = 'CONTACT'
const BETWEEN_CLAUSES = /[,;.!?\n]+(?:\s+|$)|\s+(?:and|dan|but|tapi)\s+/i
const readOffer = createFrames(offerPhrases, offerWords)

/** What a message says beside 'my email is …' or 'hubungi aku di …'; null when it tells no such thing. */
export function besideOffer(typed: string): string | null {
  if (Object.keys(contactsWithin(typed)).length === 0) return null
  const clauses = withContactsAs(CONTACT, typed).split(BETWEEN_CLAUSES)
  const kinds = clauses.map((clause) => new Set(readOffer(wordsIn(clause)).map(({ name }) => name)))
  if (!kinds.some((kind) => kind.has('offers'))) return null
  const rest = clauses.filter((_, at) => kinds[at]?.size === 0)
  return rest.join(' ').replaceAll(CONTACT, ' ')
}

/** In lower case; 'number's' is 'number is'. */
const wordsIn = (clause: string): string[] =>
  (clause.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*|=/gu) ?? [])
    .map((word) => (word === CONTACT ? word : word.toLowerCase()))
    .flatMap((word) => word.split(/['’](?=s$)/).map((part, at) => (at > 0 ? 'is' : part)))
