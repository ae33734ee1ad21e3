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
  ...['dozen', 'police', 'cattle', 'staff', 'dice', 'personnel', 'clientele'],
])
const singulars = new Map(PLURALS.filter(([many, one]) => many !== one))

export function plural(noun: string): string {
  if (UNCHANGED.has(noun)) return noun
  const irregular = IRREGULAR.get(noun)
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** Nouns whose regular plural is right, too, or another word. */
const ALSO_REGULAR = new Set('medium bus gas person self mango volcano mosquito tornado buffalo cargo'.split(' '))
/** Of these only the plural with another -s is wrong. */
const REGULAR_TOO = new Set(['half', 'scarf'])

const wrongPlurals = new Map<string, string>()
for (const [one, many] of IRREGULAR) {
  if (ALSO_REGULAR.has(one)) continue
  const wrong = [
    ...(many.endsWith(`${one}s`) || REGULAR_TOO.has(one) ? [] : [`${one}s`]),
    ...(many.endsWith('s') ? [] : [`${many}s`]),
  ]
  for (const word of wrong) if (!wrongPlurals.has(word)) wrongPlurals.set(word, many)
}

/** 'childs', 'womans', 'mens': regular plurals of irregular nouns. */
export const wrongPlural = (word: string): string | undefined =>
  word === 'lifes' || singulars.has(word) ? undefined : wrongPlurals.get(word)

export const isUnchanged = (noun: string) => UNCHANGED.has(noun) || /.fish$/.test(noun)

/** The singular if the word is a plural of a noun that `isNoun` knows. */
export function singularOf(word: string, isNoun: (noun: string) => boolean): string | undefined {
  const irregular = singulars.get(word)
  if (irregular) return irregular
  const man = word.replace(/men$/, 'man')
  if (man !== word && man !== 'man' && isNoun(man)) return man
  if (!/[^s]s$/.test(word) || word.length < 4) return undefined
  if (/[^aeiou]os$/.test(word) && isNoun(word.slice(0, -1))) return word.slice(0, -1)
  if (/oes$/.test(word) && isNoun(word.slice(0, -2))) return word.slice(0, -2)
  for (const one of [word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, '')]) {
    if (one !== word && isNoun(one) && plural(one) === word) return one
  }
  return undefined
}
