import type { Dictionary, Entry } from './dictionary.ts'
import { type Form, formsOf, withFirst } from './word-forms.ts'

const VARIANTS: [RegExp, string][] = [
  [/our(?=$|s$|ed$|ing$|ite|ful|less)/, 'or'],
  [/or(?=$|s$|ed$|ing$|ite|ful|less)/, 'our'],
  [/is(?=e$|es$|ed$|ing$|er$|ation)/, 'iz'],
  [/iz(?=e$|es$|ed$|ing$|er$|ation)/, 'is'],
  [/tre(?=$|s$)/, 'ter'],
  [/ter(?=$|s$)/, 'tre'],
  [/ogue(?=$|s$)/, 'og'],
  [/og(?=$|s$)/, 'ogue'],
  [/mme(?=$|s$)/, 'm'],
  [/ence$/, 'ense'],
  [/ense$/, 'ence'],
  [/yse(?=$|d$|s$)/, 'yze'],
  [/yze(?=$|d$|s$)/, 'yse'],
  [/ise$/, 'ice'],
  [/lled$/, 'led'],
  [/lling$/, 'ling'],
  [/ller$/, 'ler'],
  [/l(?=ment$|s$|$)/, 'll'],
  [/-/g, ''],
  [/-/g, ' '],
  [/ey$/, 'ay'],
  [/y(?=re)/, 'i'],
  [/que(?=$|s$)/, 'ck'],
]

/** 'colour' and 'color', 'check-in' and 'check in'. */
export function variantOf(dictionary: Dictionary, asked: string): Form | null {
  for (const [pattern, instead] of VARIANTS) {
    const variant = asked.replace(pattern, instead)
    if (variant === asked || variant.length < 4) continue
    const entry = dictionary.learner(variant) ?? formsOf(dictionary, variant, dictionary.learner).right[0]?.entry
    if (entry) return otherSpelling(asked, entry)
  }
  return null
}

/** 'mother in law' with its hyphens, 'air port' in one word. */
export function joinedVariantOf(
  dictionary: Dictionary,
  asked: string,
  entryOf: (word: string) => Entry | null,
): Form | null {
  const hyphenated = asked.replaceAll(' ', '-')
  const entry = entryOf(hyphenated) ?? entryOf(asked.replaceAll(' ', ''))
  if (entry) return otherSpelling(asked, entry)
  return formsOf(dictionary, hyphenated, entryOf).right[0] ?? null
}

/** 'livingroom' is written in two words. */
export function splitVariantOf(dictionary: Dictionary, asked: string): string | null {
  for (let at = 2; at <= asked.length - 2; at++) {
    for (const between of [' ', '-']) {
      const split = asked.slice(0, at) + between + asked.slice(at)
      if (dictionary.learner(split)) return split
    }
  }
  return null
}

const otherSpelling = (form: string, entry: Entry): Form => ({
  entry,
  baseForm: { word: entry.word, form, relations: ['other spelling'] },
})

/** 'café' as 'cafe'. What English writes with an accent is first of all a noun: 'résumé'. */
export function withoutAccents(dictionary: Dictionary, asked: string): Entry | null {
  const plain = asked.normalize('NFD').replace(/\p{M}/gu, '')
  if (plain === asked) return null
  const entry = dictionary.learner(plain) ?? dictionary.wordnet(plain)
  return entry && withFirst(entry, 'noun')
}
