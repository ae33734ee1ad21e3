import { oneOf } from '../words/one-of.ts'
import type { NounPhrase } from './noun-phrase.ts'
import type { Token } from './tokens.ts'

const OPENS = oneOf('who which that where whose')
const PERSONS = oneOf('i you he she it we they')
const TELLS = oneOf(`
  think say know believe hope feel mean tell hear see find claim suppose show prove understand guess ask wonder
  realize realise remember forget suggest insist make let help`)
const STOPS: ReadonlySet<string> = new Set(['and', 'sub', 'wh', 'punct'])
const HELPERS: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal'])
const SAYS: ReadonlySet<string> = new Set(['pron', 'det', 'poss', 'name', 'noun', 'adj'])
const BEFORE_BARE: ReadonlySet<string> = new Set(['noun', 'name', 'adv', 'obj', 'prep'])
const AFTER_BARE: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'prep', 'to', 'sub', 'adv', 'adj'])
const LONGEST_INNER = 6

/** 'The girl who sits next to me', 'the results obtained from it': where the verb of the whole clause stands. */
export function mainVerb(tokens: readonly Token[], subject: NounPhrase): number | undefined {
  const inner = tokens[subject.head]?.tag === 'pron' ? undefined : innerVerb(tokens, subject.end)
  if (inner === undefined) return undefined
  const from = afterVerbs(tokens, inner)
  const at = tokens.findIndex(
    (token, index) => index >= from && (HELPERS.has(token.tag) || STOPS.has(token.tag) || isTensed(token)),
  )
  const found = HELPERS.has(tokens[at]?.tag ?? '') ? at : bareVerb(tokens, subject, inner, from)
  if (found === undefined || !isLast(tokens, found)) return undefined
  const isTold = tokens.slice(from, found).some(({ tag }) => SAYS.has(tag))
  if (isTold && TELLS.test(baseOf(tokens[inner]))) return undefined
  if (found === from && HELPERS.has(tokens[inner]?.tag ?? '')) return undefined
  const before = tokens[found - 1]
  return PERSONS.test(before?.lower ?? '') || before?.tag === 'to' ? undefined : found
}

/** 'The man who lives next door play the drums' */
function bareVerb(tokens: readonly Token[], subject: NounPhrase, inner: number, from: number): number | undefined {
  if (!OPENS.test(tokens[subject.end]?.lower ?? '') || TELLS.test(baseOf(tokens[inner]))) return undefined
  const at = tokens.findIndex(({ tag }, index) => index > from && (tag === 'verb' || STOPS.has(tag)))
  const verb = tokens[at]
  if (verb?.tag !== 'verb' || verb.form === 'ing' || verb.form === 'participle') return undefined
  const isFollowed = verb.form !== 'base' || AFTER_BARE.has(tokens[at + 1]?.tag ?? '')
  return BEFORE_BARE.has(tokens[at - 1]?.tag ?? '') && isFollowed ? at : undefined
}

const baseOf = (token: Token | undefined) => token?.readings.verbs[0]?.base ?? token?.lower ?? ''

/** The verb of what belongs to the noun: 'who sits', 'sitting', 'obtained from', 'I bought'. */
function innerVerb(tokens: readonly Token[], end: number): number | undefined {
  const next = tokens[end]
  if (!next) return undefined
  if (next.tag === 'verb' && (next.form === 'ing' || isDoneTo(tokens, end))) return end
  if (!OPENS.test(next.lower) && !PERSONS.test(next.lower)) return undefined
  for (let at = end + 1; at < Math.min(tokens.length, end + LONGEST_INNER); at += 1) {
    const { tag } = tokens[at] as Token
    if (HELPERS.has(tag) || tag === 'verb') return at
    if (STOPS.has(tag)) return undefined
  }
  return undefined
}

/** 'obtained from both methods is': a participle, and the verb comes behind. */
const isDoneTo = (tokens: readonly Token[], at: number) =>
  tokens[at]?.readings.verbs.some(({ form }) => form === 'participle') === true && tokens[at + 1]?.tag === 'prep'

/** Over 'has been waiting', "don't wear". */
function afterVerbs(tokens: readonly Token[], from: number): number {
  let at = from + 1
  if (!HELPERS.has(tokens[from]?.tag ?? '')) return at
  while (HELPERS.has(tokens[at]?.tag ?? '') || /^(?:not|adv|verb)$/.test(tokens[at]?.tag ?? '')) at += 1
  return at
}

const isTensed = (token: Token | undefined) =>
  token?.tag === 'verb' && (token.form === 'past' || token.form === 'third')

/** No other verb follows that could be the one of the clause. */
function isLast(tokens: readonly Token[], verb: number): boolean {
  for (const [index, token] of tokens.slice(verb + 1).entries()) {
    if (STOPS.has(token.tag)) return true
    if (index > 1 && (HELPERS.has(token.tag) || isTensed(token)) && tokens[verb + index]?.tag !== 'to') return false
  }
  return true
}
