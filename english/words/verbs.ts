import { irregularVerbs } from './irregular-verbs.ts'
import { oneOf } from './one-of.ts'

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'ing'

export interface VerbReading {
  base: string
  form: VerbForm
}

const ONE_SYLLABLE = /^[^aeiou]*[aeiou][bdgklmnprtvz]$/
const DOUBLING = oneOf(`
  prefer occur begin refer admit commit control forget permit regret transfer equip travel cancel label model
  signal submit omit upset rebel patrol program worship kidnap quit quiz handicap format overlap unplug outrun
  rerun compel expel propel excel incur recur defer infer confer deter abhor`)
const NOT_DOUBLED =
  /^(?:.*[wxy]|.*(?:open|listen|visit|offer|happen|enter|answer|order|cover|suffer|develop|deliver|limit|edit))$/

const doubles = (base: string) => DOUBLING.test(base) || (ONE_SYLLABLE.test(base) && !NOT_DOUBLED.test(base))
const endsWithConsonantY = (base: string) => /[^aeiou]y$/.test(base)

export function thirdPerson(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (endsWithConsonantY(base)) return `${base.slice(0, -1)}ies`
  if (base === 'quiz') return 'quizzes'
  return /(?:s|x|z|ch|sh|[^aeiou]o|do|go)$/.test(base) ? `${base}es` : `${base}s`
}

export function ingForm(base: string): string {
  if (base === 'be') return 'being'
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  if (/c$/.test(base)) return `${base}king`
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

export const pastForm = (base: string): string => irregularVerbs.get(base)?.past[0] ?? regularPast(base)
export const participleForm = (base: string): string => irregularVerbs.get(base)?.participle[0] ?? regularPast(base)

function regularPast(base: string): string {
  if (/e$/.test(base)) return `${base}d`
  if (endsWithConsonantY(base)) return `${base.slice(0, -1)}ied`
  if (/c$/.test(base)) return `${base}ked`
  return doubles(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

export function inflectVerb(base: string, form: VerbForm): string {
  if (form === 'third') return thirdPerson(base)
  if (form === 'ing') return ingForm(base)
  if (form === 'past') return pastForm(base)
  return form === 'participle' ? participleForm(base) : base
}

const BE_FORMS: [VerbForm, string][] = [
  ['base', 'be'],
  ['base', 'am'],
  ['base', 'are'],
  ['third', 'is'],
  ['third', "'s"],
  ['past', 'was'],
  ['past', 'were'],
  ['participle', 'been'],
  ['ing', 'being'],
]

/** Every written form: 'learn', 'learns', 'learned', 'learnt', 'learning'. */
export function verbForms(base: string): [VerbForm, string][] {
  if (base === 'be') return BE_FORMS
  const { past = [pastForm(base)], participle = [participleForm(base)] } = irregularVerbs.get(base) ?? {}
  return [
    ['base', base],
    ['third', thirdPerson(base)],
    ...past.map((word): [VerbForm, string] => ['past', word]),
    ...participle.map((word): [VerbForm, string] => ['participle', word]),
    ['ing', ingForm(base)],
  ]
}

const irregularReadings = new Map<string, VerbReading[]>()
for (const [base, { past, participle }] of irregularVerbs) {
  for (const word of past) addIrregular(word, { base, form: 'past' })
  for (const word of participle) addIrregular(word, { base, form: 'participle' })
}

function addIrregular(word: string, reading: VerbReading) {
  irregularReadings.set(word, [...(irregularReadings.get(word) ?? []), reading])
}

/** Every way in which a word can be a form of a verb that `isVerb` knows. */
export function readVerb(word: string, isVerb: (base: string) => boolean): VerbReading[] {
  const readings = [...(irregularReadings.get(word) ?? [])]
  if (isVerb(word)) readings.push({ base: word, form: 'base' })
  for (const base of strip(word, /s$/))
    if (isVerb(base) && thirdPerson(base) === word) readings.push({ base, form: 'third' })
  for (const base of strip(word, /ing$/))
    if (isVerb(base) && sameWithDoubling(ingForm(base), word)) readings.push({ base, form: 'ing' })
  for (const base of strip(word, /ed$/)) {
    if (base === 'fee' || !isVerb(base) || irregularOnly(base) || !sameWithDoubling(regularPast(base), word)) continue
    readings.push({ base, form: 'past' }, { base, form: 'participle' })
  }
  return readings
}

/** Pasts that are rare verbs of their own too: 'didn't saw' is no carpenter's word. */
export const PAST_ONLY = new Set('saw found felt left fell rose spoke bound wound'.split(' '))

/** A regular ending on an irregular verb: 'buyed', 'teached'. */
export function overRegular(word: string): { base: string } | undefined {
  for (const base of strip(word, /ed$/)) {
    if (irregularOnly(base) && [regularPast(base), `${base}ed`].includes(word)) return { base }
  }
  return undefined
}

const irregularOnly = (base: string) => {
  const irregular = irregularVerbs.get(base)
  return irregular !== undefined && !irregular.past.includes(regularPast(base))
}

/** 'travelled' and 'traveled' are both right. */
const sameWithDoubling = (made: string, word: string) => made === word || undouble(made) === undouble(word)
const undouble = (word: string) => word.replace(/(l)\1(?=ing$|ed$)/, '$1')

function strip(word: string, ending: RegExp): string[] {
  if (!ending.test(word) || word.length < 4) return []
  const stem = word.replace(ending, '')
  const found = [stem]
  if (ending.source === 's$') found.push(stem.replace(/e$/, ''), stem.replace(/ie$/, 'y'), stem.replace(/ze$/, ''))
  else
    found.push(
      `${stem}e`,
      stem.replace(/(.)\1$/, '$1'),
      stem.replace(/k$/, ''),
      stem.replace(/i$/, 'y'),
      stem.replace(/y$/, 'ie'),
    )
  return [...new Set(found)]
}
