import type { Token } from '../../sentences/tokens.ts'
import { UNCOUNTABLE } from '../../words/word-lists.ts'
import { baseOf } from '../verb-words.ts'

/** What is known of a noun: its number, whether it is counted, a person, may stand bare. */
export function kindOf({ lower, readings }: Token): string {
  const number = readings.singular === undefined ? '1' : '2'
  const flags = `${readings.counted ? 'c' : ''}${readings.person ? 'p' : ''}${readings.bare ? 'b' : ''}`
  return `${number}${flags}${UNCOUNTABLE.has(lower) ? 'u' : ''}`
}

export const wordOf = (token: Token | undefined): string =>
  token === undefined ? '^' : token.tag === 'num' ? '0' : token.tag === 'name' ? 'N' : token.lower

export const tagOf = (token: Token | undefined): string =>
  token === undefined ? '^' : token.tag === 'punct' ? token.text : `${token.tag}${token.form ?? ''}`

const BEFORE_LINK: ReadonlySet<string> = new Set(['prep', 'to', 'sub', 'adv', 'and'])

/** The verb or noun that the phrase hangs on: 'work' in 'works as courier', 'go' in 'went to hotel'. */
export function governorOf(tokens: readonly Token[], at: number): string {
  let place = at - 1
  if (tokens[place]?.tag === 'verb' || tokens[place]?.tag === 'be') return lemmaOf(tokens[place])
  while (place > at - 4 && BEFORE_LINK.has(tokens[place]?.tag ?? '')) place -= 1
  const found = tokens[place]
  if (!found || place === at - 1) return '-'
  return found.tag === 'verb' || found.tag === 'be' || found.tag === 'have' ? lemmaOf(found) : wordOf(found)
}

export const lemmaOf = (token: Token | undefined): string =>
  token === undefined ? '-' : token.tag === 'verb' ? baseOf(token, token.form) : token.tag
