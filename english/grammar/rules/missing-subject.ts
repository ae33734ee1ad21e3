import { nounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { AND_BUT_SO_WHEN, BE_OF_ONE, DEGREE_OF_MORE, FOR_TO_THAT, NOT_OR_VERY, SEEMS } from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

const BE = /^(?:is|was|isn|wasn|will|has)$/

/** 'because is faster', 'I think is good', 'Is very hot today.': English needs its 'it'. */
export const missingSubject: Rule = {
  id: 'missing-subject',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        afterLinker(sentence, token, at) ??
        withoutBoth(sentence, token, at) ??
        verbAlone(sentence, token, at) ??
        withoutSubject(sentence, token, at) ??
        atStart(sentence, token, at) ??
        [],
    ),
}

function afterLinker(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const be = sentence.tokens[at + 1]
  if (!be || !BE.test(be.lower) || be.text === "'s") return undefined
  const links =
    /^(?:because|although|though|if|unless|since|until)$/.test(token.lower) ||
    (AND_BUT_SO_WHEN.test(token.lower) && token.tag !== 'adv' && (at > 2 || token.lower === 'when')) ||
    (/^(?:think|thinks|thought|believe|hope|guess|feel)$/.test(token.lower) &&
      token.tag === 'verb' &&
      ['pron', 'name', 'not', 'noun', 'adv'].includes(sentence.tokens[at - 1]?.tag ?? ''))
  if (!links || !describes(sentence, at + 2) || isAboutTheWord(sentence, token, at)) return undefined
  return insertBefore(sentence, at + 1, 'it', 'missing-subject')
}

/** What I think is …', 'the one I believe is …' have their subject before. */
function isAboutTheWord(sentence: Sentence, token: Token, at: number): boolean {
  if (AND_BUT_SO_WHEN.test(token.lower))
    return token.lower === 'when'
      ? /[?]\s*$/.test(sentence.text) || (at === 0 && !sentence.text.includes(','))
      : token.lower === 'so'
        ? lowerAt(sentence, at + 2) === '' || /[?]\s*$/.test(sentence.text) || sentence.tokens[at - 1]?.tag !== 'punct'
        : sharesSubject(sentence, at)
  if (token.tag !== 'verb') return false
  return (
    sentence.tokens.slice(0, at).some(({ tag, lower }) => tag === 'wh' || lower === 'that' || lower === 'the') ||
    /\?\s*$/.test(sentence.text)
  )
}

/** 'The house is old but is still nice': one subject, two verbs; 'I bought one, but is expensive' has none. */
const sharesSubject = (sentence: Sentence, at: number) =>
  !/^(?:i|we|they|you)$/.test(lowerAt(sentence, sentence.clauses[0]?.subject.head ?? -1)) &&
  sentence.tokens.slice(0, at).some(({ tag }) => tag === 'be' || tag === 'verb' || tag === 'have' || tag === 'modal')

function describes(sentence: Sentence, from: number): boolean {
  let at = from
  while (['adv', 'not'].includes(sentence.tokens[at]?.tag ?? '') || DEGREE_OF_MORE.test(lowerAt(sentence, at))) at += 1
  const next = sentence.tokens[at]
  return (
    next !== undefined &&
    (next.tag === 'adj' ||
      /^(?:a|an|my|the|raining|going|very|easy|better|worse|faster|cheaper)$/.test(next.lower) ||
      next.lower === 'be' ||
      next.readings.degree !== undefined)
  )
}

/** 'because too expensive': subject and verb are left out. */
function withoutBoth(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (token.lower !== 'because' || !NOT_OR_VERY.test(lowerAt(sentence, at + 1))) return undefined
  const adjective = /^(?:too|very|so)$/.test(lowerAt(sentence, at + 2)) ? at + 3 : at + 2
  const next = tokens[adjective + 1]
  if (tokens[adjective]?.tag !== 'adj' || (next && !['punct', 'to', 'prep', 'and'].includes(next.tag))) return undefined
  const isPast = tokens
    .slice(0, at)
    .some(({ tag, form }) => (tag === 'verb' || tag === 'be' || tag === 'do') && form === 'past')
  return insertBefore(sentence, at + 1, isPast ? 'it was' : 'it is', 'missing-subject')
}

