import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { HAVE } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm, haveFor } from '../verb-words.ts'
import { INSIDE, joinedForm, joiningWord } from './joined-forms.ts'

/** 'She goes to school and come back at three', 'I went to the market and buy fish'. */
export const coordinatedVerbs: Rule = {
  id: 'coordinated-verbs',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => {
      const first = sentence.tokens[clause.predicate]
      const shared =
        joinedForm(sentence, clause) ??
        sharedSubject(sentence, clause) ??
        nowHas(sentence, clause) ??
        manyDo(sentence, clause)
      if (shared) return [shared]
      if (first?.tag === 'be' && first.form === 'past' && hasForm(sentence.tokens[clause.predicate + 1], 'participle'))
        return secondVerb(sentence, clause.predicate + 1, 'past') ?? []
      if (first?.tag !== 'verb' || (first.form !== 'third' && first.form !== 'past')) return []
      if (first.form === 'past' && hasForm(first, 'base') && clause.subject.agreement !== 'one') return []
      return inList(sentence, clause, first.form) ?? secondVerb(sentence, clause.predicate, first.form) ?? []
    }),
}

/** 'I woke up late, take a shower and ran': a bare verb in a list of what happened. */
function inList(sentence: Sentence, clause: Clause, form: 'third' | 'past'): Edit | undefined {
  const { tokens } = sentence
  const verb = tokens[clause.end + 1]
  if (tokens[clause.end]?.text !== ',' || verb?.tag !== 'verb' || verb.form !== 'base' || hasForm(verb, 'past'))
    return undefined
  if (clause.opener && clause.opener.text !== ',') return undefined
  const and = tokens.findIndex(({ lower }, index) => index > clause.end && lower === 'and')
  const isList =
    and > 0 &&
    (tokens[and + 1]?.tag === 'verb' || hasForm(tokens[and + 1], 'past')) &&
    !tokens.slice(clause.end + 1, and).some(({ tag }) => tag === 'pron')
  const right = inflectVerb(baseOf(verb, 'base'), form)
  return isList && !/["“]/.test(sentence.text)
    ? replaceTokens(sentence, clause.end + 1, clause.end + 2, right, form === 'third' ? 'third-person' : 'past-and')
    : undefined
}

/** 'She is kind and always help us', 'They are nice and helps us'. */
function sharedSubject(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const be = tokens[clause.predicate]
  const { agreement } = clause.subject
  if (be?.tag !== 'be' || be.form === 'past' || clause.predicate >= clause.end || agreement === 'unknown')
    return undefined
  const and = joiningWord(sentence, clause.predicate)
  if (and === undefined || tokens[and]?.lower !== 'and') return undefined
  if (isOwning(tokens, and + 1)) return ownedBy(sentence, and + 1, agreement)
  const isAdverb = tokens[and + 1]?.tag === 'adv' || tokens[and + 1]?.lower === 'never'
  const verbAt = isAdverb ? and + 2 : and + 1
  const right = isAdverb
    ? agreedForm(tokens[verbAt], tokens[verbAt + 1], agreement === 'one')
    : sharedForm(tokens, and, verbAt, agreement === 'one')
  return right
    ? replaceTokens(sentence, verbAt, verbAt + 1, right, agreement === 'one' ? 'third-person' : 'plural-verb')
    : undefined
}

/** 'It was founded by two brothers and now have six branches': what holds now agrees with the subject too. */
function nowHas(sentence: Sentence, { predicate, subject, end }: Clause): Edit | undefined {
  const and = predicate < end && subject.agreement !== 'unknown' ? joiningWord(sentence, predicate) : undefined
  if (and === undefined || lowerAt(sentence, and + 1) !== 'now') return undefined
  return isOwning(sentence.tokens, and + 2) ? ownedBy(sentence, and + 2, subject.agreement) : undefined
}

/** 'The hotel is near the beach and have a pool'. */
const isOwning = (tokens: readonly Token[], at: number) =>
  HAVE.test(tokens[at]?.lower ?? '') && ['det', 'num', 'adj', 'noun'].includes(tokens[at + 1]?.tag ?? '')

function ownedBy(sentence: Sentence, at: number, agreement: Clause['subject']['agreement']): Edit | undefined {
  const right = haveFor(agreement)
  if (lowerAt(sentence, at) === right) return undefined
  return replaceTokens(sentence, at, at + 1, right, right === 'has' ? 'third-person' : 'plural-verb')
}

/** 'They do not have shoes and walks to school', 'My friends work hard and earns a lot'. */
function manyDo(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const first = tokens[clause.predicate]
  const { agreement, start } = clause.subject
  if ((agreement !== 'many' && agreement !== 'i') || clause.predicate >= clause.end) return undefined
  if (first?.form !== 'base' || first.tag === 'be' || INSIDE.has(tokens[start - 1]?.tag ?? '')) return undefined
  const and = joiningWord(sentence, first.tag === 'do' ? clause.predicate + 1 : clause.predicate)
  if (and === undefined) return undefined
  const at = ['adv', 'not'].includes(tokens[and + 1]?.tag ?? '') ? and + 2 : and + 1
  return isThirdVerb(tokens[at], tokens[at + 1])
    ? replaceTokens(sentence, at, at + 1, baseOf(tokens[at] as Token, 'third'), 'plural-verb')
    : undefined
}

function isThirdVerb(verb: Token | undefined, next: Token | undefined): boolean {
  if (!verb || !hasForm(verb, 'third') || hasForm(verb, 'base') || !AFTER_VERB.has(next?.tag ?? '')) return false
  const weight = Math.max(...verb.readings.verbs.map((reading) => reading.weight))
  return verb.tag === 'verb' ? weight > 3 : verb.tag === 'noun' && weight >= verb.readings.kinds.noun + 3
}

const AFTER_VERB: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'prep', 'to', 'pron', 'name', 'noun'])

