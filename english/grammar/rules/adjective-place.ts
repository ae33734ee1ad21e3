import type { Token } from '../../sentences/tokens.ts'
import { article } from '../../words/a-or-an.ts'
import { isOneOfMany } from '../../words/countable.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

/** What something is made, kept or found: 'painted the door red', 'found the film boring'. */
const MAKES_SO = ruleWords('adjective-place makes-so')
const ONLY_MADE_SO = oneOf(`
  open closed shut ready clean dry empty free alone awake alive safe warm cool hot cold quiet crazy mad sick
  happy sad angry full wet tight loose flat straight clear fresh raw`)
const FOLLOWS_ITS_NOUN = ruleWords('adjective-place follows-its-noun')
const ENDS =
  /^(?:and|but|because|when|yesterday|last|so|for|in|from|at|on|with|to|who|that|which|every|near|today|behind)$/

/** 'bought a dress red', 'a girl beautiful', 'lives in house big'. */
export const adjectivePlace: Rule = {
  id: 'adjective-place',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!isMisplaced(sentence, token, at)) return []
      const noun = sentence.tokens[at - 1] as Token
      const before = sentence.tokens[at - 2]
      if (/^an?$/.test(before?.lower ?? ''))
        return [
          replaceTokens(
            sentence,
            at - 2,
            at + 1,
            `${article(token.lower)} ${token.text} ${noun.text}`,
            'adjective-order',
          ),
        ]
      if (before?.tag === 'det' || before?.tag === 'poss')
        return [replaceTokens(sentence, at - 1, at + 1, `${token.text} ${noun.text}`, 'adjective-order')]
      return isBare(before, noun)
        ? [
            replaceTokens(
              sentence,
              at - 1,
              at + 1,
              `${article(token.lower)} ${token.text} ${noun.text}`,
              'adjective-order',
            ),
          ]
        : []
    }),
}

const isBare = (before: Token | undefined, noun: Token) =>
  isOneOfMany(noun) &&
  (before?.tag === 'have' ||
    (before?.tag === 'verb' && !MAKES_SO.test(baseOf(before, before.form))) ||
    /^(?:in|with|as)$/.test(before?.lower ?? ''))

const COLOUR = /^(?:red|blue|green|white|black|yellow|brown|pink|purple|grey|gray)$/

function isMisplaced(sentence: Sentence, adjective: Token, at: number): boolean {
  const hasArticle = /^an?$/.test(lowerAt(sentence, at - 2))
  if (!isPlainAdjective(adjective, hasArticle) || !isNounOfIt(sentence.tokens[at - 1], hasArticle)) return false
  const next = sentence.tokens[at + 1]
  if (next && !(next.tag === 'punct' && /^[.,!?]$/.test(next.text)) && !ENDS.test(next.lower)) return false
  const isInCity = next?.lower === 'in' && sentence.tokens[at + 2]?.tag === 'name' && hasArticle
  if (next && next.tag !== 'punct' && !isInCity && leadsOn(adjective.lower, next.lower)) return false
  return isObject(sentence, at, adjective.lower)
}

function isPlainAdjective({ lower, tag, readings }: Token, hasArticle: boolean): boolean {
  const { kinds, degree, verbs } = readings
  const isSure = COLOUR.test(lower) || (hasArticle && /^(?:patient|native)$/.test(lower))
  if (!isSure && (tag !== 'adj' || degree || kinds.adj < 4 || kinds.noun > 4)) return false
  if (kinds.adv > 3 || verbs.length > 2) return false
  return !FOLLOWS_ITS_NOUN.test(lower) && (!/(?:..ed|ing|ly)$/.test(lower) || DESCRIBES.test(lower))
}

const DESCRIBES =
  /^(?:crowded|interesting|boring|exciting|amazing|talented|friendly|lovely|relaxing|charming|hardworking|confusing)$/

const isNounOfIt = (noun: Token | undefined, hasArticle: boolean) =>
  noun?.tag === 'noun' &&
  noun.readings.kinds.noun > 2 &&
  (!TIMES.test(noun.lower) || (hasArticle && /^(?:day|time|way|thing|moment)$/.test(noun.lower)))

/** 'a city famous for', 'a bag big enough to': what follows belongs to the adjective. */
const leadsOn = (adjective: string, next: string) =>
  TAKES_MORE.test(adjective) || (SIZES.test(adjective) && /^(?:for|to|in)$/.test(next))

const SIZES = /^(?:big|small|strong|heavy|beautiful|interesting)$/
const TIMES = oneOf(`
  year years day days week weeks month months time something anything thing one bit lot metre meter metres
  meters way body eye eyes mouth heart`)
const TAKES_MORE = ruleWords('adjective-place takes-more')

/** The noun hangs on a verb or a preposition, so the adjective cannot be what is said of it. */
function isObject({ tokens }: Sentence, at: number, adjective: string): boolean {
  let back = at - 2
  while (['det', 'poss', 'noun', 'num'].includes(tokens[back]?.tag ?? '')) back -= 1
  const before = tokens[back]
  if (!before) return false
  if (before.tag === 'prep') return isBehindPreposition(tokens, back)
  if (before.tag === 'be')
    return /^an?$/.test(tokens[back + 1]?.lower ?? '') || (/^favou?rite$/.test(adjective) && back > 0)
  const isAny = /^an?$/.test(tokens[back + 1]?.lower ?? '') || tokens[back + 1]?.tag === 'noun'
  if (before.tag === 'have') return isAny && !ONLY_MADE_SO.test(adjective)
  if (before.tag !== 'verb') return false
  return (
    !MAKES_SO.test(baseOf(before, before.form)) ||
    (isAny &&
      /^(?:buy|wear|want|need|see|like|order|bring|eat|drink|prefer)$/.test(baseOf(before, before.form)) &&
      !ONLY_MADE_SO.test(adjective))
  )
}

const makesSo = (token: Token | undefined) => token !== undefined && MAKES_SO.test(baseOf(token, token.form))

function isBehindPreposition(tokens: readonly Token[], at: number): boolean {
  const link = tokens[at]?.lower ?? ''
  // 'with your hair short'
  if (link === 'with' && tokens[at + 1]?.tag === 'poss') return false
  const before = tokens.slice(0, at)
  const verb = before.filter(({ tag }) => tag === 'verb').at(-1)
  if (
    !/^(?:in|with|on|at|for|like|of|from|after|before|by|near|about|into|under)$/.test(link) ||
    (makesSo(verb) && !/^an?$/.test(tokens[at + 1]?.lower ?? ''))
  )
    return false
  if (link === 'with' && verb && !/^an?$/.test(tokens[at + 1]?.lower ?? '')) return false
  return before.some(({ tag }) => ['verb', 'be', 'have'].includes(tag))
}
