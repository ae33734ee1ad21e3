import { adjectiveOf, adverbOf, comparative, superlative } from '../words/adjectives.ts'
import type { Lexicon, WordReadings } from '../words/lexicon.ts'
import { plural } from '../words/nouns.ts'
import { inflectVerb, type VerbForm } from '../words/verbs.ts'

/** A word is left, dropped, replaced by another one, or put into another form of its own. */
const STAYS = 'K'
export const DROPPED = 'D'
/** Something is wrong that no label mends. */
const UNKNOWN = 'X'

export const isChange = (label: string): boolean => label !== STAYS && label !== UNKNOWN

/** What stands behind the colon: 'R:for' and 'I:the'. */
export const wordsOfLabel = (label: string): string => label.slice(2)

const VERB_FORMS: ReadonlySet<string> = new Set<VerbForm>(['base', 'third', 'past', 'participle', 'ing'])

/** The word that a label makes of this one, in small letters; undefined where it has no such form. */
export function applyLabel(word: string, label: string, lexicon: Lexicon): string | undefined {
  if (label === DROPPED) return ''
  if (label.startsWith('R:')) return wordsOfLabel(label)
  const [, , form = ''] = label.split(':')
  const readings = lexicon.read(word)
  if (VERB_FORMS.has(form)) return verbIn(readings, form as VerbForm)
  return OTHER_FORMS[form]?.(word, readings, lexicon)
}

function verbIn({ verbs }: WordReadings, form: VerbForm): string | undefined {
  const [best] = verbs.toSorted((one, other) => other.weight - one.weight)
  return best && inflectVerb(best.base, form)
}

type Form = (word: string, readings: WordReadings, lexicon: Lexicon) => string | undefined

const OTHER_FORMS: Record<string, Form> = {
  sg: (_, { singular }) => singular,
  pl: (word, { singular }) => (singular ? undefined : plural(word)),
  pos: (word, { degree }) => degree?.base ?? adjectiveOf(word),
  comp: (word, { degree, kinds }) => (degree || kinds.adj === 0 ? undefined : comparative(word)),
  sup: (word, { degree, kinds }) => (degree || kinds.adj === 0 ? undefined : superlative(word)),
  adv: (word, { kinds }) => (kinds.adj === 0 ? undefined : adverbOf(word)),
}
