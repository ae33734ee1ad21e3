import { type NounPhrase, nounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { BE_NOW_OR_THEN, DO_NOW, HAVE } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, doFor, hasForm, haveFor } from '../verb-words.ts'

/** 'The girl who sits next to me are smart': the verb stands far behind its subject. */
export const farAgreement: Rule = {
  id: 'far-agreement',
  find: (sentence) => {
    const subject = nounPhrase(sentence.tokens, 0)
    if (!subject || subject.agreement === 'unknown' || subject.agreement === 'i') return []
    const verbAt = mainVerb(sentence, subject)
    if (verbAt !== undefined) return [mended(sentence, verbAt, subject.agreement) ?? []].flat()
    const bare = subject.agreement === 'one' ? bareMainVerb(sentence, subject) : undefined
    return bare === undefined ? [] : [thirdOf(sentence, bare)]
  },
}

const OPENS = /^(?:who|which|that|where|whose)$/
const PERSONS = /^(?:i|you|he|she|it|we|they)$/
const TELLS = oneOf(`
  think say know believe hope feel mean tell hear see find claim suppose show prove understand guess ask wonder
  realize realise remember forget suggest insist make let help`)
const STOPS: ReadonlySet<string> = new Set(['and', 'sub', 'wh', 'punct'])
const HELPERS: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal'])

/** Where the verb of the whole sentence stands, behind a clause that belongs to the subject. */
function mainVerb({ tokens }: Sentence, subject: NounPhrase): number | undefined {
  const inner = innerVerb(tokens, subject.end)
  if (inner === undefined) return undefined
  const from = afterVerbGroup(tokens, inner)
  const at = nextHelper(tokens, from)
  const isTold = tokens.slice(from, at).some(({ tag }) => ['pron', 'det', 'poss', 'name', 'noun', 'adj'].includes(tag))
  if (at === undefined || (isTold && TELLS.test(baseOf(tokens[inner] as Token)))) return undefined
  if (at === from && HELPERS.has(tokens[inner]?.tag ?? '')) return undefined
  const before = tokens[at - 1]
  return PERSONS.test(before?.lower ?? '') || before?.tag === 'to' || !isLast(tokens, at) ? undefined : at
}

/** 'The man who lives next door play the drums': a bare verb behind the clause that belongs to the subject. */
function bareMainVerb({ tokens }: Sentence, subject: NounPhrase): number | undefined {
  const inner = OPENS.test(tokens[subject.end]?.lower ?? '') ? innerVerb(tokens, subject.end) : undefined
  if (inner === undefined || TELLS.test(baseOf(tokens[inner] as Token))) return undefined
  const from = afterVerbGroup(tokens, inner)
  const at = tokens.findIndex(
    (token, index) => index > from && (HELPERS.has(token.tag) || STOPS.has(token.tag) || token.tag === 'verb'),
  )
  const verb = tokens[at]
  if (verb?.tag !== 'verb' || verb.form !== 'base' || hasForm(verb, 'past') || !isLast(tokens, at)) return undefined
  return ['noun', 'name', 'adv', 'obj', 'prep'].includes(tokens[at - 1]?.tag ?? '') &&
    AFTER_VERB.has(tokens[at + 1]?.tag ?? '')
    ? at
    : undefined
}

const AFTER_VERB: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'prep', 'to', 'sub', 'adv', 'adj'])

const thirdOf = (sentence: Sentence, at: number): Edit =>
  replaceTokens(
    sentence,
    at,
    at + 1,
    inflectVerb(baseOf(sentence.tokens[at] as Token, 'base'), 'third'),
    'third-person',
  )

function nextHelper(tokens: readonly Token[], from: number): number | undefined {
  const at = tokens.findIndex(
    (token, index) => index >= from && (HELPERS.has(token.tag) || STOPS.has(token.tag) || isTensed(token)),
  )
  return HELPERS.has(tokens[at]?.tag ?? '') ? at : undefined
}

function innerVerb(tokens: readonly Token[], end: number): number | undefined {
  const next = tokens[end]
  if (!next) return undefined
  if (next.tag === 'verb' && next.form === 'ing') return end
  if (!OPENS.test(next.lower) && !PERSONS.test(next.lower)) return undefined
  const limit = Math.min(tokens.length, end + 6)
  for (let at = end + 1; at < limit; at += 1) {
    const { tag } = tokens[at] as Token
    if (HELPERS.has(tag) || tag === 'verb') return at
    if (STOPS.has(tag)) return undefined
  }
  return undefined
}

/** Over 'has been waiting', "don't wear". */
function afterVerbGroup(tokens: readonly Token[], from: number): number {
  let at = from + 1
  if (!HELPERS.has(tokens[from]?.tag ?? '')) return at
  while (HELPERS.has(tokens[at]?.tag ?? '') || /^(?:not|adv|verb)$/.test(tokens[at]?.tag ?? '')) at += 1
  return at
}

const isTensed = (token: Token | undefined) =>
  token?.tag === 'verb' && (token.form === 'past' || token.form === 'third')

/** No other verb follows that could be the one of the sentence. */
function isLast(tokens: readonly Token[], verb: number): boolean {
  for (const [index, token] of tokens.slice(verb + 1).entries()) {
    if (STOPS.has(token.tag)) return true
    if (index > 1 && (HELPERS.has(token.tag) || isTensed(token)) && tokens[verb + index]?.tag !== 'to') return false
  }
  return true
}

function mended(sentence: Sentence, at: number, agreement: NounPhrase['agreement']): Edit | undefined {
  const verb = sentence.tokens[at] as Token
  const right = rightForm(verb, agreement, lowerAt(sentence, at + 1) === 'not')
  if (!right || right === verb.lower) return undefined
  const rule = verb.tag === 'be' ? 'agreement-be' : agreement === 'one' ? 'third-person' : 'plural-verb'
  return replaceTokens(sentence, at, at + 1, right, rule)
}

function rightForm(verb: Token, agreement: NounPhrase['agreement'], isNegative: boolean): string | undefined {
  if (BE_NOW_OR_THEN.test(verb.lower)) return beFor(agreement, verb.form === 'past')
  if (HAVE.test(verb.lower)) return haveFor(agreement)
  return DO_NOW.test(verb.lower) && isNegative ? doFor(agreement) : undefined
}
