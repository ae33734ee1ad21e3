import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { ingForm } from '../../words/verbs.ts'
import { AND_OR_OR, HELPER_VERBS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

/** 'would like inviting', 'easy for me learning', 'told me to not worry', 'can sing and plays'. */
export const wantedInfinitives: Rule = {
  id: 'wanted-infinitive',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        wouldLike(sentence, token, at) ??
        easyFor(sentence, token, at) ??
        notTo(sentence, token, at) ??
        ratherTo(sentence, token, at) ??
        sameAfterModal(sentence, token, at) ??
        preferThan(sentence, token, at) ??
        stillToDo(sentence, token, at) ??
        toDoing(sentence, token, at) ??
        [],
    ),
}

function wouldLike(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const verb = sentence.tokens[at + 1]
  const isWould = token.lower === 'would' || /^['’]d$/.test(sentence.tokens[at - 1]?.text ?? '')
  const before = lowerAt(sentence, at - 1)
  if (!/^(?:like|love|prefer|hate)$/.test(token.lower) || !verb || !hasForm(verb, 'ing')) return undefined
  if (!isWould && before !== 'would') return undefined
  if (verb.readings.kinds.noun > 4 && !['obj', 'poss', 'det'].includes(sentence.tokens[at + 2]?.tag ?? ''))
    return undefined
  return replaceTokens(sentence, at + 1, at + 2, `to ${baseOf(verb, 'ing')}`, 'infinitive')
}

const SAID_OF_IT = oneOf(`
  easy easier hard harder difficult important impossible possible necessary better dangerous good useful
  essential safe normal common rude boring fun interesting expensive cheap cheaper enough nice bad`)

/** 'It is easy for me learning', 'hard for him speak'. */
function easyFor(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.lower !== 'for' || !SAID_OF_IT.test(lowerAt(sentence, at - 1))) return undefined
  const person = sentence.tokens[at + 1]
  const verb = sentence.tokens[at + 2]
  if (!verb || !(person?.tag === 'obj' || /^(?:you|people|students|everyone|children|her)$/.test(person?.lower ?? '')))
    return undefined
  if (verb.tag === 'verb' && hasForm(verb, 'ing') && verb.readings.kinds.noun < 5)
    return replaceTokens(sentence, at + 2, at + 3, `to ${baseOf(verb, 'ing')}`, 'infinitive')
  const isBare =
    verb.tag === 'verb' && hasForm(verb, 'base') && verb.readings.kinds.noun < 5 && verb.readings.kinds.adv < 4
  return isBare ? replaceTokens(sentence, at + 2, at + 3, `to ${baseOf(verb, 'base')}`, 'infinitive') : undefined
}

const TOLD = oneOf(`
  told tell tells asked ask asks advised advise warned warn reminded remind promised promise decided decide
  prefer tried try taught begged want wanted agreed chose`)

function notTo(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.tag !== 'to' || lowerAt(sentence, at + 1) !== 'not') return undefined
  const isTold = [at - 1, at - 2, at - 3].some((back) => TOLD.test(lowerAt(sentence, back)))
  const verb = sentence.tokens[at + 2]
  return isTold && verb && (hasForm(verb, 'base') || HELPER_VERBS.test(verb.lower))
    ? replaceTokens(sentence, at, at + 2, 'not to', 'infinitive')
    : undefined
}

/** "I'd rather to stay", "You'd better to go". */
function ratherTo(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const isFixed =
    /^(?:rather|better)$/.test(token.lower) && /^['’]d$|^(?:would|had)$/.test(sentence.tokens[at - 1]?.text ?? '')
  const to = lowerAt(sentence, at + 1) === 'not' ? at + 2 : at + 1
  return isFixed && sentence.tokens[to]?.tag === 'to' && hasForm(sentence.tokens[to + 1], 'base')
    ? removeTokens(sentence, to, to + 1, 'had-better')
    : undefined
}

/** 'He can sing and plays the guitar': both verbs belong to the modal. */
function sameAfterModal(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const verb = sentence.tokens[at + 1]
  if (!AND_OR_OR.test(token.lower) || !verb || hasForm(verb, 'base') || !hasForm(verb, 'third')) return undefined
  const takesObject = ['det', 'poss', 'obj'].includes(sentence.tokens[at + 2]?.tag ?? '')
  if ((verb.tag !== 'verb' || verb.readings.kinds.noun > 4) && !takesObject) return undefined
  for (let back = at - 1; back >= 0; back -= 1) {
    const { tag, form } = sentence.tokens[back] as Token
    if (tag === 'modal') return changeWord(sentence, at + 1, baseOf(verb, 'third'), 'modal')
    if (['sub', 'wh', 'punct', 'be', 'do', 'and'].includes(tag) || (tag === 'verb' && form !== 'base')) return undefined
  }
  return undefined
}

/** 'I prefer stay at home than go out' → 'prefer staying … to going'. */
function preferThan(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const verb = sentence.tokens[at + 1]
  if (!/^prefers?$/.test(token.lower) || !verb || !hasForm(verb, 'base')) return undefined
  const than = sentence.tokens.findIndex(({ lower }, index) => index > at + 1 && lower === 'than')
  const otherAt = lowerAt(sentence, than + 1) === 'to' ? than + 2 : than + 1
  const other = than < 0 ? undefined : sentence.tokens[otherAt]
  if (!other || !(hasForm(other, 'base') || hasForm(other, 'ing')) || lowerAt(sentence, than - 1) === 'rather')
    return undefined
  const between = sentence.text.slice(verb.end, sentence.tokens[than - 1]?.end)
  const right = `${ingForm(baseOf(verb, 'base'))}${between} to ${ingForm(baseOf(other, hasForm(other, 'ing') ? 'ing' : 'base'))}`
  return replaceTokens(sentence, at + 1, otherAt + 1, right, 'gerund')
}

/** 'Please remember locking the door', "Don't forget bringing it". */
function stillToDo(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const before = lowerAt(sentence, at - 1)
  const isOrder =
    (token.lower === 'remember' && /^(?:|please|must|should|always)$/.test(before)) ||
    (token.lower === 'forgot' && before !== 'never' && before !== 'not') ||
    (token.lower === 'forget' && before === 'not' && lowerAt(sentence, at - 2) === 'do')
  const verb = sentence.tokens[at + 1]
  return isOrder && verb && hasForm(verb, 'ing')
    ? replaceTokens(sentence, at + 1, at + 2, `to ${baseOf(verb, 'ing')}`, 'infinitive')
    : undefined
}

const ASKED =
  /^(?:help|want|ask|tell|allow|advise|invite|encourage|remind|force|teach|need|expect|persuade|require|train)$/

/** 'helps people to finding', 'asked me to signing'. */
function toDoing(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  const verb = tokens[at + 1]
  if (token.tag !== 'to' || !verb || !hasForm(verb, 'ing') || !isSomebody(tokens[at - 1])) return undefined
  const isAsked = tokens
    .slice(Math.max(0, at - 4), at - 1)
    .some((one) => one.tag === 'verb' && ASKED.test(baseOf(one, one.form)))
  return isAsked ? changeWord(sentence, at + 1, baseOf(verb, 'ing'), 'to-base') : undefined
}
