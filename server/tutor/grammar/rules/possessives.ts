import { isOneAsObject, isOneOfMany } from '../../english/countable.ts'
import { isPersonNoun } from '../../english/people.ts'
import { isCapitalised, type Token } from '../../english/tokens.ts'
import { CAPITALISED, COMMON_NAMES } from '../../english/word-lists.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'
import { isAskedOfPerson } from './bare-nouns.ts'

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

/** People whom somebody has: what follows belongs to them. */
const KIN =
  /^(?:mother|father|mum|mom|dad|brother|sister|uncle|aunt|wife|husband|son|daughter|cousin|nephew|niece|grandmother|grandfather|grandma|grandpa|friend|roommate|classmate|neighbou?r|boss|colleague|boyfriend|girlfriend|teammate|landlord|landlady|bride|groom|king|queen|prince|princess|teacher|manager|stepmother|stepfather|grandson|granddaughter|woman|man|boy|girl|lady|guy|parent)$/
/** Before a noun these say what kind of thing it is: 'student card', 'baby food'. */
const NAMES_KIND =
  /^(?:student|customer|baby|guest|staff|child|visitor|tourist|member|user|patient|family|team|client|player|police|security|adult|teen|teenager|passenger|employee|worker|guide|model|expert|leader|person|pilot|pet|star|fan|head|dancer|reader|citizen|driver|speaker|beginner|expert|volunteer|intern|master|subject|owner|champion|candidate|host|witness|partner|author|agent|junior|senior|twin|fellow|best|only)$/
const MANY_OWNERS =
  /^(?:parents|grandparents|friends|neighbou?rs|students|teachers|girls|boys|colleagues|cousins|brothers|sisters)$/
const IRREGULAR_OWNERS = /^(?:children|people|men|women)$/
const ONE_THING_WITH =
  /^(?:in-law|friend|figure|doctor|tongue|class|member|student|teacher|driver|boss|power|type|girl|boy|child|group|band|skills?|person|day|time|year|week|night|morning|one|ones|lot|lots|today|home|work|love|like|lie|age|goodbye|hello|goodnight)$/

