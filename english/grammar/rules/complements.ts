import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { wordSet } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { ingForm } from '../../words/verbs.ts'
import { ARTICLES, HER_OR_YOU } from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

const GERUND = wordSet(`
  enjoy avoid finish mind suggest keep practise practice consider quit miss admit deny dislike imagine recommend
  postpone delay risk appreciate discuss involve resist fancy tolerate complete resume anticipate recall resent
  endure escape`)
const INFINITIVE = wordSet(`
  want decide hope plan need promise agree refuse learn offer expect wish manage afford pretend choose prepare
  fail seem arrange attempt tend threaten hesitate swear volunteer deserve aim struggle demand claim`)
const BARE_MISTAKE = wordSet(`
  want decide hope plan need promise agree refuse learn try start begin offer like love hate prefer continue
  forget expect wish manage ask intend arrange attempt tend hesitate aim struggle afford pretend choose prepare
  fail threaten volunteer deserve remember`)

/** 'enjoy to read', 'decided going', 'want learn', 'enjoy read'. */
export const verbPatterns: Rule = {
  id: 'verb-patterns',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      token.tag === 'verb' || isEnjoyNoun(token) ? (patternAt(sentence, token, at) ?? []) : [],
    ),
}

const isEnjoyNoun = (token: Token) =>
  /^(?:practice|finish|risk|miss|mind|plan|hope|need|want|promise|wish)$/.test(token.lower) && token.tag === 'verb'

function patternAt(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const base = baseOf(token, token.form)
  const next = sentence.tokens[at + 1]
  if (!next) return undefined
  if (GERUND.has(base)) return gerundAfter(sentence, at, next, base)
  if (base === 'stop') return next.tag === 'to' ? undefined : gerundAfter(sentence, at, next, base)
  if (OBJECT_TO.has(base)) {
    const edit = (base === 'help' ? undefined : bareAfterObject(sentence, at)) ?? afterPerson(sentence, at, base)
    if (edit) return edit
  }
  if (INFINITIVE.has(base) && next.tag === 'verb' && next.form === 'ing' && hasForm(next, 'ing'))
    return infinitiveAfter(sentence, at, next, base)
  if (BARE_MISTAKE.has(base)) return bareAfter(sentence, at, token, next)
  return undefined
}

/** 'It is (highly) recommended to use' */
const isRecommended = ({ tokens }: Sentence, at: number, base: string) =>
  base === 'recommend' && [tokens[at - 1], tokens[at - 2]].some((token) => token?.tag === 'be')

const OBJECT_TO = wordSet(`
  want need ask tell advise allow invite remind expect encourage force order teach warn persuade convince request
  require permit enable urge forbid instruct train beg help`)

/** 'advised me drink', 'need you check this'. */
function bareAfterObject(sentence: Sentence, at: number): Edit | undefined {
  const object = sentence.tokens[at + 1]
  const verb = sentence.tokens[at + 2]
  const after = sentence.tokens[at + 3]
  if (!object || !verb || !(object.tag === 'obj' || HER_OR_YOU.test(object.lower)) || !hasForm(verb, 'base'))
    return undefined
  if (verb.form === 'past' || hasForm(verb, 'past')) return undefined
  const { noun, verb: strength, adj, adv } = verb.readings.kinds
  const takes =
    after !== undefined &&
    ['det', 'poss', 'obj', 'to', 'prep', 'adj', 'adv', 'name', 'noun', 'pron'].includes(after.tag)
  if (
    strength < 3 ||
    adj > 4 ||
    adv > 3 ||
    (noun > 3 && !['det', 'poss', 'obj'].includes(after?.tag ?? '') && !isWanted(sentence, at, after)) ||
    (!takes && after !== undefined && after.tag !== 'punct')
  )
    return undefined
  return object.lower === 'her' && noun > 2 ? undefined : insertBefore(sentence, at + 2, 'to', 'infinitive')
}

/** 'want you talk to him': no noun stands behind 'want you'. */
const isWanted = ({ tokens }: Sentence, at: number, after: Token | undefined) =>
  /^wants?$|^wanted$/.test(tokens[at]?.lower ?? '') && ['to', 'prep'].includes(after?.tag ?? '')

/** Verbs that often tell which person is meant: 'the man sitting there'. */
const SITUATIONS =
  /^(?:sit|stand|live|work|wear|stay|wait|walk|drive|travel|carry|hold|play|run|sell|stay|sleep|attend|look|come|go)$/

