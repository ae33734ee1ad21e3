import type { Clause } from '../../english/clauses.ts'
import { participleForm } from '../../english/verbs.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm, skipAdverbs } from '../verb-words.ts'

/** 'was wrote by', 'is took', 'be did'. */
export const passiveParticiple: Rule = {
  id: 'passive-participle',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag !== 'be') return []
      const verbAt = skipAdverbs(sentence.tokens, at + 1)
      const agent =
        lowerAt(sentence, verbAt + 1) === 'by' &&
        /^(?:my|the|me|him|her|us|them|his|our|their|your|a|an|someone|people)$/.test(lowerAt(sentence, verbAt + 2))
      const own = sentence.tokens[verbAt]
      if (agent && own && !hasForm(own, 'participle') && hasForm(own, 'base') && own.readings.kinds.verb > 3)
        return [replaceTokens(sentence, verbAt, verbAt + 1, participleForm(baseOf(own, 'base')), 'passive-participle')]
      const verb = sentence.tokens[verbAt]
      if (verb?.tag === 'do' && verb.lower === 'did')
        return [replaceTokens(sentence, verbAt, verbAt + 1, 'done', 'passive-participle')]
      if (verb?.tag !== 'verb' || hasForm(verb, 'participle') || verb.form !== 'past') return []
      if (/^(?:went|came|slept|fell|became|arrived)$/.test(verb.lower)) return []
      const next = sentence.tokens[verbAt + 1]
      const object = next !== undefined && ['det', 'poss', 'obj', 'noun', 'name', 'num'].includes(next.tag)
      return object
        ? []
        : [replaceTokens(sentence, verbAt, verbAt + 1, participleForm(baseOf(verb, 'past')), 'passive-participle')]
    }),
}

const PASSIVE_VERBS =
  /^(?:build|make|write|call|name|locate|know|invent|discover|publish|produce|found|design|paint|sell|steal|break|create|hold|use|speak|kill|damage|destroy|cancel|postpone|establish|close|repair|deliver|bear|cook|translate|develop|choose|elect|arrest|surround|hit)$/

const ALONE =
  /^(?:win|lose|rise|fall|increase|decrease|go|come|live|travel|pass|stop|walk|drive|stand|sit|drop|grow|arrive|stay|work|study|learn|drop|improve)$/

/** 'This house built in 1990', 'The bag made of leather', 'The city located in'. */
export const passiveWithoutBe: Rule = {
  id: 'passive-be',
  find: (sentence) => sentence.clauses.flatMap((clause) => withoutBe(sentence, clause) ?? []),
}

function withoutBe(sentence: Sentence, clause: Clause): Edit | undefined {
  const at = clause.predicate
  const verb = sentence.tokens[at]
  if (
    verb?.tag !== 'verb' ||
    at >= clause.end ||
    !hasForm(verb, 'participle') ||
    (clause.opener && !/^(?:because|if|when|which|that|although)$/.test(clause.opener.lower))
  )
    return undefined
  const head = sentence.tokens[clause.subject.head]
  const next = sentence.tokens[at + 1]
  const base = baseOf(verb, 'participle')
  const bornPerson = verb.lower === 'born'
  if (bornPerson)
    return insertBefore(
      sentence,
      at,
      beFor(clause.subject.agreement === 'unknown' ? 'many' : clause.subject.agreement, true),
      'passive-be',
    )
  if (head?.tag === 'pron' && !/^(?:it|they)$/.test(head.lower)) return undefined
  if (
    !(PASSIVE_VERBS.test(base) || (next?.lower === 'by' && !ALONE.test(base))) ||
    !next ||
    (!/^(?:by|in|of|from|at|on|near|to|as|yesterday|last)$/.test(next.lower) && next.tag !== 'punct')
  )
    return undefined
  if (next.tag === 'punct' && !/^(?:it|this|that)$/.test(head?.lower ?? '')) return undefined
  if (
    /^(?:speak|call|know|hold|write|close|use|cook|break)$/.test(base) &&
    next.lower !== 'by' &&
    next.lower !== 'as' &&
    !(next.lower === 'in' && /^(?:19|20)\d\d$/.test(lowerAt(sentence, at + 2)))
  )
    return undefined
  if (
    sentence.tokens
      .slice(at + 1, clause.end)
      .some(
        (token) =>
          token.tag === 'be' ||
          token.tag === 'modal' ||
          (token.tag === 'verb' && (token.form === 'third' || token.form === 'past')) ||
          token.tag === 'have',
      )
  )
    return undefined
  if (isPersonal(head?.readings.singular ?? head?.lower ?? '') && next.lower !== 'by') return undefined
  const present =
    /^(?:locate|make|call|know|surround|name)$/.test(base) &&
    next.lower !== 'by' &&
    !/\b(?:19|20)\d\d\b|yesterday|last|ago\b/i.test(sentence.text)
  return insertBefore(
    sentence,
    at,
    beFor(clause.subject.agreement === 'unknown' ? 'many' : clause.subject.agreement, !present),
    'passive-be',
  )
}

const isPersonal = (word: string) =>
  /^(?:man|woman|boy|girl|teacher|student|friend|brother|sister|mother|father|company|team|government|doctor|boss|chef|writer|people|person|child|manager|artist)$/.test(
    word,
  )
