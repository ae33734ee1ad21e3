import { type Draft, hasPredicate } from './indonesian-draft.ts'
import type { IndonesianText } from './indonesian-text.ts'

const SKIPPED = new Set([',', 'yang', 'adalah', 'ialah', 'kalau', 'itu', 'aja', 'para', 'si', 'sang', 'nya', '-nya'])

const SKIP_COST: Record<string, number> = { 'itu': 0.8, 'kalau': 2, 'yang': 0.4, '-nya': 0.6 }

export function* skipped(text: IndonesianText, draft: Draft): Generator<Draft> {
  const token = text.tokens[draft.at]?.text ?? ''
  if (isSkipped(text, draft.at) || SKIPPED.has(token))
    yield {
      ...draft,
      at: draft.at + 1,
      cost: draft.cost + (isWhen(text, draft.at) ? 0.3 : skipCost(draft, token) + nounLost(text, draft.at)),
      isTold: draft.isTold || (token === '-nya' && draft.steps.length > 0),
      isAgreed: draft.isAgreed || (AGREED.has(token) && draft.steps.length > 0),
    }
}

const AGREED = new Set(['ya', 'yah', 'deh'])

/** 'kalau hari Jumat' */
const isWhen = (text: IndonesianText, at: number): boolean =>
  text.tokens[at]?.text === 'kalau' && text.at(at + 1).some(({ word }) => word.kind === 'time')

/** Behind a comma another clause is likely. */
const skipCost = (draft: Draft, token: string): number =>
  token === 'yang' && draft.at === 0
    ? ANOTHER_CLAUSE
    : token === ',' && (hasPredicate(draft) || draft.subject || draft.places.length > 0)
      ? ANOTHER_CLAUSE
      : (SKIP_COST[token] ?? 0.1)

const NOUN_LOST = 0.6
const SUBJECT_LOST = 3

/** 'teh' is tea before it is nothing; behind 'yang' somebody does it; at the end somebody is spoken to: 'sudah sampai, kakak'. */
function nounLost(text: IndonesianText, at: number): number {
  const nouns = isSkipped(text, at) ? text.at(at).filter(({ word }) => word.kind === 'noun') : []
  if (nouns.length === 0 || at === 0) return 0
  if (text.tokens[at - 1]?.text === 'yang') return SUBJECT_LOST
  const isPerson = nouns.some(({ word }) => word.notes.has('kin') || word.notes.has('person'))
  return isPerson && at === text.tokens.length - 1 ? 0 : NOUN_LOST
}

const ANOTHER_CLAUSE = 1.5

export const isSkipped = (text: IndonesianText, at: number): boolean =>
  text.at(at).some(({ word }) => word.kind === 'particle')

export const isNot = (text: IndonesianText, at: number): boolean =>
  text.at(at).some(({ word }) => word.notes.has('not'))

/** Nothing but particles. */
export const isOver = (text: IndonesianText, from: number): boolean =>
  text.tokens.slice(from).every((_, more) => isSkipped(text, from + more))
