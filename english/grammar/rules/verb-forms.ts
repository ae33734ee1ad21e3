import { nounPhrase } from '../../sentences/noun-phrases.ts'
import { isDoneAfterHave } from '../../sentences/tagging.ts'
import type { Token } from '../../sentences/tokens.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb, overRegular, PAST_ONLY, participleForm, pastForm } from '../../words/verbs.ts'
import { ASKING_WORDS, BE_FINITE, DO_FORMS, DO_NOW, HERE_OR_THERE } from '../../words/word-sets.ts'
import { type Edit, insertBefore, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm, skipAdverbs } from '../verb-words.ts'
import { isUnreal } from './unreal-modals.ts'

export const eachToken = (sentence: Sentence, visit: (token: Token, at: number) => Edit | undefined): Edit[] =>
  sentence.tokens.flatMap((token, at) => visit(token, at) ?? [])

/** 'buyed', 'teached', 'goed'. */
export const irregularPast: Rule = {
  id: 'irregular-past',
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const verb = overRegular(token.lower)
      if (!verb || sentence.lexicon.kinds(token.lower).adj > 0 || sentence.lexicon.kinds(token.lower).verb > 0)
        return undefined
      const before = sentence.tokens[skipBack(sentence.tokens, at - 1)]
      const participle = before?.tag === 'have' || before?.tag === 'be'
      return replaceTokens(
        sentence,
        at,
        at + 1,
        participle ? participleForm(verb.base) : pastForm(verb.base),
        'irregular-past',
      )
    }),
}

function skipBack(tokens: readonly Token[], at: number): number {
  let back = at
  while (back >= 0 && (tokens[back]?.tag === 'not' || tokens[back]?.tag === 'adv')) back -= 1
  return back
}

/** 'can speaks', 'must to go', 'will went', 'should studying'. */
export const afterModal: Rule = {
  id: 'modal-base',
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      if (token.tag === 'to' && sentence.tokens[at + 1]?.lower === 'be') return beBeforeBase(sentence, at + 1)
      if (
        token.tag !== 'modal' ||
        /^['’]d$/.test(token.text) ||
        (token.lower === 'may' && sentence.tokens[at - 1]?.tag === 'prep')
      )
        return undefined
      let next = afterSubject(sentence, at)
      const edit = extraTo(sentence, next)
      if (edit) return edit
      next = skipAdverbs(sentence.tokens, next)
      return wrongAfterModal(sentence, next)
    }),
}

function extraTo(sentence: Sentence, at: number): Edit | undefined {
  if (sentence.tokens[at]?.tag !== 'to' || !isVerbish(sentence.tokens[at + 1])) return undefined
  return removeTokens(sentence, at, at + 1, 'modal')
}

export const isVerbish = (token: Token | undefined) =>
  token !== undefined && (token.tag === 'verb' || token.tag === 'be' || token.tag === 'have' || token.tag === 'do')

/** 'How many languages does …': the helper stands behind the noun that is asked for. */
const isAskedNoun = ({ tokens }: Sentence, at: number) =>
  ASKING_WORDS.test(tokens[0]?.lower ?? '') &&
  tokens[at - 1]?.tag === 'noun' &&
  tokens.slice(1, at).every(({ tag }) => ['det', 'adj', 'noun', 'num'].includes(tag))

/** Behind a modal or do stands the verb, or first the subject in a question. */
function afterSubject(sentence: Sentence, at: number): number {
  const next = skipAdverbs(sentence.tokens, at + 1)
  const inverted =
    at === 0 ||
    sentence.tokens[at - 1]?.tag === 'wh' ||
    sentence.tokens[at - 1]?.tag === 'punct' ||
    (at === 1 && sentence.tokens[0]?.lower === 'when') ||
    isAskedNoun(sentence, at) ||
    /^(?:time|many|much|kind|book|long|often|and)$/.test(sentence.tokens[at - 1]?.lower ?? '')
  if (!inverted) return next
  const isDoing =
    sentence.tokens[next]?.form === 'ing' && (sentence.tokens[next - 1]?.tag === 'not' || isAskedNoun(sentence, at))
  const subject = isDoing ? undefined : nounPhrase(sentence.tokens, next)
  return subject ? skipAdverbs(sentence.tokens, subject.end) : next
}

function wrongAfterModal(sentence: Sentence, at: number): Edit | undefined {
  const verb = sentence.tokens[at]
  if (!verb) return undefined
  if (verb.lower === 'will' && verb.tag === 'modal') return removeTokens(sentence, at, at + 1, 'modal')
  if (verb.tag === 'be' && BE_FINITE.test(verb.lower)) return replaceTokens(sentence, at, at + 1, 'be', 'modal')
  if (verb.tag === 'be' && /^(?:been|being)$/.test(verb.lower)) return undefined
  if (verb.tag === 'have' && verb.lower === 'has') return replaceTokens(sentence, at, at + 1, 'have', 'modal')
  if (verb.tag === 'do' && verb.lower !== 'do') return replaceTokens(sentence, at, at + 1, 'do', 'modal')
  if (verb.tag === 'be' && verb.lower === 'be') return beBeforeBase(sentence, at)
  return verbAfterModal(sentence, verb, at)
}

