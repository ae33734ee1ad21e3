import type { Clause } from '../../sentences/clauses.ts'
import { NEXT, NEXT_EVENT } from '../../sentences/times.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { BE_PAST, WHO_WHICH_WHERE } from '../../words/word-sets.ts'
import { type Edit, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

const FIRST = new RegExp(`^(?:(?:and|but|so|maybe|perhaps) )?${NEXT}(?: (?:morning|afternoon|evening|night))?\\b`, 'i')
const LAST = new RegExp(
  `(?<!\\b(?:for|until|till|by|of|on|from|about|to|the|and|or|than|before|after)) ${NEXT}(?: (?:morning|afternoon|evening|night))?[.!]?$`,
  'i',
)
const TOLD =
  /\b(?:if|wish|would|said|told|asked|thought|knew|hoped|heard|yesterday|ago|last|the next|before|already|just|that|whether|when|as if|as though|time)\b/i
/** 'I booked a room', 'We planned a trip': done now for tomorrow. */
const ARRANGED = ruleWords('future arranged')

/** 'Tomorrow the plumber came': what is still to come takes will. */
export const futureTime: Rule = {
  id: 'future-time',
  readsOpening: true,
  find: (sentence) => {
    const promised = sentence.clauses.find((clause) => isPromised(sentence, clause))
    if (promised) return [toCome(sentence, promised, false) ?? []].flat()
    if (isOpinion(sentence) && NEXT_EVENT.test(sentence.text)) {
      const told = sentence.clauses[1]
      return told ? [toCome(sentence, told, false) ?? []].flat() : []
    }
    const hoped = behindIf(sentence)
    if (hoped) return [toCome(sentence, hoped, false) ?? []].flat()
    const isFirst = FIRST.test(sentence.text)
    if ((!isFirst && !LAST.test(sentence.text)) || TOLD.test(sentence.text)) return []
    const clause = sentence.clauses[isOpinion(sentence) ? 1 : 0]
    return clause ? [toCome(sentence, clause, isFirst) ?? []].flat() : []
  },
}

/** 'I think it rains tomorrow'. */
const isOpinion = (sentence: Sentence) =>
  /^(?:in my opinion, )?i(?:'m| am)? (?:think|believe|guess|sure|certain)(?: that)? /i.test(sentence.text)

/** 'If the weather is nice, we go to the beach tomorrow'. */
function behindIf(sentence: Sentence): Clause | undefined {
  const { text, clauses, tokens } = sentence
  const main = clauses.at(-1)
  const isReal = /^(?:am|is|are|do|does|have|has)$/.test(tokens[clauses[0]?.predicate ?? -1]?.lower ?? '')
  const isPlain = /^if\b/i.test(text) && LAST.test(text) && !TOLD.test(text.slice(3))
  return isPlain && isReal && clauses.length === 2 && main?.opener?.text === ',' ? main : undefined
}

/** 'I promise I call you'. */
const isPromised = ({ text, tokens }: Sentence, { subject }: Clause) =>
  /\bpromise(?: you)?(?: that)? $/i.test(text.slice(0, tokens[subject.start]?.start))

function toCome(sentence: Sentence, clause: Clause, isFirst: boolean): Edit | undefined {
  const verb = sentence.tokens[clause.predicate]
  if (
    !verb ||
    clause.predicate >= clause.end ||
    (clause.opener && clause.opener.text !== ',' && !isOpinion(sentence) && !isPromised(sentence, clause))
  )
    return undefined
  const before = sentence.tokens[clause.subject.start - 1]?.tag ?? ''
  const isTold = isOpinion(sentence) || isPromised(sentence, clause)
  if (['be', 'do', 'modal', 'have', 'prep', 'to', 'verb'].includes(before) && !isTold) return undefined
  if (!isFirst && !isPromised(sentence, clause) && hasInner(sentence, clause)) return undefined
  const right = willBe(verb, isFirst) ?? willDo(sentence, clause, verb)
  return right ? replaceTokens(sentence, clause.predicate, clause.predicate + 1, right, 'future-time') : undefined
}

/** 'agreed to meet tomorrow': the time belongs to another verb. */
const hasInner = (sentence: Sentence, clause: Clause) =>
  sentence.tokens
    .slice(clause.predicate + 1)
    .some(({ tag, lower }) => tag === 'verb' || tag === 'be' || tag === 'have' || WHO_WHICH_WHERE.test(lower))

function willBe(verb: Token, isFirst: boolean): string | undefined {
  if (verb.tag === 'be') return isFirst && BE_PAST.test(verb.lower) ? 'will be' : undefined
  if (verb.tag === 'have') return isFirst && verb.lower === 'had' ? 'will have' : undefined
  if (verb.tag !== 'verb' || verb.form !== 'past' || hasForm(verb, 'base')) return undefined
  const base = baseOf(verb, 'past')
  return isFirst || !ARRANGED.test(base) ? `will ${base}` : undefined
}

/** What nobody plans by a timetable: 'Tomorrow I go to the dentist'. */
const UNSCHEDULED = ruleWords('future unscheduled')
const BY_TIMETABLE = /^(?:move|open|launch|release|hold|finish|work|come|do|get|take|play|meet|use|see|stay)$/

/** 'My company open a branch next year', 'I think it rains tomorrow'. */
function willDo(sentence: Sentence, clause: Clause, verb: Token): string | undefined {
  if (verb.tag !== 'verb' || (verb.form !== 'base' && verb.form !== 'third') || hasForm(verb, 'past')) return undefined
  const base = baseOf(verb, verb.form)
  const head = sentence.tokens[clause.subject.head]
  const isForetold = isOpinion(sentence) && NEXT_EVENT.test(sentence.text)
  if (
    !(isForetold || UNSCHEDULED.test(base)) ||
    (head?.lower === 'you' && !isOpinion(sentence)) ||
    /[?]\s*$/.test(sentence.text)
  )
    return undefined
  const isBare = clause.subject.agreement === 'one' && verb.form === 'base'
  if (!isBare && BY_TIMETABLE.test(base)) return undefined
  const isSubject =
    head?.tag === 'pron' ||
    ['det', 'poss', 'name'].includes(sentence.tokens[clause.subject.start]?.tag ?? '') ||
    (isOpinion(sentence) && head?.tag === 'noun')
  return isSubject ? `will ${base}` : undefined
}
