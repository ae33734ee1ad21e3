import { nounPhrase, plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun, isSomebody } from '../../words/people.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

/** 'There is a man want to meet you', 'The people live near the river must move'. */
export const relativeLinks: Rule = {
  id: 'relative-links',
  find: (sentence) =>
    sentence.tokens.flatMap((_, at) => wants(sentence, at) ?? []).concat(peopleWithoutWho(sentence) ?? []),
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

/** 'There is a man want to meet you'. */
function wants(sentence: Sentence, at: number): Edit | undefined {
  const end = introducedEnd(sentence, at)
  const verb = end === undefined ? undefined : sentence.tokens[end]
  const isThere = lowerAt(sentence, at - 2) === 'there'
  if (end === undefined || verb?.tag !== 'verb') return undefined
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