/** 'because smells bad', 'although costs a lot': a verb without anybody. */
function verbAlone(sentence: Sentence, { lower }: Token, at: number): Edit | undefined {
  const verb = sentence.tokens[at + 1]
  const next = sentence.tokens[at + 2]
  if (
    !/^(?:because|although|though|unless)$/.test(lower) ||
    !verb ||
    !next ||
    !(hasForm(verb, 'third') || verb.lower === 'has')
  )
    return undefined
  const isLinking = SEEMS.test(verb.lower) && ['adj', 'adv'].includes(next.tag)
  const isDone = (verb.tag === 'verb' || verb.lower === 'has') && ['det', 'obj', 'poss', 'num'].includes(next.tag)
  return isLinking || isDone ? insertBefore(sentence, at + 1, 'it', 'missing-subject') : undefined
}

const OPENS_CLAUSE = oneOf('because although though unless if when until')
const INVERTED: ReadonlySet<string> = new Set(['pron', 'there', 'det', 'poss', 'name', 'noun'])
const GOES_ON: ReadonlySet<string> = new Set(['prep', 'to', 'det', 'poss', 'obj', 'num', 'adv'])

/** 'if is kept in the fridge', 'because harms people', 'when comes to': who or what does it stands before. */
function withoutSubject(sentence: Sentence, { lower, tag }: Token, at: number): Edit | undefined {
  const { tokens, text } = sentence
  const verb = tokens[at + 1]
  const next = tokens[at + 2]
  if (tag !== 'sub' || !OPENS_CLAUSE.test(lower) || !verb || !next || /\?\s*$/.test(text)) return undefined
  const isDone = verb.tag === 'verb' && verb.form === 'third' && verb.readings.kinds.noun < 4 && GOES_ON.has(next.tag)
  const isPassive = BE_OF_ONE.test(verb.lower) && verb.spaced && hasForm(next, 'participle') && !INVERTED.has(next.tag)
  const isAsked = lower === 'when' && (isPassive || tokens[at - 1]?.tag === 'verb')
  return (isDone || isPassive) && !isAsked ? insertBefore(sentence, at + 1, 'it', 'missing-subject') : undefined
}

const FOLLOWS = /^(?:to|for|that|here|there|today|now|in|because|and|but|if|when|outside)$/

/** 'Is very hot today.', 'In my opinion, is better to wait.' */
function atStart(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (!BE_OF_ONE.test(token.lower) || !/[.!]\s*$/.test(sentence.text) || token.text === "'s") return undefined
  const isBehindComma = tokens[at - 1]?.text === ',' && at < 6 && tokens[0]?.tag === 'prep' && !hasVerb(tokens, at)
  const isBehindPlace = at > 0 && at < 6 && tokens[0]?.tag === 'prep' && nounPhrase(tokens, 1)?.end === at
  if (at !== 0 && !isBehindComma && !(isBehindPlace && isForSomething(tokens, at + 1))) return undefined
  const next = tokens[at + 1]
  const isMarked = next?.tag === 'not' || /^(?:very|so|too|really|quite|a|an|my|our)$/.test(next?.lower ?? '')
  const after = tokens[at + 2]
  const isEnd = !after || after.tag === 'punct' || FOLLOWS.test(after.lower)
  if (!isMarked && !(next?.tag === 'adj' && isEnd)) return undefined
  return at === 0
    ? replaceTokens(sentence, 0, 1, `It ${token.lower}`, 'missing-subject')
    : insertBefore(sentence, at, 'it', 'missing-subject')
}

/** 'In Japan is rude to eat on the street': 'very common to', 'important that'. */
function isForSomething(tokens: readonly Token[], at: number): boolean {
  const adjective = ['adv', 'not'].includes(tokens[at]?.tag ?? '') ? at + 1 : at
  return tokens[adjective]?.tag === 'adj' && FOR_TO_THAT.test(tokens[adjective + 1]?.lower ?? '')
}

const hasVerb = (tokens: readonly Token[], end: number) =>
  tokens.slice(0, end).some(({ tag }) => ['be', 'verb', 'have', 'modal', 'do'].includes(tag))
