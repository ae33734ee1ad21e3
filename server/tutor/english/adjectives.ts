const IRREGULAR = new Map<string, [string, string]>(
  Object.entries({
    good: ['better', 'best'],
    bad: ['worse', 'worst'],
    far: ['farther', 'farthest'],
    little: ['less', 'least'],
    many: ['more', 'most'],
    much: ['more', 'most'],
    well: ['better', 'best'],
    badly: ['worse', 'worst'],
  } as Record<string, [string, string]>),
)
const TWO_SYLLABLES = new Set('clever narrow quiet simple gentle humble shallow'.split(' '))
const LONG_ONES = new Set(
  'real fun wrong right ill like just glad worth proper eager bored tired scared lost shy-looking aware alone afraid alive useful careful modern recent famous honest patient common handsome pleasant boring often'.split(
    ' ',
  ),
)

const syllables = (word: string) => (word.replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length

/** Does it take -er and -est? */
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

/** 'bigger' → 'big', if `isAdjective` knows it. */
export function baseOfDegree(
  word: string,
  isAdjective: (word: string) => boolean,
): { base: string; degree: 'more' | 'most' } | undefined {
  for (const [base, [more, most]] of IRREGULAR) {
    if (base === 'many' || base === 'much' || base === 'little' || base === 'well') continue
    if (word === more) return { base, degree: 'more' }
    if (word === most) return { base, degree: 'most' }
  }
  const found = /^(.{2,}?)(er|est)$/.exec(word)
  if (!found?.[1]) return undefined
  for (const base of [found[1], `${found[1]}e`, found[1].replace(/(.)\1$/, '$1'), found[1].replace(/i$/, 'y')]) {
    if (isAdjective(base) && isShort(base)) return { base, degree: found[2] === 'er' ? 'more' : 'most' }
  }
  return undefined
}

const ADVERBS = new Map(Object.entries({ good: 'well', fast: 'fast', hard: 'hard', late: 'late', early: 'early' }))

export function adverbOf(adjective: string): string {
  const irregular = ADVERBS.get(adjective)
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`
  return /ic$/.test(adjective) ? `${adjective}ally` : `${adjective}ly`
}
