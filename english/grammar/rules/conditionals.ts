import type { Clause } from '../../sentences/clauses.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { participleForm, pastForm, thirdPerson } from '../../words/verbs.ts'
import { BEFORE_OR_AFTER, HAVE, WILL_OR_WOULD } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm, haveFor } from '../verb-words.ts'

/** 'I wonder if it will rain', 'Tell me when you will come': a question, no condition. */
const ASKED_WHETHER = new RegExp(
  `\\b(?:(?:${[
    'informs?|knows?|knew|wonders?|wondering|asks?|asked|asking|tell|tells|told|says?',
    'sure|doubt|see|remember|forgot|decide|guess',
  ].join('|')})(?: (?:me|you|him|her|us|them|exactly|about|yet|\\w+ly))?|when will [^,]*) $`,
  'i',
)

/** 'If I will have time', 'when I will arrive', 'If I am rich, I would', 'I wish I can'. */
export const conditionals: Rule = {
  id: 'conditional',
  find: (sentence) => [
    ...unrealWill(sentence),
    ...futureAfterIf(sentence),
    ...secondConditional(sentence),
    ...thirdConditional(sentence),
    ...unrealResult(sentence),
    ...wishes(sentence),
  ],
}

/** 'If I was you, I will take it' → 'If I were you, I would take it'. */
function unrealWill(sentence: Sentence): Edit[] {
  if (!/\bif (?:i|he|she|we|they|you|it) (?:was|were|had)\b/i.test(sentence.text) && !isUnrealPast(sentence)) return []
  const was = sentence.tokens.findIndex(
    (token, at) =>
      token.lower === 'was' &&
      lowerAt(sentence, at - 1) === 'i' &&
      lowerAt(sentence, at - 2) === 'if' &&
      /^(?:you|him|her|them|rich|a)$/.test(lowerAt(sentence, at + 1)),
  )
  if (was >= 0 && /\b(?:would|will)\b/i.test(sentence.text))
    return [replaceTokens(sentence, was, was + 1, 'were', 'conditional-second')]
  const will = sentence.tokens.findIndex((token) => token.lower === 'will' && token.tag === 'modal')
  if (will < 0) return canInUnreal(sentence)
  const verb = sentence.tokens[will + 1]
  const isStill = /\b(?:now|today|still)\b/i.test(sentence.text)
  const isThird =
    !isStill &&
    sentence.tokens.some(({ lower }, at) => lower === 'had' && sentence.tokens[at + 1]?.form === 'participle')
  if (verb?.tag === 'have' && hasForm(sentence.tokens[will + 2], 'participle'))
    return [changeWord(sentence, will, 'would', 'conditional-third')]
  if (!isThird || !verb || !['verb', 'be', 'have'].includes(verb.tag))
    return [changeWord(sentence, will, 'would', 'conditional-second')]
  const participle = verb.tag === 'be' ? 'been' : verb.tag === 'have' ? 'had' : participleForm(baseOf(verb, 'base'))
  return [replaceTokens(sentence, will, will + 2, `would have ${participle}`, 'conditional-third')]
}

/** 'If I were taller, I can be a player'. */
function canInUnreal(sentence: Sentence): Edit[] {
  const isUnreal = /\bif (?:i|he|she|we|they|you|it) were\b/i.test(sentence.text)
  const can = sentence.tokens.findIndex(({ lower, tag }) => lower === 'can' && tag === 'modal')
  const isAside = sentence.clauses.some(({ predicate, opener }) => predicate === can && opener?.tag === 'wh')
  return isUnreal && can >= 0 && !isAside ? [changeWord(sentence, can, 'could', 'conditional-second')] : []
}

/** 'If she studied harder, she will pass'. */
function isUnrealPast(sentence: Sentence): boolean {
  const found = ifClause(sentence)
  const head = found && lowerAt(sentence, found.clause.subject.head)
  return (
    found !== undefined &&
    (found.verb.lower === 'did' ||
      (found.verb.tag === 'verb' && found.verb.form === 'past' && !hasForm(found.verb, 'base'))) &&
    (head !== 'you' || /^what will you do\b/i.test(sentence.text)) &&
    !/\b(?:yesterday|last|ago|already|asked|wondered|know|see|check)\b/i.test(sentence.text)
  )
}

const CONDITION = ruleWords('conditionals condition')

const isFutureCondition = (sentence: Sentence, clause: Clause) =>
  lowerAt(sentence, clause.predicate) === 'will' &&
  clause.predicate < clause.end &&
  (CONDITION.test(clause.opener?.lower ?? '') || isAsSoonAs(sentence, clause))