function sharedForm(tokens: readonly Token[], and: number, at: number, isOne: boolean): string | undefined {
  const verb = tokens[at]
  const next = tokens[at + 1]
  if (!verb) return undefined
  if (tokens[and - 1]?.tag === 'noun')
    return isOne && (isPlainWork(verb, next) || isOnlyVerb(verb, next)) ? thirdOf(verb) : undefined
  const before = tokens[and - 1]?.text === ',' ? tokens[and - 2] : tokens[and - 1]
  if (before?.tag !== 'adj' || !AFTER_VERB.has(next?.tag ?? '')) return undefined
  if (!isOne) return isThirdVerb(verb, next) ? baseOf(verb, 'third') : undefined
  return isSecondVerb(tokens, at, verb) ? thirdOf(verb) : undefined
}

/** 'is old and need to be replaced': a noun would not stand before 'to be'. */
function isSecondVerb(tokens: readonly Token[], at: number, { tag, readings: { kinds } }: Token): boolean {
  const isToDo = tokens[at + 1]?.tag === 'to' && (hasForm(tokens[at + 2], 'base') || tokens[at + 2]?.lower === 'be')
  return tag === 'verb' && kinds.adj <= 3 && (kinds.noun <= 4 || isToDo)
}

/** 'and always get high scores': no noun stands behind such an adverb. */
function agreedForm(verb: Token | undefined, next: Token | undefined, isOne: boolean): string | undefined {
  if (!verb || verb.readings.kinds.adj > 3 || next?.tag === 'punct' || !hasForm(verb, isOne ? 'base' : 'third'))
    return undefined
  return isOne ? thirdOf({ ...verb, form: 'base' }) : baseOf(verb, 'third')
}

const thirdOf = (verb: Token) =>
  verb.form === 'base' && !hasForm(verb, 'past') ? inflectVerb(baseOf(verb, 'base'), 'third') : undefined

/** 'a nurse and work at night': no noun stands bare before a place or time. */
const isPlainWork = (word: Token, next: Token | undefined) =>
  /^(?:work|live|study|teach|sell|go|come|like|love|want|help|speak|make)$/.test(word.lower) &&
  ['prep', 'to', 'det', 'obj', 'adv'].includes(next?.tag ?? '')

/** 'a teacher and earn her money': a word that is no noun. */
const isOnlyVerb = ({ tag, readings: { kinds } }: Token, next: Token | undefined) =>
  tag === 'verb' && kinds.noun + kinds.adj < 2 && kinds.verb > 3 && AFTER_VERB.has(next?.tag ?? '')

/** Behind a noun, 'and' may join another noun: 'food and water'. */
function isBareVerb(verb: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (verb.tag !== 'verb' || !hasForm(verb, 'base')) return false
  if (verb.readings.kinds.adj > 3) return after?.tag === 'det' || after?.tag === 'poss'
  if (['det', 'poss', 'obj'].includes(after?.tag ?? '') && verb.readings.kinds.verb > 3) return true
  return verb.readings.kinds.noun <= 4 || before?.tag !== 'noun' || /^(?:away|back|home|off)$/.test(after?.lower ?? '')
}

/** 'He wore a suit and tie', 'in despair and dismay': two nouns. */
function isPair({ tokens }: Sentence, and: number): boolean {
  const { noun, verb } = tokens[and + 1]?.readings.kinds ?? { noun: 0, verb: 0 }
  const isOver = ['punct', 'prep', undefined].includes(tokens[and + 2]?.tag)
  return tokens[and - 1]?.tag === 'noun' && noun >= verb && isOver
}

function secondVerb(sentence: Sentence, from: number, form: 'third' | 'past'): Edit | undefined {
  const and = joiningWord(sentence, from)
  if (and === undefined) return undefined
  const isBetween =
    /^(?:then|only|just|usually|often|always|sometimes|never|immediately|suddenly|finally|quickly|also)$/
  const verbAt = isBetween.test(lowerAt(sentence, and + 1)) ? and + 2 : and + 1
  const verb = sentence.tokens[verbAt]
  if (form === 'third' && isOwning(sentence.tokens, verbAt)) return ownedBy(sentence, verbAt, 'one')
  if (sentence.tokens[and - 1]?.form === 'ing' && sentence.tokens[and - 2]?.text === ',') return undefined
  if (!verb || !isBareVerb(verb, sentence.tokens[and - 1], sentence.tokens[verbAt + 1])) return undefined
  if (form === 'past' && (hasForm(verb, 'past') || isPair(sentence, and))) return undefined
  if (form === 'third' && /^(?:make|let|help|see|hear|watch)/.test(lowerAt(sentence, from))) return undefined
  const right = inflectVerb(baseOf(verb, 'base'), form)
  return replaceTokens(sentence, verbAt, verbAt + 1, right, form === 'third' ? 'third-person' : 'past-and')
}