function verbAfterModal(sentence: Sentence, verb: Token, at: number): Edit | undefined {
  if (PAST_ONLY.has(verb.lower)) {
    const base = baseOf(verb, 'past')
    const right = isUnreal(sentence, at) ? `have ${participleForm(base)}` : base
    return replaceTokens(sentence, at, at + 1, right, 'modal')
  }
  if (verb.tag === 'noun' && hasForm(verb, 'ing') && sentence.tokens[at - 1]?.tag === 'modal')
    return replaceTokens(sentence, at, at + 1, baseOf(verb, 'ing'), 'modal')
  if (verb.tag !== 'verb' || verb.form === 'base' || hasForm(verb, 'base')) return undefined
  return (verb.form === 'past' || verb.form === 'participle') && isUnreal(sentence, at)
    ? replaceTokens(sentence, at, at + 1, `have ${participleForm(baseOf(verb, verb.form))}`, 'conditional-third')
    : replaceTokens(sentence, at, at + 1, baseOf(verb, verb.form), 'modal')
}

/** 'will be go' has one verb too many; 'can be use' is a passive without its ending. */
function beBeforeBase(sentence: Sentence, be: number): Edit | undefined {
  const at = skipAdverbs(sentence.tokens, be + 1)
  const verb = sentence.tokens[at]
  if (verb?.tag !== 'verb' || verb.form !== 'base' || !hasForm(verb, 'base') || hasForm(verb, 'participle'))
    return undefined
  const base = baseOf(verb, 'base')
  if ((verb.readings.kinds.noun > 5 && !INTRANSITIVE.has(base)) || verb.readings.kinds.adj > 3) return undefined
  if (INTRANSITIVE.has(base) || hasObject(sentence, at + 1)) return removeTokens(sentence, be, be + 1, 'be-verb')
  return replaceTokens(sentence, at, at + 1, participleForm(base), 'passive-participle')
}

const INTRANSITIVE = new Set(
  'go come arrive happen sleep live work stay agree depend die fall rain become look study exist wait feel seem start'.split(
    ' ',
  ),
)

const hasObject = (sentence: Sentence, at: number) =>
  ['det', 'poss', 'obj', 'pron', 'name', 'noun', 'num'].includes(sentence.tokens[at]?.tag ?? '')

/** 'did you went', "doesn't likes", 'do he plays'. */
export const afterDo: Rule = {
  id: 'do-base',
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      if (token.tag !== 'do') return undefined
      const next = afterSubject(sentence, at)
      const verb = sentence.tokens[next]
      if (!verb || (next === at + 1 && sentence.tokens[at + 1]?.tag !== 'not' && !DO_FORMS.test(token.lower)))
        return undefined
      if (next === at + 1 && verb.tag === 'verb' && verb.form === 'ing') return undefined
      if (next === at + 1 && isDoneThing(sentence, at)) return undefined
      return wrongAfterDo(sentence, token, verb, next)
    }),
}

/** 'Do you do sworn translation?', 'We also do printed invitations': the thing that is done is described. */
const isDoneThing = ({ tokens }: Sentence, at: number) =>
  hasForm(tokens[at + 1], 'participle') &&
  tokens[at + 2]?.tag === 'noun' &&
  (!hasForm(tokens[at + 1], 'past') ||
    (DO_NOW.test(tokens[at]?.lower ?? '') && (tokens[at + 1]?.readings.kinds.adj ?? 0) > 2) ||
    ['to', 'modal'].includes(tokens[at - 1]?.tag ?? '') ||
    ['do', 'modal'].includes(tokens[at - 2]?.tag ?? ''))

function wrongAfterDo(sentence: Sentence, aux: Token, verb: Token, at: number): Edit | undefined {
  const before = sentence.tokens[at - 1]?.tag
  if (verb.tag === 'to' && before === 'not' && isVerbish(sentence.tokens[at + 1]))
    return removeTokens(sentence, at, at + 1, 'do-base')
  if (verb.tag === 'verb' && verb.form === 'ing' && aux.lower === 'did' && before !== 'not' && before !== 'pron')
    return undefined
  const right = bareForm(verb)
  return right && right !== verb.lower ? replaceTokens(sentence, at, at + 1, right, 'do-base') : undefined
}

/** The base of a verb or auxiliary that is not in its base form; nothing for what may be right. */
export function bareForm(verb: Token): string | undefined {
  if (verb.tag === 'have') return verb.lower === 'having' ? undefined : 'have'
  if (verb.tag === 'do') return 'do'
  if (verb.tag !== 'verb') return undefined
  if (PAST_ONLY.has(verb.lower)) return baseOf(verb, 'past')
  return hasForm(verb, 'base') ? undefined : baseOf(verb, verb.form)
}

