import { findFiniteVerbs } from '../sentences/finite-verbs.ts'
import type { Token } from '../sentences/tokens.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { readSentence } from './sentence.ts'

export type Person = 'i' | 'one' | 'many'
export type ShapeTense = 'past' | 'present' | 'future'

/** A finite verb, and what stands before it since the subject or the verb before. */
export interface ShapeVerb {
  before: string
  base: string
  tense: ShapeTense
  /** A helper takes 'not' and is asked with itself; another verb needs 'do'. */
  isHelper: boolean
  isNegative: boolean
}

/** A statement as its subject, its verbs and the rest, to be said in another person, tense or mood (`reshape.ts`). */
export interface Shape {
  lead: string
  subject: string
  person: Person
  verbs: ShapeVerb[]
  rest: string
}

/** The shape of a single statement; null for anything else. */
export function shapeOf(text: string, lexicon: Lexicon): Shape | null {
  const { tokens, clauses } = readSentence(text.trim(), lexicon)
  const [clause] = clauses
  if (!clause || clause.opener || /\?\s*$/.test(text)) return null
  const { subject } = clause
  const found = findFiniteVerbs(tokens, clauses).filter((verb) => verb.clause === clause)
  const verbs = found.flatMap(({ at }) => readVerb(tokens, at) ?? [])
  if (verbs.length === 0 || verbs.length < found.length || subject.agreement === 'unknown') return null
  const slice = (from: number, to: number) => text.trim().slice(from, to).trim()
  const subjectEnd = tokens[subject.end - 1]?.end ?? 0
  let end = subjectEnd
  const shaped = verbs.map(({ token, last, ...verb }) => {
    const before = slice(end, token.start)
    end = last.end
    return { before, ...verb }
  })
  const start = tokens[subject.start]?.start ?? 0
  return {
    lead: slice(0, start),
    subject: slice(start, subjectEnd),
    person: subject.agreement,
    verbs: shaped,
    rest: slice(end, text.length),
  }
}

type ReadVerb = Omit<ShapeVerb, 'before'> & { token: Token; last: Token }

function readVerb(tokens: readonly Token[], at: number): ReadVerb | null {
  const token = tokens[at]
  if (!token) return null
  const next = tokens[at + 1]
  const isNegative = next?.lower === 'not'
  const behind = tokens[isNegative ? at + 2 : at + 1]
  const base = behind?.lower === 'been' && token.tag === 'be' ? 'have' : baseOf(token)
  if (base === null) return null
  const isHelper =
    token.tag === 'be' ||
    token.tag === 'modal' ||
    (token.tag === 'have' && behind?.form === 'participle') ||
    (token.tag === 'do' && (isNegative || behind?.tag === 'verb'))
  const tense = PAST.test(token.lower) || (token.tag === 'verb' && token.form === 'past') ? 'past' : 'present'
  return { token, last: isNegative && next ? next : token, base, tense, isHelper, isNegative }
}

const PAST = /^(?:was|were|did|had)$/

/** Of a helper its name, of a modal itself. */
function baseOf(token: Token): string | null {
  if (token.tag === 'modal') return token.lower
  if (token.tag === 'be' || token.tag === 'have' || token.tag === 'do') return token.tag
  return token.readings.verbs.find(({ form }) => form === token.form)?.base ?? null
}
