import { type NounPhrase, plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { FEELINGS } from '../../words/word-lists.ts'
import { HAVE, HE_OR_SHE, I_OR_WE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

/** 'felt off my bicycle', 'my live changed', 'borrow laptops to students', 'the price raised'. */
export const lookAlikes: Rule = {
  id: 'look-alike',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        feltOrFell(sentence, token, at) ??
        liveOrLife(sentence, token, at) ??
        borrowOrLend(sentence, token, at) ??
        raiseOrRise(sentence, token, at) ??
        riseObject(sentence, token, at) ??
        rememberOrRemind(sentence, token, at) ??
        [],
    ),
}

const FALLEN = /^(?:off|from|into|onto|over|asleep)$/
const FALLEN_TO = oneOf(`
  floor ground head stairs river hole street road water pool bed bike bicycle motorbike motorcycle tree roof
  ladder ditch mud chair bathroom`)
const FEELING = oneOf(`
  happy sad hungry tired better bad good nervous lonely angry dizzy worse sorry comfortable proud guilty sleepy
  thirsty confident strange cold hot afraid ashamed lucky grateful jealous safe great nauseous relieved`)

const FALL: Record<string, string> = { felt: 'fell', feel: 'fall', feels: 'falls' }
const FEEL: Record<string, string> = { fell: 'felt', fall: 'feel', falls: 'feels', fallen: 'felt' }

/** 'felt from the tree', 'I fell tired' */
function feltOrFell(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (isFallenAsleep(sentence, at))
    return replaceTokens(sentence, at, at + 2, `${FALL[token.lower] ?? token.lower} asleep`, 'confusion')
  const fallen = FALL[token.lower]
  if (fallen) return isFall(sentence, at) ? changeWord(sentence, at, fallen, 'confusion') : undefined
  const felt = FEEL[token.lower]
  return felt && token.tag === 'verb' && isFeeling(sentence, at + 1)
    ? changeWord(sentence, at, felt, 'confusion')
    : undefined
}

/** 'fell sleep', 'felt sleep on the sofa' */
function isFallenAsleep(sentence: Sentence, at: number): boolean {
  if (lowerAt(sentence, at + 1) !== 'sleep') return false
  if (/^(?:fell|fall|falls|falling|fallen)$/.test(lowerAt(sentence, at))) return true
  return lowerAt(sentence, at) === 'felt' && sentence.tokens[at + 2]?.tag === 'prep'
}

function isFeeling(sentence: Sentence, at: number): boolean {
  const word = /^(?:very|so|really|too|more)$/.test(lowerAt(sentence, at))
    ? lowerAt(sentence, at + 1)
    : lowerAt(sentence, at)
  return FEELING.test(word) || FEELINGS.has(word)
}

function isFall(sentence: Sentence, at: number): boolean {
  const next = lowerAt(sentence, at + 1)
  if (FALLEN.test(next))
    return next !== 'over' || (sentence.tokens[at + 2]?.tag !== 'num' && lowerAt(sentence, at + 3) !== 'moon')
  if (next === 'in' && lowerAt(sentence, at + 2) === 'love') return true
  const link = next === 'down' || next === 'out' ? lowerAt(sentence, at + 2) : next
  if (next === 'down' && /^(?:from|into|the|on)$/.test(link)) return true
  const object = /^(?:in|on|to|out|of|down|while|when)$/.test(link)
    ? plainNounPhrase(sentence.tokens, at + (next === 'down' ? 3 : 2))
    : undefined
  return object !== undefined && FALLEN_TO.test(lowerAt(sentence, object.head)) && !/^(?:when|while)$/.test(link)
}

const LIVED = oneOf(`
  daily everyday social whole human modern married real new old personal school own city village happy better
  good normal simple private hard busy`)

/** 'my live changed', 'I life in Bandung' */
function liveOrLife(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.lower === 'live') return isOwnLife(sentence, at) ? changeWord(sentence, at, 'life', 'confusion') : undefined
  if (!/^(?:life|lifes|lifed)$/.test(token.lower) || !isLiving(sentence, at)) return undefined
  const isThird = token.lower === 'lifes' || HE_OR_SHE.test(lowerAt(sentence, at - 1))
  const form = token.lower === 'lifed' ? 'participle' : isThird ? 'third' : 'base'
  return changeWord(sentence, at, inflectVerb('live', form), 'confusion')
}

function isOwnLife({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1]
  const first = tokens[at - 2]
  const next = tokens[at + 1]
  if (!before || (next?.tag === 'noun' && !hasForm(next, 'ing')) || (next?.tag === 'adj' && !hasForm(next, 'past')))
    return false
  if (before.tag === 'poss') return before.lower !== 'whose' && !(before.lower === 'her' && first?.tag === 'verb')
  return LIVED.test(before.lower) && ['poss', 'det', 'prep', 'verb', 'adj'].includes(first?.tag ?? '')
}

