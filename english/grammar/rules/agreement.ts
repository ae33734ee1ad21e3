import { type Clause, isBoundary } from '../../sentences/clauses.ts'
import { nounPhrase, plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, doFor, hasForm, haveFor, isAuxiliary, isRelative, skipAdverbs } from '../verb-words.ts'

const SUBJUNCTIVE = new RegExp(
  `\\b(?:${[
    'suggest|suggests|suggested|recommend|recommends|recommended|insist|insists|insisted|demand|demands',
    'demanded|important|necessary|essential|vital|require|requires|required|wish|if|as though|let|make|makes',
    'made|help|helps|helped|see|saw|hear|heard|watch|watched|have|had',
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
  if (clause.subject.agreement === 'unknown' || isListed(sentence, clause) || isCompound(sentence, clause)) return true
  if (before?.tag === 'verb') return SUBJUNCTIVE.test(before.lower)
  if (clause.opener?.lower === 'that' && clause.subject.agreement === 'one')
    return /\b(?:suggest|recommend|insist|demand|important|necessary|essential|vital|requir|request|propos|urge|ask)/.test(
      sentence.text.slice(0, clause.opener.start).toLowerCase(),
    )
  return clause.opener?.lower === 'and' && !isSafeAnd(sentence, clause)
}

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
  const isNominative = /^(?:i|he|she|we|they)$/.test(head?.lower ?? '') || isPartitive(sentence, clause)
  const all = sentence.tokens.slice(0, clause.subject.start - 1)
  const before = isNominative ? all : clauseBefore(all)
  if (!before.some((token) => token.tag === 'verb' || token.tag === 'be' || token.tag === 'have')) return false
  return (
    isNominative ||
    /^(?:it|you)$/.test(head?.lower ?? '') ||
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
  return replaceBe(sentence, clause, right)
}

const mayAgree = (sentence: Sentence, clause: Clause, { lower }: Token) =>
  /^(?:are|were)$/.test(lower) ? isNamedMany(sentence, clause) : isAmount(sentence, clause)

/** 'Angklung are bamboo instruments', 'Liverpool are the champions': a name may stand for many. */
const isNamedMany = ({ tokens }: Sentence, { subject, predicate }: Clause) =>
  ['name', 'word'].includes(tokens[subject.head]?.tag ?? '') &&
  plainNounPhrase(tokens, predicate + 1)?.agreement === 'many'

/** 'Three hours is a long time': an amount is one thing. */
const isAmount = ({ tokens }: Sentence, { subject }: Clause) =>
  tokens[subject.start]?.tag === 'num' &&
  /^(?:hours|minutes|days|weeks|months|years|kilometres|kilometers|metres|meters|miles|kilos|dollars|euros|rupiah|percent)$/.test(
    tokens[subject.head]?.lower ?? '',
  )

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
  if (!/^(?:have|has)$/.test(token.lower) || token.text === "'s") return undefined
  const right = haveFor(clause.subject.agreement)
  if (token.lower === right) return undefined
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
    return replaceTokens(sentence, at, at + 1, inflectVerb(baseOf(verb, 'base'), 'third'), 'third-person')
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
  if (head.form === 'ing') return subject.end > subject.head + 1 && ['pron', 'obj'].includes(last?.tag ?? '')
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
  if (head.tag === 'name' || /^(?:who|which|that)$/.test(clause.opener?.lower ?? '')) return false
  if (head.tag === 'verb') return false
  if (clause.subject.start > 0) return true
  if (head.readings.kinds.noun - head.readings.kinds.verb > 3 && tokens[clause.predicate]?.readings.kinds.noun === 0)
    return false
  return head.readings.verbs.length > 0 && !['det', 'poss', 'obj'].includes(tokens[clause.predicate + 1]?.tag ?? '')
}

/** 'There is many people', 'There are a cat'. */
export const thereIs: Rule = {
  id: 'there-is',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag !== 'there') return []
      const be = sentence.tokens[at + 1]
      if (be && /^(?:have|has|exist)$/.test(be.lower) && sentence.tokens[at + 2]?.tag !== 'be')
        return thereHave(sentence, at)
      return be?.tag === 'be' ? (thereBe(sentence, at, be) ?? []) : []
    }),
}

function thereHave(sentence: Sentence, at: number): Edit[] {
  const phrase = nounPhrase(sentence.tokens, at + 2)
  return [replaceTokens(sentence, at + 1, at + 2, phrase?.agreement === 'many' ? 'are' : 'is', 'there-is')]
}

function thereBe(sentence: Sentence, at: number, be: Token): Edit | undefined {
  const from = skipAdverbs(
    sentence.tokens,
    sentence.tokens[at + 2]?.lower === 'too' || lowerAt(sentence, at + 2) === 'so' ? at + 3 : at + 2,
  )
  const phrase = plainNounPhrase(sentence.tokens, from)
  if (!phrase) return undefined
  const quantity =
    /^(?:lot|lots|plenty|number|couple)$/.test(lowerAt(sentence, phrase.head)) && lowerAt(sentence, phrase.end) === 'of'
      ? plainNounPhrase(sentence.tokens, phrase.end + 1)
      : phrase
  const wanted = quantity?.agreement
  if (!wanted || wanted === 'i' || (wanted === 'unknown' && !isMany(sentence, phrase.start))) return undefined
  const many = wanted === 'many' || isMany(sentence, phrase.start)
  if (lowerAt(sentence, phrase.end) === 'and' && !many) return undefined
  const right = beFor(many ? 'many' : 'one', be.form === 'past')
  const now = be.lower === "'s" ? 'is' : be.lower
  if (!/^(?:is|are|was|were)$/.test(now) || now === right) return undefined
  return replaceTokens(sentence, at + 1, at + 2, right, 'there-is')
}

const isMany = (sentence: Sentence, at: number) =>
  /^(?:many|several|two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d\d+)$/.test(lowerAt(sentence, at))
