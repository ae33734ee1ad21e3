import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import {
  HERE_OR_THERE,
  IT_OR_YOU,
  RELATIVE_WORDS,
  THEIR_WORDS,
  THIRD_PERSONS,
  WHO_OR_WHICH,
} from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

const BELONGING = ruleWords('relative-clauses belonging')

/** 'a friend who his father is a judge', 'the woman who she helped me', 'I know a woman sells hijabs'. */
export const relativeClauses: Rule = {
  id: 'relative-clauses',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        whose(sentence, token, at) ??
        doubledSubject(sentence, token, at) ??
        thereAgain(sentence, token, at) ??
        withoutWho(sentence, token, at) ??
        whoWithoutBe(sentence, token, at) ??
        [],
    ),
}

function whose(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!RELATIVE_WORDS.test(token.lower) || !followsNoun(sentence, at) || isTold(sentence, at)) return undefined
  const owner = sentence.tokens[at + 1]
  const isOwner = owner?.tag === 'poss' && THEIR_WORDS.test(owner.lower)
  const isPersons = isOwner && token.lower === 'who' && isPersonNoun(sentence.tokens[at - 1]) && !isAsked(sentence, at)
  if (!isPersons && !BELONGING.test(lowerAt(sentence, at + (isOwner ? 2 : 1)))) return undefined
  const isRight = isOwner ? ownerFits(sentence, token, at, owner) : nounFits(sentence, token, at)
  return isRight ? replaceTokens(sentence, at, at + (isOwner ? 2 : 1), 'whose', 'relative') : undefined
}

const TOLD_TO = oneOf(`
  tell tells told telling remind reminds reminded inform informed convince convinced assure assured warn warned
  show showed`)

/** 'He told his sister that her room was messy'. */
const isTold = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at) === 'that' &&
  TOLD_TO.test(lowerAt(sentence, at - (sentence.tokens[at - 2]?.tag === 'poss' ? 3 : 2)))

const isAsked = ({ tokens }: Sentence, at: number) =>
  tokens
    .slice(0, at)
    .some(({ lower }) => /^(?:ask|asks|asked|tell|tells|told|show|showed|remind|reminded)$/.test(lower))

const followsNoun = (sentence: Sentence, at: number) => {
  const before = sentence.tokens[at - 1]
  return before !== undefined && (['noun', 'name', 'pron'].includes(before.tag) || before.text === ',')
}

const ownerFits = (sentence: Sentence, token: Token, at: number, owner: Token) =>
  token.lower === 'who' || isPersonNoun(sentence.tokens[at - 1]) || (token.lower === 'which' && owner.lower === 'its')

const nounFits = (sentence: Sentence, token: Token, at: number) =>
  token.lower !== 'that' &&
  (isPersonNoun(sentence.tokens[at - 1]) || (token.lower === 'which' && isOwnedThing(sentence, at))) &&
  ['be', 'verb', 'have', 'modal', 'do'].includes(sentence.tokens[at + 2]?.tag ?? '')

/** 'the woman who she helped me': with an object behind the verb, the pronoun is one subject too many. */
function doubledSubject(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const before = sentence.tokens[at - 1]
  if (!RELATIVE_WORDS.test(token.lower) || before?.tag !== 'noun') return undefined
  if (token.lower === 'that' && (!isPersonNoun(before) || SAYS.test(lowerAt(sentence, at - 2)))) return undefined
  if (!THIRD_PERSONS.test(lowerAt(sentence, at + 1))) return undefined
  let verbAt = at + 2
  while (['adv', 'not'].includes(sentence.tokens[verbAt]?.tag ?? '')) verbAt += 1
  return sentence.tokens[verbAt]?.tag === 'verb' && isComplete(sentence, verbAt, isPersonNoun(before))
    ? removeTokens(sentence, at + 1, at + 2, 'relative')
    : undefined
}

/** 'a chair which leg was broken'; not 'which children like', 'which room is free?' */
const isOwnedThing = (sentence: Sentence, at: number) =>
  !isAsked(sentence, at) && !isPersonNoun(sentence.tokens[at + 1]) && !sentence.text.trimEnd().endsWith('?')

