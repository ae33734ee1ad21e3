import { type Clause, isBoundary } from '../../sentences/clauses.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { BE_OF_MANY, EACH, HAVE, IT_OR_YOU, LINK_WORDS, ONLY_SUBJECTS, RELATIVE_WORDS } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, doFor, hasForm, haveFor, isAuxiliary, isRelative } from '../verb-words.ts'
import { isBesidePast, isToldInPast, toPast } from './told-events.ts'

const SUBJUNCTIVE = new RegExp(
  `\\b(?:${[
    'suggest|suggests|suggested|recommend|recommends|recommended|insist|insists|insisted|demand|demands',
    'demanded|important|necessary|essential|vital|require|requires|required|wish|if|as though|let|make|makes',
    'made|help|helps|helped|see|saw|hear|heard|watch|watched|have|had',
    'making|helping|seeing|hearing|watching|having|letting',
  ].join('|')})\\b`,
)

/** 'My mother cook', 'He don't', 'She have', 'They likes', 'The students is'. */
export const agreement: Rule = {
  id: 'agreement',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => (blocked(sentence, clause) ? [] : (agreementIn(sentence, clause) ?? []))),
}

function blocked(sentence: Sentence, clause: Clause): boolean {
  const before = isRelative(sentence, clause) ? undefined : sentence.tokens[clause.subject.start - 1]
  if (before && ['do', 'modal', 'be', 'have', 'to', 'prep'].includes(before.tag)) return true
  if (isSaidAs(sentence, clause)) return true
  if (clause.subject.agreement === 'unknown' || isListed(sentence, clause) || isCompound(sentence, clause)) return true
  if (before?.tag === 'verb') return SUBJUNCTIVE.test(before.lower)
  if (clause.opener?.lower === 'that' && clause.subject.agreement === 'one')
    return /\b(?:suggest|recommend|insist|demand|important|necessary|essential|vital|requir|request|propos|urge|ask)/.test(
      sentence.text.slice(0, clause.opener.start).toLowerCase(),
    )
  return clause.opener?.lower === 'and' && !isSafeAnd(sentence, clause)
}

/** 'What we eat as children influences our health': the verb belongs to what comes before. */
const isSaidAs = ({ tokens }: Sentence, { opener, subject }: Clause) =>
  opener?.lower === 'as' && subject.start === subject.head && tokens[subject.head]?.tag === 'noun'

/** 'includes breakfast, an airport transfer and a tour': one more thing, not a clause. */
const isListed = ({ tokens }: Sentence, { opener, subject, predicate }: Clause) =>
  opener?.text === ',' &&
  /^an?$/.test(tokens[subject.start]?.lower ?? '') &&
  (tokens[predicate]?.readings.kinds.noun ?? 0) > 0 &&
  /^(?:and|or|,|\.)$/.test(tokens[predicate + 1]?.text ?? '.')

const MOSTLY_NOUN = 1
const INFORMAL = /^(?:wanna|gotta|gonna|lemme|dunno)$/

/** 'A window seat, please.', 'Gotta run.': no subject with its verb. */
function isCompound({ tokens }: Sentence, { subject, predicate }: Clause): boolean {
  if (INFORMAL.test(tokens[subject.head]?.lower ?? '')) return true
  const { noun = 0, verb = 0 } = tokens[predicate]?.readings.kinds ?? {}
  const isNamed = subject.start === 0 && /^an?$/.test(tokens[0]?.lower ?? '')
  return isNamed && noun - verb >= MOSTLY_NOUN && ['punct', 'prep', undefined].includes(tokens[predicate + 1]?.tag)
}

/** After 'and' a new clause begins only if what stands before has its verb: 'Budi and Siti go' has none. */
function isSafeAnd(sentence: Sentence, clause: Clause): boolean {
  const head = sentence.tokens[clause.subject.head]
  const isNominative = ONLY_SUBJECTS.test(head?.lower ?? '') || isPartitive(sentence, clause)
  const all = sentence.tokens.slice(0, clause.subject.start - 1)
  const before = isNominative ? all : clauseBefore(all)
  if (!before.some((token) => token.tag === 'verb' || token.tag === 'be' || token.tag === 'have')) return false
  return (
    isNominative ||
    IT_OR_YOU.test(head?.lower ?? '') ||
    EACH.test(sentence.tokens[clause.subject.start]?.lower ?? '') ||
    (clause.subject.agreement === 'many' && sentence.tokens[clause.subject.start]?.tag === 'num') ||
    sentence.tokens[clause.subject.start]?.tag === 'poss' ||
    clause.opener?.lower === 'but' ||
    ['adj', 'punct'].includes(before.at(-1)?.tag ?? '')
  )
}

