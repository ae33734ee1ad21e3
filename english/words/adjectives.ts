import { rowsOf } from '../data/rows.ts'
import { wordSet } from './one-of.ts'

const DEGREES = rowsOf('other-forms.tsv').filter(([, , relation]) => /^(?:compar|superl)ative$/.test(relation ?? ''))
const degreeOf = (base: string, degree: string) =>
  DEGREES.find(([, one, relation]) => one === base && relation === degree)?.[0] ?? ''
/** 'better' and 'best' of 'good'. */
const IRREGULAR = new Map<string, [string, string]>(
  DEGREES.map(([, base = '']) => [base, [degreeOf(base, 'comparative'), degreeOf(base, 'superlative')]]),
)
const TWO_SYLLABLES = new Set('clever narrow quiet simple gentle humble shallow'.split(' '))
const LONG_ONES = wordSet(`
  real fun wrong right ill like just glad worth proper eager bored tired scared lost shy-looking aware alone
  afraid alive useful careful modern recent famous honest patient common handsome pleasant boring often`)

const syllables = (word: string) => (word.replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length

/** Whether it takes -er and -est. */
export function isShort(adjective: string): boolean {
  if (LONG_ONES.has(adjective)) return false
  if (IRREGULAR.has(adjective) || TWO_SYLLABLES.has(adjective)) return true
  if (/(?:ed|ing|ful|less|ous|ent|ant|ive|al|ish|ic)$/.test(adjective) && adjective.length > 4) return false
  const count = syllables(adjective)
  return count === 1 || (count === 2 && /[^aeiou]y$/.test(adjective))
}

export const comparative = (adjective: string) => IRREGULAR.get(adjective)?.[0] ?? `${stem(adjective)}er`
export const superlative = (adjective: string) => IRREGULAR.get(adjective)?.[1] ?? `${stem(adjective)}est`

function stem(adjective: string): string {
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}i`
  if (/e$/.test(adjective)) return adjective.slice(0, -1)
  return /^[^aeiou]*[aeiou][bdgmnt]$/.test(adjective) ? `${adjective}${adjective.at(-1)}` : adjective
}

const irregularDegrees = new Map<string, { base: string; degree: 'more' | 'most' }>(
  [...IRREGULAR]
    .filter(([base]) => !/^(?:many|much|little|well|badly)$/.test(base))
    .flatMap(([base, [more, most]]) => [
      [more, { base, degree: 'more' as const }] as const,
      [most, { base, degree: 'most' as const }] as const,
    ]),
)

/** 'bigger' → 'big', if `isAdjective` knows it. */
export function baseOfDegree(
  word: string,
  isAdjective: (word: string) => boolean,
): { base: string; degree: 'more' | 'most' } | undefined {
  const irregular = irregularDegrees.get(word)
  if (irregular) return irregular
  const [, root, ending] = /^(.{2,}?)(er|est)$/.exec(word) ?? []
  if (!root) return undefined
  const bases = [root, `${root}e`, root.replace(/(.)\1$/, '$1'), root.replace(/i$/, 'y')]
  const base = bases.find((one) => isAdjective(one) && isShort(one))
  return base ? { base, degree: ending === 'er' ? 'more' : 'most' } : undefined
}

const ADVERBS = new Map(Object.entries({ good: 'well', fast: 'fast', hard: 'hard', late: 'late', early: 'early' }))

export function adverbOf(adjective: string): string {
  const irregular = ADVERBS.get(adjective)
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`
  return /ic$/.test(adjective) ? `${adjective}ally` : `${adjective}ly`
}

/** 'happily' → 'happy' */
export function adjectiveOf(adverb: string): string {
  const word = adverb.replace(/ly$/, '')
  return /i$/.test(word) ? `${word.slice(0, -1)}y` : word
}
