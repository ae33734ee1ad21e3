import { nounPhrase, plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun, isSomebody } from '../../words/people.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { AT_OR_IN, THEIR_WORDS, WILL_OR_WOULD } from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm, skipAdverbs } from '../verb-words.ts'

/** 'someone can speak', 'a neighbour his son works', 'a man he sells', 'There are three people came'. */
export const relativeLinks: Rule = {
  id: 'relative-links',
  find: (sentence) =>
    sentence.tokens
      .flatMap(
        (token, at) =>
          needlessThere(sentence, token, at) ??
          behindIntroduced(sentence, token, at) ??
          whereInIt(sentence, token, at) ??
          [],
      )
      .concat(peopleWithoutWho(sentence) ?? []),
}

const INTRODUCES = oneOf(`
  have has had know knows knew met meet saw found find need needs needed want wants marry married hire hired for
  see there like likes with is`)
const ONE = /^(?:a|an|one|some|many|several|two|three|four|five|no|any|another)$/
const ANYBODY = /^(?:someone|somebody|anyone|anybody|people|something|nobody)$/

/** Where a noun phrase ends that is new here: 'a neighbour', 'someone', 'three good candidates'. */
function introducedEnd({ tokens }: Sentence, at: number): number | undefined {
  const first = tokens[at]
  const before = tokens[at - 1]
  const isThere = before?.tag === 'be' && tokens[at - 2]?.lower === 'there'
  if (!first || !(isThere || (INTRODUCES.test(before?.lower ?? '') && before?.tag !== 'be'))) return undefined
  if (ANYBODY.test(first.lower)) return at + 1
  if (!ONE.test(first.lower)) return undefined
  const plain = plainNounPhrase(tokens, at)
  const isLot = tokens[plain?.end ?? -1]?.lower === 'of'
  return (isLot ? nounPhrase(tokens, at) : plain)?.end
}

function behindIntroduced(sentence: Sentence, _: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  const end = introducedEnd(sentence, at)
  const next = end === undefined ? undefined : tokens[end]
  if (end === undefined || !next) return undefined
  const noun = tokens[end - 1]
  const link = isSomebody(noun) || ANYBODY.test(noun?.lower ?? '') ? 'who' : 'that'
  if (next.tag === 'poss' && THEIR_WORDS.test(next.lower)) return whoseBehind(sentence, end)
  if (/^(?:he|she|they)$/.test(next.lower) && link === 'who' && hasVerb(sentence, end + 1))
    return replaceTokens(sentence, end, end + 1, 'who', 'relative')
  if (
    link === 'who' &&
    next.tag === 'modal' &&
    !WILL_OR_WOULD.test(next.lower) &&
    tokens[skipAdverbs(tokens, end + 1)]?.tag === 'verb'
  )
    return insertBefore(sentence, end, 'who', 'relative')
  return wants(sentence, at, end)
}

/** 'There is a man want to meet you'. */
function wants(sentence: Sentence, at: number, end: number): Edit | undefined {
  const verb = sentence.tokens[end]
  const isThere = lowerAt(sentence, at - 2) === 'there'
  if (verb?.tag !== 'verb') return undefined
  if (isThere && (verb.form === 'third' || /^(?:come|become|run)$/.test(verb.lower)))
    return insertBefore(sentence, end, isSomebody(sentence.tokens[end - 1]) ? 'who' : 'that', 'relative')
  const isOne = /^(?:a|an|one|someone|somebody)$/.test(lowerAt(sentence, at))
  if (!isOne || verb.form !== 'base' || hasForm(verb, 'past')) return undefined
  if (
    !isSomebody(sentence.tokens[end - 1]) ||
    !['to', 'det', 'poss', 'obj'].includes(sentence.tokens[end + 1]?.tag ?? '')
  )
    return undefined
  if (/^(?:saw|see|need|needs|want|wants|for|with|have|had|has)$/.test(lowerAt(sentence, at - 1))) return undefined
  return replaceTokens(sentence, end, end + 1, `who ${inflectVerb(baseOf(verb, 'base'), 'third')}`, 'relative')
}

const hasVerb = ({ tokens }: Sentence, at: number) => {
  const verb = tokens[skipAdverbs(tokens, at)]
  return (
    verb !== undefined &&
    (['be', 'have', 'modal', 'do'].includes(verb.tag) || (verb.tag === 'verb' && verb.form !== 'ing'))
  )
}