/** 'asked me signing', 'persuaded my father buying', 'asked an architect design a house'. */
function afterPerson(sentence: Sentence, at: number, base: string): Edit | undefined {
  const { tokens } = sentence
  const isPronoun = tokens[at + 1]?.tag === 'obj' || HER_OR_YOU.test(lowerAt(sentence, at + 1))
  const end = isPronoun ? at + 2 : personEnd(sentence, at + 1)
  const verb = tokens[end ?? tokens.length]
  if (!verb || end === undefined) return undefined
  if (base === 'help') return isPronoun ? helped(sentence, end, verb) : undefined
  if (!hasForm(verb, 'ing')) return isPronoun ? undefined : bareAfterPerson(sentence, end)
  const isRight = isPronoun ? base === 'want' && isNegated(tokens, at) : SITUATIONS.test(baseOf(verb, 'ing'))
  return isRight || base === 'teach' ? undefined : infinitiveInstead(sentence, end, verb, isPronoun)
}

const bareAfterPerson = (sentence: Sentence, at: number): Edit | undefined =>
  isDoneToSomething(sentence.tokens, at) ? insertBefore(sentence, at, 'to', 'infinitive') : undefined

function infinitiveInstead(sentence: Sentence, at: number, verb: Token, isSure: boolean): Edit | undefined {
  if (!(isSure || isDoing(sentence.tokens, at)) || hasInfinitive(sentence.tokens, at)) return undefined
  return replaceTokens(sentence, at, at + 1, `to ${baseOf(verb, 'ing')}`, 'infinitive')
}

const takesObject = (token: Token | undefined) => ['det', 'poss', 'obj'].includes(token?.tag ?? '')

/** '-ing' that is no noun or adjective. */
const isDoing = (tokens: readonly Token[], at: number) => {
  const { noun, adj } = tokens[at]?.readings.kinds ?? { noun: 0, adj: 0 }
  return (noun < 4 || takesObject(tokens[at + 1])) && adj < 4
}

function isDoneToSomething(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]
  const after = tokens[at + 1]
  if (!verb || !hasForm(verb, 'base') || hasForm(verb, 'past') || verb.readings.kinds.verb < 4) return false
  if (verb.tag === 'verb' && (after?.form === 'ing' || verb.readings.kinds.noun === 0)) return true
  return takesObject(after) && !/^(?:every|all|this|that|each)$/.test(after?.lower ?? '')
}

function helped(sentence: Sentence, at: number, verb: Token): Edit | undefined {
  const hasObject = ['det', 'poss', 'obj', 'adj', 'noun'].includes(sentence.tokens[at + 1]?.tag ?? '')
  const isVerb = hasForm(verb, 'ing') && verb.readings.kinds.adj < 3 && (verb.readings.kinds.noun < 4 || hasObject)
  return isVerb ? replaceTokens(sentence, at, at + 1, baseOf(verb, 'ing'), 'infinitive') : undefined
}

/** Behind 'my father', 'the shy student'. */
function personEnd({ tokens }: Sentence, at: number): number | undefined {
  for (let index = at; index < at + 4; index += 1) {
    const token = tokens[index]
    if (!token || !['det', 'poss', 'adj', 'num', 'noun', 'name'].includes(token.tag)) return undefined
    if (
      (token.tag === 'noun' || token.tag === 'name') &&
      (isSomebody(token) || /^(?:staff|team|family|class|crew)$/.test(token.lower))
    )
      return index + 1
  }
  return undefined
}

const isNegated = (tokens: readonly Token[], at: number) => tokens[at - 1]?.tag === 'not'
const hasInfinitive = (tokens: readonly Token[], from: number) =>
  tokens.slice(from).some(({ tag }, index, rest) => tag === 'to' && rest[index + 1]?.tag === 'verb')

function gerundAfter(sentence: Sentence, at: number, next: Token, base: string): Edit | undefined {
  const verbAt = next.tag === 'to' ? at + 2 : at + 1
  const verb = sentence.tokens[verbAt]
  if (next.tag === 'to') {
    const isThought = (base === 'consider' && verb?.lower === 'be') || isRecommended(sentence, at, base)
    return verb && GERUND.has(base) && isPlainVerb(verb) && !isThought
      ? replaceTokens(sentence, at + 1, verbAt + 1, ingForm(plainBase(verb)), 'gerund')
      : undefined
  }
  return verb && isDoneInstead(sentence, verb, verbAt, base)
    ? replaceTokens(sentence, verbAt, verbAt + 1, ingForm(baseOf(verb, 'base')), 'gerund')
    : undefined
}

const KEPT = ruleWords('complements kept')
const BUSY: ReadonlySet<string> = new Set(['enjoy', 'finish', 'keep', 'quit', 'stop', 'practise', 'practice'])