const SAYS = /^(?:told|tell|tells|know|knows|knew|think|thinks|thought|said|says)$/
const STAYS = /^(?:live|lives|lived|work|works|worked|sleep|sleeps|slept|come|comes|came|sit|sits|sat)$/

/** The verb has its object, or wants none. */
function isComplete(sentence: Sentence, verbAt: number, isPerson: boolean): boolean {
  const next = sentence.tokens[verbAt + 1]
  const after = sentence.tokens[verbAt + 2]
  if (!next) return false
  if (['obj', 'poss', 'det'].includes(next.tag) || IT_OR_YOU.test(next.lower)) return true
  if (next.tag === 'noun') return after?.lower !== 'is'
  return (
    isPerson && STAYS.test(lowerAt(sentence, verbAt)) && next.tag === 'prep' && /^(?:noun|name)$/.test(after?.tag ?? '')
  )
}

/** 'the shop where I bought it there'. */
function thereAgain(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.lower !== 'where' || sentence.tokens[at - 1]?.tag !== 'noun') return undefined
  for (let there = at + 3; there < Math.min(at + 8, sentence.tokens.length); there += 1) {
    const one = sentence.tokens[there] as Token
    if (one.tag === 'punct' || one.tag === 'wh' || one.tag === 'sub') return undefined
    if (HERE_OR_THERE.test(one.lower) && sentence.tokens[there - 1]?.lower !== 'over')
      return removeTokens(sentence, there, there + 1, 'relative')
  }
  return undefined
}

const INTRODUCES = oneOf(`
  have has had know knows knew met meet saw is are was were found find need needs want wants 's 'm marry married
  hire hired`)

/** 'I have a friend lives in Bali': a second verb needs who or that. */
function withoutWho(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.tag !== 'noun' || !SOME.test(lowerAt(sentence, startOf(sentence, at)))) return undefined
  const isMany = token.readings.singular !== undefined || token.lower === 'people'
  if (!isSecondVerb(sentence, at + 1, isMany) || !isIntroduced(sentence, startOf(sentence, at), isMany))
    return undefined
  return insertBefore(sentence, at + 1, isPersonNoun(token) ? 'who' : 'that', 'relative')
}

const SOME = /^(?:a|an|many|some|two|three|several|someone|one|no)$/

function isSecondVerb({ tokens }: Sentence, at: number, isMany: boolean): boolean {
  const verb = tokens[at]
  if (
    verb?.tag === 'noun' &&
    tokens[at - 1]?.lower === 'people' &&
    verb.readings.kinds.verb > 5 &&
    tokens[at + 1]?.tag === 'prep'
  )
    return hasForm(verb, 'base')
  if (verb?.tag !== 'verb' || hasForm(verb, 'participle') || verb.form !== (isMany ? 'base' : 'third')) return false
  return verb.readings.kinds.noun <= 3 || ['det', 'poss', 'obj', 'to', 'prep'].includes(tokens[at + 1]?.tag ?? '')
}

function isIntroduced(sentence: Sentence, start: number, isMany: boolean): boolean {
  const verb = sentence.tokens[start - 1]
  if (!verb || !INTRODUCES.test(verb.lower)) return false
  if (RELATIVE_WORDS.test(lowerAt(sentence, start - 2)) && start > 3) return false
  if (verb.tag === 'be') return lowerAt(sentence, start - 2) === 'there'
  return !isMany || verb.tag === 'have'
}

function startOf(sentence: Sentence, at: number): number {
  let start = at
  while (['adj', 'noun', 'num', 'det'].includes(sentence.tokens[start - 1]?.tag ?? '')) start -= 1
  return start
}

/** 'the one who responsible for it', 'people who interested in art' */
function whoWithoutBe(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  const isPerson = before?.lower === 'one' || isPersonNoun(before)
  if (!WHO_OR_WHICH.test(token.lower) || !isPerson || !next) return undefined
  const isState = next.tag === 'adj' || /^(?:interested|bored|tired|afraid|responsible)$/.test(next.lower)
  const isSaid = ['prep', 'to', 'punct', undefined].includes(tokens[at + 2]?.tag)
  if (!isState || !isSaid || hasForm(next, 'base')) return undefined
  const be = before?.readings.singular === undefined ? 'is' : 'are'
  return insertBefore(sentence, at + 1, be, 'copula')
}
