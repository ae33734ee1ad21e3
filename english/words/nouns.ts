const IRREGULAR = new Map(
  Object.entries({
    man: 'men',
    woman: 'women',
    child: 'children',
    person: 'people',
    foot: 'feet',
    tooth: 'teeth',
    goose: 'geese',
    mouse: 'mice',
    wife: 'wives',
    knife: 'knives',
    life: 'lives',
    leaf: 'leaves',
    half: 'halves',
    shelf: 'shelves',
    thief: 'thieves',
    wolf: 'wolves',
    loaf: 'loaves',
    scarf: 'scarves',
    calf: 'calves',
    potato: 'potatoes',
    tomato: 'tomatoes',
    hero: 'heroes',
    echo: 'echoes',
    mango: 'mangoes',
    mosquito: 'mosquitoes',
    tornado: 'tornadoes',
    buffalo: 'buffaloes',
    cargo: 'cargoes',
    torpedo: 'torpedoes',
    veto: 'vetoes',
    ox: 'oxen',
    crisis: 'crises',
    analysis: 'analyses',
    basis: 'bases',
    thesis: 'theses',
    hypothesis: 'hypotheses',
    criterion: 'criteria',
    phenomenon: 'phenomena',
    medium: 'media',
    quiz: 'quizzes',
    businessman: 'businessmen',
    policeman: 'policemen',
    fisherman: 'fishermen',
    grandchild: 'grandchildren',
    salesman: 'salesmen',
    fireman: 'firemen',
    englishman: 'englishmen',
    housewife: 'housewives',
    passerby: 'passersby',
    volcano: 'volcanoes',
    bus: 'buses',
    gas: 'gases',
    self: 'selves',
    datum: 'data',
  }),
)
const UNCHANGED = new Set(
  'sheep fish deer series species aircraft means crossroads headquarters offspring salmon shrimp rupiah yen baht yuan ringgit dozen police cattle staff'.split(
    ' ',
  ),
)
const singulars = new Map([...IRREGULAR].map(([one, many]) => [many, one]))

export function plural(noun: string): string {
  if (UNCHANGED.has(noun)) return noun
  const irregular = IRREGULAR.get(noun)
  if (irregular) return irregular
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** 'childs', 'womans', 'mens': regular plurals of irregular nouns. */
export function wrongPlural(word: string): string | undefined {
  if (word === 'lifes') return undefined
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

export const isUnchanged = (noun: string) => UNCHANGED.has(noun)

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
