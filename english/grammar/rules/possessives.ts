import { isCapitalised, type Token } from '../../sentences/tokens.ts'
import { isOneOfMany } from '../../words/countable.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { CAPITALISED, COMMON_NAMES } from '../../words/word-lists.ts'
import { ARTICLES } from '../../words/word-sets.ts'
import { isAskedOfPerson } from '../noun-phrases/bare-phrases.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'
import { isGiving, KIN, ownerBehind } from './owner-behind.ts'

/** 'my roommate charger', 'children book', 'the bag of me', 'the house my aunt is', 'house my'. */
export const possessives: Rule = {
  id: 'possessives',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        ownerWithoutS(sentence, token, at) ??
        ofMe(sentence, token, at) ??
        ownerBehind(sentence, token, at) ??
        possessiveBehind(sentence, token, at) ??
        [],
    ),
}

/** Before a noun these say what kind of thing it is: 'student card', 'baby food'. */
const NAMES_KIND = ruleWords('possessives names-kind')
const MANY_OWNERS =
  /^(?:parents|grandparents|friends|neighbou?rs|students|teachers|girls|boys|colleagues|cousins|brothers|sisters)$/
const IRREGULAR_OWNERS = /^(?:children|people|men|women)$/
const ONE_THING_WITH = ruleWords('possessives one-thing-with')

function ownerWithoutS(sentence: Sentence, owner: Token, at: number): Edit | undefined {
  const ending = ownersEnding(sentence, owner, at)
  const next = sentence.tokens[at + 1]
  if (!ending || !next || isAskedOfPerson(sentence, at - 2) || isSeenDoing(sentence, at) || !isOwnedHere(sentence, at))
    return undefined
  return changeWord(sentence, at, `${owner.text}${ending}`, 'possessive-s')
}

/** 'see my children laugh', 'let the children play': they do it. */
const SEEN_DOING = oneOf(`
  see sees saw seeing watch watches watched watching hear hears heard hearing let lets make makes made help
  helps helped`)