function futureAfterIf(sentence: Sentence): Edit[] {
  return sentence.clauses.flatMap((clause) => {
    if (!isFutureCondition(sentence, clause)) return []
    if (ASKED_WHETHER.test(sentence.text.slice(0, clause.opener?.start)) || isOfMoment(sentence, clause)) return []
    const at = clause.predicate + 1
    const verb = sentence.tokens[at]
    if (isOnlyClause(sentence, clause)) return []
    if (!verb || !['verb', 'be', 'have', 'do'].includes(verb.tag))
      return verb?.tag === 'not' ? [notAfterIf(sentence, clause, at)] : []
    return [replaceTokens(sentence, clause.predicate, at + 1, presentOf(verb, clause), 'conditional-first')]
  })
}

const TIMES = ruleWords('conditionals times')

/** 'a moment when they will get together' */
const isOfMoment = ({ tokens }: Sentence, { opener }: Clause) =>
  opener?.lower === 'when' && TIMES.test(tokens[tokens.indexOf(opener) - 1]?.lower ?? '')

/** 'as soon as I will arrive', 'by the time you will read this', 'the moment she will know'. */
const isAsSoonAs = (sentence: Sentence, clause: Clause) =>
  /\b(?:as (?:soon|long) as|by the time|the moment|the next time|in case) $/i.test(
    sentence.text.slice(0, sentence.tokens[clause.subject.start]?.start),
  )

function presentOf(verb: Token, clause: Clause): string {
  const { agreement } = clause.subject
  if (verb.tag === 'be') return beFor(agreement)
  if (verb.tag === 'have') return haveFor(agreement)
  const base = baseOf(verb, 'base')
  return agreement === 'one' ? thirdPerson(base) : base
}

/** 'Applications received after the closing date will not be considered': a date, no clause. */
const isOnlyClause = ({ tokens }: Sentence, { opener, predicate, end }: Clause) =>
  BEFORE_OR_AFTER.test(opener?.lower ?? '') &&
  !tokens.some(
    (token, at) =>
      (at < predicate || at >= end) &&
      (['be', 'have', 'do', 'modal'].includes(token.tag) ||
        (token.tag === 'verb' && /^(?:base|third)$/.test(token.form ?? ''))),
  )

const notAfterIf = (sentence: Sentence, clause: Clause, at: number) =>
  replaceTokens(
    sentence,
    clause.predicate,
    at + 1,
    `${clause.subject.agreement === 'one' ? 'does' : 'do'} not`,
    'conditional-first',
  )