/** 'a neighbour his son works in Korea'. */
function whoseBehind(sentence: Sentence, owner: number): Edit | undefined {
  const { tokens } = sentence
  if (tokens[owner - 1]?.tag !== 'noun' && !ANYBODY.test(lowerAt(sentence, owner - 1))) return undefined
  const owned = plainNounPhrase(tokens, owner)
  if (!owned) return undefined
  const isLastVerb =
    owned.end - owner > 2 && hasForm(tokens[owned.end - 1], 'third') && tokens[owned.end]?.tag === 'prep'
  return hasVerb(sentence, owned.end) || isLastVerb
    ? replaceTokens(sentence, owner, owner + 1, 'whose', 'relative')
    : undefined
}

/** 'There are three candidates came this morning': the verb is there already. */
function needlessThere(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (token.lower !== 'there' || tokens[at + 1]?.tag !== 'be' || at > 3) return undefined
  const phrase = plainNounPhrase(tokens, at + 2)
  const verb = phrase && tokens[phrase.end]
  if (!phrase || verb?.tag !== 'verb' || !hasForm(verb, 'past') || hasForm(verb, 'base')) return undefined
  const object = tokens[phrase.end + 1]
  const hasObject = ['det', 'poss', 'obj'].includes(object?.tag ?? '') || object?.lower === 'you'
  if (hasForm(verb, 'participle') && !hasObject) return undefined
  return removeTokens(sentence, at, at + 2, 'there-is')
}

const WHERE_PREPOSITIONS = /^(?:in|at|on|from|to)$/

/** 'The village where I was born in it'. */
function whereInIt(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (token.lower !== 'where' || tokens[at - 1]?.tag !== 'noun') return undefined
  for (let link = at + 3; link < Math.min(at + 9, tokens.length); link += 1) {
    if (['punct', 'wh', 'sub', 'and'].includes(tokens[link]?.tag ?? '')) return undefined
    if (!WHERE_PREPOSITIONS.test(lowerAt(sentence, link))) continue
    const next = tokens[link + 1]
    if (/^(?:it|them)$/.test(next?.lower ?? '')) return removeTokens(sentence, link, link + 2, 'relative')
    if (AT_OR_IN.test(lowerAt(sentence, link)) && next?.tag === 'be')
      return removeTokens(sentence, link, link + 1, 'relative')
  }
  return undefined
}

/** 'The people live near the river must move': two verbs, one subject. */
function peopleWithoutWho(sentence: Sentence): Edit | undefined {
  const { tokens } = sentence
  const phrase = plainNounPhrase(tokens, 0)
  const verb = phrase && tokens[phrase.end]
  const isPeople =
    isPersonNoun(tokens[0]) || isPersonNoun(tokens[phrase?.head ?? -1]) || ANYONE.test(lowerAt(sentence, 0))
  if (!phrase || !verb || !isPeople || tokens[0]?.tag === 'poss') return undefined
  if (verb.tag === 'do' && tokens[phrase.end + 1]?.tag === 'not' && hasSecondVerb(tokens, phrase.end + 3))
    return insertBefore(sentence, phrase.end, 'who', 'relative')
  if (verb.tag !== 'verb' || (verb.form !== 'base' && verb.form !== 'third') || hasForm(verb, 'participle'))
    return undefined
  return !SAYS.test(baseOf(verb, verb.form)) && hasSecondVerb(tokens, phrase.end + 1)
    ? insertBefore(sentence, phrase.end, 'who', 'relative')
    : undefined
}

const ANYONE = /^(?:everyone|everybody|anyone|anybody|those)$/

function hasSecondVerb(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findIndex(
    ({ tag, form }, index) => index >= from && (ENDS.has(tag) || (tag === 'verb' && form === 'third')),
  )
  return (
    ['modal', 'be', 'verb'].includes(tokens[at]?.tag ?? '') &&
    ['noun', 'name', 'adv', 'adj', 'verb'].includes(tokens[at - 1]?.tag ?? '') &&
    tokens[at + 1]?.tag !== 'punct'
  )
}

const ENDS: ReadonlySet<string> = new Set(['modal', 'be', 'punct', 'sub', 'wh', 'and', 'pron', 'do', 'have'])
const SAYS = oneOf(`
  say think know believe hope feel see hear guess wish mean show prove claim agree argue insist admit fear
  expect understand suggest recommend ensure worry complain explain teach tell learn wonder doubt make let help`)