/** 'have saw', 'has went', 'have finish', 'had wrote'. */
export const afterHave: Rule = {
  id: 'perfect-form',
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      if (token.tag !== 'have' || token.lower === 'having' || /^['’]d$/.test(token.text)) return undefined
      const next = isInverted(sentence, at)
        ? overPlace(sentence, afterSubject(sentence, at))
        : skipAdverbs(sentence.tokens, at + 1)
      const verb = sentence.tokens[next]
      if (verb?.tag === 'be')
        return verb.lower === 'been' ? baseAfterBeen(sentence, next + 1) : auxiliaryAfterHave(sentence, verb, next)
      return verb?.tag === 'do'
        ? auxiliaryAfterHave(sentence, verb, next)
        : verb && wrongAfterHave(sentence, verb, next, next - at)
    }),
}

/** 'Have you', 'Where have you', '…, have you': the subject comes next. */
const isInverted = ({ tokens, text }: Sentence, at: number) =>
  at === 0 ||
  (tokens[at - 1]?.tag === 'wh' && tokens[at - 2]?.tag !== 'noun') ||
  (tokens[at - 1]?.text === ',' && text.endsWith('?'))

/** 'Has anyone here ever seen': over the place behind the subject. */
const overPlace = ({ tokens }: Sentence, at: number) =>
  HERE_OR_THERE.test(tokens[at]?.lower ?? '') ? skipAdverbs(tokens, at + 1) : at

const PARTICIPLES: Record<string, string> = {
  be: 'been',
  was: 'been',
  were: 'been',
  is: 'been',
  are: 'been',
  am: 'been',
  did: 'done',
}

function auxiliaryAfterHave(sentence: Sentence, verb: Token, at: number): Edit | undefined {
  const isDoing = verb.lower === 'do' && ['det', 'poss'].includes(sentence.tokens[at + 1]?.tag ?? '')
  const right = isDoing ? 'done' : PARTICIPLES[verb.lower]
  return right ? replaceTokens(sentence, at, at + 1, right, 'perfect-form') : undefined
}

/** 'have been learn' → 'have been learning'. */
function baseAfterBeen(sentence: Sentence, at: number): Edit | undefined {
  const verb = sentence.tokens[at]
  if (verb?.tag !== 'verb' || verb.form !== 'base' || hasForm(verb, 'participle') || verb.readings.kinds.adj > 3)
    return undefined
  const base = baseOf(verb, 'base')
  const clause = sentence.clauses.find((one) => one.predicate < at && one.end > at)
  const isThing = clause !== undefined && !isSomebody(sentence.tokens[clause.subject.head])
  return isThing && !INTRANSITIVE.has(base) && !hasObject(sentence, at + 1)
    ? replaceTokens(sentence, at, at + 1, participleForm(base), 'passive-participle')
    : replaceTokens(sentence, at, at + 1, inflectVerb(base, 'ing'), 'ing-be')
}

/** 'I have working here', not 'I have cooking classes'. */
const GOES_ON: ReadonlySet<string> = new Set(['adv', 'prep', 'det', 'poss', 'obj'])

function wrongAfterHave(sentence: Sentence, verb: Token, at: number, distance: number): Edit | undefined {
  if (verb.lower === 'saw' && distance > 1) return replaceTokens(sentence, at, at + 1, 'seen', 'perfect-form')
  if (verb.tag === 'verb' && verb.form === 'ing' && GOES_ON.has(sentence.tokens[at + 1]?.tag ?? ''))
    return insertBefore(sentence, at, 'been', 'perfect-form')
  if (verb.tag !== 'verb' || verb.form === 'ing' || hasForm(verb, 'participle')) return undefined
  if (verb.readings.degree || (verb.form === 'third' && verb.readings.kinds.noun > 0)) return undefined
  if (verb.form === 'base' && distance === 1 && isRatherNoun(sentence, verb, at)) return undefined
  return replaceTokens(sentence, at, at + 1, participleForm(baseOf(verb, verb.form)), 'perfect-form')
}

/** 'I have work to do' has a noun, 'I have work here for years' a verb. */
function isRatherNoun(sentence: Sentence, verb: Token, at: number): boolean {
  const { noun, adj } = verb.readings.kinds
  // 'Do you have change?'
  if (sentence.tokens[at - 2]?.tag === 'pron' && sentence.tokens[at - 3]?.tag === 'do') return true
  const next = sentence.tokens[at + 1]?.lower ?? ''
  if (isDoneAfterHave(verb, sentence.tokens[at + 1])) return false
  if (/^(?:experience|interest|trouble|faith|trust|fun|access|control|influence|doubt|hope|respect)$/.test(verb.lower))
    return true
  if (/^(?:in|here|there|for|as|at|hard|together)$/.test(next)) return false
  return noun > 5 || ((noun >= 4 || adj >= 4) && !/^(?:with|since)$/.test(next) && !hasObject(sentence, at + 1))
}
