import type { Clause } from '../../english/clauses.ts'
import type { Token } from '../../english/tokens.ts'
import { ingForm, participleForm, pastForm } from '../../english/verbs.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm, haveFor, skipAdverbs } from '../verb-words.ts'

const PAST_TIME =
  /\b(?:yesterday|last (?:night|week|weekend|month|year|time|summer|semester|holiday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|ramadan|eid|christmas)|\w+ (?:minutes?|hours?|days?|weeks?|months?|years?|decades?) ago|a (?:minute|few|while|long|couple)(?: \w+){0,2} ago|in (?:the )?(?:19\d\d|200\d|201\d|202[0-4])|when i was (?:a|an|young|little|small|in|at|\w+ years)|when (?:he|she|we|they|you) (?:was|were) (?:a|an|young|little|small|in|at|children|kids)|this morning|the other day|in the past|long ago)\b/i
const NOT_PAST =
  /\b(?:comparison|compared|comparing|since|until|up to|now|every|usually|always|often|will|tomorrow|from|than|these days|nowadays|today|if|is called|still)\b/i
const THINKING =
  /^(?:think|know|believe|remember|hope|guess|mean|wonder|forget|regret|say|wish|suppose|suggest|prefer|want|need|like|love|understand|agree|tell|bet)$/

/** 'I go to Bali last week', 'We watch a movie yesterday', 'She is sick yesterday'. */
export const pastTime: Rule = {
  id: 'past-time',
  find: (sentence) => {
    if (!PAST_TIME.test(sentence.text)) return []
    return sentence.clauses.flatMap((clause) => pastIn(sentence, clause) ?? [])
  },
}

function pastIn(sentence: Sentence, clause: Clause): Edit | undefined {
  const verb = sentence.tokens[clause.predicate]
  if (!verb || clause.predicate >= clause.end || !sharesPast(sentence, clause)) return undefined
  const before = sentence.tokens[clause.subject.start - 1]
  if (before && ['do', 'modal', 'have', 'be', 'prep', 'to'].includes(before.tag)) return undefined
  const at = clause.predicate
  if (verb.tag === 'be' && verb.lower !== 'was' && verb.lower !== 'were') return pastBe(sentence, clause, verb)
  if (
    verb.tag === 'have' &&
    !['verb', 'be', 'have'].includes(sentence.tokens[skipAdverbs(sentence.tokens, at + 1)]?.tag ?? '') &&
    verb.lower !== 'had'
  )
    return replaceTokens(sentence, at, at + 1, 'had', 'past-time')
  if (verb.tag === 'do' && sentence.tokens[at + 1]?.tag === 'not' && verb.lower !== 'did')
    return replaceTokens(sentence, at, at + 1, 'did', 'past-time')
  if (verb.tag === 'do' && verb.lower !== 'did') return replaceTokens(sentence, at, at + 1, 'did', 'past-time')
  if (verb.tag === 'modal')
    return verb.lower === 'can' ? replaceTokens(sentence, at, at + 1, 'could', 'past-time') : undefined
  if (verb.tag !== 'verb' || (verb.form !== 'base' && verb.form !== 'third') || hasForm(verb, 'past')) return undefined
  const base = baseOf(verb, verb.form)
  if (THINKING.test(base) && clause.end < sentence.tokens.length - 2 && sentence.clauses.length > 1) return undefined
  return replaceTokens(sentence, at, at + 1, pastForm(base), 'past-time')
}

