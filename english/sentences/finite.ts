import { closedWords, type Tag } from '../words/closed-words.ts'
import { clauseObject } from './tagging.ts'
import type { Token } from './tokens.ts'

const CLEAR_FINITE = /^(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|must|may|might)$/
const NEW_CLAUSE = /^(?:and|but|so|because|who|which|that|when|if|while|although|where|i|he|she|we|they)$/

export function finiteFollows(tokens: Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (/^[.,;!?]$/.test(token.text) || NEW_CLAUSE.test(token.lower) || isAfterIt(token, tokens[at + 1])) return false
    const isBound = /^(?:be|been|being|to|have|has|had|get|very|so|too|my|your|his|our|their|the|an?|'s)$/.test(
      tokens[at - 1]?.lower ?? '',
    )
    const isShortIs = token.lower === "'s" && closedWords.get(tokens[at - 1]?.lower ?? '') === 'pron'
    if (isShortIs || CLEAR_FINITE.test(token.lower) || (!isBound && isClearVerb(token, tokens[at + 1]))) return true
  }
  return false
}

/** 'fell after it warned' */
const isAfterIt = ({ lower }: Token, next: Token | undefined) =>
  /^(?:after|before|until|as)$/.test(lower) && closedWords.get(next?.lower ?? '') === 'pron'

function isClearVerb(token: Token, next: Token | undefined): boolean {
  const { verbs, kinds } = token.readings
  const finite = verbs.some(({ form, weight }) => (form === 'past' || form === 'third') && weight > kinds.noun)
  return finite && !closedWords.has(token.lower) && (kinds.adj < 4 || clauseObject(next))
}

const AUXILIARY: ReadonlySet<Tag> = new Set<Tag>(['be', 'have', 'modal', 'do'])
const LINKERS: ReadonlySet<Tag> = new Set<Tag>(['sub', 'and', 'wh'])

/** 'Do your mother works?': the auxiliary of a question is not the verb of the clause. */
const opensQuestion = (tokens: Token[], at: number) =>
  /^(?:do|does|did|can|will|could|would|should|must)$/.test(tokens[at]?.lower ?? '') &&
  (at === 0 ||
    (tokens[0]?.tag === 'wh' &&
      tokens.slice(1, at).every(({ tag }) => ['adj', 'det', 'noun', 'adv', 'num'].includes(tag))) ||
    tokens[at - 1]?.tag === 'wh')

/** 'I think Indonesia win', 'I hope the price fall': another clause begins after it. */
export const tellsClause = (tokens: Token[], at: number) =>
  tokens[at]?.tag === 'verb' &&
  tokens[at]?.form !== 'ing' &&
  /^(?:think|thinks|thought|hope|hopes|hoped|believe|believes|believed|guess|guessed|suppose|say|says|said)$/.test(
    tokens[at]?.lower ?? '',
  )

export function finiteBefore(tokens: Token[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const token = tokens[back] as Token
    if (/^[.,;!?]$/.test(token.text) || LINKERS.has(token.tag)) return false
    if (opensQuestion(tokens, back) || (back < at - 1 && tellsClause(tokens, back))) return false
    if (AUXILIARY.has(token.tag) || (token.tag === 'verb' && token.form !== 'ing')) return true
  }
  return false
}
