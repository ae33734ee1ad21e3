import type { Clause } from '../../sentences/clauses.ts'
import { FOR_TIME, NOT_LASTING, SINCE_POINT } from '../../sentences/times.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun, isSomebody } from '../../words/people.ts'
import { participleForm } from '../../words/verbs.ts'
import { BE_NOW, BE_NOW_SHORT, DO_NOW, HAVE, IT_OR_THIS, VERY } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm, haveFor } from '../verb-words.ts'
import { isDoneTo } from '../verbs/done-to.ts'

const SINCE = /\bsince\b/i
/** 'since morning until night': 'from' is meant. */
const FROM_UNTIL = /\bsince (?!(?:i|he|she|it|we|you|they)\b)(?:[\w.:]+ ){1,3}(?:until |till |to (?=\d|\w+day\b))/i
const DURATIVE = oneOf(`
  live work study learn know teach be have stay play wait love like use drive own want need sell run practice
  practise speak`)

/** 'I live here since 2015', 'She is studying English for three years'. */
export const perfectForDuration: Rule = {
  id: 'perfect-since',
  find: (sentence) => {
    const since = SINCE.test(sentence.text)
    if (!since && !FOR_TIME.test(sentence.text)) return []
    if (sentence.clauses.some((clause) => isReason(sentence, clause))) return []
    const rest = sentence.text.replace(
      /since (?:(?:the|my|our|his|her|their) \w+ )?(?:last \w+|yesterday)|since [^,]* ago,|\beach other\b/gi,
      '',
    )
    if (NOT_LASTING.test(rest) || /\b(?:wan|gon|got)[nt]a\b/i.test(rest) || FROM_UNTIL.test(sentence.text)) return []
    const clause = sentence.clauses.find((one) => isDurationClause(sentence, one))
    return clause ? [toPerfect(sentence, clause, since) ?? []].flat() : []
  },
}

/** ', since it has eight legs': with a verb in the present it tells why. */
const isReason = ({ tokens }: Sentence, { opener, predicate }: Clause) =>
  opener?.lower === 'since' &&
  tokens[tokens.indexOf(opener) - 1]?.text === ',' &&
  tokens[predicate]?.form !== 'past' &&
  ['be', 'have', 'verb', 'modal', 'do'].includes(tokens[predicate]?.tag ?? '')

/** 'since' and 'for' stand behind this clause's verb, with no other subject between. */
function isDurationClause(sentence: Sentence, clause: Clause): boolean {
  const opener = clause.opener?.lower ?? ''
  if (opener !== '' && opener !== ',' && opener !== 'and' && opener !== 'because' && opener !== 'but') return false
  const from = sentence.tokens[clause.predicate]?.start ?? 0
  const next = sentence.clauses.find(
    (other) => other.subject.start > clause.subject.start && !/^(?:since|as)$/.test(other.opener?.lower ?? ''),
  )
  const comma = sentence.tokens[clause.end]?.text === ',' ? sentence.tokens[clause.end + 1] : undefined
  const stop = comma && comma.lower !== 'since' ? comma : sentence.tokens[next?.subject.start ?? -1]
  const own = sentence.text.slice(from, stop?.start)
  if (LASTS_ALREADY.test(own)) return false
  return (
    SINCE.test(own) ||
    FOR_TIME.test(own) ||
    (clause === sentence.clauses[0] && (/^since\b/i.test(sentence.text) || isForFirst(sentence.text)))
  )
}

/** 'I am old and have banked with you since 1961', 'has since been found', 'sorry for not having written since May' */
const LASTS_ALREADY = /(?:^(?:has|have|'ve|'s)| (?:has|have|having)\b[^,]*) since\b/i

/** 'for three years I work here' */
const isForFirst = (text: string) => /^for\b/i.test(text) && FOR_TIME.exec(text)?.index === 0

function toPerfect(sentence: Sentence, clause: Clause, since: boolean): Edit | undefined {
  const verb = sentence.tokens[clause.predicate]
  const undone = verb && (since ? notDoingSince(sentence, clause, verb) : notForLong(sentence, clause, verb))
  if (undone) return undone
  const rest = verb && perfectRest(sentence, clause, verb, since)
  return rest
    ? changeWord(sentence, clause.predicate, `${haveFor(clause.subject.agreement)} ${rest}`, 'perfect-since')
    : undefined
}

/** 'We don't talk to each other for three months'. */
function notForLong(sentence: Sentence, { subject, predicate }: Clause, helper: Token): Edit | undefined {
  const verb = sentence.tokens[predicate + 2]
  if (!DO_NOW.test(helper.lower) || lowerAt(sentence, predicate + 1) !== 'not' || verb?.tag !== 'verb') return undefined
  const base = baseOf(verb, 'base')
  if (!/^(?:talk|see|meet|speak|eat|sleep|hear|visit|smoke|drink|call|go)$/.test(base)) return undefined
  const right = `${haveFor(subject.agreement)}n't ${participleForm(base)}`
  return replaceTokens(sentence, predicate, predicate + 3, right, 'perfect-since')
}

