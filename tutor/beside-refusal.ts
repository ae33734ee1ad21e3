import { besideRefusal as openings } from '../content/tutor-refusals.ts'
import { asksAnything } from './find/asked.ts'
import { type Refused, refusedIn } from './intents/refusals.ts'

const FEWEST_WORDS = 2
const ENDS = /(?<=\?)|[.!;\n]+|,\s/
const OPENINGS = new RegExp(`\\s(?=(?:${[...openings].join('|')})\\b)`, 'iu')
const OPENS = new RegExp(`^(?:${[...openings].join('|')})\\b`, 'iu')
const OF_SCHOOL: ReadonlySet<Refused | null> = new Set<Refused>(['details', 'offers'])

/** What is asked beside a refusal of details or offers: 'no number please. Where are you?' */
export function askedBesideRefusal(text: string): string | null {
  if (!OF_SCHOOL.has(refusedIn(text))) return null
  const clauses = text
    .split(ENDS)
    .flatMap((clause) => clause.split(OPENINGS))
    .map((clause) => clause.trim())
    .filter(Boolean)
  const rest = clauses.filter((clause) => refusedIn(clause) === null && clause.split(/\s+/).length >= FEWEST_WORDS)
  const asked = rest.join(', ')
  const isAsked = asksAnything(asked) || rest.some((clause) => OPENS.test(clause))
  return rest.length > 0 && rest.length < clauses.length && isAsked ? asked : null
}
