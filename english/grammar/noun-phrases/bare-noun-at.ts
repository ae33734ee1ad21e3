import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { lowerAt, type Sentence } from '../sentence.ts'
import { isRoleOfField } from './compounds.ts'
import { standsBare } from './noun-lists.ts'

const DEGREE = /^(?:very|really|quite|so|truly|extremely)$/
/** No noun phrase of its own begins with these. */
const NO_BEGINNING = /^(?:last|next|every|own|other|such|many|more|most|enough|plain|of|due|several|few|little|else)$/

/** Where the noun stands, if a noun phrase without determiner begins here: 'small wooden table'. */
export function bareNounAt({ tokens }: Sentence, from: number): number | undefined {
  if (NO_BEGINNING.test(tokens[from]?.lower ?? '')) return undefined
  let at = from
  if (isNamingVerb(tokens, at)) at += 1
  while (describes(tokens, at, from)) at += 1
  if (tokens[at]?.tag !== 'noun' || isTaken(tokens[at - 1])) return undefined
  while (tokens[at + 1]?.tag === 'noun' && tokens[at]?.readings.singular === undefined) at += 1
  if (isGrammarTerm(tokens, at)) return undefined
  if (isIllness(tokens, at)) return undefined
  return endsThere(tokens[at + 1], tokens[at + 2]) && tokens[at]?.lower !== tokens[at + 2]?.lower ? at : undefined
}

const isTaken = (before: Token | undefined) => before?.lower !== 'of' && NO_BEGINNING.test(before?.lower ?? '')

/** 'Japanese company' */
const isOrigin = (token: Token | undefined, next: Token | undefined) =>
  token?.tag === 'name' && token.readings.kinds.adj > 0 && next?.tag === 'noun' && next.text === next.lower

/** 'ojek driver', 'ID card' */
const isUnknownKind = (token: Token | undefined, next: Token | undefined) =>
  (token?.tag === 'word' || /^[A-Z]{2,4}$/.test(token?.text ?? '')) && next?.tag === 'noun'

/** 'very old', 'better headset' */
const describesMore = ({ lower }: Token, next: Token | undefined) =>
  lower === 'better' ? next?.tag === 'noun' : DEGREE.test(lower) && next?.tag === 'adj'

/** 'honest and hard-working', 'long, tiring'. */
function describes(tokens: readonly Token[], at: number, from: number): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (token?.tag === 'adj' || isOrigin(token, next) || isUnknownKind(token, next)) return true
  if (token?.tag === 'adv') return describesMore(token, next)
  if (!next) return false
  if (at === from)
    return (
      isDescribingVerb(token) &&
      tokens[at - 1]?.tag === 'be' &&
      next.tag === 'noun' &&
      !MADE_SO.test(token?.lower ?? '')
    )
  if (token?.text === ',' || /^(?:and|but|yet)$/.test(token?.lower ?? ''))
    return (
      tokens[at - 1]?.tag === 'adj' &&
      (next.tag === 'adj' || isDescribingVerb(next) || DEGREE.test(next.lower)) &&
      !isFiniteVerb(tokens[at + 3])
    )
  return isDescribingVerb(token) && (next.tag === 'noun' || next.lower === 'and')
}

/** 'He was elected president'. */
const MADE_SO = /^(?:elected|appointed|named|called|crowned|declared|considered|made|given|offered|paid|taught|voted)$/

/** 'tiring', 'experienced'. */
const isDescribingVerb = (token: Token | undefined) =>
  token?.tag === 'verb' && token.form !== 'base' && token.form !== 'third' && token.readings.kinds.adj > 0

const isFiniteVerb = (token: Token | undefined) =>
  token !== undefined &&
  (['be', 'have', 'modal', 'do'].includes(token.tag) ||
    (token.tag === 'verb' && (token.form === 'third' || token.form === 'past')))

const GRAMMAR_TERMS = oneOf(`
  passive active past present future simple perfect continuous direct indirect reported first second third zero`)

/** 'passive voice', 'past tense', 'indirect speech': names of what is learnt. */
const isGrammarTerm = (tokens: readonly Token[], at: number) =>
  /^(?:voice|tense|speech|perfect|continuous|past|present|conditional)$/.test(tokens[at]?.lower ?? '') &&
  GRAMMAR_TERMS.test(tokens[at - 1]?.lower ?? '')

/** 'dengue fever', 'lung disease'. */
const isIllness = (tokens: readonly Token[], at: number) =>
  /^(?:fever|disease|cancer|failure|flu|syndrome|pneumonia|poisoning|pressure|infection)$/.test(
    tokens[at]?.lower ?? '',
  ) && /^(?:noun|word|name)$/.test(tokens[at - 1]?.tag ?? '')

/** 'has swimming pool', 'as tour guide': a verb by its form, but it says what kind of thing the noun is. */
export function isNamingVerb(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.tag !== 'verb' || tokens[at + 1]?.tag !== 'noun' || token.readings.kinds.noun < 1) return false
  const before = tokens[at - 1]
  if (before?.tag === 'be' && isRoleOfField(tokens, at)) return true
  if (before?.lower === 'as') return token.form === 'base'
  const names = before?.tag === 'have' || tokens[at - 2]?.tag === 'there' || KEPT_FOR.test(tokens[at + 1]?.lower ?? '')
  return token.form === 'ing' && names
}

/** 'boarding house', 'waiting room', 'washing machine'. */
const KEPT_FOR = oneOf(`
  house room pool lot area machine mall licence license desk board card bag point ring fee fees ticket tickets space spot`)

/** Nothing follows that belongs to the noun: 'shop's', 'room 12', 'knife and fork', 'face-to-face'. */
function endsThere(next: Token | undefined, afterNext: Token | undefined): boolean {
  if (!next) return true
  if (next.tag === 'num' && PERIOD.test(afterNext?.lower ?? '')) return true
  if (next.lower === 'whose') return true
  if (['noun', 'name', 'num', 'poss', 'word'].includes(next.tag) || /^['’/-]/.test(next.text)) return false
  // 'phone calls', read as a verb
  if (next.tag === 'verb' && next.form === 'third' && next.readings.singular) return false
  // 'basket weaving', 'way better'
  if (next.form === 'ing' || (next.tag === 'adj' && next.readings.degree?.degree === 'more')) return false
  return !(/^(?:and|or|by|to|after|versus|nor)$/.test(next.lower) && afterNext?.tag === 'noun')
}

const PERIOD = /^(?:minutes?|hours?|days?|weeks?|months?|years?|times?|decades?|centuries)$/

/** 'He is captain of the team': there is only one. */
export const isTitle = (sentence: Sentence, at: number, alone: boolean) =>
  alone &&
  standsBare('title', lowerAt(sentence, at)) &&
  (/^(?:of|to|and|is|are|was)$/.test(lowerAt(sentence, at + 1)) ||
    /^(?:key|part|common|fun|god|evidence)$/.test(lowerAt(sentence, at)))
