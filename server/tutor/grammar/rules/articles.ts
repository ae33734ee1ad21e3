import { baseOfDegree } from '../../english/adjectives.ts'
import { plainNounPhrase } from '../../english/noun-phrases.ts'
import type { Token } from '../../english/tokens.ts'
import { COUNTABLE_THINGS, PROFESSIONS } from '../../english/word-lists.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir|mba|mp\b|mri|sms|fbi|x-ray|nba|lcd|rpg|8|11\b|18\b)/i
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usa|usu|uk\b|eu(?!x)|one\b|once|ubi|unanim|u-|uto|ure|ufo)/i

export const startsWithVowelSound = (word: string) => VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word)

/** 'a honest man', 'an useful book', 'a apple'. */
export const aOrAn: Rule = {
  id: 'a-an',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const next = sentence.tokens[at + 1]
      if (!/^(?:a|an)$/.test(token.lower) || !next || next.tag === 'punct' || next.text.length === 1) return []
      if (token.text === 'A' && at > 0) return []
      const wanted = startsWithVowelSound(next.text) ? 'an' : 'a'
      return token.lower === wanted ? [] : [replaceTokens(sentence, at, at + 1, wanted, 'a-an')]
    }),
}

const article = (word: string) => (startsWithVowelSound(word) ? 'an' : 'a')
const BECOMING = /^(?:be|am|is|are|was|were|been|become|becomes|became|becoming|as|'s)$/

/** 'She is teacher', 'My sister wants to be doctor', 'He works as engineer'. */
export const professionArticle: Rule = {
  id: 'article-profession',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!namesJob(sentence, token, at)) return []
      const from = sentence.tokens[at + 1]?.tag === 'not' ? at + 2 : at + 1
      const nounAt = from + adjectiveCount(sentence, from)
      const noun = sentence.tokens[nounAt]
      if (!noun || !isSingularCountable(sentence, noun, nounAt, PROFESSIONS, from === nounAt)) return []
      return [articleAt(sentence, from, 'article-profession')]
    }),
}

function namesJob(sentence: Sentence, token: Token, at: number): boolean {
  const before = lowerAt(sentence, at - 1)
  if (!BECOMING.test(token.lower) || (token.lower === "'s" && token.tag !== 'be')) return false
  if (token.lower === 'as')
    return /\b(?:work|works|worked|working|job|career|started|hired)\b/i.test(sentence.text.slice(0, token.start))
  return !/^(?:are|were)$/.test(token.lower) || (before === 'you' && sentence.tokens.length < 9)
}

/** 'the' before first and best, else 'a' or 'an'. */
const articleAt = (sentence: Sentence, at: number, rule: string): Edit =>
  isSuperlative(sentence, at) || isOrdinal(sentence, at)
    ? insertBefore(sentence, at, 'the', 'article-superlative')
    : insertBefore(sentence, at, article(lowerAt(sentence, at)), rule)

function adjectiveCount(sentence: Sentence, at: number): number {
  let count = 0
  while (
    sentence.tokens[at + count]?.tag === 'adj' ||
    (sentence.tokens[at + count]?.tag === 'adv' && /^(?:very|really)$/.test(lowerAt(sentence, at + count)))
  )
    count += 1
  return count
}

function isSingularCountable(
  sentence: Sentence,
  noun: Token,
  at: number,
  list: ReadonlySet<string>,
  plain: boolean,
): boolean {
  const next = sentence.tokens[at + 1]
  const compound = next?.tag === 'noun' || (next?.tag === 'verb' && next.form === 'ing')
  if (
    noun.tag !== 'noun' &&
    !(noun.tag === 'verb' && list.has(noun.lower) && plain) &&
    !(list.has(noun.lower) && noun.tag === 'adj')
  )
    return false
  if (noun.readings.singular !== undefined) return false
  if (compound && next) return list.has(next.lower) && noun.tag === 'noun'
  return list.has(noun.lower)
}

const TAKES_OBJECT = new Set(
  `buy bought buys have has had want wants wanted need needs needed see saw sees make made makes read reads write wrote writes eat ate eats
  drive drives drove find found finds get got gets rent rented build built send sent sends lose lost loses bring brought brings give gave
  use uses used watch watched watches take took takes wear wears wore open opened order ordered sell sold receive received visit visited
  own owns borrow borrowed ride rides rode book booked play carry carried cook draw drew keep choose chose buying having making reading writing
  eating driving wearing riding taking looking watching like prepare prepared attend attended join miss missed`
    .trim()
    .split(/\s+/),
)
const NO_ARTICLE_PAIRS =
  /^(?:take place|have (?:class|school|lunch|dinner|breakfast|work|fun|time)|watch (?:football|tv)|play \w+|go \w+|make (?:friends|food)|take (?:part|care|note|action|time|pizza)|get (?:home|work)|like \w+)$/

/** 'I bought car', 'She has cat', 'He wrote letter'. */
export const objectArticle: Rule = {
  id: 'article-object',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!TAKES_OBJECT.has(token.lower) || (token.tag !== 'verb' && token.tag !== 'have')) return []
      if (['det', 'poss', 'adj'].includes(sentence.tokens[at - 1]?.tag ?? '') || isOrdinal(sentence, at + 1)) return []
      const nounAt = at + 1 + adjectiveCount(sentence, at + 1)
      return isBareObject(sentence, token, at, nounAt)
        ? [insertBefore(sentence, at + 1, article(lowerAt(sentence, at + 1)), 'article-object')]
        : []
    }),
}

