import { rowsOf } from '../../data/rows.ts'
import { CITIES } from '../../words/cities.ts'

/** Named groups of words for patterns; each is itself a pattern of one element. */
export const wordClasses: ReadonlyMap<string, string> = new Map([
  ['city', `[${CITIES.join('|').toLowerCase()}]`],
  ...rowsOf('word-classes.tsv').map(([name = '', words = '']) => [name, words] as const),
])
