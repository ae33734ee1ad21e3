import { rowsOf } from '../data/rows.ts'

/** Right, but hardly ever what a learner means. */
const SELDOM = new Set(['peoples', 'monies', 'moneys', 'mouses', 'dice'])
const PLURALS = rowsOf('other-forms.tsv')
  .filter(([form = '', , relation]) => relation === 'plural' && form !== '-' && !SELDOM.has(form))
  .map(([form = '', base = '']): [many: string, one: string] => [form, base.toLowerCase()])
/** The first plural of a noun is what the tutor suggests. */
const IRREGULAR = new Map(
  PLURALS.filter(([many, one]) => many !== one)
    .toReversed()
    .map(([many, one]) => [one, many]),
)
const UNCHANGED = new Set([
  ...PLURALS.filter(([many, one]) => many === one).map(([, one]) => one),
  ...['dozen', 'police', 'cattle', 'staff'],
])
const singulars = new Map(PLURALS.filter(([many, one]) => many !== one))

export function plural(noun: string): string {
  if (UNCHANGED.has(noun)) return noun
  const irregular = IRREGULAR.get(noun)
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** 'childs', 'womans', 'mens': regular plurals of irregular nouns. */
export function wrongPlural(word: string): string | undefined {
  if (word === 'lifes' || singulars.has(word)) return undefined
  for (const [one, many] of IRREGULAR) {
    if (
      one === 'medium' ||
      one === 'bus' ||
      one === 'gas' ||
      one === 'person' ||
      /^(?:mango|volcano|mosquito|tornado|buffalo|cargo)$/.test(one) ||
      one === 'self'
    )
      continue
    const tail = many.slice(-4)
    if (word === `${one}s` && !many.endsWith(`${one}s`) && one !== 'half' && one !== 'scarf') return many
    if (word === `${many}s` && !tail.endsWith('s')) return many
  }
  return undefined
}

export const isUnchanged = (noun: string) => UNCHANGED.has(noun) || /.fish$/.test(noun)

/** The singular if the word is a plural of a noun that `isNoun` knows. */
export function singularOf(word: string, isNoun: (noun: string) => boolean): string | undefined {
  const irregular = singulars.get(word)
  if (irregular) return irregular
  if (!/[^s]s$/.test(word) || word.length < 4) return undefined
  if (/[^aeiou]os$/.test(word) && isNoun(word.slice(0, -1))) return word.slice(0, -1)
  if (/oes$/.test(word) && isNoun(word.slice(0, -2))) return word.slice(0, -2)
  for (const one of [word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, '')]) {
    if (one !== word && isNoun(one) && plural(one) === word) return one
  }
  return undefined
}
