import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb, pastForm, thirdPerson } from '../../words/verbs.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, doFor } from '../verb-words.ts'

const POSITIVE: Record<string, string> = {
  no: 'any',
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  none: 'any',
  never: 'ever',
  neither: 'either',
}

/** "don't have no money", 'never says nothing', "can't find nobody". */
export const doubleNegative: Rule = {
  id: 'double-negative',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => {
      const negative = sentence.tokens.slice(clause.adverbs, clause.end).findIndex((token) => token.tag === 'not')
      return negative < 0 ? [] : (secondNegative(sentence, clause.adverbs + negative + 1, clause.end) ?? [])
    }),
}

function secondNegative(sentence: Sentence, from: number, end: number): Edit | undefined {
  for (let at = from; at < end; at += 1) {
    const word = lowerAt(sentence, at)
    const isIdiom =
      /^(?:longer|doubt|matter)$/.test(lowerAt(sentence, at + 1)) ||
      (word === 'neither' && at === end - 1) ||
      (word === 'never' && sentence.tokens[at + 1]?.tag === 'verb')
    const positive = Object.hasOwn(POSITIVE, word) && !isIdiom ? POSITIVE[word] : undefined
    if (positive) return replaceTokens(sentence, at, at + 1, positive, 'double-negative')
  }
  return undefined
}

/** 'I not understand', 'She not like', 'He no have', 'They not happy' (the last one by the copula rule). */
export const negationWithoutDo: Rule = {
  id: 'negation-do',
  find: (sentence) => sentence.clauses.flatMap((clause) => negationIn(sentence, clause) ?? []),
}

function negationIn(sentence: Sentence, clause: Clause): Edit | undefined {
  const at = clause.predicate
  const not = sentence.tokens[at]
  const verb = sentence.tokens[at + 1]
  if (!verb || !not || !/^(?:not|no)$/.test(not.lower) || not.text === "n't" || clause.subject.end > at)
    return undefined
  if (isDescription(sentence, clause, at + 1))
    return insertBefore(
      sentence,
      at,
      beFor(clause.subject.agreement === 'unknown' ? 'many' : clause.subject.agreement),
      'copula',
    )
  if (/\btime no see\b/i.test(sentence.text)) return undefined
  const undone = notDoneTo(sentence, clause, at + 1)
  if (undone) return insertBefore(sentence, undone.before, undone.words, 'passive-be')
  const words = negated(clause.subject.agreement, not.lower, verb, isTold(sentence, clause))
  if (!words) return undefined
  return replaceTokens(sentence, at, verb.tag === 'verb' && verb.form === 'ing' ? at + 1 : at + 2, words, 'negation')
}

/** 'The room not cleaned yet': a thing does not clean. */
function notDoneTo(sentence: Sentence, clause: Clause, at: number): { before: number; words: string } | undefined {
  const verb = sentence.tokens[at]
  const next = sentence.tokens[at + 1]
  const head = sentence.tokens[clause.subject.head]
  if (head?.tag !== 'noun' || isSomebody(head) || head.readings.person || !/ed$/.test(verb?.lower ?? ''))
    return undefined
  if (verb?.tag !== 'verb' || !(next === undefined || ['punct', 'adv', 'prep', 'sub'].includes(next.tag)))
    return undefined
  if (
    /^(?:work|start|arrive|happen|stop|change|end|finish|last|open|close|increase|appear)$/.test(baseOf(verb, 'past'))
  )
    return undefined
  const { agreement } = clause.subject
  return { before: at - 1, words: beFor(agreement === 'unknown' ? 'many' : agreement, true) }
}

/** 'The air not clean': a word that describes, with nothing behind it. */
function isDescription(sentence: Sentence, clause: Clause, at: number): boolean {
  const word = sentence.tokens[at]
  const next = sentence.tokens[at + 1]
  if (!word || word.readings.kinds.adj < 3 || word.form !== 'base' || isSomebody(sentence.tokens[clause.subject.head]))
    return false
  return (
    next === undefined ||
    next.tag === 'punct' ||
    /^(?:for|because|and|but|enough|today|yet|here|so|on|in|at|now)$/.test(next.lower)
  )
}

/** Another clause before tells of the past. */
const isTold = (sentence: Sentence, clause: Clause) =>
  /^(?:but|and|so|because)$/.test(clause.opener?.lower ?? '') &&
  sentence.tokens
    .slice(0, clause.subject.start)
    .some(({ tag, form }) => (tag === 'be' || tag === 'verb') && form === 'past')

