import type { Kinds } from '../words/kinds.ts'
import type { VerbForm } from '../words/verbs.ts'
import type { Decision } from './tagging.ts'
import type { Token } from './tokens.ts'

/** A word that can be a verb, and its context. */
export interface Candidate {
  tokens: Token[]
  at: number
  token: Token
  /** The word before, adverbs skipped. */
  previous: Token | undefined
  next: Token | undefined
  kinds: Kinds
  /** How common it is as a verb. */
  strength: number
  has(form: VerbForm): boolean
}

export const FINITE_FIRST: VerbForm[] = ['past', 'third', 'base', 'participle']
export const BASE_FIRST: VerbForm[] = ['base', 'third', 'past', 'participle']
export const ADJECTIVE: Decision = ['adj', undefined]
export const NOUN: Decision = ['noun', undefined]

export const asVerb = ({ has }: Candidate, order: VerbForm[]): Decision => ['verb', order.find(has)]

/** What the object of a verb begins with. */
export const OBJECT_WORD = /^(?:the|a|an|my|your|his|her|our|their|me|him|them|us|you|it|up)$/
