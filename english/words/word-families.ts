import { rowsOf } from '../data/rows.ts'

/** Pairs of words of one family: 'verb-noun' has the noun for a verb. */
const pairsOf = (kind: string): ReadonlyMap<string, string> =>
  new Map(
    rowsOf('word-families.tsv').flatMap(([one, word = '', other = '']) =>
      one === kind ? [[word, other] as const] : [],
    ),
  )

/** The noun for a verb. */
export const NOUN_OF_VERB = pairsOf('verb-noun')

/** The noun for an adjective. */
export const NOUN_OF_ADJECTIVE = pairsOf('adjective-noun')

const inverted = (from: ReadonlyMap<string, string>, skipped: RegExp) =>
  new Map([...from].filter(([word]) => !skipped.test(word)).map(([one, other]) => [other, one]))

/** The verb for a noun that is not also a verb: 'success', 'decision', not 'cure'. */
export const VERB_OF_NOUN: ReadonlyMap<string, string> = inverted(
  NOUN_OF_VERB,
  /^(?:die|marry|pay|sell|speak|populate|situate|obtain|think|remember|apologise|analyse|criticise|organise|feel|write|spell|judge|cure|include)$/,
)

/** The adjective for a noun or a base verb. */
export const ADJECTIVE_OF: ReadonlyMap<string, string> = new Map([
  ...inverted(
    NOUN_OF_ADJECTIVE,
    /^(?:able|wide|long|high|hot|young|true|educated|free|private|equal|certain|skilled|stressful|possible)$/,
  ),
  ...pairsOf('noun-adjective'),
])