function negated(
  agreement: Clause['subject']['agreement'],
  not: string,
  verb: Token,
  told: boolean,
): string | undefined {
  if (verb.tag === 'be') return verb.lower === 'be' ? undefined : `${beFor(agreement, verb.form === 'past')} not`
  if (verb.tag === 'modal') return verb.lower === 'can' ? 'cannot' : `${verb.lower} not`
  if (verb.tag === 'have') return `${verb.lower === 'had' ? 'did' : doFor(agreement)} not have`
  const isVerb = not === 'not' ? verb.tag === 'verb' : isVerbAfterNo(verb)
  return isVerb ? negatedVerb(agreement, verb, told) : undefined
}

/** 'This old ball no bounce well'. */
const isVerbAfterNo = ({ lower, readings }: Token) =>
  WITH_NO.test(lower) ||
  (readings.verbs.some(({ form }) => form === 'base') &&
    readings.kinds.verb > 3 &&
    readings.kinds.noun < readings.kinds.verb)

const WITH_NO =
  /^(?:like|want|know|understand|need|go|come|eat|drink|have|speak|remember|work|believe|agree|see|care|think|play|live|use|feel)$/

function negatedVerb(agreement: Clause['subject']['agreement'], verb: Token, told: boolean): string {
  if (verb.form === 'ing') return `${beFor(agreement)} not`
  const isPast = told || (verb.form === 'past' && pastForm(baseOf(verb, 'past')) === verb.lower)
  return `${isPast ? 'did' : doFor(agreement)} not ${baseOf(verb, verb.form)}`
}

