import type { Clause } from '../../english/clauses.ts'
import { plainNounPhrase } from '../../english/noun-phrases.ts'
import { isSomebody } from '../../english/people.ts'
import type { Token } from '../../english/tokens.ts'
import { type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { beFor } from '../verb-words.ts'

const COPULA_ADJECTIVES =
  /^(?:afraid|aware|ready|able|sure|sorry|happy|sad|angry|hungry|thirsty|tired|bored|sick|busy|late|proud|interested|excited|confused|from|married|born|alone|ill|glad|worried|nervous)$/
const PLACE_AFTER_BE =
  /^(?:from|in|at|on|near|behind|under|beside|inside|outside|between|like|above|below|with|about|for|against)$/

/** 'She teacher', 'My brother very tall', 'They from Bali', 'I happy'. */
export const missingBe: Rule = {
  id: 'copula',
  find: (sentence) => {
    const found = sentence.clauses.flatMap((clause) => missingBeIn(sentence, clause) ?? [])
    return found.length > 0 ? found : placeWithoutBe(sentence)
  },
}

/** 'My house near the station': a sentence without any verb. */
function placeWithoutBe(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  const start = tokens[0]?.tag === 'adv' && tokens[1]?.text === ',' ? 2 : 0
  const first = tokens[start]
  const isSubject =
    first && (['poss', 'name'].includes(first.tag) || /^(?:the|this|that|these|those)$/.test(first.lower))
  if (!isSubject || tokens.some((token) => ['be', 'verb', 'have', 'do', 'modal'].includes(token.tag))) return []
  const subject = plainNounPhrase(tokens, start)
  if (!subject || !isPlace(sentence, subject.end, first.tag === 'poss')) return []
  return [insertBefore(sentence, subject.end, beFor(subject.agreement), 'copula')]
}

/** With a full stop behind it, 'The keys inside my bag.' means to be a sentence. */
function isPlace(sentence: Sentence, at: number, isOwned: boolean): boolean {
  const word = lowerAt(sentence, at)
  if (isOwned && /^(?:near|in|at|from|behind|under|beside|on)$/.test(word)) return true
  const isSentence = /[^.]\.$/.test(sentence.text) && !/[,;:]/.test(sentence.text)
  return (
    isSentence &&
    !sentence.tokens.some((token, index) => index > 0 && mayBeVerb(token, index, sentence.tokens)) &&
    /^(?:near|in|at|from|behind|under|beside|on|inside|outside|above|below|between|about|against|off|out)$/.test(
      word,
    ) &&
    sentence.tokens[at]?.tag === 'prep' &&
    sentence.tokens.length - at > 2
  )
}

function missingBeIn(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const { subject, predicate } = clause
  if (predicate >= clause.end || startsQuestion(sentence, clause)) return undefined
  if (opensOtherwise(sentence, clause)) return undefined
  if (feelsWithoutBe(sentence, clause))
    return insertBefore(
      sentence,
      clause.subject.end,
      beFor(subject.agreement === 'unknown' ? 'many' : subject.agreement, isPast(sentence, clause)),
      'copula',
    )
  if (clauseHasVerb(sentence, untilAnd(sentence, clause))) return undefined
  const not = tokens[predicate]?.tag === 'not' && tokens[predicate]?.lower === 'not' ? 1 : 0
  const first = tokens[predicate + not]
  if (!first || !complements(sentence, clause, predicate + not, first)) return undefined
  const past = isPast(sentence, clause)
  return insertBefore(
    sentence,
    clause.adverbs,
    beFor(subject.agreement === 'unknown' ? 'many' : subject.agreement, past),
    'copula',
  )
}

/** 'Your daughter very intelligent and asks good questions': what 'and' adds has its own verb. */
function untilAnd({ tokens }: Sentence, clause: Clause): Clause {
  const { predicate, end } = clause
  const isMarked = /^(?:very|too|so|really|quite)$/.test(tokens[predicate]?.lower ?? '')
  const adjective = isMarked ? predicate + 1 : predicate
  if (tokens[adjective]?.tag !== 'adj' || tokens[adjective + 1]?.lower !== 'and') return clause
  return { ...clause, end: Math.min(end, adjective + 1) }
}

const WITH_FELT: Record<string, RegExp> = {
  interested: /^(?:in|to)$/,
  bored: /^(?:with|of|at|because|in|when|and|now|today)?$|^[.!,?]$/,
  tired: /^(?:of|because|after|from|now|today|when|and|so|but)?$|^[.!,?]$/,
  excited: /^(?:about|to|because|for|when)?$|^[.!,?]$/,
  confused: /^(?:about|with|because|when|by|and|now)?$|^[.!,?]$/,
  disappointed: /^(?:with|in|about|because|by)?$|^[.!,?]$/,
  satisfied: /^(?:with|about)?$|^[.!,?]$/,
  scared: /^(?:of|to|because|when)$/,
  embarrassed: /^(?:about|because|by|to|when)?$|^[.!,?]$/,
  exhausted: /^(?:after|because|from)?$|^[.!,?]$/,
  stressed: /^(?:about|because|with|out)$/,
  impressed: /^(?:with|by)$/,
  addicted: /^(?:to|with)$/,
  allowed: /^to$/,
  supposed: /^to$/,
  married: /^(?:with|and|but|now)?$|^[.!,?]$/,
  surprised: /^(?:at|because|to|when|by)?$|^[.!,?]$/,
  shocked: /^(?:at|because|to|when|by)?$|^[.!,?]$/,
  worried: /^(?:because)$/,
  stuck: /^(?:in|at)$/,
}

/** 'I interested in art', 'Most of my friends already married': a participle that only describes. */
function feelsWithoutBe(sentence: Sentence, clause: Clause): boolean {
  const { tokens } = sentence
  let at = clause.subject.end
  while (tokens[at]?.tag === 'adv' || /^(?:very|so|too|not)$/.test(lowerAt(sentence, at))) at += 1
  const word = lowerAt(sentence, at)
  if (
    !Object.hasOwn(WITH_FELT, word) ||
    at >= clause.end ||
    !(isSomebody(tokens[clause.subject.head]) || isSomebody(tokens[clause.subject.end - 1]))
  )
    return false
  if (tokens.slice(at + 1, clause.end).some(({ tag }) => tag === 'be' || tag === 'modal')) return false
  const before = at > clause.subject.end ? lowerAt(sentence, at - 1) : ''
  if (word === 'married' && !/^(?:already|still|not)$/.test(before)) return false
  if (word === 'stuck' && lowerAt(sentence, at + 2) !== 'traffic') return false
  const isMarked = /^(?:very|so|too|really|not|already|still|quite)$/.test(before)
  return WITH_FELT[word]?.test(lowerAt(sentence, at + 1)) || (isMarked && !TAKES[tokens[at + 1]?.tag ?? ''])
}

const TAKES: Record<string, boolean> = { det: true, poss: true, obj: true, noun: true, pron: true }

const isPronoun = (tokens: readonly Token[], clause: Clause) =>
  clause.subject.end - clause.subject.start === 1 &&
  /^(?:i|you|he|she|it|we|they)$/.test(tokens[clause.subject.head]?.lower ?? '')

/** 'than he', 'and my friends', 'how tall': no clause that could lack its verb. */
function opensOtherwise({ tokens }: Sentence, clause: Clause): boolean {
  const { opener } = clause
  if (!opener) return false
  if (opener.tag === 'wh' && !/^(?:who|which|where)$/.test(opener.lower)) return true
  if (/^(?:than|as)$/.test(opener.lower)) return true
  return /^(?:and|or|,|:)$/.test(opener.lower) && !isPronoun(tokens, clause)
}

const isPast = (sentence: Sentence, clause: Clause) =>
  (PAST.test(sentence.clauses.length > 1 ? ownText(sentence, clause) : sentence.text) ||
    /\bwhen i was\b/i.test(sentence.text)) &&
  !/\bnow\b/i.test(sentence.text)

const PAST =
  /\b(?:yesterday|last (?:week|night|month|year|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|when i was)\b/i
const ownText = (sentence: Sentence, clause: Clause) =>
  sentence.text.slice(
    clause === sentence.clauses[0] ? 0 : (clause.opener?.start ?? 0),
    sentence.tokens[clause.end - 1]?.end ?? sentence.text.length,
  )

function startsQuestion(sentence: Sentence, clause: Clause): boolean {
  const before = sentence.tokens[clause.subject.start - 1]
  return before !== undefined && ['be', 'do', 'have', 'modal'].includes(before.tag)
}

export function clauseHasVerb(sentence: Sentence, clause: Clause): boolean {
  for (let at = clause.predicate; at < clause.end; at += 1) {
    const token = sentence.tokens[at] as Token
    if (['be', 'have', 'do', 'modal'].includes(token.tag)) return true
    if (
      token.tag === 'verb' &&
      token.form !== 'ing' &&
      token.form !== 'participle' &&
      !(sentence.tokens[at - 1]?.tag === 'to' && at > clause.predicate + 1)
    )
      return true
    if (token.tag === 'verb' && token.form === 'participle' && at === clause.predicate) return true
    if (token.tag === 'verb' && at === clause.predicate) return true
  }
  return false
}

function complements(sentence: Sentence, clause: Clause, at: number, first: Token): boolean {
  const { tokens } = sentence
  const pronoun = isPronoun(tokens, clause)
  if (!isSureSubject(tokens, clause, pronoun) || isVerbFirst(tokens, clause)) return false
  if (
    first.tag === 'adv' &&
    /^(?:very|so|too|really|quite|almost|nearly|rather|pretty|extremely|completely|totally|absolutely)$/.test(
      first.lower,
    )
  )
    return tokens[at + 1]?.tag === 'adj'
  if (first.lower === 'enough') return lowerAt(sentence, at - 1) === 'not'
  if (first.tag === 'adj') return adjectiveComplement(sentence, clause, at, pronoun)
  if (PARTICLES.test(first.lower) && standsAlone(sentence, clause, at) && isWholeSubject(tokens, clause)) return true
  if (first.tag === 'prep') return prepositionComplement(sentence, clause, at, pronoun)
  if (/^(?:here|there)$/.test(first.lower)) return pronoun && !clause.opener && at + 1 >= clause.end
  if (['det', 'noun', 'poss'].includes(first.tag)) return nounComplement(sentence, clause, at, pronoun)
  if (first.tag === 'num') return pronoun && /^years?$/.test(lowerAt(sentence, at + 1))
  return false
}

/** 'Sounds good to me', 'Running late': the first word is a verb whose subject is left out. */
const isVerbFirst = (tokens: readonly Token[], { subject }: Clause) =>
  subject.start === 0 &&
  subject.end === 1 &&
  (tokens[0]?.tag === 'verb' || /^(?:sounds|looks|seems|feels|smells|tastes)$/.test(tokens[0]?.lower ?? ''))

const isSureSubject = (tokens: readonly Token[], { subject }: Clause, pronoun: boolean) =>
  pronoun || subject.start === 0 || ['poss', 'det', 'name'].includes(tokens[subject.start]?.tag ?? '')

/** 'our server down', 'the lights still on'. */
const standsAlone = (sentence: Sentence, clause: Clause, at: number) =>
  at + 1 >= clause.end || (at > clause.subject.end && /^(?:still|already|not)$/.test(lowerAt(sentence, at - 1)))

const PARTICLES = /^(?:down|off|out|over|online|offline|away|back|on|up)$/

/** 'our server down': a noun with its own word before. */
const isWholeSubject = (tokens: readonly Token[], { subject }: Clause) =>
  ['poss', 'det'].includes(tokens[subject.start]?.tag ?? '') && subject.end > subject.start + 1

function adjectiveComplement(sentence: Sentence, clause: Clause, at: number, pronoun: boolean): boolean {
  const next = sentence.tokens[at + 1]
  if (next && (next.tag === 'noun' || next.tag === 'name') && at + 1 < clause.end) return false
  if (lowerAt(sentence, at) === 'fast') return false
  if (pronoun) return true
  if (COPULA_ADJECTIVES.test(lowerAt(sentence, at))) return true
  return at + 1 >= clause.end || isAfterDescription(next)
}

/** What can follow 'The street noisy': 'all night', 'and dirty', 'to walk', 'in the evening'. */
const isAfterDescription = (next: Token | undefined) =>
  ['to', 'prep', 'and', 'sub', 'adv', 'punct'].includes(next?.tag ?? '') ||
  /^(?:all|this|every|these|enough|yet|last|next)$/.test(next?.lower ?? '')

function prepositionComplement(sentence: Sentence, clause: Clause, at: number, pronoun: boolean): boolean {
  const word = lowerAt(sentence, at)
  if (PLACE_AFTER_BE.test(word) && sentence.tokens[at - 1]?.lower === 'not') return true
  if (
    PLACE_AFTER_BE.test(word) &&
    /^(?:still|already|always|usually|now)$/.test(lowerAt(sentence, at - 1)) &&
    at > clause.subject.end
  )
    return plainNounPhrase(sentence.tokens, at + 1) !== undefined
  if (!PLACE_AFTER_BE.test(word) || !pronoun)
    return word === 'from' && clause.opener === undefined && clause.subject.start === 0
  if (word === 'like' || word === 'with' || word === 'about') return false
  return plainNounPhrase(sentence.tokens, at + 1) !== undefined
}

function nounComplement(sentence: Sentence, clause: Clause, at: number, pronoun: boolean): boolean {
  const phrase = plainNounPhrase(sentence.tokens, at)
  if (!phrase) return false
  const head = sentence.tokens[phrase.head] as Token
  const isCounted = /^an?$/.test(lowerAt(sentence, at))
  if (!isCounted && head.readings.verbs.length > 0 && head.readings.kinds.verb > 3) return false
  if (head.lower === 'lot') return false
  if (pronoun && lowerAt(sentence, clause.subject.head) === 'it' && sentence.tokens[at]?.tag === 'noun') return false
  if (pronoun && lowerAt(sentence, clause.subject.head) === 'you' && clause.opener !== undefined) return false
  if (pronoun)
    return (
      /^(?:a|an|my|the|your|his|her|our|their|\w+)$/.test(lowerAt(sentence, at)) &&
      !/^(?:both|all|each|every|some|more|most|no)$/.test(lowerAt(sentence, at))
    )
  if (clause.opener !== undefined || !/^(?:an?|the|my|your|his|her|our|their|its)$/.test(lowerAt(sentence, at)))
    return false
  return (
    ['poss', 'det', 'name', 'noun'].includes(sentence.tokens[clause.subject.start]?.tag ?? '') &&
    isTwoThings(sentence, clause, phrase.end)
  )
}

/** A word that is often a verb elsewhere may be the verb here, unless it hangs on an article or a preposition. */
const mayBeVerb = ({ tag, lower, readings }: Token, at: number, tokens: readonly Token[]) =>
  tag === 'verb' ||
  (!['det', 'poss', 'prep'].includes(tokens[at - 1]?.tag ?? '') &&
    (/ed$/.test(lower) || readings.verbs.some(({ weight, form }) => weight > 3 || (form === 'past' && weight > 1))))

/** 'A dog a faithful friend.': subject and complement are the whole sentence. */
const isTwoThings = ({ tokens, text }: Sentence, { subject, predicate }: Clause, end: number) =>
  tokens[subject.start]?.lower !== 'no' &&
  subject.end === predicate &&
  !/^(?:such|what|all|half|both)$/.test(tokens[subject.start]?.lower ?? '') &&
  (/^(?:prep|punct|sub|wh|and|to|adv)$/.test(tokens[end]?.tag ?? '') || end >= tokens.length) &&
  !/[?]$/.test(text) &&
  !tokens.slice(0, end).some((token, at) => at > 0 && mayBeVerb(token, at, tokens))