/** The time word stands in this clause, or this is the only other one beside a 'when I was' clause. */
function sharesPast(sentence: Sentence, clause: Clause): boolean {
  if (
    /\bthan (?:\w+ ){0,3}(?:ago|yesterday|last|before)\b/i.test(sentence.text) ||
    (/;/.test(sentence.text) && !PAST_TIME.test(sentence.text.split(';')[0] ?? ''))
  )
    return false
  const own = sentence.text.slice(
    startOf(sentence, clause),
    sentence.tokens[clause.end - 1]?.end ?? sentence.text.length,
  )
  if (NOT_PAST.test(own.replace(/\bfrom (?=\w+ (?:to|school))/i, '')))
    return PAST_TIME.test(own) &&
      !/\b(?:since|until|if|will|from|than|comparison|compared)\b/i.test(own) &&
      !/\b(?:every|always|usually|often|now|still|nowadays|these days)\b/i.test(own)
      ? true
      : everyInChildhood(sentence, own)
  if (/this morning/i.test(sentence.text) && !PAST_TIME.test(sentence.text.replace(/this morning/i, '')))
    return PAST_TIME.test(own) && sentence.tokens[clause.predicate]?.tag === 'verb'
  if (PAST_TIME.test(own)) return true
  const opener = clause.opener?.lower ?? ''
  if (/\bwhen (?:i|he|she|we|they|you) (?:was|were)\b/i.test(sentence.text))
    return opener === ',' || opener === '' || opener === 'and'
  return (
    ((opener === 'and' ||
      opener === 'because' ||
      opener === 'but' ||
      opener === 'so' ||
      opener === ',' ||
      opener === 'when') &&
      sentence.text.split(/\s+/).length < 16 &&
      !/\b(?:now|today|always|usually|every|will|is|are)\b/i.test(own)) ||
    (clause === sentence.clauses[0] && opener === '' && sentence.clauses.length === 1)
  )
}

const everyInChildhood = (sentence: Sentence, own: string) =>
  /\bwhen (?:i|he|she|we|they) (?:was|were)\b/i.test(sentence.text) && /\b(?:every|always|usually|often)\b/i.test(own)

function startOf(sentence: Sentence, clause: Clause): number {
  const index = sentence.clauses.indexOf(clause)
  return index === 0 ? 0 : (clause.opener?.end ?? sentence.tokens[clause.subject.start]?.start ?? 0)
}