const UNREAL = /\b(?:would|'d)\b/i
const POLITE = new RegExp(
  `\\b(?:${[
    'would you|would (?:also |really |just )?(?:like|mind|love|prefer|appreciate)|asked|wonder|know if',
    "could you|'d (?:also |really |just )?(?:like|love|rather|prefer|appreciate)",
    '(?:would be|should be|should be most) (?:happy|glad|grateful|delighted|pleased|obliged)|if only|would have',
    'would (?:ask|suggest|recommend|welcome)|if (?:it|that|this) would',
  ].join('|')})\\b`,
  'i',
)

const ifClause = (sentence: Sentence): { clause: Clause; verb: Token; at: number } | undefined => {
  const clause = sentence.clauses.find((one) => one.opener?.lower === 'if')
  const verb = clause && sentence.tokens[clause.predicate]
  return clause && verb && clause.predicate < clause.end ? { clause, verb, at: clause.predicate } : undefined
}

/** 'If I have wings, I would fly': the past in the if-clause. */
function secondConditional(sentence: Sentence): Edit[] {
  const isPolite = POLITE.test(sentence.text.replace(/^(?:what|where|how) would you\b/i, ''))
  const found = UNREAL.test(sentence.text) && !isPolite ? ifClause(sentence) : undefined
  if (!found) return []
  const { verb, at } = found
  const next = sentence.tokens[at + 1]
  if (WILL_OR_WOULD.test(verb.lower)) {
    const right = next && unrealForm(next, undefined)
    return right ? [replaceTokens(sentence, at, at + 2, right, 'conditional-second')] : []
  }
  const right = verb.lower === 'can' ? 'could' : unrealForm(verb, next)
  return right ? [changeWord(sentence, at, right, 'conditional-second')] : []
}

function unrealForm(verb: Token, next: Token | undefined): string | undefined {
  if (verb.tag === 'be') return /^(?:am|is|are|be)$/.test(verb.lower) ? 'were' : undefined
  if (verb.tag === 'have') return HAVE.test(verb.lower) && next?.form !== 'participle' ? 'had' : undefined
  if (verb.tag === 'do') return next?.tag === 'not' && verb.lower !== 'did' ? 'did' : undefined
  if (verb.tag !== 'verb' || hasForm(verb, 'past')) return undefined
  return verb.form === 'base' || verb.form === 'third' ? pastForm(baseOf(verb, verb.form)) : undefined
}

/** 'If I knew it, I would have told you': had and the participle in the if-clause. */
function thirdConditional(sentence: Sentence): Edit[] {
  const found = /\bwould(?:n't| not)? have\b/i.test(sentence.text) ? ifClause(sentence) : undefined
  if (!found) return []
  const { verb, at } = found
  if (verb.lower === 'would' && lowerAt(sentence, at + 1) === 'have')
    return [replaceTokens(sentence, at, at + 2, 'had', 'conditional-third')]
  if (HAVE.test(verb.lower)) return [changeWord(sentence, at, 'had', 'conditional-third')]
  const done = sentence.tokens[at + 2]
  if (verb.lower === 'did' && lowerAt(sentence, at + 1) === 'not' && done?.tag === 'verb') {
    const had = sentence.tokens[at + 1]?.text === 'not' ? 'had not' : "hadn't"
    const right = `${had} ${participleForm(baseOf(done, 'base'))}`
    return [replaceTokens(sentence, at, at + 3, right, 'conditional-third')]
  }
  if (verb.tag !== 'verb' || (verb.form !== 'base' && verb.form !== 'past')) return []
  return [changeWord(sentence, at, `had ${participleForm(baseOf(verb, verb.form))}`, 'conditional-third')]
}

const STILL_SO = /^(?:be|have|live|know|speak|work|own|understand)$/

/** 'If we had left earlier, we would not miss the boat': what did not happen either. */
function unrealResult(sentence: Sentence): Edit[] {
  const { tokens, text } = sentence
  const isOver = /\bif (?:\w+ ){1,4}?(?:had|hadn't|'d) (?:not |never |only |just )?(\w+)/i.exec(text)
  if (!isOver?.[1] || /\b(?:now|today|still|nowadays)\b/i.test(text)) return []
  if (
    !sentence.lexicon.read(isOver[1].toLowerCase()).verbs.some(({ form }) => form === 'participle') &&
    isOver[1] !== 'been'
  )
    return []
  return tokens.flatMap((token, at) => {
    const verbAt = lowerAt(sentence, at + 1) === 'not' || tokens[at + 1]?.tag === 'adv' ? at + 2 : at + 1
    const verb = tokens[verbAt]
    if (!/^(?:would|could|might)$/.test(token.lower) || verb?.tag !== 'verb' || !hasForm(verb, 'base')) return []
    const base = baseOf(verb, 'base')
    const isPast = /\b(?:yesterday|last (?:night|week|month|year))\b/i.test(text)
    if (STILL_SO.test(base) && !isPast) return []
    return [changeWord(sentence, verbAt, `have ${participleForm(base)}`, 'conditional-third')]
  })
}

const WISHED: Record<string, string> = {
  can: 'could',
  will: 'would',
  have: 'had',
  has: 'had',
  am: 'were',
  is: 'were',
  are: 'were',
}

/** 'I wish I can', 'She wishes her boss understand', 'If only I know'. */
function wishes(sentence: Sentence): Edit[] {
  return sentence.tokens.flatMap((token, at) => {
    const isIfOnly = token.lower === 'only' && lowerAt(sentence, at - 1) === 'if'
    if (!isIfOnly && !(/^wish(?:es)?$/.test(token.lower) && token.tag === 'verb')) return []
    const from = lowerAt(sentence, at + 1) === 'that' ? at + 2 : at + 1
    const subject = plainNounPhrase(sentence.tokens, from)
    const verb = subject && sentence.tokens[subject.end]
    const right = verb && (WISHED[verb.lower] ?? wishedVerb(sentence, verb, subject.end))
    return right && isWished(sentence, subject.start) ? [changeWord(sentence, subject.end, right, 'wish')] : []
  })
}

const isWished = ({ tokens }: Sentence, at: number) => ['pron', 'poss', 'det', 'name'].includes(tokens[at]?.tag ?? '')

function wishedVerb(sentence: Sentence, verb: Token, at: number): string | undefined {
  if (verb.tag === 'do') return lowerAt(sentence, at + 1) === 'not' && verb.lower !== 'did' ? 'did' : undefined
  if (verb.tag !== 'verb' || hasForm(verb, 'past') || (verb.form !== 'base' && verb.form !== 'third')) return undefined
  return verb.readings.kinds.noun > 5 ? undefined : pastForm(baseOf(verb, verb.form))
}
