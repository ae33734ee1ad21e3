import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { NEVER_PLURAL, UNCOUNTABLE } from '../../words/word-lists.ts'
import { BE_OF_MANY, HELPERS_OF_ONE, PLACE_LINKS, THIS_OR_THAT } from '../../words/word-sets.ts'
import { type Edit, lowerAt, replaceTokens, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

const THIS: Record<string, string> = { this: 'these', that: 'those' }
const LOOKS_PLURAL =
  /^(?:news|series|means|times|is|was|physics|mathematics|lens|gas|bus|class|politics|economics|data|media|weeks)$/

const PAIRS = oneOf('clothes trousers scissors jeans pants shoes socks gloves shorts sunglasses sandals earrings')

/** 'this shoes', 'that sandals are'. */
export function demonstrative(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  if (isSaidOfMany(sentence, at)) return replaceTokens(sentence, at, at + 1, THIS[word] ?? word, 'demonstrative')
  const little = uncountedAt(sentence, at)
  if (little) return replaceTokens(sentence, at, at + 1, little, 'demonstrative')
  const many = Object.hasOwn(THIS, word) ? THIS[word] : undefined
  const nounAt = ['adj', 'num'].includes(sentence.tokens[at + 1]?.tag ?? '') ? at + 2 : at + 1
  const noun = sentence.tokens[nounAt]
  const one = noun && pluralOf(sentence, noun, nounAt)
  if (!many || !one || lowerAt(sentence, at + 1) === 'one') return undefined
  if (isVerb(sentence, noun, at, nounAt) || (word === 'that' && isLinker(sentence, at, nounAt))) return undefined
  return HELPERS_OF_ONE.test(lowerAt(sentence, nounAt + 1)) && !PAIRS.test(noun.lower)
    ? replaceTokens(sentence, nounAt, nounAt + 1, one, 'demonstrative')
    : replaceTokens(sentence, at, at + 1, many, 'demonstrative')
}

/** 'These food is delicious'. */
function uncountedAt(sentence: Sentence, at: number): string | undefined {
  const one = { these: 'this', those: 'that' }[lowerAt(sentence, at)]
  const nounAt = sentence.tokens[at + 1]?.tag === 'adj' ? at + 2 : at + 1
  const noun = sentence.tokens[nounAt]
  const isAlone = !['noun', 'poss', 'name'].includes(sentence.tokens[nounAt + 1]?.tag ?? '')
  return one && noun?.tag === 'noun' && UNCOUNTABLE.has(noun.lower) && isAlone ? one : undefined
}

/** 'This are my children'. */
function isSaidOfMany(sentence: Sentence, at: number): boolean {
  if (!THIS_OR_THAT.test(lowerAt(sentence, at)) || !BE_OF_MANY.test(lowerAt(sentence, at + 1))) return false
  const before = sentence.tokens[at - 1]
  const said = plainNounPhrase(sentence.tokens, at + 2)
  return (!before || before.tag === 'punct' || before.tag === 'and') && said?.agreement === 'many'
}

/** The singular of a noun that is a plural here. */
function pluralOf(sentence: Sentence, noun: Token, at: number): string | undefined {
  if (PAIRS.test(noun.lower)) return noun.lower
  const one = noun.tag === 'noun' ? noun.readings.singular : undefined
  if (!one || NEVER_PLURAL.has(one) || LOOKS_PLURAL.test(noun.lower)) return undefined
  return sentence.tokens[at + 1]?.tag === 'noun' ? undefined : one
}

const SPEAKS = oneOf(`
  looks sounds works means helps shows makes seems costs needs feels matters goes takes tastes smells depends
  happens comes includes gives keeps suits fits`)

/** 'This looks like', 'something that suits you', 'that sounds natural'. */
function isVerb(sentence: Sentence, noun: Token, at: number, nounAt: number): boolean {
  if (nounAt !== at + 1 || !hasForm(noun, 'third')) return false
  if (isSaidOfThat(sentence, noun, at)) return true
  const { verbs, kinds } = noun.readings
  if (!verbs.some(({ form, weight }) => form === 'third' && weight > Math.min(3, kinds.noun))) return false
  const next = sentence.tokens[nounAt + 1]
  const isAsked =
    sentence.tokens[at - 1]?.tag === 'wh' || /^(?:if|hope|think|when|whether)$/.test(lowerAt(sentence, at - 1))
  const isFirst = at === 0 || isAsked || ['sub', 'punct'].includes(sentence.tokens[at - 1]?.tag ?? '')
  if (isFirst && lowerAt(sentence, at) === 'this' && !GOES_ON.has(next?.tag ?? '')) return true
  const goesOn =
    next !== undefined &&
    ['prep', 'obj', 'det', 'poss', 'adj', 'adv', 'pron', 'to', 'num'].includes(next.tag) &&
    !/^(?:of|are|were)$/.test(next.lower)
  return goesOn && (lowerAt(sentence, at) === 'that' || kinds.noun < 6 || SPEAKS.test(noun.lower))
}

/** 'as this overloads the motor', 'if that suits' */
function isSaidOfThat({ tokens }: Sentence, verb: Token, at: number): boolean {
  const next = tokens[at + 2]
  if (tokens[at - 1]?.tag !== 'sub') return false
  return STARTS_OBJECT.has(next?.tag ?? '') || isSaidLast(verb, next)
}

const STARTS_OBJECT: ReadonlySet<string> = new Set(['det', 'poss', 'obj'])
const isSaidLast = ({ lower }: Token, next: Token | undefined) =>
  SPEAKS.test(lower) && (next === undefined || next.tag === 'punct')

/** 'I know that students work': here 'that' joins, unless the noun ends what the verb takes. */
function isLinker(sentence: Sentence, at: number, nounAt: number): boolean {
  if (isWholeObject(sentence, at, nounAt)) return false
  if ([isSaidBehindBe, isSecondThat, isSubjectClause, isTold].some((joins) => joins(sentence, at, nounAt))) return true
  if (sentence.tokens[at]?.tag === 'sub' && !BE_OF_MANY.test(lowerAt(sentence, nounAt + 1))) return true
  const before = sentence.tokens[at - 1]?.tag ?? ''
  return ['verb', 'noun', 'adj'].includes(before) || (at > 0 && isFiniteNext(sentence.tokens[nounAt + 1]))
}

const isFiniteNext = (next: Token | undefined) => ['modal', 'be', 'do'].includes(next?.tag ?? '')

/** 'note that the gate closes at ten and that visitors must leave' */
const isSecondThat = ({ tokens }: Sentence, at: number, nounAt: number): boolean =>
  (tokens[at - 1]?.tag === 'and' || tokens[at - 1]?.text === ',') &&
  GOES_ON.has(tokens[nounAt + 1]?.tag ?? '') &&
  (at === 1 || tokens.slice(0, at).some(({ tag }) => tag === 'verb' || tag === 'be'))

/** 'That crowds rioted seems to be a legend' */
const isSubjectClause = ({ tokens }: Sentence, at: number, nounAt: number): boolean =>
  at === 0 &&
  tokens[nounAt + 1]?.tag === 'verb' &&
  tokens.some(({ tag, form }, index) => index > nounAt + 2 && (tag === 'be' || tag === 'verb') && form === 'third')

/** 'told him that dinosaurs never cry', 'It's upstairs that things get strange' */
const isTold = ({ tokens }: Sentence, at: number, nounAt: number): boolean =>
  ['obj', 'adv'].includes(tokens[at - 1]?.tag ?? '') &&
  tokens[tokens[nounAt + 1]?.tag === 'adv' ? nounAt + 2 : nounAt + 1]?.tag === 'verb'

const GOES_ON: ReadonlySet<string> = new Set(['verb', 'modal', 'do', 'have', 'be', 'not', 'adv'])

/** 'The risk is that drivers forget it'. */
const isSaidBehindBe = ({ tokens }: Sentence, at: number, nounAt: number): boolean =>
  tokens[at - 1]?.tag === 'be' && GOES_ON.has(tokens[overJoined(tokens, nounAt) + 1]?.tag ?? '')

/** 'shops and hospitals' */
const overJoined = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.tag === 'and' && tokens[at + 2]?.tag === 'noun' ? at + 2 : at

const TAKES = ruleWords('demonstratives takes')
const MAY_INTRODUCE = /^(?:see|saw|remember|read|find|found|like|love)$/

/** 'buy that sandals.' */
function isWholeObject(sentence: Sentence, at: number, nounAt: number): boolean {
  const verb = lowerAt(sentence, at - 1)
  const next = sentence.tokens[nounAt + 1]
  if (!TAKES.test(verb)) return false
  if (next === undefined || /^[.,!?]$/.test(next.text) || /^(?:yesterday|today|now|because)$/.test(next.lower))
    return true
  return PLACE_LINKS.test(next.lower) && !MAY_INTRODUCE.test(verb)
}
