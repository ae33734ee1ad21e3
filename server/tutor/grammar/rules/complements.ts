import type { Token } from '../../english/tokens.ts'
import { ingForm } from '../../english/verbs.ts'
import { type Edit, insertBefore, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

const GERUND = new Set(
  'enjoy avoid finish mind suggest keep practise practice consider quit miss admit deny dislike imagine recommend postpone delay risk appreciate discuss involve resist fancy tolerate complete resume anticipate recall resent endure escape'.split(
    ' ',
  ),
)
const INFINITIVE = new Set(
  'want decide hope plan need promise agree refuse learn offer expect wish manage afford pretend choose prepare fail seem arrange attempt tend threaten hesitate swear volunteer deserve aim struggle demand claim'.split(
    ' ',
  ),
)
const BARE_MISTAKE = new Set(
  'want decide hope plan need promise agree refuse learn try start begin like love hate prefer continue forget expect wish manage ask intend arrange attempt tend hesitate aim struggle'.split(
    ' ',
  ),
)

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
  if (
    base === 'stop' &&
    next.lower === 'to' &&
    /^(?:smoke|talk|cry|worry|laugh|complain|play)$/.test(lowerAt(sentence, at + 2))
  )
    return undefined
  if (OBJECT_TO.has(base)) {
    const edit = bareAfterObject(sentence, at)
    if (edit) return edit
  }
  if (INFINITIVE.has(base) && next.tag === 'verb' && next.form === 'ing' && hasForm(next, 'ing'))
    return infinitiveAfter(sentence, at, next, base)
  if (BARE_MISTAKE.has(base)) return bareAfter(sentence, at, token, next)
  return undefined
}

const OBJECT_TO = new Set(
  'want need ask tell advise allow invite remind expect encourage force order teach warn persuade convince request require permit'.split(
    ' ',
  ),
)

/** 'advised me drink', 'need you check this'. */
function bareAfterObject(sentence: Sentence, at: number): Edit | undefined {
  const object = sentence.tokens[at + 1]
  const verb = sentence.tokens[at + 2]
  const after = sentence.tokens[at + 3]
  if (!object || !verb || !(object.tag === 'obj' || /^(?:you|her)$/.test(object.lower)) || !hasForm(verb, 'base'))
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
    (noun > 3 && !['det', 'poss', 'obj'].includes(after?.tag ?? '')) ||
    (!takes && after !== undefined && after.tag !== 'punct')
  )
    return undefined
  return object.lower === 'her' && noun > 2 ? undefined : insertBefore(sentence, at + 2, 'to', 'infinitive')
}

function gerundAfter(sentence: Sentence, at: number, next: Token, base: string): Edit | undefined {
  const verbAt = next.tag === 'to' ? at + 2 : at + 1
  const verb = sentence.tokens[verbAt]
  if (next.tag === 'to') {
    if (
      base === 'keep' ||
      base === 'miss' ||
      base === 'practice' ||
      base === 'practise' ||
      base === 'finish' ||
      GERUND.has(base)
    ) {
      if (!verb || !isPlainVerb(verb)) return undefined
      return replaceTokens(sentence, at + 1, verbAt + 1, ingForm(plainBase(verb)), 'gerund')
    }
    return undefined
  }
  if (
    verb?.tag !== 'verb' ||
    verb.form !== 'base' ||
    !hasForm(verb, 'base') ||
    base === 'suggest' ||
    base === 'recommend' ||
    base === 'discuss' ||
    base === 'mind' ||
    base === 'deny'
  )
    return undefined
  if (
    verb.readings.kinds.noun >= 4 &&
    !['det', 'poss', 'obj', 'name'].includes(sentence.tokens[verbAt + 1]?.tag ?? '') &&
    verb.readings.kinds.noun > verb.readings.kinds.verb
  )
    return undefined
  return replaceTokens(sentence, verbAt, verbAt + 1, ingForm(baseOf(verb, 'base')), 'gerund')
}

const isPlainVerb = (token: Token) =>
  (token.tag === 'verb' && hasForm(token, 'base')) ||
  (token.tag === 'be' && token.lower === 'be') ||
  (token.tag === 'have' && token.lower === 'have') ||
  (token.tag === 'do' && token.lower === 'do')
const plainBase = (token: Token) => (token.tag === 'verb' ? baseOf(token, 'base') : token.lower)

function infinitiveAfter(sentence: Sentence, at: number, next: Token, base: string): Edit | undefined {
  if (base === 'need' && ['punct', undefined].includes(sentence.tokens[at + 2]?.tag)) return undefined
  if (base === 'need' && /^(?:cleaning|repairing|fixing|washing|painting|improving)$/.test(next.lower)) return undefined
  if (base === 'learn' || base === 'plan') {
    if (next.readings.kinds.noun > 3) return undefined
  }
  if (next.readings.kinds.noun > 5 && base !== 'decide') return undefined
  return replaceTokens(sentence, at + 1, at + 2, `to ${baseOf(next, 'ing')}`, 'infinitive')
}