function isLiving(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1]
  if (!/^(?:in|with|at|near|there|here|alone|together|happily|far|on|by|without|now)$/.test(lowerAt(sentence, at + 1)))
    return false
  if (before?.lower === 'to')
    return /^(?:want|wants|wanted|like|need|have|had|hope|used|how|hard|easy|difficult|decided)$/.test(
      lowerAt(sentence, at - 2),
    )
  if (HAVE.test(before?.lower ?? '')) return lowerAt(sentence, at) === 'lifed'
  return (
    before !== undefined &&
    (/^(?:can|will|must|could|should|also|still|now|not|n't|never)$/.test(before.lower) ||
      (before.tag !== 'poss' && before.tag !== 'obj' && isSomebody(before)))
  )
}

/** 'The library borrows books to students', 'I lent this book from the library' */
function borrowOrLend(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.tag !== 'verb') return undefined
  const base = baseOf(token, token.form)
  if (base !== 'borrow' && base !== 'lend') return undefined
  const object = wholeObject(sentence.tokens, at + 1)
  const link = object && lowerAt(sentence, object.end)
  if (base === 'lend')
    return object && link === 'from'
      ? changeWord(sentence, at, inflectVerb('borrow', token.form ?? 'base'), 'confusion')
      : undefined
  const receiver = object && sentence.tokens[object.end + 1]
  if (!object || link !== 'to' || !receiver || ['verb', 'be', 'have', 'do'].includes(receiver.tag)) return undefined
  return ownsIt(sentence, at)
    ? changeWord(sentence, at, inflectVerb('lend', token.form ?? 'base'), 'confusion')
    : undefined
}

/** Over 'a lot of': 'a lot of money'. */
function wholeObject(tokens: readonly Token[], at: number): NounPhrase | undefined {
  const object = plainNounPhrase(tokens, at)
  return object && tokens[object.end]?.lower === 'of' ? plainNounPhrase(tokens, object.end + 1) : object
}

/** 'My boss borrowed his car to us': one lends what is one's own, as libraries do. */
function ownsIt({ tokens, clauses }: Sentence, at: number): boolean {
  const clause = clauses.findLast(({ subject }) => subject.start < at)
  const subject = clause && tokens[clause.subject.head]
  if (!subject) return false
  if (subject.tag === 'noun' && !isSomebody(subject)) return true
  const owner = tokens[at + 1]?.lower ?? ''
  if (I_OR_WE.test(subject.lower)) return owner === (subject.lower === 'i' ? 'my' : 'our')
  return /^(?:his|her|their)$/.test(owner) && subject.lower !== 'you'
}

const BEHIND_LONELY_VERB = oneOf(`
  by to from at on during after before with again every very so quickly slowly sharply significantly rapidly fast
  because since when up dramatically in last this too`)

/** 'Prices raised again', 'the temperature is raising' */
function raiseOrRise({ tokens, clauses }: Sentence, token: Token, at: number): Edit | undefined {
  if (token.tag !== 'verb' || baseOf(token, token.form) !== 'raise') return undefined
  const next = tokens[at + 1]
  const isAlone = next === undefined || next.tag === 'punct' || BEHIND_LONELY_VERB.test(next.lower)
  const before = tokens[at - 1]
  if (
    !isAlone ||
    (before?.tag === 'be' && token.form !== 'ing') ||
    /^(?:be|been|being|get|got)$/.test(before?.lower ?? '')
  )
    return undefined
  const clause = clauses.findLast(({ subject }) => subject.end <= at)
  const subject = clause && tokens[clause.subject.head]
  if (subject?.tag !== 'noun' || isSomebody(subject) || clause?.subject.end !== lastBefore(tokens, at)) return undefined
  return changeWord({ tokens, clauses } as Sentence, at, inflectVerb('rise', token.form ?? 'base'), 'confusion')
}

/** Over helpers and adverbs, where the subject ends. */
function lastBefore(tokens: readonly Token[], at: number): number {
  let back = at
  while (['be', 'have', 'modal', 'adv', 'not', 'do'].includes(tokens[back - 1]?.tag ?? '')) back -= 1
  return back
}

/** 'My parents rose three children' */
function riseObject(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (token.tag !== 'verb' || baseOf(token, token.form) !== 'rise') return undefined
  const first = tokens[at + 1]
  if (!first || !['poss', 'num'].includes(first.tag) || first.lower === 'one') return undefined
  const object = plainNounPhrase(tokens, at + 1)
  const head = object && tokens[object.head]
  const isThing =
    head?.tag === 'noun' &&
    !/^(?:percent|times?|degrees?|points?|met(?:re|er)s?|years?|floors?|storeys?)$/.test(head.lower)
  return isThing && head !== first
    ? changeWord(sentence, at, inflectVerb('raise', token.form ?? 'base'), 'confusion')
    : undefined
}

/** 'remember Dad to take his medicine' */
function rememberOrRemind(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (token.tag !== 'verb' || baseOf(token, token.form) !== 'remember') return undefined
  const person = plainNounPhrase(tokens, at + 1)
  if (!person || !isSomebody(tokens[person.head]) || tokens[person.end]?.tag !== 'to') return undefined
  const verb = tokens[person.end + 1]
  return verb?.tag === 'verb' && verb.form === 'base'
    ? changeWord(sentence, at, inflectVerb('remind', token.form ?? 'base'), 'confusion')
    : undefined
}