function ownerWithoutS(sentence: Sentence, owner: Token, at: number): Edit | undefined {
  const ending = ownersEnding(sentence, owner, at)
  const next = sentence.tokens[at + 1]
  if (!ending || !next || isAskedOfPerson(sentence, at - 2) || !isOwnedHere(sentence, at)) return undefined
  return changeWord(sentence, at, `${owner.text}${ending}`, 'possessive-s')
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

/** 'going to Sari wedding'; 'the Jakarta wedding' and 'a Toyota car' stay. */
function isNameOfOwner({ tokens }: Sentence, owner: Token, at: number): boolean {
  if (tokens[at - 1]?.tag === 'name' || /^(?:the|an?|every|another|some)$/.test(tokens[at - 1]?.lower ?? ''))
    return false
  if (COMMON_NAMES.has(owner.lower)) return true
  return (
    !CAPITALISED.has(owner.lower) &&
    isCapitalised(owner.text) &&
    at > 0 &&
    /^(?:wedding|birthday|house|husband|wife|mother|father|brother|sister|parents|boyfriend|girlfriend|homework|hobby|children|boss)$/.test(
      tokens[at + 1]?.lower ?? '',
    )
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
  if (noun?.tag !== 'noun' || noun.text !== noun.lower || /^(?:next|last)$/.test(tokens[at + 1]?.lower ?? ''))
    return false
  if (ONE_THING_WITH.test(noun.lower) && !(noun.lower === 'friend' && nounAt > at + 1)) return false
  if (
    (isGiven(sentence, at) && !/^(?:some|these|those|many|any)$/.test(lowerAt(sentence, at - 1))) ||
    (nounAt > at + 1 && tokens[at + 1]?.readings.kinds.verb)
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

const isGiving = (verb: Token) =>
  /^(?:give|send|show|teach|tell|offer|lend|bring|buy|ask|make|cook|write|get|call|cost|pay|sell|wish|owe|save|find|help|let|keep|pass|serve|elect|name|consider)$/.test(
    baseOf(verb, verb.form),
  )

function couldOnlyBeNoun({ tokens }: Sentence, noun: Token, nounAt: number, at: number): boolean {
  const next = tokens[nounAt + 1]
  const isVerbToo = noun.readings.verbs.some(({ weight }) => weight > 1)
  if (!isVerbToo) return !(noun.readings.kinds.adj > noun.readings.kinds.noun)
  let start = at
  while (['poss', 'det', 'adj'].includes(tokens[start - 1]?.tag ?? '')) start -= 1
  const before = tokens[start - 1]
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
const SEEN_OR_PART =
  /^(?:picture|photo|front|back|rest|most|half|side|top|middle|care|thought|sight|both|all|number|group|kind|lot|part|one|majority|image|size|colour|color|couple|bunch|pair|type|sort|half|copy|portrait|drawing|video|piece|edge|end|bottom|mile|meter|inch|statue|heart|memory|fan|opinion|story|victim|rumour|dream|fear|advantage|expense|list|best|worst|first|last|loss)$/

/** Only people have these. */
const OF_PEOPLE =
  /^(?:voice|laptop|motorbike|motorcycle|phone|bag|wallet|handwriting|wife|husband|girlfriend|boyfriend|dress|shirt|jacket|helmet|hobby)$/

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

/** 'The house my aunt is near the beach' → "My aunt's house is near the beach". */
function ownerBehind(sentence: Sentence, the: Token, at: number): Edit | undefined {
  const noun = sentence.tokens[at + 1]
  const mine = sentence.tokens[at + 2]
  const owner = sentence.tokens[at + 3]
  if (the.lower !== 'the') return ownerBehindBare(sentence, at)
  if (isNamedOwner(sentence, at))
    return replaceTokens(sentence, at, at + 3, `${mine?.text}'s ${noun?.text}`, 'possessive-s')
  if (!isOneAsObject(noun) || mine?.tag !== 'poss' || mine.lower === "'s" || !noun) return undefined
  if (!owner || !KIN.test(owner.lower) || isPersonNoun(noun)) return undefined
  const next = sentence.tokens[at + 4]
  const afterNext = sentence.tokens[at + 5]
  const isOver =
    next === undefined ||
    (next.tag === 'punct' && next.text !== '-') ||
    (next.tag === 'be' &&
      /^(?:is|was|are|were)$/.test(next.lower) &&
      (!(afterNext?.tag === 'verb') || isLastVerb(sentence, at + 5)) &&
      afterNext?.lower !== 'in')
  return isOver
    ? replaceTokens(sentence, at, at + 4, `${mine.text} ${owner.text}'s ${noun.text}`, 'possessive-s')
    : undefined
}

/** 'The phone Rina is broken.' */
function isNamedOwner({ tokens }: Sentence, at: number): boolean {
  const [noun, owner, be, said] = tokens.slice(at + 1, at + 5)
  if (!isOneOfMany(noun) || owner?.tag !== 'name' || !COMMON_NAMES.has(owner.lower) || be?.tag !== 'be') return false
  const isOnly = !tokens.slice(at + 5).some(({ tag }) => ['verb', 'be', 'have', 'modal', 'do'].includes(tag))
  return isOnly && (said?.tag === 'adj' || said?.tag === 'adv' || said?.form === 'participle') && !isPersonNoun(noun)
}

/** 'The bicycle my cousin was stolen'; in 'The car my uncle was driving broke down' another verb follows. */
const isLastVerb = ({ tokens }: Sentence, at: number) =>
  tokens[at]?.form === 'participle' &&
  !tokens.slice(at + 1).some(({ tag }) => ['verb', 'be', 'have', 'modal', 'do'].includes(tag))

/** 'That is car my father', 'I stayed at house Budi' → "my father's car", "Budi's house". */
function ownerBehindBare(sentence: Sentence, at: number): Edit | undefined {
  const { tokens } = sentence
  const before = tokens[at]
  const noun = tokens[at + 1]
  const first = tokens[at + 2]
  if (!before || !noun || !['be', 'verb', 'prep', 'to', 'have', 'not'].includes(before.tag) || !isOneOfMany(noun))
    return undefined
  const isMine = first?.tag === 'poss' && first.lower !== "'s"
  const owner = isMine ? tokens[at + 3] : first
  const isOwner = isMine ? KIN.test(owner?.lower ?? '') : owner?.tag === 'name' && COMMON_NAMES.has(owner.lower)
  const end = isMine ? at + 4 : at + 3
  const next = tokens[end]
  const isOver = next === undefined || /^[.,!?]$/.test(next.text) || ['sub', 'and', 'adv', 'prep'].includes(next.tag)
  const isOfIt = before.lower === 'of' && next?.tag === 'be'
  if (!owner || !isOwner || !(isOver || isOfIt) || (before.tag === 'verb' && isGiving(before))) return undefined
  const whose = tokens.slice(at + 2, end).map(({ text }) => text)
  return replaceTokens(sentence, at + 1, end, `${whose.join(' ')}'s ${noun.text}`, 'possessive-s')
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
  const from = /^(?:the|a|an)$/.test(lowerAt(sentence, at - 1)) ? at - 1 : at
  if (!isAlone || ['poss', 'adj'].includes(sentence.tokens[at - 1]?.tag ?? '')) return undefined
  return replaceTokens(sentence, from, at + 2, `${right} ${from === 0 ? noun.lower : noun.text}`, 'pronoun-possessive')
}
