import type { Token } from '../../sentences/tokens.ts'
import { article } from '../../words/a-or-an.ts'
import { adjectiveOf, adverbOf, comparative, isShort, superlative } from '../../words/adjectives.ts'
import type { Lexicon } from '../../words/lexicon.ts'
import { LAND_OF, PEOPLE_OF } from '../../words/nations.ts'
import { plural } from '../../words/nouns.ts'
import { pronouns } from '../../words/pronouns.ts'
import { inflectVerb, type VerbForm } from '../../words/verbs.ts'
import { ADJECTIVE_OF, NOUN_OF_ADJECTIVE, NOUN_OF_VERB } from '../../words/word-families.ts'
import { HE_SHE_IT } from '../../words/word-sets.ts'
import { lowerFirst } from '../sentence.ts'
import { formAt, type Match } from './match-pattern.ts'
import type { Pattern } from './parse-pattern.ts'

/** What a rule may look at when a template does not do. */
export interface Said extends Match {
  /** The words that an element matched, '' where it is not there. */
  text(number: number): string
  /** The same in lower case, contractions in full: n't is 'not'. */
  lower(number: number): string
  token(number: number): Token | undefined
  /** The form of a verb as an element matched it. */
  form(number: number): VerbForm
  /** `say` with its $1, do~1 … filled in. */
  fill(say: string): string
}

const PIECE = /(?:\$(\d)|([a-z]+))(?:([~@:])(\d|[a-z]+(?::[a-z]+)*))/g
const CHOICE = /\$(\d)\{([^{}]*)\}/g

export function said(match: Match, pattern: Pattern): Said {
  const { tokens, text } = match.sentence
  const spanAt = (number: number) => match.spans[number - 1] ?? { from: 0, to: 0 }
  const textAt = (number: number): string => {
    const { from, to } = spanAt(number)
    if (from >= to) return ''
    const first = tokens[from] as Token
    const raw = text.slice(first.start, tokens[to - 1]?.end)
    return from === 0 ? lowerFirst(first) + raw.slice(first.text.length) : raw
  }
  const one: Said = {
    ...match,
    text: textAt,
    lower: (number) =>
      tokens
        .slice(spanAt(number).from, spanAt(number).to)
        .map(({ lower }) => lower)
        .join(' '),
    token: (number) => (spanAt(number).from < spanAt(number).to ? tokens[spanAt(number).from] : undefined),
    form: (number) => formAt(match, number, pattern),
    fill: (say) => fill(one, say),
  }
  return one
}

/** `do~1`: as capture 1 is inflected; `$2~ing`; `be@1`: as the subject in 1 wants it; `$2:plural`; `$1{is=was}`. */
function fill(match: Said, say: string): string {
  return say
    .replaceAll(CHOICE, (_, number: string, choices: string) => chosen(match, Number(number), choices))
    .replaceAll(PIECE, (_, number: string | undefined, word: string | undefined, mark: string, by: string) => {
      const base = number ? match.text(Number(number)) : (word ?? '')
      if (mark === ':') return turned(base, by, match.sentence.lexicon)
      if (mark === '@') return agreeing(number ? baseAt(match, Number(number)) : base, match, Number(by))
      const form = /\d/.test(by) ? match.form(Number(by)) : (by as VerbForm)
      return inflectVerb(number ? baseAt(match, Number(number)) : base, form)
    })
    .replaceAll(/\$(\d)/g, (_, number: string) => match.text(Number(number)))
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ (?=[,.?!]|'s\b)/g, '')
    .trim()
}

/** `$1{is,are=be|has=have|*=$1~base}`: what stands for each word; `*` for any other, which stays where that is missing. */
function chosen(match: Said, number: number, choices: string): string {
  const pairs = choices.split('|').map((choice) => choice.split('=') as [string, string])
  const written = match.lower(number)
  const found = pairs.find(([words]) => words.split(',').includes(written)) ?? pairs.find(([words]) => words === '*')
  return found ? found[1] : `$${number}`
}

/** 'easy' or 'easiest' → 'easier', 'useful' → 'more useful' */
function degreeOf(text: string, lexicon: Lexicon, ending: (base: string) => string, word: string): string {
  const base = lexicon.read(text).degree?.base ?? text
  return isShort(base) ? ending(base) : `${word} ${base}`
}

const TURNS: Record<string, (text: string, lexicon: Lexicon) => string> = {
  subject: (text) => pronouns(text)?.subject ?? text,
  object: (text) => pronouns(text)?.object ?? text,
  owner: (text) => pronouns(text)?.owner ?? text,
  own: (text) => pronouns(text)?.own ?? text,
  self: (text) => pronouns(text)?.self ?? text,
  plural: (text) => text.replace(/\w+$/, plural),
  /** Also 'six-year-old'. */
  singular: (text, lexicon) => text.replace(/\w+(?=-old$|$)/, (word) => lexicon.read(word).singular ?? word),
  more: (text, lexicon) => degreeOf(text, lexicon, comparative, 'more'),
  most: (text, lexicon) => degreeOf(text, lexicon, superlative, 'most'),
  plain: (text, lexicon) => lexicon.read(text).degree?.base ?? text,
  adjective: (text) => ADJECTIVE_OF.get(text) ?? adjectiveOf(text),
  noun: (text) => NOUN_OF_ADJECTIVE.get(text) ?? NOUN_OF_VERB.get(text) ?? text,
  /** 'Japan', 'Japanese' */
  people: (text) => PEOPLE_OF.get(text.toLowerCase()) ?? text,
  land: (text) => LAND_OF.get(text.toLowerCase()) ?? text,
  a: (text) => `${article(text)} ${text}`,
  adverb: adverbOf,
}

function turned(text: string, by: string, lexicon: Lexicon): string {
  return by.split(':').reduce((turning, name) => {
    const turn = TURNS[name]
    if (!turn) throw new Error(`no such turn :${name}`)
    return turn(turning, lexicon)
  }, text)
}

/** The verb of a capture, whatever form it is in. */
function baseAt(match: Said, number: number): string {
  const token = match.token(number)
  const readings = token?.readings.verbs ?? []
  return (readings.find(({ form }) => form === token?.form) ?? readings[0])?.base ?? match.lower(number)
}

const PAIRS: Record<string, readonly [i: string, one: string, many: string]> = {
  be: ['am', 'is', 'are'],
  was: ['was', 'was', 'were'],
  have: ['have', 'has', 'have'],
}

function agreeing(base: string, match: Said, number: number): string {
  const agreement = agreementOf(match, number)
  const [i, one, many] = PAIRS[base] ?? [base, inflectVerb(base, 'third'), base]
  return agreement === 'i' ? i : agreement === 'one' ? one : many
}

function agreementOf(match: Said, number: number): 'i' | 'one' | 'many' {
  const written = match.lower(number)
  const words = pronouns(written)?.subject.toLowerCase() ?? written
  const { to } = match.spans[number - 1] ?? { to: 0 }
  const head = match.sentence.tokens[to - 1]
  if (words === 'i') return 'i'
  if (HE_SHE_IT.test(words)) return 'one'
  if (/^(?:you|we|they|these|those)$|\b(?:and\b|people$|children$)/.test(words)) return 'many'
  return head?.readings.singular !== undefined ? 'many' : 'one'
}