/** 'enjoy read', 'stop play games', 'keep walk until'; not 'enjoy music', 'keep track'. */
function isDoneInstead(sentence: Sentence, verb: Token, at: number, base: string): boolean {
  const { noun, verb: strength, adj } = verb.readings.kinds
  const next = sentence.tokens[at + 1]
  if (!hasForm(verb, 'base') || !['verb', 'noun'].includes(verb.tag) || base === 'discuss' || base === 'mind')
    return false
  if (BARE_THINGS.test(verb.lower) || KEPT.test(verb.lower) || adj > 3 || strength < 4) return false
  if (/^(?:suggest|recommend|deny)$/.test(base)) return verb.tag === 'verb' && noun < 3
  if (noun < 4) return verb.tag === 'verb'
  if (['det', 'poss', 'obj', 'name'].includes(next?.tag ?? '') && verb.tag === 'verb') return true
  const goesOn = !next || ['punct', 'prep', 'sub', 'adv'].includes(next.tag)
  return BUSY.has(base) && goesOn && strength >= noun
}

const isPlainVerb = (token: Token) =>
  (token.tag === 'verb' && hasForm(token, 'base')) ||
  (token.tag === 'be' && token.lower === 'be') ||
  (token.tag === 'have' && token.lower === 'have') ||
  (token.tag === 'do' && token.lower === 'do')
const plainBase = (token: Token) => (token.tag === 'verb' ? baseOf(token, 'base') : token.lower)

function infinitiveAfter(sentence: Sentence, at: number, next: Token, base: string): Edit | undefined {
  if (base === 'need' && !takesObject(sentence.tokens[at + 2])) return undefined
  if (base === 'need' && /^(?:cleaning|repairing|fixing|washing|painting|improving)$/.test(next.lower)) return undefined
  if (base === 'want' && isWantedByThing(sentence, at)) return undefined
  if (base === 'learn' || base === 'plan') {
    if (next.readings.kinds.noun > 3 && !takesObject(sentence.tokens[at + 2])) return undefined
  }
  if (next.readings.kinds.noun > 5 && base !== 'decide') return undefined
  return replaceTokens(sentence, at + 1, at + 2, `to ${baseOf(next, 'ing')}`, 'infinitive')
}

/** 'The hedge wants cutting': it needs that. */
function isWantedByThing({ tokens, clauses }: Sentence, at: number): boolean {
  const subject = clauses.find(({ predicate }) => predicate === at)?.subject
  const head = subject && tokens[subject.head]
  return head?.lower === 'it' || (head?.tag === 'noun' && !isSomebody(head) && !head.readings.person)
}

function bareAfter(sentence: Sentence, at: number, token: Token, next: Token): Edit | undefined {
  // 'if need be'
  if (['det', 'poss', 'adj', 'sub'].includes(sentence.tokens[at - 1]?.tag ?? '')) return undefined
  const isAuxiliary = ['be', 'have', 'do'].includes(next.tag) && next.tag === next.lower
  if (!isAuxiliary && !isVerbRatherThanNoun(sentence, at, token, next)) return undefined
  return insertBefore(sentence, at + 1, 'to', 'infinitive')
}

const AFTER_VERB: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'name', 'to', 'prep', 'pron', 'adv', 'noun'])

/** 'want learn English', not 'want work' or 'need help'. */
function isVerbRatherThanNoun(sentence: Sentence, at: number, token: Token, next: Token): boolean {
  if (isDoneNext(sentence, at, token, next)) return true
  if (next.tag !== 'verb' || next.form !== 'base' || !hasForm(next, 'base')) return false
  const { noun, verb } = next.readings.kinds
  if (noun >= 5 && !AFTER_VERB.has(sentence.tokens[at + 2]?.tag ?? '')) return false
  return !/^(?:help|need|like|love|work|practice)$/.test(baseOf(token)) || noun <= verb
}

/** Verbs that are nouns too, and stand without an article. */
export const BARE_THINGS = ruleWords('complements bare-things')

/** 'need charge my phone', 'decided break up': a noun there would not take an object or a particle. */
function isDoneNext(sentence: Sentence, at: number, token: Token, next: Token): boolean {
  const { noun, verb } = next.readings.kinds
  const after = sentence.tokens[at + 2]
  if (!hasForm(next, 'base') || verb < 4 || !['verb', 'noun', 'adj'].includes(next.tag)) return false
  if (['poss', 'obj'].includes(after?.tag ?? '') || ARTICLES.test(after?.lower ?? '') || after?.lower === 'it')
    return true
  if (/^(?:want|would)$/.test(baseOf(token)) && next.lower === 'work')
    return after !== undefined && after.tag !== 'punct'
  if (BARE_THINGS.test(next.lower)) return false
  const isParticle = /^(?:up|down|out|back|away|off|abroad|together|there|here)$/.test(after?.lower ?? '')
  return isParticle ||
    /^(?:decide|hope|agree|refuse|hesitate|promise|manage|tend|attempt)$/.test(baseOf(token, token.form))
    ? verb >= noun
    : /^(?:in|to|at|with|for)$/.test(after?.lower ?? '') && verb >= noun + 2
}