/** 'It is not working since yesterday'. */
function notDoingSince(sentence: Sentence, { subject, predicate }: Clause, be: Token): Edit | undefined {
  const isUndone = lowerAt(sentence, predicate + 1) === 'not' && hasForm(sentence.tokens[predicate + 2], 'ing')
  if (!BE_NOW.test(be.lower) || !isUndone) return undefined
  return replaceTokens(sentence, predicate, predicate + 2, `${haveFor(subject.agreement)} not been`, 'perfect-since')
}

/** What follows have or has: been, had, lived. */
function perfectRest(sentence: Sentence, clause: Clause, verb: Token, since: boolean): string | undefined {
  if (verb.tag === 'be') return BE_NOW_SHORT.test(verb.lower) && beLasts(sentence, clause, since) ? 'been' : undefined
  if (verb.tag === 'have') return since && HAVE.test(verb.lower) && ownsThing(sentence, clause) ? 'had' : undefined
  return verb.tag === 'verb' ? doneSince(sentence, clause, verb, since) : undefined
}

function doneSince(sentence: Sentence, clause: Clause, verb: Token, since: boolean): string | undefined {
  if (verb.form === 'past') return pastSince(sentence, clause, verb)
  if (verb.form !== 'base' && verb.form !== 'third') return undefined
  const base = baseOf(verb, verb.form)
  const because = /\bsince (?:it|he|she|they|we|you|i)\b/i.test(sentence.text)
  const lasts = since ? !because || DURATIVE.test(base) : lastsForPerson(sentence, clause, base)
  return lasts ? lastingForm(base) : undefined
}

/** 'Since I joined this company, I learned a lot'. */
function pastSince(sentence: Sentence, { subject, predicate }: Clause, verb: Token): string | undefined {
  if (!SINCE_POINT.test(sentence.text) || hasForm(verb, 'base') || isOfContactClause(sentence, verb)) return undefined
  const base = baseOf(verb, 'past')
  // 'Your card already blocked since yesterday'
  return isDoneTo(sentence, subject, predicate, base) ? `been ${participleForm(base)}` : lastingForm(base)
}

/** 'I met friends I didn't see since': the time belongs to another subject's verb. */
const isOfContactClause = ({ tokens }: Sentence, verb: Token) =>
  tokens.some(
    ({ tag, start }, at) =>
      tag === 'pron' &&
      start > verb.end &&
      tokens[at - 1]?.tag === 'noun' &&
      tokens.slice(at).some(({ lower }) => lower === 'since'),
  )

const lastingForm = (base: string) => (base === 'wait' ? 'been waiting' : participleForm(base))

const lastsForPerson = (sentence: Sentence, clause: Clause, base: string) =>
  isSomebody(sentence.tokens[clause.subject.head]) && /^(?:live|work|study|learn|know|teach)$/.test(base)

const ownsThing = (sentence: Sentence, clause: Clause) =>
  !/^(?:more|long|out)$/.test(lowerAt(sentence, clause.predicate + 1)) &&
  !['verb', 'be', 'to', 'adv', 'not', 'have', 'do'].includes(sentence.tokens[clause.predicate + 1]?.tag ?? '')

/** 'I am working as a clerk since May'; 'It is tiring' only describes. */
const isWorking = (sentence: Sentence, clause: Clause, word: Token) =>
  hasForm(word, 'ing') && word.readings.kinds.adj < 5 && isSomebody(sentence.tokens[clause.subject.head])

function beLasts(sentence: Sentence, clause: Clause, since: boolean): boolean {
  const next = sentence.tokens[clause.predicate + 1]
  if (next?.lower === 'been') return false
  if (next && (next.tag === 'verb' ? next.form === 'ing' : isWorking(sentence, clause, next)))
    return since || !/^(?:stay|go|travel|visit|leave|come|rent|book|take|close|move|fly)$/.test(baseOf(next, 'ing'))
  if (next?.lower === 'going' || IT_OR_THIS.test(lowerAt(sentence, clause.subject.head))) return false
  if (since) return true
  const isRole = /^an?$/.test(next?.lower ?? '') && isPersonNoun(sentence.tokens[clause.predicate + 2])
  const described =
    next?.tag === 'adj' || VERY.test(next?.lower ?? '') || next?.tag === 'prep' || isRole || isPersonNoun(next)
  return described && !/^(?:free|good|bad|available|ready|enough|open|closed|valid)$/.test(next?.lower ?? '')
}
