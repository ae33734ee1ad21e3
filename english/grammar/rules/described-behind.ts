import type { Token } from '../../sentences/tokens.ts'
import { article } from '../../words/a-or-an.ts'
import { oneOf } from '../../words/one-of.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

/** 'a presentation very interesting', 'I eat food very spicy': what describes a noun stands before it. */
export const describedBehind: Rule = {
  id: 'described-behind',
  find: (sentence) => sentence.tokens.flatMap((token, at) => behindNoun(sentence, token, at) ?? []),
}

const DEGREE = /^(?:very|really|so|quite|too|extremely)$/
const MADE_SO = oneOf(`
  make find keep leave consider paint get want prefer turn call think believe hold set serve drive feel imagine
  prove show let take see have like`)
const KEEPS = /^(?:make|find|keep|consider|think|leave)$/
/** 'a city very famous for its food': more belongs to it. */
const LEADS_ON = oneOf(`
  famous good bad rich useful important proud close near similar different popular suitable easy difficult far
  full interested aware afraid responsible dangerous helpful busy happy angry kind known loved`)

function behindNoun(sentence: Sentence, degree: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  const noun = tokens[at - 1]
  const adjective = tokens[at + 1]
  if (!DEGREE.test(degree.lower) || noun?.tag !== 'noun' || /^(?:bit|lot|little)$/.test(noun.lower)) return undefined
  if (!adjective || !isDescription(tokens, at + 1)) return undefined
  let first = at - 1
  while (['adj', 'noun'].includes(tokens[first - 1]?.tag ?? '')) first -= 1
  const before = tokens[first - 1]
  const words = `${degree.text} ${adjective.text} ${sentence.text.slice(tokens[first]?.start, noun.end)}`
  if (/^an?$/.test(before?.lower ?? '') && isObject(sentence, first - 2, true))
    return replaceTokens(sentence, first - 1, at + 2, `${article(degree.lower)} ${words}`, 'adjective-order')
  const isBare = before?.tag === 'verb' && first === at - 1 && isObject(sentence, first - 1, false)
  return isBare ? replaceTokens(sentence, first, at + 2, words, 'adjective-order') : undefined
}

/** An adjective with nothing behind that belongs to it. */
function isDescription(tokens: readonly Token[], at: number): boolean {
  const { tag, form, lower, readings } = tokens[at] as Token
  if (tag !== 'adj' && !(form === 'ing' && readings.kinds.adj > 3)) return false
  const next = tokens[at + 1]
  if (!next || /^(?:last|this|every|yesterday)$/.test(next.lower)) return true
  return (
    ['punct', 'prep', 'sub', 'and', 'wh', 'adv'].includes(next.tag) && !(next.tag === 'prep' && LEADS_ON.test(lower))
  )
}

/** The noun hangs on a verb or a preposition. */
function isObject(sentence: Sentence, at: number, hasArticle: boolean): boolean {
  const before = sentence.tokens[at]
  if (!before) return false
  if (hasArticle)
    return (
      ['be', 'have', 'prep', 'there', 'obj'].includes(before.tag) ||
      (before.tag === 'verb' && !KEEPS.test(baseOf(before, before.form)))
    )
  const isDone = before.form !== 'ing' && before.form !== 'participle' && !isMade(before)
  return isDone && lowerAt(sentence, at - 1) !== 'be'
}

const isMade = (verb: Token) => MADE_SO.test(baseOf(verb, verb.form))