function pastBe(sentence: Sentence, clause: Clause, be: Token): Edit | undefined {
  if (!/^(?:am|is|are|'s)$/.test(be.lower)) return undefined
  const next = sentence.tokens[clause.predicate + 1]
  if (next?.tag === 'verb' && next.form === 'ing') return undefined
  if (next?.tag === 'verb' && next.form === 'participle' && /^(?:called|known|named|located|made)$/.test(next.lower))
    return undefined
  return replaceTokens(
    sentence,
    clause.predicate,
    clause.predicate + 1,
    beFor(clause.subject.agreement === 'unknown' ? 'many' : clause.subject.agreement, true),
    'past-time',
  )
}

/** 'I have seen him yesterday': a finished time wants the past. */
export const perfectWithPastTime: Rule = {
  id: 'perfect-past-time',
  find: (sentence) => {
    if (
      !PAST_TIME.test(sentence.text.replace(/this morning|in (?:the )?(?:19|20)\d\d|in the past/i, '')) ||
      /\b(?:since|before|until|by|ever|never)\b/i.test(sentence.text)
    )
      return []
    return sentence.clauses.flatMap((clause) => {
      const have = sentence.tokens[clause.predicate]
      const own = sentence.text.slice(
        startOf(sentence, clause),
        sentence.tokens[clause.end - 1]?.end ?? sentence.text.length,
      )
      if (have?.tag !== 'have' || !/^(?:have|has)$/.test(have.lower) || !PAST_TIME.test(own)) return []
      const verbAt = clause.predicate + (sentence.tokens[clause.predicate + 1]?.tag === 'adv' ? 2 : 1)
      const verb = sentence.tokens[verbAt]
      if (verb?.tag === 'be' && verb.lower === 'been') return beenToPast(sentence, clause, verbAt)
      if (verb?.tag !== 'verb' || !hasForm(verb, 'participle')) return []
      return [
        replaceTokens(
          sentence,
          clause.predicate,
          verbAt + 1,
          pastForm(baseOf(verb, 'participle')),
          'perfect-past-time',
        ),
      ]
    })
  },
}

function beenToPast(sentence: Sentence, clause: Clause, at: number): Edit[] {
  const next = sentence.tokens[at + 1]
  if (next?.tag === 'verb') return []
  const past = next?.tag === 'to' ? 'went' : beFor(clause.subject.agreement, true)
  return [replaceTokens(sentence, clause.predicate, at + 1, past, 'perfect-past-time')]
}

const SINCE = /\bsince\b/i
const FOR_TIME =
  /\bfor (?:the last |the past |about |almost |more than |over |nearly )?(?:\d+|a|an|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|some|a few|a long) ?(?:minutes?|hours?|days?|weeks?|months?|years?|decades?|time)\b/i
const DURATIVE =
  /^(?:live|work|study|learn|know|teach|be|have|stay|play|wait|love|like|use|drive|own|want|need|sell|run|practice|practise|speak)$/

/** 'I live here since 2015', 'She is studying English for three years'. */
export const perfectForDuration: Rule = {
  id: 'perfect-since',
  find: (sentence) => {
    const since = SINCE.test(sentence.text)
    if (!since && !FOR_TIME.test(sentence.text)) return []
    if (
      /\b(?:every|will|going to|want|tomorrow|next|usually|always|per|a day|each|if|must|should|can|ago|yesterday|last (?:year|month|week)|plan|would)\b/i.test(
        sentence.text.replace(/since last \w+/i, ''),
      )
    )
      return []
    const clause = sentence.clauses.find((one) => isDurationClause(sentence, one))
    return clause ? [toPerfect(sentence, clause, since) ?? []].flat() : []
  },
}

/** 'since' and 'for' stand behind this clause's verb, with no other subject between. */
function isDurationClause(sentence: Sentence, clause: Clause): boolean {
  const opener = clause.opener?.lower ?? ''
  if (opener !== '' && opener !== ',' && opener !== 'and' && opener !== 'because' && opener !== 'but') return false
  const from = sentence.tokens[clause.predicate]?.start ?? 0
  const next = sentence.clauses.find(
    (other) => other.subject.start > clause.subject.start && other.opener?.lower !== 'since',
  )
  const own = sentence.text.slice(from, next ? sentence.tokens[next.subject.start]?.start : undefined)
  return SINCE.test(own) || FOR_TIME.test(own) || (clause === sentence.clauses[0] && /^since\b/i.test(sentence.text))
}

function toPerfect(sentence: Sentence, clause: Clause, since: boolean): Edit | undefined {
  const verb = sentence.tokens[clause.predicate]
  if (!verb) return undefined
  const have = haveFor(clause.subject.agreement)
  const at = clause.predicate
  if (verb.tag === 'be' && /^(?:am|is|are|'s)$/.test(verb.lower)) {
    const next = sentence.tokens[at + 1]
    if (next?.tag === 'verb' && next.form === 'ing') {
      if (!since && !DURATIVE.test(baseOf(next, 'ing'))) return undefined
      return replaceTokens(sentence, at, at + 1, `${have} been`, 'perfect-since')
    }
    if (
      next?.lower === 'going' ||
      (!since && next?.tag !== 'adj' && next?.tag !== 'prep') ||
      /^(?:it|this|that)$/.test(lowerAt(sentence, clause.subject.head))
    )
      return undefined
    if (!since && /^(?:free|good|bad|available|ready|enough|open|closed|valid)$/.test(next?.lower ?? ''))
      return undefined
    return replaceTokens(sentence, at, at + 1, `${have} been`, 'perfect-since')
  }
  if (
    verb.tag === 'have' &&
    /^(?:have|has)$/.test(verb.lower) &&
    !['verb', 'be', 'to', 'adv', 'not', 'have', 'do'].includes(sentence.tokens[at + 1]?.tag ?? '')
  )
    return since ? replaceTokens(sentence, at, at + 1, `${have} had`, 'perfect-since') : undefined
  if (verb.tag !== 'verb' || (verb.form !== 'base' && verb.form !== 'third')) return undefined
  const base = baseOf(verb, verb.form)
  if (!since && !/^(?:live|work|study|learn|know|teach)$/.test(base)) return undefined
  if (since && /\bsince (?:it|he|she|they|we|you|i)\b/i.test(sentence.text) && !DURATIVE.test(base)) return undefined
  return replaceTokens(sentence, at, at + 1, `${have} ${participleForm(base)}`, 'perfect-since')
}

/** 'since five years' → for; 'for 2015' → since. */
export const sinceOrFor = phraseRule('since-for', [
  phrase(
    'since-for',
    'since ((?:about |almost )?(?:\\d{1,2}|a|an|two|three|four|five|six|seven|eight|nine|ten|several|a few) (?:minutes?|hours?|days?|weeks?|months?|years?)) ago\\b',
    'for $1',
  ),
  phrase(
    'since-for',
    'since ((?:about |almost |more than |over |the last |the past )?(?:\\d{1,2}|a|an|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|many|several|some|a few) (?:minutes?|hours?|days?|weeks?|months?|years?|decades?))\\b(?! ago)',
    'for $1',
  ),
  phrase('since-for', 'since (a long time|long time)\\b(?! ago)', 'for a long time'),
  phrase(
    'since-for',
    'during (\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|many|several|some) (minutes?|hours?|days?|weeks?|months?|years?)\\b',
    'for $1 $2',
  ),
  phrase(
    'since-for',
    "(have|has|'ve) (been )?(\\w+(?: \\w+){0,3}) for ((?:19|20)\\d\\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last (?:week|month|year)|yesterday|january|february|april|june|july|august|september|october|november|december)\\b",
    '$1 $2$3 since $4',
  ),
  phrase(
    'since-for',
    '(have|has) (been )?(\\w+(?: \\w+){0,3}) from ((?:19|20)\\d\\d|last (?:week|month|year))\\b(?! (?:to|until))',
    '$1 $2$3 since $4',
  ),
])

/** 'If I will have time', 'when I will arrive', 'If I am rich, I would', 'I wish I can'. */
export const conditionals: Rule = {
  id: 'conditional',
  find: (sentence) => [
    ...unrealWill(sentence),
    ...futureAfterIf(sentence),
    ...secondConditional(sentence),
    ...thirdConditional(sentence),
    ...wishes(sentence),
  ],
}

/** 'If I was you, I will take it' → 'If I were you, I would take it'. */
function unrealWill(sentence: Sentence): Edit[] {
  if (!/\bif (?:i|he|she|we|they|you|it) (?:was|were|had)\b/i.test(sentence.text)) return []
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
  return will >= 0 ? [replaceTokens(sentence, will, will + 1, 'would', 'conditional-second')] : []
}

function futureAfterIf(sentence: Sentence): Edit[] {
  return sentence.clauses.flatMap((clause) => {
    const opener = clause.opener?.lower ?? ''
    const modal = sentence.tokens[clause.predicate]
    if (
      !/^(?:if|when|unless|until|after|before|once|while)$/.test(opener) ||
      modal?.lower !== 'will' ||
      clause.predicate >= clause.end
    )
      return []
    if (
      /\b(?:know|wonder|ask|asked|tell|say|sure|doubt|see|when will|remember)\b[^,]*$/i.test(
        sentence.text.slice(0, clause.opener?.start),
      )
    )
      return []
    const at = clause.predicate + 1
    const verb = sentence.tokens[at]
    if (!verb || !['verb', 'be', 'have', 'do'].includes(verb.tag))
      return verb?.tag === 'not' ? [notAfterIf(sentence, clause, at)] : []
    return [replaceTokens(sentence, clause.predicate, at + 1, presentOf(verb, clause), 'conditional-first')]
  })
}

function presentOf(verb: Token, clause: Clause): string {
  const { agreement } = clause.subject
  if (verb.tag === 'be') return beFor(agreement)
  if (verb.tag === 'have') return haveFor(agreement)
  const base = baseOf(verb, 'base')
  if (agreement !== 'one') return base
  return base === 'do'
    ? 'does'
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : /(?:s|x|ch|sh|go|do)$/.test(base)
        ? `${base}es`
        : `${base}s`
}

const notAfterIf = (sentence: Sentence, clause: Clause, at: number) =>
  replaceTokens(
    sentence,
    clause.predicate,
    at + 1,
    `${clause.subject.agreement === 'one' ? 'does' : 'do'} not`,
    'conditional-first',
  )

function secondConditional(sentence: Sentence): Edit[] {
  if (
    !/\bif\b/i.test(sentence.text) ||
    !/\b(?:would|'d)\b/i.test(sentence.text) ||
    /\b(?:would you|would like|would mind|asked|wonder|could you|'d like)\b/i.test(sentence.text) ||
    /would have\b/i.test(sentence.text)
  )
    return []
  const clause = sentence.clauses.find((one) => one.opener?.lower === 'if')
  const verb = clause ? sentence.tokens[clause.predicate] : undefined
  if (!clause || !verb || clause.predicate >= clause.end) return []
  const at = clause.predicate
  if (verb.lower === 'would' || verb.lower === 'will') {
    const next = sentence.tokens[at + 1]
    if (next?.tag === 'verb' || next?.tag === 'have')
      return [replaceTokens(sentence, at, at + 2, pastForm(baseOf(next, 'base')), 'conditional-second')]
    return next?.tag === 'be' ? [replaceTokens(sentence, at, at + 2, 'were', 'conditional-second')] : []
  }
  if (verb.tag === 'be' && /^(?:am|is|are)$/.test(verb.lower))
    return [replaceTokens(sentence, at, at + 1, 'were', 'conditional-second')]
  if (verb.tag === 'have' && /^(?:have|has)$/.test(verb.lower) && sentence.tokens[at + 1]?.form !== 'participle')
    return [replaceTokens(sentence, at, at + 1, 'had', 'conditional-second')]
  if (verb.lower === 'can') return [replaceTokens(sentence, at, at + 1, 'could', 'conditional-second')]
  if (verb.tag === 'verb' && (verb.form === 'base' || verb.form === 'third') && !hasForm(verb, 'past'))
    return [replaceTokens(sentence, at, at + 1, pastForm(baseOf(verb, verb.form)), 'conditional-second')]
  return []
}

function thirdConditional(sentence: Sentence): Edit[] {
  if (!/\bwould(?:n't| not)? have\b/i.test(sentence.text)) return []
  const clause = sentence.clauses.find((one) => one.opener?.lower === 'if')
  const verb = clause ? sentence.tokens[clause.predicate] : undefined
  if (!clause || !verb) return []
  const at = clause.predicate
  if (verb.lower === 'would' && lowerAt(sentence, at + 1) === 'have')
    return [replaceTokens(sentence, at, at + 2, 'had', 'conditional-third')]
  if (verb.lower === 'have' || verb.lower === 'has')
    return [replaceTokens(sentence, at, at + 1, 'had', 'conditional-third')]
  if (verb.tag === 'be' && verb.form === 'past' && sentence.tokens[at + 1]?.form !== 'ing') return []
  if (verb.tag === 'verb' && (verb.form === 'base' || verb.form === 'past'))
    return [replaceTokens(sentence, at, at + 1, `had ${participleForm(baseOf(verb, verb.form))}`, 'conditional-third')]
  return []
}

function wishes(sentence: Sentence): Edit[] {
  return sentence.tokens.flatMap((token, at) => {
    if (!/^wish(?:es)?$/.test(token.lower)) return []
    const verb = sentence.tokens[at + 2]
    if (!verb || sentence.tokens[at + 1]?.tag !== 'pron') return []
    if (verb.lower === 'can') return [replaceTokens(sentence, at + 2, at + 3, 'could', 'wish')]
    if (verb.lower === 'will') return [replaceTokens(sentence, at + 2, at + 3, 'would', 'wish')]
    if (/^(?:have|has)$/.test(verb.lower)) return [replaceTokens(sentence, at + 2, at + 3, 'had', 'wish')]
    if (/^(?:am|is|are)$/.test(verb.lower)) return [replaceTokens(sentence, at + 2, at + 3, 'were', 'wish')]
    return []
  })
}

const STATIVE_ING =
  /^(?:knowing|wanting|needing|liking|understanding|believing|owning|belonging|preferring|hating|agreeing|remembering|forgetting)$/

/** 'I am knowing him', 'She is wanting'. */
export const stativeVerbs: Rule = {
  id: 'stative',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => {
      const at = clause.predicate
      const be = sentence.tokens[at]
      if (be?.tag !== 'be' || !/^(?:am|is|are|'s)$/.test(be.lower)) return []
      const not = sentence.tokens[at + 1]?.tag === 'not' ? 1 : 0
      const verb = sentence.tokens[at + 1 + not]
      if (
        !verb ||
        !STATIVE_ING.test(verb.lower) ||
        (clause.subject.agreement === 'one' && /^(?:it|this|that)$/.test(lowerAt(sentence, clause.subject.head)))
      )
        return []
      const base = baseOf(verb, 'ing')
      if (base === 'forget' && sentence.tokens[at + 2]?.tag === 'noun') return []
      const third = clause.subject.agreement === 'one'
      const words = not ? `${third ? 'does' : 'do'} not ${base}` : third ? `${base}s` : base
      return [replaceTokens(sentence, at, at + 2 + not, words, 'stative')]
    }),
}

/** 'I studying now', 'She cooking': an -ing form needs am, is or are. */
export const ingWithoutBe: Rule = {
  id: 'ing-be',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => {
      const verb = sentence.tokens[clause.predicate]
      if (
        verb?.tag !== 'verb' ||
        verb.form !== 'ing' ||
        clause.predicate >= clause.end ||
        hasLaterVerb(sentence, clause)
      )
        return []
      const head = sentence.tokens[clause.subject.head] as Token
      const sure =
        /^(?:i|he|she|we|they|you|it)$/.test(head.lower) ||
        ['poss', 'name'].includes(sentence.tokens[clause.subject.start]?.tag ?? '') ||
        (clause.opener === undefined && sentence.tokens[clause.subject.start]?.tag === 'det')
      const before = sentence.tokens[clause.subject.start - 1]
      if (
        !sure ||
        (before && ['be', 'verb', 'prep', 'have', 'do', 'modal', 'to'].includes(before.tag)) ||
        clause.opener?.lower === 'than' ||
        clause.opener?.lower === 'as'
      )
        return []
      if (ingForm(baseOf(verb, 'ing')) !== verb.lower && verb.lower.length < 5) return []
      const past =
        /\b(?:yesterday|last night|when (?:i|you|he|she|they|we|the \w+|my \w+) (?:\w+ed|came|went|saw|got|rang|called))\b/i.test(
          sentence.text,
        )
      return [
        replaceTokens(
          sentence,
          clause.predicate,
          clause.predicate + 1,
          `${beFor(clause.subject.agreement === 'unknown' ? 'many' : clause.subject.agreement, past)} ${verb.text}`,
          'ing-be',
        ),
      ]
    }),
}

function hasLaterVerb(sentence: Sentence, clause: Clause): boolean {
  return sentence.tokens
    .slice(clause.predicate + 1, clause.end)
    .some(
      (token) =>
        ['be', 'modal', 'have', 'do'].includes(token.tag) ||
        (token.tag === 'verb' && (token.form === 'past' || token.form === 'third')),
    )
}