/** 'and one of them is' */
const isPartitive = ({ tokens }: Sentence, { subject }: Clause) =>
  tokens[subject.start]?.lower === 'one' && tokens[subject.start + 1]?.lower === 'of'

/** What belongs to the words right before: all of it behind a comma, else what follows the last 'but', 'because' or comma. */
const clauseBefore = (tokens: readonly Token[]): readonly Token[] =>
  tokens.at(-1)?.text === ',' ? tokens : tokens.slice(tokens.findLastIndex(isBoundary) + 1)

function agreementIn(sentence: Sentence, clause: Clause): Edit | undefined {
  const verb = sentence.tokens[clause.predicate]
  if (!verb || clause.predicate >= clause.end) return undefined
  const wanted = clause.subject.agreement
  if (verb.tag === 'be') return beAgreement(sentence, clause, verb)
  if (verb.tag === 'do') return doAgreement(sentence, clause.predicate, verb, wanted)
  if (verb.tag === 'have') return haveAgreement(sentence, clause, verb)
  if (verb.tag === 'verb') return verbAgreement(sentence, clause, verb)
  return undefined
}

function beAgreement(sentence: Sentence, clause: Clause, be: Token): Edit | undefined {
  if (!/^(?:am|is|are|was|were|'s|be)$/.test(be.lower)) return undefined
  const { agreement: wanted } = clause.subject
  if (be.lower === 'were' && /\b(?:if|wish|though|as it)\b/i.test(sentence.text)) return undefined
  if (be.lower === 'be')
    return clause.opener === undefined || clause.opener.text === ','
      ? replaceBe(sentence, clause, beFor(wanted))
      : undefined
  if (mayAgree(sentence, clause, be)) return undefined
  const right = beFor(wanted, be.form === 'past')
  const same = be.lower === right || (be.lower === "'s" && right === 'is')
  if (same || (wanted === 'i' && be.lower === 'was')) return undefined
  return replaceBe(sentence, clause, wasThen(sentence, clause) ? beFor(wanted, true) : right)
}

/** 'The food was good and the songs is great' */
const wasThen = (sentence: Sentence, clause: Clause) =>
  LINK_WORDS.test(clause.opener?.lower ?? '') && isBesidePast(sentence, clause)

const mayAgree = (sentence: Sentence, clause: Clause, { lower }: Token) =>
  BE_OF_MANY.test(lower) ? isNamedMany(sentence, clause) : isAmount(sentence, clause)

/** 'Angklung are bamboo instruments', 'Liverpool are the champions': a name may stand for many. */
const isNamedMany = ({ tokens }: Sentence, { subject, predicate }: Clause) =>
  ['name', 'word'].includes(tokens[subject.head]?.tag ?? '') &&
  plainNounPhrase(tokens, predicate + 1)?.agreement === 'many'

const AMOUNTS = oneOf(`
  hours minutes days weeks months years kilometres kilometers metres meters miles kilos dollars euros rupiah
  percent`)

/** 'Three hours is a long time': an amount is one thing. */
const isAmount = ({ tokens }: Sentence, { subject }: Clause) =>
  tokens[subject.start]?.tag === 'num' && AMOUNTS.test(tokens[subject.head]?.lower ?? '')

const replaceBe = (sentence: Sentence, clause: Clause, right: string) =>
  replaceTokens(sentence, clause.predicate, clause.predicate + 1, right, 'agreement-be')

export function doAgreement(
  sentence: Sentence,
  at: number,
  token: Token,
  wanted: Clause['subject']['agreement'],
): Edit | undefined {
  if (token.lower === 'did') return undefined
  const right = doFor(wanted)
  return token.lower === right
    ? undefined
    : replaceTokens(sentence, at, at + 1, right, right === 'does' ? 'third-person' : 'plural-verb')
}

function haveAgreement(sentence: Sentence, clause: Clause, token: Token): Edit | undefined {
  if (!HAVE.test(token.lower) || token.text === "'s") return undefined
  const right = haveFor(clause.subject.agreement)
  if (token.lower === right) return undefined
  if (token.lower === 'have' && !hasForm(sentence.tokens[clause.predicate + 1], 'participle'))
    if (isToldInPast(sentence, clause)) return toPast(sentence, clause, 'have')
  return replaceTokens(
    sentence,
    clause.predicate,
    clause.predicate + 1,
    right,
    right === 'has' ? 'third-person' : 'plural-verb',
  )
}

function verbAgreement(sentence: Sentence, clause: Clause, verb: Token): Edit | undefined {
  const { agreement: wanted } = clause.subject
  const at = clause.predicate
  if (wanted === 'one' && verb.form === 'base' && !hasForm(verb, 'past')) {
    if (subjunctive(sentence, clause) || headIsUnsure(sentence, clause) || isNounOfSubject(sentence, clause))
      return undefined
    const base = baseOf(verb, 'base')
    return isToldInPast(sentence, clause)
      ? toPast(sentence, clause, base)
      : replaceTokens(sentence, at, at + 1, inflectVerb(base, 'third'), 'third-person')
  }
  if (wanted !== 'one' && verb.form === 'third' && !hasForm(verb, 'base')) {
    return replaceTokens(sentence, at, at + 1, baseOf(verb, 'third'), 'plural-verb')
  }
  return undefined
}

/** 'The video call used up my data', 'a security risk to users', 'Seeing you smile made my day'. */
function isNounOfSubject({ tokens }: Sentence, { subject, predicate }: Clause): boolean {
  const head = tokens[subject.head]
  const verb = tokens[predicate]
  const next = tokens[predicate + 1]
  if (!head || !verb) return false
  const last = tokens[subject.end - 1]
  if (head.form === 'ing')
    return subject.end > subject.head + 1 && (['pron', 'obj'].includes(last?.tag ?? '') || SUBJUNCTIVE.test(head.lower))
  if (predicate !== subject.end || ['pron', 'det', 'num'].includes(head.tag)) return false
  if (next?.tag === 'adj' && !hasForm(next, 'past')) return false
  const { kinds } = verb.readings
  const isFiniteNext = isAuxiliary(next) || isDone(next)
  if (kinds.noun > 1 && isFiniteNext) return true
  const isPerson = isSomebody(head) || head.readings.person || /-in-law$/.test(head.lower)
  return kinds.noun >= kinds.verb && !isPerson && !isObjectStart(next)
}

const isDone = (token: Token | undefined) =>
  (token?.tag === 'verb' && token.form !== 'ing') || (token?.tag === 'adj' && hasForm(token, 'past'))
const isObjectStart = (token: Token | undefined) =>
  token !== undefined && ['det', 'poss', 'obj', 'pron'].includes(token.tag)

function subjunctive(sentence: Sentence, clause: Clause): boolean {
  const before = sentence.tokens[clause.subject.start - 1]
  if (lowerAt(sentence, clause.subject.head) === 'god') return true
  return before !== undefined && SUBJUNCTIVE.test(before.lower) && before.tag === 'verb'
}

/** 'Open the door': a noun that is also a verb may be no subject at all. */
function headIsUnsure(sentence: Sentence, clause: Clause): boolean {
  const { tokens } = sentence
  const head = tokens[clause.subject.head] as Token
  if (
    head.tag === 'pron' ||
    head.tag === 'det' ||
    ['det', 'poss', 'name'].includes(tokens[clause.subject.start]?.tag ?? '')
  )
    return (
      head.lower === 'i' ||
      head.lower === 'you' ||
      (/^(?:some|every)(?:body|one)$/.test(head.lower) && /!\s*$/.test(sentence.text))
    )
  if (head.tag === 'name' || RELATIVE_WORDS.test(clause.opener?.lower ?? '')) return false
  if (head.tag === 'verb') return false
  if (clause.subject.start > 0) return !isPlainSubject(sentence, clause)
  if (head.readings.kinds.noun - head.readings.kinds.verb > 3 && tokens[clause.predicate]?.readings.kinds.noun === 0)
    return false
  return head.readings.verbs.length > 0 && !['det', 'poss', 'obj'].includes(tokens[clause.predicate + 1]?.tag ?? '')
}

/** 'In the city, traffic cause stress', 'that smoking cause cancer': a noun alone that can be no verb. */
function isPlainSubject({ tokens }: Sentence, { subject, predicate, opener }: Clause): boolean {
  const head = tokens[subject.head] as Token
  const { noun, verb } = tokens[predicate]?.readings.kinds ?? { noun: 9, verb: 0 }
  const isAlone = subject.start === subject.head && (opener?.text === ',' || opener?.tag === 'sub')
  const isNoun = head.readings.verbs.length === 0 || hasForm(head, 'ing')
  return isAlone && isNoun && verb >= noun && isObjectStart(tokens[predicate + 1])
}
