import { afterTimePhrase, type Clause } from '../../english/clauses.ts'
import { plainNounPhrase } from '../../english/noun-phrases.ts'
import { isSomebody } from '../../english/people.ts'
import type { Token } from '../../english/tokens.ts'
import { type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { beFor } from '../verb-words.ts'
import { adjectiveAt, complements, isMarked, isOneMore, isPronoun, mayBeVerb } from './be-complements.ts'

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
    /^(?:near|in|at|from|behind|under|beside|on|inside|outside|above|below|between|about|against|off|out|across|opposite|around)$/.test(
      word,
    ) &&
    sentence.tokens[at]?.tag === 'prep' &&
    sentence.tokens.length - at > 2
  )
}

/** 'Our profit this quarter higher', 'The food here more expensive': time and place belong to the subject. */
function overTime({ tokens }: Sentence, clause: Clause): Clause {
  const { end } = clause.subject
  const place = /^(?:here|there|now|nowadays|today|tonight)$/.test(tokens[end]?.lower ?? '') ? end + 1 : end
  const at = Math.max(place, afterTimePhrase(tokens, end))
  return at > end && adjectiveAt(tokens, at) !== undefined
    ? { ...clause, subject: { ...clause.subject, end: at }, adverbs: at, predicate: at }
    : clause
}

function missingBeIn(sentence: Sentence, written: Clause): Edit | undefined {
  const { tokens } = sentence
  const clause = overTime(sentence, written)
  const { subject, predicate } = clause
  if (predicate >= clause.end || startsQuestion(sentence, clause)) return undefined
  if (opensOtherwise(sentence, clause) || isLookingNoun(sentence, clause)) return undefined
  if (feelsWithoutBe(sentence, clause))
    return insertBefore(
      sentence,
      clause.subject.end,
      beFor(subject.agreement === 'unknown' ? 'many' : subject.agreement, isPast(sentence, clause)),
      'copula',
    )
  if (clauseHasVerb(sentence, untilSaid(sentence, clause))) return undefined
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

/** 'I think this colour looks better': no plural noun. */
const isLookingNoun = (sentence: Sentence, { subject }: Clause) =>
  subject.end > subject.start + 1 &&
  /^(?:looks|seems|feels|sounds|smells|tastes)$/.test(lowerAt(sentence, subject.head))

const TAKES_CLAUSE =
  /^(?:sure|happy|glad|sorry|afraid|certain|aware|confident|proud|sad|worried|lucky|grateful|angry|surprised)$/

/** 'very intelligent and asks', 'as serious as people think', 'I sure you will': what comes behind has its own verb. */
function untilSaid({ tokens }: Sentence, clause: Clause): Clause {
  const adjective = adjectiveAt(tokens, clause.subject.end)
  if (adjective === undefined) return clause
  const next = tokens[adjective + 1]
  const isSaid = TAKES_CLAUSE.test(tokens[adjective]?.lower ?? '') && ['pron', 'poss', 'det'].includes(next?.tag ?? '')
  return isSaid || /^(?:and|as|but)$/.test(next?.lower ?? '')
    ? { ...clause, end: Math.min(clause.end, adjective + 1) }
    : clause
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
  annoyed: /^(?:because|with|at|about)$/,
  concerned: /^about$/,
  involved: /^in$/,
  inclined: /^to$/,
  engaged: /^(?:to|and|now)?$|^[.!,?]$/,
  fined: /^for$/,
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

/** 'Sorry, my English not good'. */
const isAfterCall = (tokens: readonly Token[], { subject }: Clause) =>
  subject.start < 4 &&
  tokens[subject.start]?.tag === 'poss' &&
  /^(?:sorry|hi|hello|hey|yes|no|ok|okay|miss|sir|well|wow|actually|honestly)$/.test(tokens[0]?.lower ?? '')

/** 'than he', 'and my friends', 'how tall': no clause that could lack its verb. */
function opensOtherwise({ tokens }: Sentence, clause: Clause): boolean {
  const { opener } = clause
  if (!opener) return false
  if (opener.tag === 'wh' && !/^(?:who|which|where)$/.test(opener.lower)) return true
  if (/^(?:than|as)$/.test(opener.lower)) return true
  if (opener.text === ',' && isAfterCall(tokens, clause)) return false
  if (isSecondClause(tokens, clause)) return false
  return /^(?:and|or|,|:)$/.test(opener.lower) && !isPronoun(tokens, clause) && !isOneMore(tokens, clause)
}

const MADE_SO = /^(?:ma(?:k|d)|fe?ind|found|keep|kept|leav|left|consider|paint|think|thought)/

/** 'Although the hotel is old, the rooms very clean', '… and the streets always full'. */
const isSecondClause = (tokens: readonly Token[], clause: Clause, { opener, subject, predicate } = clause) =>
  (opener?.text === ',' || opener?.lower === 'and') &&
  (tokens[subject.start]?.tag === 'poss' ||
    /^(?:the|this|that|these|those)$/.test(tokens[subject.start]?.lower ?? '')) &&
  (subject.end < predicate || !/^(?:so|as|more|less)$/.test(tokens[predicate]?.lower ?? '')) &&
  !tokens.slice(0, subject.start).some(({ tag, lower }) => tag === 'verb' && MADE_SO.test(lower)) &&
  tokens.slice(0, subject.start).some(({ tag }) => ['be', 'verb', 'have', 'modal', 'do'].includes(tag)) &&
  isMarked(tokens, clause)

const isPast = (sentence: Sentence, clause: Clause) =>
  (besidePast(sentence, clause) ||
    (clause.opener?.lower === 'so' && PAST.test(sentence.text)) ||
    PAST.test(sentence.clauses.length > 1 ? ownText(sentence, clause) : sentence.text) ||
    /\bwhen i was\b/i.test(sentence.text)) &&
  !/\bnow\b/i.test(sentence.text)

/** 'I surprised when I heard the news', 'When I in junior high school, I was shy'. */
const besidePast = ({ tokens, clauses }: Sentence, clause: Clause) =>
  (/^(?:when|because|although|while)$/.test(clause.opener?.lower ?? '') ||
    tokens[clause.end]?.lower === 'when' ||
    (tokens[clause.end]?.text === ',' && /^(?:so|but)$/.test(tokens[clause.end + 1]?.lower ?? ''))) &&
  clauses.some(
    (one) =>
      (one.predicate < clause.subject.start || one.predicate >= clause.end) &&
      ['verb', 'be'].includes(tokens[one.predicate]?.tag ?? '') &&
      tokens[one.predicate]?.form === 'past',
  )

const PAST =
  /\b(?:yesterday|(?<!than (?:in )?)last (?:week|night|month|year|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|when i was|at that time)\b/i
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
