import { closedWords, type Tag } from '../words/closed-words.ts'
import { oneOf } from '../words/one-of.ts'
import type { VerbForm } from '../words/verbs.ts'
import { A_OR_THE, MUCH_OR_MANY, SUBJECT_WORDS, SUBJECTS_OF_PEOPLE } from '../words/word-sets.ts'
import { isAddress } from './addresses.ts'
import { finiteFollows, tellsClause } from './finite.ts'
import { type Decision, NUMBER, wordBefore } from './tagging.ts'
import type { Token } from './tokens.ts'

const BE_HOSTS = oneOf(`
  i he she it that this there here what where who when how why everyone everybody someone nobody everything
  something nothing`)
const AFTER_THERE =
  /^(?:is|are|was|were|be|will|'s|has|have|can|must|should|may|might|would|isn|aren|exist|still|also)$/

interface Place {
  tokens: Token[]
  at: number
  before: Token | undefined
  after: Token | undefined
}

const as = (tag: Tag): Decision => [tag, undefined]
const prepositionOrLinker = ({ tokens, at, after }: Place): Decision =>
  as(after && (NUMBER.test(after.lower) || !clauseFollows(tokens, at)) ? 'prep' : 'sub')

/** Function words with different roles. */
const SPECIAL = new Map<string, (place: Place) => Decision | undefined>([
  ["'s", ({ before, after }) => (possessive(before, after) ? as('poss') : ['be', 'third'])],
  ['us', () => as('obj')],
  ['to', () => as('to')],
  ['her', ({ after }) => as(startsNounPhrase(after) ? 'poss' : 'obj')],
  [
    'that',
    ({ tokens, at, before, after }) =>
      isSoThat(tokens, at) || isThatMany(tokens, at)
        ? as('sub')
        : isThatThing(tokens, at)
          ? as('det')
          : decideThat(before, after),
  ],
  ['there', ({ after }) => as(AFTER_THERE.test(after?.lower ?? '') ? 'there' : 'adv')],
  ['no', ({ at, after }) => as(at === 0 && after?.text === ',' ? 'adv' : 'det')],
  [
    'like',
    (place) =>
      likeIsPreposition(beforeNot(place), place.after) || givesExample(place) || isSomeoneLike(place)
        ? as('prep')
        : undefined,
  ],
  ['so', ({ before, after }) => as(before?.text !== ',' && isDescription(after) ? 'adv' : 'and')],
  ['will', ({ before }) => as(A_OR_THE.test(before?.lower ?? '') || before?.tag === 'poss' ? 'noun' : 'modal')],
  ['may', ({ tokens, at, before }) => as(before?.tag === 'prep' || isMonth(tokens, at) ? 'name' : 'modal')],
  ['can', ({ before }) => as(A_OR_THE.test(before?.lower ?? '') ? 'noun' : 'modal')],
  ['first', ({ before, after }) => (before?.tag === 'pron' && isDoneOnly(after) ? as('adv') : undefined)],
  ['both', ({ before }) => (before?.tag === 'pron' ? as('adv') : undefined)],
  ['broke', (place) => (isWithoutMoney(place) ? as('adj') : undefined)],
  ['long', ({ before, after }) => (before?.tag === 'be' && isParticiple(after) ? as('adv') : undefined)],
  ['more', () => as('det')],
  ['most', () => as('det')],
  ['less', () => as('det')],
  ...['miss', 'sir', 'madam', 'mam', 'bro', 'sis', 'kak', 'guys'].map(
    (word): [string, (place: Place) => Decision | undefined] => [
      word,
      ({ tokens, at }) => (isAddress(tokens, at) ? as('name') : undefined),
    ],
  ),
  ['since', prepositionOrLinker],
  ['until', prepositionOrLinker],
  ['before', prepositionOrLinker],
  ['after', prepositionOrLinker],
])

/** 'As you can see, May was our best month.' */
const isMonth = (tokens: readonly Token[], at: number) => at > 0 && tokens[at]?.text === 'May'

/** "I'm broke until payday." */
const isWithoutMoney = ({ tokens, at, before, after }: Place) =>
  before?.tag === 'be' &&
  SUBJECTS_OF_PEOPLE.test(tokens[at - 2]?.lower ?? '') &&
  (!after || /^[.,!?]$/.test(after.text) || ['prep', 'sub', 'and'].includes(closedWords.get(after.lower) ?? ''))

/** 'was long thought extinct' */
const isParticiple = (token: Token | undefined) =>
  token?.readings.verbs.some(({ form }) => form === 'participle') ?? false

/** 'I first met him' */
const isDoneOnly = (token: Token | undefined) =>
  token !== undefined &&
  token.readings.kinds.noun < token.readings.kinds.verb + 2 &&
  token.readings.verbs.some(({ form }) => form === 'past' || form === 'base')

export function decideClosed(tokens: Token[], at: number, token: Token): Decision | undefined {
  const special = SPECIAL.get(token.lower)?.({ tokens, at, before: tokens[at - 1], after: tokens[at + 1] })
  if (special) return special
  const tag = closedWords.get(token.lower)
  if (!tag) return undefined
  return tag === 'be' || tag === 'have' || tag === 'do' ? [tag, auxiliaryForm(token.lower, tokens, at)] : as(tag)
}

function isDescription(after: Token | undefined): boolean {
  if (after?.tag !== 'word') return false
  return after.readings.kinds.adj > 3 || after.readings.kinds.adv > 3 || MUCH_OR_MANY.test(after.lower)
}

/** "someone's work", not "someone's sick" */
const isOwnedThing = (after: Token | undefined) =>
  after !== undefined &&
  !closedWords.has(after.lower) &&
  after.readings.kinds.noun > 3 &&
  after.readings.kinds.adj < 3 &&
  !after.readings.verbs.some(({ form }) => form === 'ing' || form === 'participle')

function possessive(before: Token | undefined, after: Token | undefined): boolean {
  if (before && /(?:one|body)$/.test(before.lower) && isOwnedThing(after)) return true
  if (!before || BE_HOSTS.test(before.lower)) return false
  if (!after || after.text === '.' || after.text === ',') return true
  if (closedWords.has(after.lower)) return /^(?:one|two|three|own|most|all)$/.test(after.lower)
  return !after.readings.verbs.some((reading) => reading.form === 'ing') || after.readings.kinds.noun > 3
}

/** 'so fluently that people think' */
const isSoThat = (tokens: readonly Token[], at: number) =>
  tokens[at - 2]?.lower === 'so' && /^(?:adj|adv)$/.test(tokens[at - 1]?.tag ?? '')

/** 'enough that people come', 'The truth is that millions died', 'or that always come': no one thing is meant. */
function isThatMany(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (at === 0 || !next) return false
  const isOther = at === 1 || tokens.slice(0, at).some(({ lower, tag }) => lower === 'that' && tag === 'sub')
  const isMany = next.readings.singular !== undefined || next.lower === 'people'
  const closed = closedWords.get(next.lower)
  if (closed)
    return tokens[at - 1]?.tag === 'and' && at > 1 && isOther && ['pron', 'det', 'poss', 'obj'].includes(closed)
  if (tokens[at - 1]?.tag === 'and' && (!isOther || next.readings.kinds.adv > 3)) return isOther
  const goesOn = finiteFollows(tokens, at + 2) || /^(?:who|which)$/.test(tokens[at + 2]?.lower ?? '')
  return isMany && tokens[at - 1]?.tag !== 'prep' && goesOn
}

function decideThat(before: Token | undefined, after: Token | undefined): Decision {
  if (before?.lower === 'so' || /^\d/.test(before?.lower ?? '')) return ['sub', undefined]
  if (!before || before.tag === 'prep' || before.tag === 'and')
    return isBeWord(after) ? ['pron', undefined] : ['det', undefined]
  if (isBeWord(after) && before.tag !== 'noun') return ['pron', undefined]
  if (
    after &&
    startsNounPhraseStrictly(after) &&
    before.tag !== 'noun' &&
    closedWords.get(after.lower) === undefined &&
    before.tag !== 'verb'
  )
    return ['det', undefined]
  return ['sub', undefined]
}

/** 'unlock that purple armor': no verb follows for which 'that' could open a clause. */
const isThatThing = (tokens: Token[], at: number) =>
  tokens[at - 1]?.tag === 'verb' &&
  !tellsClause(tokens, at - 1) &&
  tokens[at + 1] !== undefined &&
  !closedWords.has(tokens[at + 1]?.lower ?? '') &&
  startsNounPhraseStrictly(tokens[at + 1] as Token) &&
  (TAKES_THINGS.test(tokens[at - 1]?.lower ?? '') ||
    !tokens
      .slice(at + 2, nextLink(tokens, at + 2))
      .some(({ readings, lower }) => readings.verbs.length > 0 || HELPERS.has(closedWords.get(lower) ?? '')))

/** 'meet that goal': these take no clause. */
const TAKES_THINGS = oneOf(
  'meet meets met achieve achieves achieved reach reached take took give gave get got buy bought use used',
)

const HELPERS: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal'])

/** Where 'and', 'because' or a comma ends what belongs to the word at `from`. */
function nextLink(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex(
    ({ lower, text }, index) => index >= from && (text === ',' || /^(?:and|but|because)$/.test(lower)),
  )
  return at < 0 ? tokens.length : at
}

const isBeWord = (token: Token | undefined) => token !== undefined && /^(?:is|was|'s|will|would|can)$/.test(token.lower)

/** 'big cities like Jakarta are' */
const givesExample = ({ tokens, at, before, after }: Place) =>
  before?.tag === 'noun' &&
  before.readings.singular !== undefined &&
  /^\p{Lu}/u.test(after?.text ?? '') &&
  /^(?:is|are|was|were|has|have|can|will|and|or|,|do|does)$/.test(tokens[at + 2]?.lower ?? '')

/** 'someone like Amanda could', 'A person like Budi is' */
const isSomeoneLike = ({ tokens, at, before, after }: Place) =>
  (before?.lower === 'person' || /^(?:some|any|no|every)(?:one|body)$/.test(before?.lower ?? '')) &&
  /^\p{Lu}/u.test(after?.text ?? '') &&
  tokens.slice(at + 2).some(({ lower }) => HELPERS.has(closedWords.get(lower) ?? ''))

/** "It's not like that". */
const beforeNot = ({ tokens, at, before }: Place) => (before?.tag === 'not' ? tokens[at - 2] : before)

function likeIsPreposition(before: Token | undefined, after: Token | undefined): boolean {
  if (!before || !after) return false
  if (
    before.tag === 'be' ||
    (before.tag === 'verb' &&
      /^(?:look|looks|looked|sound|sounds|feel|feels|taste|tastes|smell|smells|act|acts|seem|seems|just)$/.test(
        before.lower,
      ))
  )
    return true
  return (
    before.tag === 'noun' &&
    (after.tag === 'word' || after.tag === 'obj') &&
    /^(?:me|him|us|them|you|this|that)$/.test(after.lower)
  )
}

function startsNounPhrase(after: Token | undefined): boolean {
  if (!after || !/\p{L}/u.test(after.text)) return false
  const closed = closedWords.get(after.lower)
  if (closed) return closed === 'num'
  if (after.lower === 'to') return false
  const { kinds, verbs } = after.readings
  if (kinds.noun === 0 && kinds.adj === 0) return verbs.length === 0 && !/ly$/.test(after.lower)
  return true
}

const startsNounPhraseStrictly = (after: Token) => after.readings.kinds.noun > 0 || after.readings.kinds.adj > 0

function clauseFollows(tokens: Token[], at: number): boolean {
  const after = tokens[at + 1]
  if (!after) return false
  if (SUBJECT_WORDS.test(after.lower)) return true
  if (after.readings.verbs.some((reading) => reading.form === 'ing')) return false
  for (let next = at + 2; next < tokens.length && next < at + 7; next += 1) {
    const token = tokens[next] as Token
    if (/^[,.;!?]$/.test(token.text)) return false
    const closed = closedWords.get(token.lower)
    if (closed === 'be' || closed === 'modal' || closed === 'do' || closed === 'have') return true
    if (!closed && isVerbOfClause(token, tokens[next - 1])) return true
  }
  return false
}

/** 'after the rain stopped', 'before the city get hot'. */
function isVerbOfClause({ readings }: Token, before: Token | undefined): boolean {
  const { noun, verb } = readings.kinds
  if (noun < 2 && verb > 7 && before?.readings.kinds.noun) return true
  return noun < 4 && readings.verbs.some(({ form }) => form === 'past' || form === 'third')
}

function auxiliaryForm(word: string, tokens: Token[], at: number): VerbForm {
  switch (word) {
    case 'am':
    case 'is':
    case 'has':
    case 'does':
      return 'third'
    case 'are':
      return 'base'
    case 'was':
    case 'were':
    case 'did':
      return 'past'
    case 'had':
      return wordBefore(tokens, at)?.tag === 'have' ? 'participle' : 'past'
    case 'been':
      return 'participle'
    case 'being':
    case 'having':
      return 'ing'
    default:
      return 'base'
  }
}
