import type { FormRelation } from '../../domain/explainer/look-up.ts'
import { oneOf } from '../words/one-of.ts'

type Rule = (base: string, ipa: string | null) => string[]

/** The regular forms of a word; several where usage differs. */
export function regularForms(base: string, relation: FormRelation, ipa: string | null): string[] {
  return RULES[relation]?.(base, ipa) ?? []
}

const CONSONANT_Y = /(?:[^aeiou]|qu)y$/
const HARD_CH = /^(?:stomach|monarch|patriarch|matriarch|oligarch|epoch|tech|loch)$/
const EITHER_O = /(?:mosquit|volcan|mang|tornad|buffal|carg|zer|mott|hal|flaming|ghett|domin|manifest|lass)o$/
const O_WITH_ES = /(?:potat|tomat|her|ech|vet|torped|embarg)o$|^(?:(?:under|fore|out|over|un|re)?(?:go|do))$/

const withS: Rule = (base) => {
  if (CONSONANT_Y.test(base)) return [`${base.slice(0, -1)}ies`]
  if (/[^s]s$/.test(base)) return [`${base}es`, `${base}ses`]
  if (/(?:ss|x|z|ch|sh)$/.test(base) && !HARD_CH.test(base))
    return [`${base}es`, ...(/[^z]z$/.test(base) ? [`${base}zes`] : [])]
  if (O_WITH_ES.test(base)) return [`${base}es`]
  return EITHER_O.test(base) ? [`${base}es`, `${base}s`] : [`${base}s`]
}

const withEd: Rule = (base, ipa) => {
  if (base.endsWith('e')) return [`${base}d`]
  if (CONSONANT_Y.test(base)) return [`${base.slice(0, -1)}ied`]
  return stems(base, ipa).map((stem) => `${stem}ed`)
}

const withIng: Rule = (base, ipa) => {
  if (base.endsWith('ie')) return [`${base.slice(0, -2)}ying`]
  if (/(?:[eoy]e|^be)$/.test(base)) return [`${base}ing`]
  if (/(?:^age|ue|inge)$/.test(base)) return [`${base.slice(0, -1)}ing`, `${base}ing`]
  if (base.endsWith('e')) return [`${base.slice(0, -1)}ing`]
  return stems(base, ipa).map((stem) => `${stem}ing`)
}

const compared =
  (ending: 'er' | 'est', word: 'more' | 'most'): Rule =>
  (base, ipa) => {
    const withEnding = () => {
      if (base.endsWith('e')) return [base + ending.slice(1)]
      if (CONSONANT_Y.test(base)) return [`${base.slice(0, -1)}i${ending}`]
      return stems(base, ipa).map((stem) => stem + ending)
    }
    const by = comparedBy(base)
    return [...(by === 'word' ? [] : withEnding()), ...(by === 'ending' ? [] : [`${word} ${base}`])]
  }

const EITHER_WAY = oneOf(`
  quiet common polite stupid pleasant handsome cruel remote severe sincere mature solid secure often real right
  wrong like true clear fair sure calm proud keen just apt strict free lost`)
const BY_WORD = /.{3}(?:ed|ing|ful|less|ous)$|^(?:fun|worth|afraid|alone|asleep|alive|ill)$/
const ADJECTIVES_IN_LY = /^(?:un)?(?:early|ugly|friendly|lovely|lonely|lively|deadly|likely|silly|jolly|holy|oily)$/

/** 'bigger', but 'more beautiful'; 'politer' or 'more polite'. */
function comparedBy(base: string): 'ending' | 'word' | 'either' {
  const syllables = base.replace(/(?<=[aeiouy][^aeiouyl]+)(?:e|(?<=[gq])ue)$/, '').match(/[aeiouy]+/g)?.length ?? 1
  if (EITHER_WAY.test(base) || ADJECTIVES_IN_LY.test(base)) return 'either'
  if (BY_WORD.test(base) || base.endsWith('ly')) return 'word'
  if (syllables === 1) return 'ending'
  if (syllables > (/^un/.test(base) ? 3 : 2)) return 'word'
  if (base.endsWith('y')) return 'ending'
  return /(?:le|ow|er)$/.test(base) ? 'either' : 'word'
}

const SHORT_END = /(?:^|[^aeiou]|qu)[aeiouy][^aeiouwxy]$/
const EITHER_END = /(?:l|ship|nap|cap|gram|mat|cus|bias|fit|put|set|cast|zag|bat|s)$/

/** The stem before an ending: 'stopp' for 'stop', 'visit' for 'visit', 'travel' or 'travell' for 'travel'. */
function stems(base: string, ipa: string | null): string[] {
  if (base.endsWith('c')) return [`${base}k`]
  if (!SHORT_END.test(base)) return [base]
  const doubled = base + base.slice(-1)
  const stress = ipa === null ? 'unknown' : lastStress(ipa)
  if (stress === 'unknown' || EITHER_END.test(base))
    return stress === 'main' && !base.endsWith('s') ? [doubled] : [doubled, base]
  return stress === 'main' ? [doubled] : [base]
}

/** Whether the last syllable is stressed; 'unknown' for secondary stress. */
function lastStress(ipa: string): 'main' | 'none' | 'unknown' {
  const [, mark = 'ˈ', last = ''] = ipa.match(/(?:^|.*([ˈˌ]))([^ˈˌ]*)$/) ?? []
  if ((last.match(/[ɑæʌəɔaʊeɜɪiou]+/g)?.length ?? 0) > 1) return 'none'
  return mark === 'ˈ' ? 'main' : 'unknown'
}

const RULES: Partial<Record<FormRelation, Rule>> = {
  'plural': withS,
  'third person': withS,
  'past': withEd,
  'past participle': withEd,
  '-ing form': withIng,
  'comparative': compared('er', 'more'),
  'superlative': compared('est', 'most'),
}
