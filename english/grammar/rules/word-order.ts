import type { Clause } from '../../sentences/clauses.ts'
import { afterTimePhrase } from '../../sentences/introductions.ts'
import { nounPhrase, plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { isSomebody } from '../../words/people.ts'
import { BE_FINITE, DAY_BESIDE_TODAY, VERY } from '../../words/word-sets.ts'
import { type Edit, lowerAt, lowerFirst, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

const wordsOf = (sentence: Sentence, from: number, to: number) =>
  sentence.text.slice(sentence.tokens[from]?.start, sentence.tokens[to - 1]?.end)

/** 'I like very much this song', 'She speaks very well English', 'I play often football'. */
export const adverbPlace: Rule = {
  id: 'adverb-place',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      token.tag === 'verb' ? (between(sentence, at) ?? frequency(sentence, at) ?? timeBetween(sentence, at) ?? []) : [],
    ),
}

/** 'I every morning walk', 'My brother yesterday bought': the time comes first. */
function timeBetween(sentence: Sentence, verb: number): Edit | undefined {
  const { tokens } = sentence
  const clause = sentence.clauses.find(({ subject, end }) => subject.end < verb && verb < end)
  if (!clause || (clause.opener && !/^(?:and|but|so|because|,)$/.test(clause.opener.lower))) return undefined
  const { start, end, head } = clause.subject
  const isDay = /^(?:yesterday|today|tomorrow|tonight)$/.test(lowerAt(sentence, end))
  const isWeek = /^(?:last|next|this)$/.test(lowerAt(sentence, end)) && TIMES.test(lowerAt(sentence, end + 1))
  if ((isDay ? end + 1 : isWeek ? end + 2 : afterTimePhrase(tokens, end)) !== verb || tokens[verb]?.form === 'ing')
    return undefined
  if (isPeopleToday(sentence, clause) || !isWho(tokens[start], tokens[head])) return undefined
  const time = wordsOf(sentence, end, verb)
  const subject =
    start === 0
      ? `${lowerFirst(tokens[0] as Token)}${sentence.text.slice(tokens[0]?.end, tokens[end - 1]?.end)}`
      : wordsOf(sentence, start, end)
  return replaceTokens(sentence, start, verb, `${time} ${subject}`, 'adverb-order')
}

const isWho = (first: Token | undefined, head: Token | undefined) =>
  first?.tag === 'name' ? first.lower !== 'i' : isSomebody(head)

/** 'Young people today spend too much time' */
const isPeopleToday = (sentence: Sentence, { subject }: Clause) =>
  lowerAt(sentence, subject.end) === 'today' &&
  subject.agreement === 'many' &&
  sentence.tokens[subject.head]?.tag === 'noun'

function between(sentence: Sentence, verb: number): Edit | undefined {
  const adverbEnd = mannerEnd(sentence, verb + 1)
  if (adverbEnd === undefined) return undefined
  const object = sentence.tokens[adverbEnd]?.tag === 'obj' ? { end: adverbEnd + 1 } : objectAt(sentence, adverbEnd)
  if (!object || ['verb', 'be', 'modal'].includes(sentence.tokens[object.end]?.tag ?? '')) return undefined
  if (
    !['det', 'poss', 'name', 'noun', 'obj'].includes(sentence.tokens[adverbEnd]?.tag ?? '') &&
    lowerAt(sentence, adverbEnd) !== 'it' &&
    lowerAt(sentence, adverbEnd) !== 'this'
  )
    return undefined
  if (
    /^(?:last|next|every|yesterday|today|tomorrow|tonight|all|both|each|most|that)$/.test(
      lowerAt(sentence, adverbEnd),
    ) ||
    lowerAt(sentence, verb + 1) === 'much'
  )
    return undefined
  if (
    /^(?:season|week|month|year|morning|afternoon|evening|time|semester|weekend|term)$/.test(
      lowerAt(sentence, adverbEnd + 1),
    )
  )
    return undefined
  if (sentence.tokens[adverbEnd]?.tag === 'pron' && lowerAt(sentence, adverbEnd) !== 'it') return undefined
  return replaceTokens(
    sentence,
    verb + 1,
    object.end,
    `${wordsOf(sentence, adverbEnd, object.end)} ${wordsOf(sentence, verb + 1, adverbEnd)}`,
    'adverb-order',
  )
}

const TIMES = /^(?:week|month|year|night|morning|afternoon|evening|weekend|semester|sunday|monday|saturday|friday)$/

/** With what 'and' joins to it, and with 'from …' if that ends the sentence. */
function objectAt({ tokens }: Sentence, at: number): { end: number } | undefined {
  const whole = nounPhrase(tokens, at)
  return whole && (tokens[whole.end]?.tag === 'punct' || whole.end >= tokens.length)
    ? whole
    : plainNounPhrase(tokens, at)
}

function mannerEnd(sentence: Sentence, at: number): number | undefined {
  const word = lowerAt(sentence, at)
  if (
    VERY.test(word) &&
    /^(?:much|well|badly|quickly|fluently|slowly|hard|fast|carefully)$/.test(lowerAt(sentence, at + 1))
  ) {
    const next = sentence.tokens[at + 2]
    if (lowerAt(sentence, at + 1) === 'much' && next?.tag === 'noun' && !/^very much/.test(`${word} much`))
      return undefined
    if (word === 'so' && lowerAt(sentence, at + 1) === 'much') return undefined
    return at + 2
  }
  if (/^(?:well|fluently|badly)$/.test(word)) return at + 1
  const manner = /^(?:very|so|really|quite|more)$/.test(word) ? at + 1 : at
  if (isManner(sentence, manner)) return manner + 1
  const next = sentence.tokens[at + 1]
  if (DAY_BESIDE_TODAY.test(word) && next?.lower !== "'s" && ['det', 'poss'].includes(next?.tag ?? '')) return at + 1
  return undefined
}

const MANNER = ruleWords('word-order manner')

/** 'explained clearly the rules': how it is done comes behind the object. */
const isManner = (sentence: Sentence, at: number) =>
  MANNER.test(lowerAt(sentence, at)) && ['det', 'poss', 'obj', 'name'].includes(sentence.tokens[at + 1]?.tag ?? '')

const FREQUENCY = /^(?:always|usually|often|never|sometimes|rarely|seldom)$/

/** 'I go always to school by bus' → 'I always go'; 'I wake up usually' → 'I usually wake up'. */
function frequency(sentence: Sentence, verb: number): Edit | undefined {
  const end = /^(?:up|out|back|down|home)$/.test(lowerAt(sentence, verb + 1)) ? verb + 2 : verb + 1
  const adverb = sentence.tokens[end]
  const clause = sentence.clauses.find((one) => one.predicate === verb)
  if (!adverb || !FREQUENCY.test(adverb.lower) || !clause || adverb.lower === 'sometimes') return undefined
  const next = sentence.tokens[end + 1]
  if (!['to', 'prep', 'det', 'poss', 'noun', 'name', 'obj', 'adv', 'adj'].includes(next?.tag ?? '')) return undefined
  return replaceTokens(sentence, verb, end + 1, `${adverb.text} ${wordsOf(sentence, verb, end)}`, 'frequency-order')
}

/** 'I always am late' → 'I am always late'. */
export const adverbBeforeBe: Rule = {
  id: 'frequency-order',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => {
      const be = sentence.tokens[clause.predicate]
      const adverb = sentence.tokens[clause.predicate - 1]
      if (
        !be ||
        !adverb ||
        !isBeforeHelper(be, adverb, sentence.tokens[clause.predicate + 1]) ||
        clause.adverbs !== clause.predicate - 1
      )
        return []
      if (['punct', undefined].includes(sentence.tokens[clause.predicate + 1]?.tag)) return []
      return [
        replaceTokens(
          sentence,
          clause.predicate - 1,
          clause.predicate + 1,
          `${be.text} ${adverb.text}`,
          'frequency-order',
        ),
      ]
    }),
}

/** 'always is', 'almost is'; 'never have been', 'already has left'. */
function isBeforeHelper(helper: Token, { lower }: Token, next: Token | undefined): boolean {
  if (helper.tag === 'be')
    return BE_FINITE.test(helper.lower) && /^(?:always|usually|often|never|rarely|seldom|almost)$/.test(lower)
  if (helper.tag === 'have')
    return (
      /^(?:never|always|already|often|just)$/.test(lower) && (next?.lower === 'been' || next?.form === 'participle')
    )
  return helper.tag === 'modal' && /^(?:never|always|often|usually)$/.test(lower) && next?.tag === 'verb'
}
