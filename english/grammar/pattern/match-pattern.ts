import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import type { VerbForm } from '../../words/verbs.ts'
import { DEMONSTRATIVES } from '../../words/word-sets.ts'
import type { Sentence } from '../sentence.ts'
import type { Atom, Element, Pattern } from './parse-pattern.ts'

/** The tokens from `from` up to `to`; empty for what is optional and not there. */
interface Span {
  from: number
  to: number
}

export interface Match extends Span {
  sentence: Sentence
  /** One a numbered element, in order. */
  spans: readonly Span[]
}

/** Matches that begin anywhere in the sentence, from left to right. */
export function matchesOf(pattern: Pattern, sentence: Sentence): Match[] {
  const found: Match[] = []
  const [first] = pattern.elements
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (first && !first.isOptional && first.ahead !== 'denied' && ends(first, sentence, at).length === 0) continue
    const match = matchAt(pattern, sentence, at)
    if (match) found.push(match)
  }
  return found
}

function matchAt({ elements }: Pattern, sentence: Sentence, start: number): Match | undefined {
  const spans: Span[] = []
  const step = (index: number, at: number): boolean => {
    const element = elements[index]
    if (!element) return true
    if (element.ahead)
      return ends(element, sentence, at).length > 0 === (element.ahead === 'needed') && step(index + 1, at)
    const { length } = spans
    for (const to of reached(element, sentence, at)) {
      if (!element.isEdge) spans.push({ from: at, to })
      if (step(index + 1, to)) return true
      spans.length = length
    }
    return false
  }
  return step(0, start) ? { sentence, spans, ...taken(elements, spans) } : undefined
}

/** What is replaced: from the first to the last element that is not context. */
function taken(elements: readonly Element[], spans: readonly Span[]): Span {
  const numbered = elements.filter(({ isEdge }) => !isEdge)
  const own = spans.filter((_, at) => !numbered[at]?.isContext)
  return { from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 }
}

/** Where the next element can begin, the likeliest first: optional words are taken if they are there. */
function reached(element: Element, sentence: Sentence, at: number): number[] {
  if (element.max > 1) return skipped(element, sentence, at)
  const found = ends(element, sentence, at)
  return element.isOptional ? [...found, at] : found
}

function skipped({ max, isOptional }: Element, { tokens }: Sentence, at: number): number[] {
  const found = isOptional ? [at] : []
  for (let to = at; to < at + max && isSkippable(tokens[to]); to += 1) found.push(to + 1)
  return found
}

const isSkippable = (token: Token | undefined) =>
  token !== undefined && (token.tag !== 'punct' || /^["“”]$/.test(token.text))

function ends({ options }: Element, sentence: Sentence, at: number): number[] {
  const found: number[] = []
  for (const atoms of options) {
    const to = endOf(atoms, sentence, at)
    if (to !== undefined && !found.includes(to)) found.push(to)
  }
  return found.length > 1 ? found.sort((one, other) => other - one) : found
}

function endOf(atoms: readonly Atom[], sentence: Sentence, at: number): number | undefined {
  let next = at
  for (const atom of atoms) {
    if (atom.edge) {
      if (!isAtEdge(atom.edge, sentence, next)) return undefined
      continue
    }
    if (atom.head) {
      const phrase = headedPhrase(atom.head, sentence.tokens, next)
      if (!phrase) return undefined
      next = phrase.end
      continue
    }
    const token = sentence.tokens[next]
    if (!token || !fits(atom, token) || isNamed(atom, token, sentence.tokens[next - 1])) return undefined
    next += 1
  }
  return next
}

function headedPhrase(heads: NonNullable<Atom['head']>, tokens: readonly Token[], at: number): NounPhrase | undefined {
  const phrase = plainNounPhrase(tokens, at)
  const head = phrase && tokens[phrase.head]
  return head && heads.some(([atom]) => atom && fits(atom, head)) ? phrase : undefined
}

function isAtEdge(edge: NonNullable<Atom['edge']>, { text, tokens }: Sentence, at: number): boolean {
  if (edge === 'start') return at === 0
  if (edge === 'asked') return /\?["')\s]*$/.test(text)
  const token = tokens[at]
  return token === undefined || (token.tag === 'punct' && !/^["“”'‘(]$/.test(token.text))
}

function fits({ words, test }: Atom, token: Token): boolean {
  if (test) return test(token)
  if (!words?.has(token.lower)) return false
  return token.lower !== "'s" || words.get("'s") === undefined || token.tag === 'be'
}

/** 'my visit to Bali', 'an open door': no form of the verb stands there. */
const isNamed = ({ words }: Atom, { tag, lower }: Token, before: Token | undefined): boolean =>
  (tag === 'noun' || tag === 'adj') &&
  words?.get(lower)?.forms !== undefined &&
  before !== undefined &&
  ['det', 'poss', 'num'].includes(before.tag) &&
  !DEMONSTRATIVES.test(before.lower)

/** The form of a verb that an element matched: 'made' of `make~` is past, in 'have made' a participle. */
export function formAt({ sentence, spans }: Match, number: number, pattern: Pattern): VerbForm {
  const span = spans[number - 1]
  const element = pattern.elements.filter(({ isEdge }) => !isEdge)[number - 1]
  for (let at = span?.from ?? 0; at < (span?.to ?? 0); at += 1) {
    const token = sentence.tokens[at] as Token
    const forms = element?.options.flatMap((atoms) =>
      atoms.flatMap(({ words }) => words?.get(token.lower)?.forms ?? []),
    )
    if (forms?.length) return fitting(forms, token, sentence.tokens[at - 1])
    const [reading] = token.readings.verbs
    if (reading) return token.form ?? reading.form
  }
  return 'base'
}

function fitting(forms: readonly VerbForm[], token: Token, before: Token | undefined): VerbForm {
  if (forms.length === 1) return forms[0] as VerbForm
  if (before && ['have', 'be'].includes(before.tag) && forms.includes('participle')) return 'participle'
  return token.form && forms.includes(token.form) ? token.form : (forms[0] as VerbForm)
}
