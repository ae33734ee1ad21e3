import type { Dictionary, Entry } from './dictionary.ts'
import { type Form, formsOf, withFirst } from './word-forms.ts'

const OUR =
  '(?:col|fav|hon|lab|neighb|flav|hum|behavi|harb|rum|sav|vap|arm|vig|od|parl|tum|endeav|savi|splend|glam|enam|cland)'
const ONLY_ISE =
  '(?:adv|superv|rev|telev|improv|dev|comprom|prom|prem|surpr|compr|enterpr|exerc|advert|disgu|desp|franch|ra|pra|no|exc|r|w)'

/** British and American spellings, and optional hyphens. */
const VARIANTS: [RegExp, string][] = [
  [new RegExp(`(?<=${OUR})our`), 'or'],
  [new RegExp(`(?<=${OUR})or`), 'our'],
  [/is(?=e$|es$|ed$|ing$|er$|ers$|ation)/, 'iz'],
  [new RegExp(`(?<!^${ONLY_ISE})iz(?=e$|es$|ed$|ing$|er$|ers$|ation)`), 'is'],
  [/(?<=thea|cen|me|li|spec|lus)tre(?=$|s$)/, 'ter'],
  [/(?<=thea|cen|me|li|spec|lus)ter(?=$|s$)/, 'tre'],
  [/(?<=fi|cali|som)bre(?=$|s$)/, 'ber'],
  [/(?<=catal|dial|anal|monol|epil|prol)ogue(?=$|s$)/, 'og'],
  [/(?<=catal|dial|anal|monol|epil|prol)og(?=$|s$)/, 'ogue'],
  [/(?<=gra)mme(?=$|s$)/, 'm'],
  [/(?<=def|off|lic|pret)ence(?=$|s$)/, 'ense'],
  [/(?<=def|off|lic|pret)ense(?=$|s$)/, 'ence'],
  [/(?<=pract)is(?=e$|es$|ed$|ing$)/, 'ic'],
  [/ys(?=e$|es$|ed$|ing$)/, 'yz'],
  [/ll(?=er$|ers$|or$|ors$|ery$)/, 'l'],
  [/(?<=fulfi|enro|insta|disti|insti|appa)l(?=ment|s$|$)/, 'll'],
  [/(?<=ski|wi)l(?=ful)/, 'll'],
  [/^grey/, 'gray'],
  [/^tyre/, 'tire'],
  [/^aero(?=plane)/, 'air'],
  [/-/g, ''],
  [/-/g, ' '],
]

export interface Variant extends Form {
  /** The dictionary's spelling, for the pronunciation. */
  spelling: string
}

/** 'colour' and 'color', 'check-in' and 'check in'. */
export function variantOf(dictionary: Dictionary, asked: string): Variant | null {
  for (const [pattern, instead] of VARIANTS) {
    const spelling = asked.replace(pattern, instead)
    if (spelling === asked || spelling.length < SHORTEST_VARIANT) continue
    const entry = dictionary.learner(spelling)
    if (entry) return { ...otherSpelling(asked, entry), spelling }
    const [form] = formsOf(dictionary, spelling, dictionary.learner).right
    if (form) return { entry: form.entry, baseForm: { ...form.baseForm, form: asked }, spelling }
  }
  return null
}

const SHORTEST_VARIANT = 4

/** 'eg' and 'U.S.A.': abbreviations with or without dots. */
export function dottedVariantOf(dictionary: Dictionary, asked: string): Entry | null {
  if (/^\p{L}(?:\.\p{L})+$/u.test(asked)) {
    const plain = asked.replaceAll('.', '')
    return dictionary.learner(plain) ?? dictionary.wordnet(plain)
  }
  return /^\p{L}{2,3}$/u.test(asked) ? dictionary.learner([...asked].join('.')) : null
}

/** "dont" is "don't"; where that is also a rare word, only if the contraction is clearly meant. */
export function withApostrophe(dictionary: Dictionary, asked: string): string | null {
  const [, start = '', end = ''] = asked.match(/^(\p{L}+?)(nt|m|s|re|ve|ll|d)$/u) ?? []
  if (!start) return null
  const contraction = end === 'nt' ? `${start}n't` : `${start}'${end}`
  const isSure = end === 'nt' || end === 'm' || !dictionary.wordnet(asked)
  return isSure && dictionary.learner(contraction)?.parts.has('contraction') ? contraction : null
}

/** 'mother in law' with hyphens, 'air port' as one word: nouns only, since 'every day' is not 'everyday'. */
export function joinedVariantOf(
  dictionary: Dictionary,
  asked: string,
  entryOf: (word: string) => Entry | null,
): Form | null {
  const hyphenated = asked.replaceAll(' ', '-')
  const joined = entryOf(asked.replaceAll(' ', ''))
  const entry = entryOf(hyphenated) ?? (joined?.senses[0]?.partOfSpeech === 'noun' ? joined : null)
  if (entry) return otherSpelling(asked, entry)
  return formsOf(dictionary, hyphenated, entryOf).right[0] ?? null
}

const SHORTEST_HALF = 3

/** 'livingroom' should be two words. */
export function splitVariantOf(dictionary: Dictionary, asked: string): string | null {
  for (let at = 1; at < asked.length; at++) {
    const halves = [asked.slice(0, at), asked.slice(at)]
    const written = [halves.join(' '), halves.join('-')].find((split) => dictionary.learner(split))
    if (written) return written
    if (halves.some(({ length }) => length < SHORTEST_HALF)) continue
    if (halves.every((half) => dictionary.knows(half)) && dictionary.knows(halves.join(' '))) return halves.join(' ')
  }
  return null
}

const otherSpelling = (form: string, entry: Entry): Form => ({
  entry,
  baseForm: { word: entry.word, form, relations: ['other spelling'] },
})

/** 'café' as 'cafe'. With an accent the noun is meant: 'résumé'. */
export function withoutAccents(dictionary: Dictionary, asked: string): Entry | null {
  const plain = asked.normalize('NFD').replace(/\p{M}/gu, '')
  if (plain === asked) return null
  const entry = dictionary.learner(plain) ?? dictionary.wordnet(plain)
  return entry && withFirst(entry, 'noun')
}