function bareAfter(sentence: Sentence, at: number, token: Token, next: Token): Edit | undefined {
  if (['det', 'poss', 'adj'].includes(sentence.tokens[at - 1]?.tag ?? '')) return undefined
  const isAuxiliary = ['be', 'have', 'do'].includes(next.tag) && next.tag === next.lower
  if (!isAuxiliary && !isVerbRatherThanNoun(sentence, at, token, next)) return undefined
  return insertBefore(sentence, at + 1, 'to', 'infinitive')
}

const AFTER_VERB: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'name', 'to', 'prep', 'pron', 'adv', 'noun'])

/** 'want learn English', not 'want work' or 'need help'. */
function isVerbRatherThanNoun(sentence: Sentence, at: number, token: Token, next: Token): boolean {
  if (next.tag !== 'verb' || next.form !== 'base' || !hasForm(next, 'base')) return false
  const { noun, verb } = next.readings.kinds
  if (noun >= 5 && !AFTER_VERB.has(sentence.tokens[at + 2]?.tag ?? '')) return false
  return !/^(?:help|need|like|love|work|practice)$/.test(baseOf(token)) || noun <= verb
}

/** 'interested in learn', 'before go', 'for learn English', 'without say', 'thanks for helped me'. */
export const afterPreposition: Rule = {
  id: 'preposition-gerund',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const verb = sentence.tokens[at + 1]
      if (!verb) return []
      if (token.tag === 'prep' && isDoing(sentence, at))
        return [replaceTokens(sentence, at + 1, at + 2, ingForm(verb.lower), 'preposition-gerund')]
      if (token.lower === 'for' && verb.lower === 'to' && hasForm(sentence.tokens[at + 2], 'base'))
        return [removeTokens(sentence, at, at + 1, 'purpose-to')]
      if (isFiniteAfter(sentence, token, verb, at))
        return [replaceTokens(sentence, at + 1, at + 2, ingForm(baseOf(verb, 'past')), 'preposition-gerund')]
      return isPlainlyVerb(sentence, verb, at) ? (prepositionBefore(sentence, token, at, verb) ?? []) : []
    }),
}

/** 'a mistake in do my job', 'without have money'. */
const isDoing = (sentence: Sentence, at: number) =>
  /^(?:in|of|without|by|about|at|with|from|after|before)$/.test(lowerAt(sentence, at)) &&
  /^(?:do|have|be)$/.test(lowerAt(sentence, at + 1)) &&
  ['det', 'poss', 'adj', 'pron'].includes(sentence.tokens[at + 2]?.tag ?? '') &&
  !/^(?:you|we|they|i|he|she)$/.test(lowerAt(sentence, at + 2))

/** 'for helped me': a past form with its object cannot be anything else. */
const isFiniteAfter = (sentence: Sentence, token: Token, verb: Token, at: number) =>
  /^(?:for|without|about|of|by)$/.test(token.lower) &&
  verb.tag === 'verb' &&
  hasForm(verb, 'past') &&
  !hasForm(verb, 'base') &&
  sentence.tokens[at + 2]?.tag === 'obj'

function isPlainlyVerb(sentence: Sentence, verb: Token, at: number): boolean {
  const { noun, verb: strength, adj } = verb.readings.kinds
  if (verb.tag !== 'verb' || verb.form !== 'base' || !hasForm(verb, 'base') || strength < 3 || adj > 2) return false
  return noun < 2 || (noun < 6 && noun <= strength - 2 && objectAfter(sentence, at + 2))
}

const objectAfter = (sentence: Sentence, at: number) =>
  ['det', 'poss', 'obj', 'name'].includes(sentence.tokens[at]?.tag ?? '') ||
  /^(?:you|it|up|out)$/.test(lowerAt(sentence, at))

function prepositionBefore(sentence: Sentence, token: Token, at: number, verb: Token): Edit | undefined {
  const base = baseOf(verb, 'base')
  const before = lowerAt(sentence, at - 1)
  if (token.tag === 'prep' && token.lower === 'for' && !WITH_FOR.test(before)) {
    return replaceTokens(sentence, at, at + 2, `to ${base}`, 'purpose-to')
  }
  return wantsGerund(token, before)
    ? replaceTokens(sentence, at + 1, at + 2, ingForm(base), 'preposition-gerund')
    : undefined
}

const WITH_FOR = /^(?:thank|thanks|you|sorry|famous|responsible|used|blame|apologize|bad|reason|punished)$/
const WITH_ON_OR_IN = /^(?:insist|insists|insisted|focus|interested|believe|succeed|succeeded|keen)$/

function wantsGerund(token: Token, before: string): boolean {
  if (token.tag === 'sub') return /^(?:before|after|while)$/.test(token.lower)
  if (token.tag !== 'prep') return false
  if (token.lower === 'on') return WITH_ON_OR_IN.test(before)
  if (token.lower === 'in') return !/^(?:come|came|go|get)$/.test(before)
  return /^(?:for|of|about|without|at|by|with|after|before|from|instead)$/.test(token.lower)
}