function isBareObject(sentence: Sentence, verb: Token, at: number, nounAt: number): boolean {
  const noun = sentence.tokens[nounAt]
  const next = sentence.tokens[nounAt + 1]
  if (noun?.tag !== 'noun' || noun.readings.singular !== undefined || next?.tag === 'name') return false
  if (/^(?:last|next|this|every)$/.test(lowerAt(sentence, nounAt - 1))) return false
  if (NO_ARTICLE_PAIRS.test(`${baseLike(verb.lower)} ${noun.lower}`)) return false
  if (nounAt === at + 1 && (next?.tag === 'num' || next?.lower === 'by')) return false
  if (next?.tag !== 'noun') return COUNTABLE_THINGS.has(noun.lower)
  return next.readings.singular === undefined && COUNTABLE_THINGS.has(next.lower)
}

const baseLike = (word: string) =>
  ({
    took: 'take',
    takes: 'take',
    taking: 'take',
    has: 'have',
    had: 'have',
    having: 'have',
    made: 'make',
    makes: 'make',
    got: 'get',
    gets: 'get',
  })[word] ?? word

const DESCRIBED = /^(?:it|this|that|there|he|she|bali|jakarta|indonesia|bandung)$/
const OTHER_COUNTABLE = /^(?:place|country|thing|way|example|lie|secret|shame|pity|disaster|miracle|surprise|pleasure)$/

/** 'There is cat', 'It is good idea', 'This is book'. */
export const complementArticle: Rule = {
  id: 'article-complement',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const before = lowerAt(sentence, at - 1)
      if (token.tag !== 'be' || !/^(?:is|was|'s|be)$/.test(token.lower)) return []
      if (!DESCRIBED.test(before) && !(token.lower === 'be' && before === 'will')) return []
      const from = sentence.tokens[at + 1]?.tag === 'not' ? at + 2 : at + 1
      return isBareComplement(sentence, from) ? [articleAt(sentence, from, 'article-object')] : []
    }),
}

function isBareComplement(sentence: Sentence, from: number): boolean {
  const nounAt = from + adjectiveCount(sentence, from)
  const noun = sentence.tokens[nounAt]
  if (noun?.tag !== 'noun' || noun.readings.singular !== undefined) return false
  if (['noun', 'name', 'num'].includes(sentence.tokens[nounAt + 1]?.tag ?? '')) return false
  if (/^(?:last|next)$/.test(lowerAt(sentence, from)) && !isOrdinal(sentence, from)) return false
  return COUNTABLE_THINGS.has(noun.lower) || PROFESSIONS.has(noun.lower) || OTHER_COUNTABLE.test(noun.lower)
}

const isOrdinal = (sentence: Sentence, at: number) =>
  /^(?:first|last|same|only|next|second|third|main)$/.test(lowerAt(sentence, at)) &&
  !/^(?:year|month|week|night|time)$/.test(lowerAt(sentence, at + 1))

function isSuperlative(sentence: Sentence, at: number): boolean {
  const word = lowerAt(sentence, at)
  if (/^(?:last|first|next|past|rest|test|west|east|guest|interest|request|forest|honest|modest)$/.test(word))
    return false
  if (word === 'most') return sentence.tokens[at + 1]?.tag === 'adj'
  return (
    baseOfDegree(word, (base) => sentence.lexicon.kinds(base).adj > 0)?.degree === 'most' &&
    /(?:est|best|worst)$/.test(word)
  )
}

/** 'Jakarta is biggest city', 'She is most beautiful girl'. */
export const superlativeThe: Rule = {
  id: 'article-superlative',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (sentence.tokens[at - 1]?.tag !== 'be' || !isSuperlative(sentence, at)) return []
      const nounAt = token.lower === 'most' ? at + 2 : at + 1
      if (token.lower === 'most' && sentence.tokens[at + 1]?.readings.singular) return []
      const compared = plainNounPhrase(sentence.tokens, nounAt) || /^(?:in|of|among)$/.test(lowerAt(sentence, nounAt))
      return compared ? [insertBefore(sentence, at, 'the', 'article-superlative')] : []
    }),
}

const edits = (list: (Edit | undefined)[]) => list.filter((one): one is Edit => one !== undefined)

/** 'Sun rises in the east', 'in the my house', 'the Jakarta', 'go to the school'. */
export const theRules: Rule = {
  id: 'article-the',
  find: (sentence) =>
    edits(
      sentence.tokens.map((token, at) => {
        if (/^(?:sun|moon|earth|government|internet|sky)$/.test(token.lower) && needsThe(sentence, at))
          return insertBefore(sentence, at, 'the', 'article-the')
        return undefined
      }),
    ),
}

function needsThe(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at] as Token
  const before = sentence.tokens[at - 1]
  const next = sentence.tokens[at + 1]
  if (
    token.readings.singular ||
    next?.tag === 'noun' ||
    next?.tag === 'name' ||
    next?.lower === "'s" ||
    next?.text === '-'
  )
    return false
  if ((token.text !== token.lower && at > 0) || lowerAt(sentence, at - 2) === 'down') return false
  if (at === 0) return next?.tag === 'verb' || next?.tag === 'be' || next?.tag === 'modal' || next?.tag === 'have'
  return (
    before !== undefined &&
    ((before.tag === 'prep' && !(before.lower === 'of' && token.lower === 'government')) ||
      before.tag === 'verb' ||
      before.tag === 'sub' ||
      before.tag === 'to') &&
    !(before.lower === 'on' && token.lower === 'earth')
  )
}
