import { closedWords } from '../../words/closed-words.ts'
import { plural } from '../../words/nouns.ts'
import { type VerbForm, verbForms } from '../../words/verbs.ts'
import { type TokenTest, tokenTests } from './token-tests.ts'
import { wordClasses } from './word-classes.ts'

/** What one word must be: one of some words, or whatever passes a test. */
export interface Atom {
  /** The words, if only these can match. */
  words?: ReadonlyMap<string, { base: string; forms: readonly VerbForm[] } | undefined>
  test?: TokenTest
  /** A whole noun phrase, and what its head must be. */
  head?: readonly (readonly Atom[])[]
  /** 'before' and 'behind' look at the place without taking a word. */
  edge?: 'start' | 'end' | 'asked'
}

export interface Element {
  options: readonly (readonly Atom[])[]
  isOptional: boolean
  /** Taken words are replaced; the others must only be there. */
  isContext: boolean
  /** `!x`: the next words must not be these. `&x`: they must be, and are not taken. */
  ahead?: 'denied' | 'needed'
  /** A place, not a word: it has no number in `say`. */
  isEdge: boolean
  /** `**`: as few words as possible, up to this many. */
  max: number
}

export interface Pattern {
  source: string
  elements: readonly Element[]
  /** A sentence cannot match unless it has one word of each. */
  needs: readonly ReadonlySet<string>[]
  /** The rarest of `needs`. */
  anchors: ReadonlySet<string> | undefined
}

const MAX_SKIPPED = 10
const EDGES: Record<string, Atom['edge']> = { '^': 'start', '.': 'end', '#question': 'asked' }
const AHEAD: Record<string, Element['ahead']> = { '!': 'denied', '&': 'needed' }
const known = new Map<string, readonly (readonly Atom[])[]>()

/** `make~ @owner? [homework|housework] > [.|#prep]`: see english/README.md. */
export function parsePattern(source: string): Pattern {
  const parts = split(source.replaceAll(/\s+/g, ' ').trim(), ' ')
  const from = parts.indexOf('<')
  const to = parts.indexOf('>')
  const elements = parts
    .map((part, at) => ({ part, isContext: at < from || (to >= 0 && at > to) }))
    .filter(({ part }) => part !== '<' && part !== '>')
    .map(({ part, isContext }) => parseElement(part, isContext))
  const needs = needsOf(elements)
  return { source, elements, needs, anchors: needs.reduce<Pattern['anchors']>(rarer, undefined) }
}

function parseElement(part: string, isContext: boolean): Element {
  const ahead = AHEAD[part.charAt(0)]
  const isOptional = part.endsWith('?') && part !== '?'
  const body = part.slice(ahead ? 1 : 0, isOptional ? -1 : undefined)
  const options = optionsOf(body === '**' ? '*' : body)
  const isEdge = ahead !== undefined || options.every((option) => option.every(({ edge }) => edge !== undefined))
  return { options, isOptional, isContext, ...(ahead && { ahead }), isEdge, max: body === '**' ? MAX_SKIPPED : 1 }
}

function optionsOf(body: string): readonly (readonly Atom[])[] {
  const before = known.get(body)
  if (before) return before
  const options = body.startsWith('[') ? split(body.slice(1, -1), '|').flatMap(optionOf) : optionOf(body)
  const merged = mergeWords(options)
  known.set(body, merged)
  return merged
}

/** Several words make several atoms; a class in an alternative gives its own alternatives. */
function optionOf(option: string): (readonly Atom[])[] {
  return split(option.trim(), ' ').reduce<(readonly Atom[])[]>(
    (begun, word) => begun.flatMap((atoms) => atomsOf(word).map((more) => [...atoms, ...more])),
    [[]],
  )
}

function atomsOf(word: string): readonly (readonly Atom[])[] {
  if (word.endsWith('?') && word !== '?') return [[], ...atomsOf(word.slice(0, -1))]
  if (word.startsWith('[')) return optionsOf(word)
  if (word.startsWith('@')) {
    const found = wordClasses.get(word.slice(1))
    if (!found) throw new Error(`no word class ${word}`)
    return optionsOf(found)
  }
  if (word.startsWith('%')) return [[{ head: optionsOf(word.slice(1)) }]]
  const edge = EDGES[word]
  if (edge) return [[{ edge }]]
  if (word.startsWith('#') || word === '*') {
    const test = tokenTests[word === '*' ? 'word' : word.slice(1)]
    if (!test) throw new Error(`no such test ${word}`)
    return [[{ test }]]
  }
  return [[{ words: wordsOf(word) }]]
}

function wordsOf(word: string): NonNullable<Atom['words']> {
  const several = /^(.+)\(s\)$/.exec(word)?.[1]
  if (several) return new Map([several, plural(several)].map((one) => [one, undefined]))
  if (!word.endsWith('~')) return new Map([[word, undefined]])
  const base = word.slice(0, -1)
  const forms = new Map<string, { base: string; forms: VerbForm[] }>()
  for (const [form, written] of verbForms(base)) {
    const entry = forms.get(written)
    if (entry) entry.forms.push(form)
    else forms.set(written, { base, forms: [form] })
  }
  return forms
}

/** One look-up for all alternatives of a single word. */
function mergeWords(options: readonly (readonly Atom[])[]): readonly (readonly Atom[])[] {
  const isPlain = (atoms: readonly Atom[]) => atoms.length === 1 && atoms[0]?.words !== undefined
  const plain = options.filter(isPlain)
  if (plain.length < 2) return options
  const words = new Map(plain.flatMap(([atom]) => [...(atom?.words ?? [])]))
  return [...options.filter((atoms) => !isPlain(atoms)), [{ words }]]
}

/** For each element that must be there and is known by words: one of its words. */
function needsOf(elements: readonly Element[]): ReadonlySet<string>[] {
  return elements.flatMap(({ options, isOptional, isEdge }) => {
    const words = isOptional || isEdge ? [undefined] : options.map(rarestOf)
    return words.includes(undefined) ? [] : [new Set(words.flatMap((one) => one ?? []))]
  })
}

const rarer = (best: Pattern['anchors'], found: ReadonlySet<string>): ReadonlySet<string> =>
  !best || frequency(found) < frequency(best) ? found : best

function rarestOf(atoms: readonly Atom[]): string[] | undefined {
  const all = atoms.flatMap(({ words }) => (words ? [[...words.keys()]] : []))
  return all.sort((one, other) => frequency(one) - frequency(other))[0]
}

const RARE = 1
const COMMON = 100

/** Roughly how often one of these words occurs. */
const frequency = (words: Iterable<string>): number =>
  [...words].reduce((sum, word) => sum + (closedWords.has(word) ? COMMON : RARE), 0)

/** Splits outside brackets. */
function split(text: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1
    else if (text[at] === ']') depth -= 1
    else if (text[at] === separator && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)].filter((part) => part !== '')
}