function isSeenDoing({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[['poss', 'det'].includes(tokens[at - 1]?.tag ?? '') ? at - 2 : at - 1]
  return SEEN_DOING.test(verb?.lower ?? '') && (tokens[at + 1]?.readings.kinds.verb ?? 0) > 2
}

function ownersEnding(sentence: Sentence, owner: Token, at: number): string | undefined {
  if (owner.tag === 'name') return isNameOfOwner(sentence, owner, at) ? "'s" : undefined
  if (owner.tag !== 'noun') return undefined
  if (IRREGULAR_OWNERS.test(owner.lower)) return "'s"
  const isDescribed = /^(?:best|younger|older|little|big|close|old|new|youngest|oldest|elder|twin)$/.test(
    lowerAt(sentence, at - 1),
  )
  const before = sentence.tokens[isDescribed ? at - 2 : at - 1]
  if (before?.tag === 'poss' && before.lower !== "'s") return mineEnding(owner)
  const isOne = before?.tag === 'det' && owner.readings.singular === undefined
  const next = sentence.tokens[at + 1]
  if (
    before?.tag === 'det' &&
    MANY_OWNERS.test(owner.lower) &&
    /^(?:books?|names?|houses?|parents|answers?|phones?|bags?|rooms?|opinions?|homework|uniforms?|motorcycles?)$/.test(
      next?.lower ?? '',
    )
  )
    return "'"
  return isOne && KIN.test(owner.lower) && !ALSO_A_KIND.test(owner.lower) ? "'s" : undefined
}

const OWNED_BY_PEOPLE = oneOf(`
  wedding birthday house husband wife mother father brother sister parents boyfriend girlfriend homework hobby
  children boss`)

/** 'going to Sari wedding'; 'the Jakarta wedding' and 'a Toyota car' stay. */
function isNameOfOwner({ tokens }: Sentence, owner: Token, at: number): boolean {
  if (tokens[at - 1]?.tag === 'name' || /^(?:the|an?|every|another|some)$/.test(tokens[at - 1]?.lower ?? ''))
    return false
  if (COMMON_NAMES.has(owner.lower)) return true
  if (owner.readings.kinds.adj > 0) return false
  return (
    !CAPITALISED.has(owner.lower) &&
    isCapitalised(owner.text) &&
    at > 0 &&
    OWNED_BY_PEOPLE.test(tokens[at + 1]?.lower ?? '')
  )
}

const ALSO_A_KIND = /^(?:king|queen|woman|man|boy|girl|lady|guy|teacher|prince)$/

/** Of 'my roommate', 'my parents'. */
function mineEnding(owner: Token): string | undefined {
  if (MANY_OWNERS.test(owner.lower)) return "'"
  if (owner.readings.singular !== undefined || NAMES_KIND.test(owner.lower)) return undefined
  return KIN.test(owner.lower) || isPersonNoun(owner) || owner.readings.person ? "'s" : undefined
}

/** A thing follows, surely a noun, and nobody is given it. */
function isOwnedHere(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  let nounAt = at + 1
  while (tokens[nounAt]?.tag === 'adj' || /^(?:best|favou?rite|new|old|own)$/.test(tokens[nounAt]?.lower ?? ''))
    nounAt += 1
  const noun = tokens[nounAt]
  if (
    noun?.tag !== 'noun' ||
    noun.text !== noun.lower ||
    (tokens[at]?.lower === 'people' && hasForm(noun, 'ing')) ||
    /^(?:next|last)$/.test(tokens[at + 1]?.lower ?? '')
  )
    return false
  if (ONE_THING_WITH.test(noun.lower) && !(noun.lower === 'friend' && nounAt > at + 1)) return false
  if (
    (isGiven(sentence, at) && !/^(?:some|these|those|many|any)$/.test(lowerAt(sentence, at - 1))) ||
    (nounAt > at + 1 && (tokens[at + 1]?.readings.kinds.verb || tokens[at]?.lower === 'people'))
  )
    return false
  return couldOnlyBeNoun(sentence, noun, nounAt, at)
}

/** 'She gave my sister flowers', 'I asked my teacher questions'. */
function isGiven({ tokens }: Sentence, at: number): boolean {
  let back = at - 1
  while (['poss', 'det', 'adj'].includes(tokens[back]?.tag ?? '')) back -= 1
  const verb = tokens[back]
  return verb?.tag === 'verb' && isGiving(verb)
}

/** 'Neither of my parents drives': it does so. */
const ONE_OF_THEM = oneOf('neither either none one each')

function couldOnlyBeNoun({ tokens }: Sentence, noun: Token, nounAt: number, at: number): boolean {
  const next = tokens[nounAt + 1]
  const isVerbToo = noun.readings.verbs.some(({ weight }) => weight > 1)
  if (!isVerbToo) return !(noun.readings.kinds.adj > noun.readings.kinds.noun)
  let start = at
  while (['poss', 'det', 'adj'].includes(tokens[start - 1]?.tag ?? '')) start -= 1
  const before = tokens[start - 1]
  if (before?.lower === 'of' && ONE_OF_THEM.test(tokens[start - 2]?.lower ?? '') && hasForm(noun, 'third')) return false
  if (before && ['prep', 'verb', 'to', 'have'].includes(before.tag))
    return (
      next === undefined ||
      ['punct', 'prep', 'and', 'adv', 'sub', 'noun'].includes(next.tag) ||
      /^(?:next|last|this|every)$/.test(next.lower)
    )
  return next !== undefined && (next.tag === 'be' || next.tag === 'modal' || next.tag === 'have')
}

const POSSESSIVE: Record<string, string> = {
  me: 'my',
  him: 'his',
  us: 'our',
  them: 'their',
  you: 'your',
  i: 'my',
  he: 'his',
  she: 'her',
  we: 'our',
  they: 'their',
  my: 'my',
  his: 'his',
  our: 'our',
  their: 'their',
  your: 'your',
}
const SEEN_OR_PART = ruleWords('possessives seen-or-part')

/** Only people have these. */
const OF_PEOPLE = oneOf(`
  voice laptop motorbike motorcycle phone bag wallet handwriting wife husband girlfriend boyfriend dress shirt
  jacket helmet hobby`)

/** 'This is the bag of me' → 'my bag'. */
function ofMe(sentence: Sentence, the: Token, at: number): Edit | undefined {
  const nounAt = sentence.tokens[at + 1]?.tag === 'adj' ? at + 2 : at + 1
  const noun = sentence.tokens[nounAt]
  const owner = sentence.tokens[nounAt + 2]
  if (the.lower !== 'the' || noun?.tag !== 'noun' || lowerAt(sentence, nounAt + 1) !== 'of' || !owner) return undefined
  const isNamed =
    owner.tag === 'name' &&
    isOneOfMany(noun) &&
    (COMMON_NAMES.has(owner.lower) || OF_PEOPLE.test(noun.lower)) &&
    !CAPITALISED.has(owner.lower)
  const right = isNamed ? `${owner.text}'s` : POSSESSIVE[owner.lower]
  if (!right || owner.tag === 'poss' || SEEN_OR_PART.test(noun.readings.singular ?? noun.lower)) return undefined
  const next = sentence.tokens[nounAt + 3]
  if (next && ['noun', 'adj', 'name', 'num'].includes(next.tag)) return undefined
  const words = sentence.tokens.slice(at + 1, nounAt + 1).map(({ text }) => text)
  return replaceTokens(
    sentence,
    at,
    nounAt + 3,
    `${right} ${words.join(' ')}`,
    isNamed ? 'possessive-s' : 'pronoun-possessive',
  )
}

/** 'I like house my' → 'my house'. */
function possessiveBehind(sentence: Sentence, noun: Token, at: number): Edit | undefined {
  const mine = sentence.tokens[at + 1]
  const right = mine?.tag === 'poss' ? POSSESSIVE[mine.lower] : undefined
  if (noun.tag !== 'noun' || !mine || !right) return undefined
  const next = sentence.tokens[at + 2]
  const isAlone =
    next === undefined ||
    (next.tag === 'punct' && /^[.,!?]$/.test(next.text)) ||
    ['be', 'prep', 'and', 'sub', 'modal', 'have', 'to'].includes(next.tag) ||
    (next.tag === 'adv' &&
      /^(?:yesterday|today|now|here|there|every|again|very|is|always|usually)$/.test(next.lower)) ||
    (next.tag === 'verb' && next.form === 'past')
  const from = ARTICLES.test(lowerAt(sentence, at - 1)) ? at - 1 : at
  if (!isAlone || ['poss', 'adj'].includes(sentence.tokens[at - 1]?.tag ?? '')) return undefined
  return replaceTokens(sentence, from, at + 2, `${right} ${from === 0 ? noun.lower : noun.text}`, 'pronoun-possessive')
}
