import { besideRefusal as openings } from '../content/tutor-refusals.ts'
import { asksAnything } from './find/asked.ts'
import { putsOff, type Refused, refusedIn } from './intents/refusals.ts'

const FEWEST_WORDS = 2
const ENDS = /(?<=\?)|[.!;\n]+|,\s/
const OPENINGS = new RegExp(`\\s(?=(?:${[...openings].join('|')})\\b)`, 'iu')
const OPENS = new RegExp(`^(?:${[...openings].join('|')})\\b`, 'iu')
const OF_SCHOOL: ReadonlySet<Refused | null> = new Set<Refused>(['details', 'offers'])

/** What is asked beside a refusal of details or offers, or what is put off: 'no number please. Where are you?' */
export function askedBesideRefusal(text: string): { asked: string; isPutOff: boolean } | null {
  const isRefused = OF_SCHOOL.has(refusedIn(text))
  const clauses = text
    .split(ENDS)
    .flatMap((clause) => clause.split(OPENINGS))
    .map((clause) => clause.trim())
    .filter(Boolean)
  const isPutOff = !isRefused && clauses.some(putsOff)
  if (!isRefused && !isPutOff) return null
  const rest = clauses.filter(
    (clause) =>
      refusedIn(clause) === null && !(isPutOff && putsOff(clause)) && clause.split(/\s+/).length >= FEWEST_WORDS,
  )
  const asked = rest.join(', ')
  const isAsked = asksAnything(asked) || rest.some((clause) => OPENS.test(clause))
  return rest.length > 0 && rest.length < clauses.length && isAsked ? { asked, isPutOff } : null
}