export const negationPhrases = phraseRule('negation-phrases', [
  phrase('double-negative', "(never|nobody|no one|hardly|rarely|seldom) (do|does|did)(?:n't| not) (\\w+)", (m, s) => {
    const base = s.lexicon.read(m[3]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'base')?.base
    const form = /^did$/i.test(m[2] ?? '') ? 'past' : /^does$/i.test(m[2] ?? '') ? 'third' : 'base'
    return base ? `${m[1]} ${inflectVerb(base, form)}` : undefined
  }),
  phrase('negation', '^please (?:not|no) (?:to )?(\\w+)', (m, s) =>
    s.lexicon.kinds(m[1]?.toLowerCase() ?? '').verb > 3 && !/ing$/.test(m[1] ?? '')
      ? `please do not ${m[1]}`
      : undefined,
  ),
  phrase(
    'negation',
    '(i|you|we|they|he|she) no (like|want|know|need|understand|have|speak|eat|drink|agree|remember|go|come|believe|see|care)\\b',
    (m) => `${m[1]} ${/^(?:he|she)$/i.test(m[1] ?? '') ? "doesn't" : "don't"} ${m[2]}`,
  ),
  phrase('negation', "(unless (?:\\w+ ){1,3}?)(?:don't|doesn't|do not|does not) (\\w+)", (m, s) => {
    const base =
      s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'base')?.base ??
      (/^(?:be|have|do)$/i.test(m[2] ?? '') ? m[2] : undefined)
    if (!base) return undefined
    return `${m[1]}${/does/i.test(m[0]) ? thirdPerson(base) : base}`
  }),
  phrase('negation', "(unless (?:\\w+ ){1,3}?)(is|are|am|was|were|have|has|can|will)(?: not|n't)\\b", '$1$2'),
  phrase('double-negative', "(don't|doesn't|didn't|do not|does not|did not) never (\\w+)", (m, s) => {
    const base = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs[0]?.base
    const before = /(\w+) $/.exec(s.text.slice(0, m.index))?.[1]?.toLowerCase() ?? ''
    if (!base) return undefined
    return `never ${/^did/i.test(m[1] ?? '') ? pastForm(base) : /^(?:he|she|it)$/.test(before) || /^does/i.test(m[1] ?? '') ? thirdPerson(base) : base}`
  }),
  phrase(
    'negation',
    "(i|you|we|they|he|she|it) (?:am|is|are|'m|'s|'re) (?:not|n't) (can|could|will|must|should)\\b",
    (m) => `${m[1]} ${m[2] === 'can' ? 'cannot' : `${m[2]} not`}`,
  ),
  phrase('negation', "(doesn't|does not|don't|do not|didn't|did not) (?:to )?(?:can|could)\\b", (m) =>
    /^did/i.test(m[1] ?? '') ? "couldn't" : "can't",
  ),
  phrase(
    'negation',
    "(don't|doesn't|do not|does not) (happy|sad|tired|sick|ready|hungry|busy|afraid|sure|married|interested|angry|late|good|bad|rich|poor|beautiful|expensive|cheap)\\b(?! (?:up|down|food|book|thing))",
    (m, s) => {
      const before = /(\w+) $/.exec(s.text.slice(0, m.index))?.[1]?.toLowerCase() ?? ''
      const be =
        before === 'i' ? 'am' : /^(?:he|she|it|this|that)$/.test(before) || /^does/i.test(m[1] ?? '') ? 'is' : 'are'
      return before === '' ? undefined : `${be} not ${m[2]}`
    },
  ),
  phrase(
    'negation',
    "(i|we|you|they|he|she) (?:am|is|are|'m|'s|'re) (?:not|n't) (?:have|has) (?!to\\b)",
    (m) => `${m[1]} ${/^(?:he|she)$/i.test(m[1] ?? '') ? 'does' : 'do'} not have `,
  ),
  phrase(
    'negation-any',
    "(don't|doesn't|didn't|do not|does not|did not|can't|cannot|couldn't|haven't|hasn't|isn't|aren't|never|not) (\\w+ )(some) (money|time|idea|friends|food|water|problem|problems|questions|question|brothers|sisters|plans|information|experience|homework|books|people|bread|milk|news)\\b",
    (m) => `${m[1]} ${m[2]}any ${m[4]}`,
  ),
  phrase(
    'negation-any',
    "(don't|doesn't|didn't|can't|couldn't|haven't|never) (see|have|know|want|say|eat|find|hear|do|buy|need|understand|tell) (something)(?=[.!]|$| about| to| in| from)",
    '$1 $2 anything',
  ),
  phrase(
    'too-either',
    "(don't|doesn't|didn't|can't|isn't|am not|aren't|do not|does not|cannot|not|haven't|wasn't|won't)( [\\w ]+?)?,? too(?=[.!]|$)",
    '$1$2 either',
    /(?:not|n't) (?:too \w|be too)|too (?:much|many)|(?:not|n't) only/i,
  ),
  phrase(
    'too-either',
    "(i|he|she|we|they|you|my \\w+|the \\w+) (didn't|don't|doesn't|can't|couldn't|wasn't|weren't|isn't|aren't|haven't|hasn't|won't|am not),? too(?=[.!]|$)",
    '$1 $2 either',
  ),
  phrase('double-negative', "no longer (do|does|did)(?:n't| not) (\\w+)", (m, s) => {
    const base = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'base')?.base
    const form = /^did$/i.test(m[1] ?? '') ? 'past' : /^does$/i.test(m[1] ?? '') ? 'third' : 'base'
    return base ? `no longer ${inflectVerb(base, form)}` : undefined
  }),
  phrase(
    'double-negative',
    "(there (?:isn't|aren't|wasn't|weren't|is not|are not|was not)) (nobody|nothing|no one|no) ",
    (m) =>
      `${m[1]} ${{ nobody: 'anybody', nothing: 'anything', 'no one': 'anyone', no: 'any' }[m[2]?.toLowerCase() ?? '']} `,
  ),
  phrase('negation-any', 'no any (?=\\w)', 'no '),
  phrase('negation', '(is|are|was|were) no (enough|many|much) (?=\\w)', '$1 not $2 '),
  phrase(
    'negation',
    '(have|has|had) no (enough|many|much) (?=\\w)',
    (m) => `${{ have: "don't", has: "doesn't", had: "didn't" }[m[1]?.toLowerCase() ?? '']} have ${m[2]} `,
  ),
  phrase('negation', "already (do|does)(?:n't| not) (\\w+)", (m, s) => {
    const base = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find(({ form }) => form === 'base')?.base ?? m[2]
    return base ? `no longer ${/^does$/i.test(m[1] ?? '') ? thirdPerson(base) : base}` : undefined
  }),
  phrase('negation', "already (can|am|is|are|was|were)(?:'t|n't| not) ", '$1 no longer '),
  phrase('double-negative', "(can|could)(?:'t|n't| not|not) hardly (?=\\w)", '$1 hardly '),
  phrase('too-either', "me too (?:don't|not|doesn't|can't)\\b", 'me neither'),
  phrase('negation', "(nobody|no one|nothing) (?:doesn't|don't|does not|do not|didn't|did not) (\\w+)", (m, s) => {
    const verb = s.lexicon.read(m[2]?.toLowerCase() ?? '').verbs.find((reading) => reading.form === 'base')
    if (!verb) return undefined
    return `${m[1]} ${/did/i.test(m[0]) ? pastForm(verb.base) : /[^aeiou]y$/.test(verb.base) ? `${verb.base.slice(0, -1)}ies` : `${verb.base}s`}`
  }),
  phrase('double-negative', "(hardly|rarely|barely) (?:not|never|don't|can't|no|nothing)\\b", (m) =>
    /can't/i.test(m[0]) ? `can ${m[1]}` : `${m[1]} ever`,
  ),
  phrase('negation', "(can|could|will|would|should|must) (?:no|don't|doesn't) (\\w+)", (m, s) =>
    s.lexicon.kinds(m[2]?.toLowerCase() ?? '').verb > 3 ? `${m[1]} not ${m[2]}` : undefined,
  ),
])
