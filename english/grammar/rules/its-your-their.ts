import type { Token } from '../../sentences/tokens.ts'
import { isOneOfMany } from '../../words/countable.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { DEMONSTRATIVES, HAVE, IS_OR_ARE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

/** "hurt it's paw", "explain you're absence", 'for you skin', 'solved there conflict', 'Their is', 'Its empty'. */
export const itsYourTheir: Rule = {
  id: 'its-your-their',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        shortForm(sentence, token, at) ??
        youBeforeNoun(sentence, token, at) ??
        thereBeforeNoun(sentence, token, at) ??
        theirBeforeBe(sentence, token, at) ??
        itsBeforeAdjective(sentence, token, at) ??
        [],
    ),
}

const INTRODUCES = ruleWords('its-your-their introduces')
const GIVES = ruleWords('its-your-their gives')

/** A noun by its nature, whatever the tagger made of it here. */
function isThing(token: Token | undefined, next: Token | undefined): boolean {
  if (!token || token.text !== token.lower || ['modal', 'be', 'have', 'do', 'not', 'adv'].includes(token.tag))
    return false
  const { kinds, verbs, singular } = token.readings
  if (kinds.adj >= 4 || kinds.adv > 3 || ['num', 'det', 'poss', 'prep'].includes(token.tag)) return false
  if (verbs.some(({ form }) => form === 'ing' || form === 'participle')) return false
  const strength = Math.max(0, ...verbs.map(({ weight }) => weight))
  if (singular === undefined && strength > kinds.noun) return false
  return kinds.noun >= 2 && !(strength > 3 && next && ['obj', 'det', 'poss', 'pron'].includes(next.tag))
}

const ownedAt = ({ tokens }: Sentence, at: number) => {
  const first = tokens[at]
  const isAdjective = first?.lower === 'own' || (first?.tag === 'adj' && first.readings.kinds.adj > 3)
  return isAdjective ? isThing(tokens[at + 1], tokens[at + 2]) : isThing(first, tokens[at + 1])
}

const TIME = oneOf(`
  time fun tons loads heaps night day morning monday today tomorrow work home people guys winter summer
  lunchtime next last this week month year`)

function shortForm(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const short = sentence.tokens[at + 1]?.text.toLowerCase().replace('’', "'")
  const owner =
    token.lower === 'it' && short === "'s" ? 'its' : token.lower === 'you' && short === "'re" ? 'your' : undefined
  if (!owner || TIME.test(lowerAt(sentence, at + 2)) || !isThing(sentence.tokens[at + 2], sentence.tokens[at + 3]))
    return undefined
  return takesThing(sentence, at) || isAskedOf(sentence, at) || isSubject(sentence, at + 3)
    ? replaceTokens(sentence, at, at + 2, owner, 'confusion')
    : undefined
}

function takesThing(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1]
  if (!before) return false
  if (before.tag === 'prep' || before.tag === 'have') return true
  return before.tag === 'to' || (before.tag === 'verb' && !INTRODUCES.test(baseOf(before, before.form)))
}

/** 'Is this you're bag?' */
const isAskedOf = (sentence: Sentence, at: number) =>
  DEMONSTRATIVES.test(lowerAt(sentence, at - 1)) && IS_OR_ARE.test(lowerAt(sentence, at - 2))

const isSubject = (sentence: Sentence, at: number) => {
  const verb = sentence.tokens[at]
  return (
    verb !== undefined && (['be', 'have', 'modal'].includes(verb.tag) || (verb.tag === 'verb' && verb.form === 'third'))
  )
}

