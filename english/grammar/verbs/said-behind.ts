import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import type { Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

const TENSED: ReadonlySet<string> = new Set(['past', 'third'])
const HELPERS: ReadonlySet<string> = new Set(['be', 'have', 'modal', 'do'])
const NEW_SUBJECT = oneOf('i you he she it we they who which that because when if while although but so')

const isTensed = (token: Token) =>
  token.tag === 'verb' && (TENSED.has(token.form ?? '') || hasForm(token, 'past') || hasForm(token, 'third'))

/** 'Requests submitted late will be', 'Studies published in 2008 and 2013 showed': no other subject between. */
export function isSaidBehind({ tokens }: Sentence, at: number): boolean {
  for (const [index, token] of tokens.entries()) {
    if (index <= at) continue
    const isJoined = token.tag === 'and' && hasForm(tokens[index + 1], 'participle')
    if (token.text === ',' && isAside(tokens, index)) return true
    if (token.tag === 'punct' || NEW_SUBJECT.test(token.lower) || isJoined) return false
    if (HELPERS.has(token.tag) || isTensed(token) || mayBeTensed(tokens, index)) return true
  }
  return false
}

const GOES_ON: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'to', 'prep'])

/** 'signed on Tuesday runs to', 'people born here include the painter', 'taken in autumn root readily'. */
function mayBeTensed(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = tokens.slice(at - 1, at + 2)
  if (!token || !['name', 'adv', 'num', 'noun'].includes(before?.tag ?? '')) return false
  if (token.tag === 'verb') return token.form === 'base' && before?.tag !== 'noun'
  if (token.tag !== 'noun' || before?.tag === 'noun') return false
  if (hasForm(token, 'third')) return before?.tag !== 'num' && GOES_ON.has(next?.tag ?? '')
  return hasForm(token, 'base') && next?.tag === 'adv' && /ly$/.test(next.lower)
}

/** 'Work written by machine, in whole or in part, will be': the verb stands behind the second comma. */
const isAside = (tokens: readonly Token[], comma: number) =>
  HELPERS.has(tokens[tokens.findIndex(({ text }, index) => index > comma && text === ',') + 1]?.tag ?? '') &&
  tokens[comma + 1]?.tag === 'prep'