const ADDRESSED =
  /^(?:people|guys|students|girls|boys|kids|children|ladies|folks|lot|gentlemen|men|women|fool|idiot|both|all|sir|madam|mam|maam|ma'am|miss|mister|chef|boss|bro|sis|kak)$/

/** 'Put you luggage', 'Say hello to you parents', 'You face looks familiar'. */
function youBeforeNoun(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const noun = sentence.tokens[at + 1]
  if (token.lower !== 'you' || !noun || TIME.test(noun.lower) || ADDRESSED.test(noun.lower)) return undefined
  if (!ownedAt(sentence, at + 1)) return undefined
  const next = sentence.tokens[at + 2]
  const isOne =
    noun.readings.verbs.length === 0 && isSubject(sentence, at + 2) && !/^(?:are|were|have|am)$/.test(next?.lower ?? '')
  const isOwned = isBehindVerb(sentence, at) && !['modal', 'verb', 'be', 'have', 'do'].includes(next?.tag ?? '')
  return isOne || isOwned ? changeWord(sentence, at, 'your', 'pronoun-possessive') : undefined
}

function isBehindVerb(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1]
  if (!before) return false
  if (before.tag === 'prep') return !/^(?:like|as)$/.test(before.lower)
  if (before.tag === 'to' || before.tag === 'obj') return true
  if (before.tag !== 'verb') return false
  const base = baseOf(before, before.form)
  if (/^(?:bring|take|process|use|lose|leave|pass|keep)$/.test(base)) return isOneOfMany(sentence.tokens[at + 1])
  return !GIVES.test(base) && !INTRODUCES.test(base)
}

const GOES = oneOf(`
  go come be live stay arrive get travel drive walk sit stand eat work study sleep put leave run fly move return
  wait park grow drink see meet buy find swim shop play spend`)

/** 'The neighbours solved there conflict'. */
function thereBeforeNoun(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const before = sentence.tokens[at - 1]
  if (token.lower !== 'there' || token.tag === 'there' || !before || !ownedAt(sentence, at + 1)) return undefined
  if (TIME.test(lowerAt(sentence, at + 1)) || /^(?:last|next|every)$/.test(lowerAt(sentence, at + 1))) return undefined
  const isOpen =
    (before.tag === 'prep' && /^(?:with|of|for|in|on|to|about|by|into)$/.test(before.lower)) ||
    before.tag === 'to' ||
    (before.tag === 'verb' && !GOES.test(baseOf(before, before.form))) ||
    before.tag === 'have'
  return isOpen ? changeWord(sentence, at, 'their', 'pronoun-possessive') : undefined
}

/** 'Their are thirty chairs', "Their's nothing". */
function theirBeforeBe(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.lower !== 'their') return undefined
  const next = sentence.tokens[at + 1]
  const isPlace = /^(?:over|up|down|out|from|go|went|going|been|live|lives|here)$/.test(lowerAt(sentence, at - 1))
  if (isPlace && (!next || /^[.,!?]$/.test(next.text))) return changeWord(sentence, at, 'there', 'confusion')
  const isBe = /^(?:is|are|was|were|isn|aren|wasn|weren|isn't|aren't|wasn't|weren't)$/.test(next?.lower ?? '')
  const isPerfect = HAVE.test(next?.lower ?? '') && lowerAt(sentence, at + 2) === 'been'
  const isShort = next?.lower === "'s" && /^(?:no|nothing|a|an|something|some|always)$/.test(lowerAt(sentence, at + 2))
  return isBe || isPerfect || isShort ? changeWord(sentence, at, 'there', 'confusion') : undefined
}

/** 'Its dangerous to swim here.' */
function itsBeforeAdjective(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const before = sentence.tokens[at - 1]
  if (token.lower !== 'its' || (before && before.tag !== 'punct' && before.tag !== 'sub' && before.tag !== 'and'))
    return undefined
  const from = /^(?:very|so|too|really|nearly|almost|not|quite|still|already)$/.test(lowerAt(sentence, at + 1))
    ? at + 2
    : at + 1
  const adjective = sentence.tokens[from]
  const next = sentence.tokens[from + 1]
  if (!adjective || (adjective.readings.kinds.adj < 4 && from === at + 1) || adjective.readings.kinds.noun > 4)
    return undefined
  const isOver =
    next === undefined || next.tag === 'punct' || ['to', 'sub', 'prep', 'and', 'adv', 'pron', 'poss'].includes(next.tag)
  return isOver ? changeWord(sentence, at, "it's", 'confusion') : undefined
}
