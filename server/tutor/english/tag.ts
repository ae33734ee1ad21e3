import { closedWords, DAYS, MONTHS, type Tag } from './closed-words.ts'
import type { Lexicon } from './lexicon.ts'
import { isCapitalised, type RawToken, type Token, tokenise } from './tokens.ts'
import type { VerbForm } from './verbs.ts'
import { COMMON_NAMES } from './word-lists.ts'

const BE_HOSTS =
  /^(?:i|he|she|it|that|this|there|here|what|where|who|when|how|why|everyone|everybody|someone|nobody|everything|something|nothing)$/
const LINKING = /^(?:become|seem|look|feel|sound|taste|smell|get|stay|keep|remain|turn|grow|go)$/
const NUMBER = /^(?:\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-)/
const BEFORE_NOUNS: ReadonlySet<Tag> = new Set<Tag>(['det', 'poss', 'adj', 'num', 'prep'])
const PLACE_ADVERBS = /^(?:home|abroad|upstairs|downstairs)$/

/** Says of each word what it does in this sentence. Learners' sentences are broken, so possibilities stay in `readings`. */
export function tagSentence(text: string, lexicon: Lexicon): Token[] {
  const tokens = tokenise(text).map(
    (raw) => ({ ...raw, tag: 'word' as Tag, form: undefined, readings: lexicon.read(raw.lower) }) as Token,
  )
  for (let at = 0; at < tokens.length; at += 1) tagOne(tokens, at)
  return tokens
}

function tagOne(tokens: Token[], at: number) {
  const token = tokens[at] as Token
  const [tag, form] = decide(tokens, at, token)
  token.tag = tag
  token.form = form
}

type Decision = [Tag, VerbForm | undefined]

function decide(tokens: Token[], at: number, token: Token): Decision {
  if (!/[\p{L}\d]/u.test(token.text)) return ['punct', undefined]
  if (NUMBER.test(token.lower)) return ['num', undefined]
  const closed = decideClosed(tokens, at, token)
  if (closed) return closed
  if (isName(tokens, at, token)) return ['name', undefined]
  return decideOpen(tokens, at, token)
}

function decideClosed(tokens: Token[], at: number, token: Token): Decision | undefined {
  const special = decideSpecial(tokens, at, token)
  if (special) return special
  const tag = closedWords.get(token.lower)
  if (!tag) return undefined
  if (tag === 'be' || tag === 'have' || tag === 'do') return [tag, auxiliaryForm(token.lower, tokens, at)]
  return [tag, undefined]
}

function decideSpecial(tokens: Token[], at: number, token: Token): Decision | undefined {
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  switch (token.lower) {
    case "'s":
      return possessive(before, after) ? ['poss', undefined] : ['be', 'third']
    case 'us':
      return ['obj', undefined]
    case 'to':
      return ['to', undefined]
    case 'her':
      return startsNounPhrase(after) ? ['poss', undefined] : ['obj', undefined]
    case 'you':
    case 'it':
      return ['pron', undefined]
    case 'that':
      return decideThat(before, after)
    case 'there':
      return after &&
        /^(?:is|are|was|were|be|will|'s|has|have|can|must|should|may|might|would|isn|aren|exist|still|also)$/.test(
          after.lower,
        )
        ? ['there', undefined]
        : ['adv', undefined]
    case 'no':
      return at === 0 && after?.text === ',' ? ['adv', undefined] : ['det', undefined]
    case 'like':
      return likeIsPreposition(before, after) ? ['prep', undefined] : undefined
    case 'so':
      return after &&
        after.tag === 'word' &&
        (after.readings.kinds.adj > 3 || after.readings.kinds.adv > 3 || /^(?:much|many)$/.test(after.lower)) &&
        before?.text !== ','
        ? ['adv', undefined]
        : ['and', undefined]
    case 'will':
      return before?.tag === 'det' || before?.tag === 'poss' ? ['noun', undefined] : ['modal', undefined]
    case 'may':
      return before?.tag === 'prep' ? ['name', undefined] : ['modal', undefined]
    case 'can':
      return before && /^(?:a|the|this)$/.test(before.lower) ? ['noun', undefined] : ['modal', undefined]
    case 'more':
    case 'most':
    case 'less':
      return ['det', undefined]
    case 'since':
    case 'until':
    case 'before':
    case 'after':
      return after && (NUMBER.test(after.lower) || !clauseFollows(tokens, at))
        ? ['prep', undefined]
        : ['sub', undefined]
    case 'one':
      return ['num', undefined]
    default:
      return undefined
  }
}

function possessive(before: Token | undefined, after: Token | undefined): boolean {
  if (!before || BE_HOSTS.test(before.lower)) return false
  if (!after || after.text === '.' || after.text === ',') return true
  if (closedWords.has(after.lower)) return /^(?:one|two|three|own|most|all)$/.test(after.lower)
  return !after.readings.verbs.some((reading) => reading.form === 'ing') || after.readings.kinds.noun > 3
}

function decideThat(before: Token | undefined, after: Token | undefined): Decision {
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

const isBeWord = (token: Token | undefined) => token !== undefined && /^(?:is|was|'s|will|would|can)$/.test(token.lower)

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
  if (/^(?:i|he|she|we|they|you|it)$/.test(after.lower)) return true
  if (after.readings.verbs.some((reading) => reading.form === 'ing')) return false
  for (let next = at + 2; next < tokens.length && next < at + 7; next += 1) {
    const token = tokens[next] as Token
    if (/^[,.;!?]$/.test(token.text)) return false
    const closed = closedWords.get(token.lower)
    if (closed === 'be' || closed === 'modal' || closed === 'do' || closed === 'have') return true
    if (
      !closed &&
      token.readings.verbs.some((reading) => reading.form === 'past' || reading.form === 'third') &&
      token.readings.kinds.noun < 4
    )
      return true
  }
  return false
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
      return before(tokens, at)?.tag === 'have' ? 'participle' : 'past'
    case 'been':
      return 'participle'
    case 'being':
    case 'having':
      return 'ing'
    default:
      return 'base'
  }
}

function isName(tokens: Token[], at: number, token: Token): boolean {
  if (DAYS.has(token.lower) || (MONTHS.has(token.lower) && token.lower !== 'march' && token.lower !== 'may'))
    return true
  if (
    COMMON_NAMES.has(token.lower) &&
    token.readings.kinds.noun + token.readings.kinds.adj < 4 &&
    token.readings.verbs.length === 0
  )
    return true
  if (!isCapitalised(token.text)) return false
  const known =
    token.readings.kinds.noun + token.readings.kinds.adj + token.readings.kinds.verb + token.readings.kinds.adv > 0
  if (at === 0 || /^[."“:]$/.test(tokens[at - 1]?.text ?? ''))
    return !known && token.readings.verbs.length === 0 && token.readings.singular === undefined
  return token.text !== token.text.toUpperCase() || token.text.length < 6 || !known
}

const ADJECTIVE_ENDINGS = /(?:ful|ous|ive|able|ible|ish|less)$/

function decideOpen(tokens: Token[], at: number, token: Token): Decision {
  const { kinds, verbs, singular, degree } = token.readings
  const previous = before(tokens, at)
  const next = tokens[at + 1]
  if (/ly$/.test(token.lower) && kinds.adv > 0 && kinds.adv >= kinds.adj - 2) return ['adv', undefined]
  if (PLACE_ADVERBS.test(token.lower) && previous && !BEFORE_NOUNS.has(previous.tag)) return ['adv', undefined]
  if (verbs.length > 0) {
    const verb = asVerb(tokens, at, token, previous, next)
    if (verb) return verb
  }
  if (degree && kinds.noun < 6) return [previous?.tag === 'verb' && !isLinking(previous) ? 'adv' : 'adj', undefined]
  if (singular && kinds.noun > 0) return ['noun', undefined]
  return nonVerb(token, previous, next)
}

function nonVerb(token: Token, previous: Token | undefined, next: Token | undefined): Decision {
  const { kinds, verbs } = token.readings
  if (kinds.adj > 0 && (kinds.adj >= kinds.noun || adjectiveHere(previous, next, kinds.adj))) {
    if (kinds.adv > kinds.adj && previous?.tag === 'verb') return ['adv', undefined]
    return ['adj', undefined]
  }
  if (kinds.noun > 0 && kinds.noun >= kinds.adv) return ['noun', undefined]
  if (kinds.adv > 0) return ['adv', undefined]
  if (verbs.length > 0) return ['verb', verbs[0]?.form]
  return ADJECTIVE_ENDINGS.test(token.lower) ? ['adj', undefined] : ['word', undefined]
}

function adjectiveHere(previous: Token | undefined, next: Token | undefined, weight: number): boolean {
  if (weight < 3) return false
  const nounNext =
    next !== undefined && next.tag === 'word' && next.readings.kinds.noun > 3 && !closedWords.has(next.lower)
  if (nounNext) return true
  return (
    previous !== undefined &&
    (previous.tag === 'be' || previous.lower === 'very' || previous.lower === 'so' || previous.lower === 'too')
  )
}

const isLinking = (token: Token) => token.readings.verbs.some((reading) => LINKING.test(reading.base))

function before(tokens: Token[], at: number): Token | undefined {
  let previous = at - 1
  while (
    previous >= 0 &&
    (tokens[previous]?.tag === 'not' ||
      (tokens[previous]?.tag === 'adv' &&
        !/^(?:very|too|so|yesterday|here|there)$/.test(tokens[previous]?.lower ?? '')))
  )
    previous -= 1
  return tokens[previous]
}

function asVerb(
  tokens: Token[],
  at: number,
  token: Token,
  previous: Token | undefined,
  next: Token | undefined,
): Decision | undefined {
  const { kinds, verbs } = token.readings
  const has = (form: VerbForm) => verbs.some((reading) => reading.form === form)
  const strength = verbStrength(token)
  if (/^(?:very|so|too|quite|more|most)$/.test(tokens[at - 1]?.lower ?? '') && (has('participle') || has('ing')))
    return ['adj', undefined]
  if (
    /^(?:always|usually|often|never|also|rarely|seldom)$/.test(tokens[at - 1]?.lower ?? '') &&
    strength > 2 &&
    previous &&
    ['noun', 'name', 'pron'].includes(previous.tag)
  ) {
    return ['verb', best(has, ['past', 'third', 'base', 'participle'])]
  }
  if (has('ing')) return asIng(token, previous, next)
  if (previous && previous.tag === 'be') return afterBe(token, has, strength)
  if (previous?.tag === 'have' && (has('participle') || has('past')))
    return ['verb', has('participle') ? 'participle' : 'past']
  if (previous && (previous.tag === 'to' || previous.tag === 'modal') && kinds.adv < 6) {
    if (previous.tag === 'to' && !has('base') && (kinds.noun > 5 || kinds.adj > 5)) return undefined
    if (previous.tag === 'to' && has('base') && kinds.noun > 5 && strength < 4 && !clauseObject(next)) return undefined
    return ['verb', best(has, ['base', 'third', 'past', 'participle'])]
  }
  if (
    previous &&
    (previous.tag === 'pron' || previous.tag === 'do' || previous.lower === 'who' || previous.tag === 'there')
  ) {
    if (strength < 2 && kinds.adj > 3) return undefined
    if (kinds.adj >= 5 && strength < 4 && previous.tag === 'pron') return undefined
    return ['verb', best(has, ['past', 'third', 'base', 'participle'])]
  }
  if (
    previous &&
    (previous.tag === 'det' ||
      previous.tag === 'poss' ||
      previous.tag === 'adj' ||
      previous.tag === 'num' ||
      previous.tag === 'prep')
  ) {
    if (previous.tag === 'prep' && has('base') && kinds.noun < 2 && kinds.adj < 3) return ['verb', 'base']
    if (
      previous.tag === 'prep' &&
      has('base') &&
      strength > kinds.noun &&
      strength > 3 &&
      kinds.adj < 3 &&
      next &&
      /^(?:the|a|an|my|your|his|her|our|their|me|him|them|us|you|it|up)$/.test(next.lower)
    )
      return ['verb', 'base']
    if (kinds.noun > 0 || kinds.adj > 0) return undefined
    return ['verb', has('participle') ? 'participle' : best(has, ['past', 'third', 'base'])]
  }
  if (previous && (previous.tag === 'noun' || previous.tag === 'name' || previous.tag === 'word'))
    return afterNoun(tokens, at, token, has, strength)
  if (previous?.tag === 'verb') return afterVerb(token, has, strength, next)
  return elsewhere(token, has, strength, next, at)
}

/** How much of a verb the word is, by its base. */
const verbStrength = (token: Token) => Math.max(0, ...token.readings.verbs.map((reading) => reading.weight))

function best(has: (form: VerbForm) => boolean, order: VerbForm[]): VerbForm | undefined {
  return order.find(has)
}

function asIng(token: Token, previous: Token | undefined, next: Token | undefined): Decision | undefined {
  const { kinds } = token.readings
  if (
    previous?.tag === 'be' ||
    previous?.tag === 'verb' ||
    previous?.tag === 'prep' ||
    previous?.tag === 'to' ||
    previous?.tag === 'modal' ||
    previous?.tag === 'do' ||
    previous?.tag === 'have'
  ) {
    if (kinds.adj > 3 && previous.tag === 'be') return ['adj', undefined]
    if (kinds.noun > 5 && previous.tag !== 'be' && !clauseObject(next)) return ['noun', undefined]
    return ['verb', 'ing']
  }
  if (previous && /^(?:very|so|too|more|most)$/.test(previous.lower)) return ['adj', undefined]
  if (previous && (previous.tag === 'det' || previous.tag === 'poss' || previous.tag === 'adj'))
    return kinds.adj > 0 && next?.readings.kinds.noun ? ['adj', undefined] : ['noun', undefined]
  if (kinds.noun > 3 && !clauseObject(next)) return ['noun', undefined]
  return ['verb', 'ing']
}

function afterBe(token: Token, has: (form: VerbForm) => boolean, strength: number): Decision | undefined {
  const { kinds } = token.readings
  if (token.readings.degree) return undefined
  if (has('participle')) return kinds.adj > 3 ? ['adj', undefined] : ['verb', 'participle']
  if (kinds.adj >= 5 || (kinds.adj >= 4 && kinds.adj >= strength - 3)) return undefined
  if (kinds.noun > strength || kinds.adv > 4) return undefined
  return ['verb', best(has, ['base', 'third', 'past'])]
}

const OBJECT_STARTS: ReadonlySet<Tag> = new Set<Tag>(['det', 'poss', 'obj', 'pron', 'num'])

function clauseObject(next: Token | undefined): boolean {
  if (!next) return false
  const closed = closedWords.get(next.lower)
  if (closed) return OBJECT_STARTS.has(closed) && !/^(?:i|he|she|we|they)$/.test(next.lower)
  return (
    isCapitalised(next.text) || (next.readings.kinds.noun > 3 && next.readings.kinds.noun >= next.readings.kinds.adv)
  )
}

function afterNoun(
  tokens: Token[],
  at: number,
  token: Token,
  has: (form: VerbForm) => boolean,
  strength: number,
): Decision | undefined {
  const { kinds } = token.readings
  if (kinds.noun === 0 && kinds.adj < 4) return ['verb', best(has, ['past', 'third', 'base', 'participle'])]
  if (kinds.noun <= 2 && strength >= 6 && !has('base')) return ['verb', best(has, ['past', 'third', 'participle'])]
  if (kinds.noun > 1 && insidePhrase(tokens, at)) return undefined
  if (finiteFollows(tokens, at + 1)) return kinds.noun > 0 || kinds.adj > 0 ? undefined : ['verb', 'participle']
  if (finiteBefore(tokens, at))
    return kinds.noun > 0 || kinds.adj > 3 ? undefined : ['verb', best(has, ['past', 'base'])]
  if (strength >= 4 || (strength >= 2 && clauseObject(tokens[at + 1]))) {
    if (kinds.adj > 5 && kinds.adj > strength) return undefined
    return ['verb', best(has, ['past', 'third', 'base', 'participle'])]
  }
  return undefined
}

/** 'as a tour guide', 'with a sea view': the noun phrase hangs on a preposition or a verb, so its last word is a noun. */
function insidePhrase(tokens: Token[], at: number): boolean {
  let back = at - 1
  while (back >= 0 && ['noun', 'adj', 'det', 'poss', 'num', 'name'].includes(tokens[back]?.tag ?? '')) back -= 1
  const before = tokens[back]
  if (!before || back < 0) return false
  const own = tokens.slice(back + 1, at).some((token) => token.tag === 'det' || token.tag === 'poss')
  return (
    own &&
    (before.tag === 'verb' ||
      before.tag === 'have' ||
      before.lower === 'as' ||
      before.lower === 'than' ||
      before.lower === 'or' ||
      (before.tag === 'prep' && clauseEndsAt(tokens, at + 1)))
  )
}

const clauseEndsAt = (tokens: Token[], at: number) =>
  tokens[at] === undefined || /^[.,;!?]$/.test(tokens[at]?.text ?? '')

function afterVerb(
  token: Token,
  has: (form: VerbForm) => boolean,
  strength: number,
  next: Token | undefined,
): Decision | undefined {
  const { kinds } = token.readings
  if (kinds.noun >= 4 && !(strength > kinds.noun && clauseObject(next))) return undefined
  if (kinds.adj >= 4 || kinds.adv >= 4) return undefined
  if (strength < 3) return undefined
  return ['verb', best(has, ['base', 'past', 'third'])]
}

function elsewhere(
  token: Token,
  has: (form: VerbForm) => boolean,
  strength: number,
  next: Token | undefined,
  at: number,
): Decision | undefined {
  const { kinds } = token.readings
  if (kinds.adj > strength || kinds.adv > strength) return undefined
  if (
    has('base') &&
    (clauseObject(next) ||
      (next && /^(?:to|on|off|up|at|in|me|for|about|with|more|not)$/.test(next.lower)) ||
      kinds.noun < strength)
  ) {
    if (at === 0 || kinds.noun <= strength + 2) return ['verb', 'base']
  }
  if (kinds.noun > 3) return undefined
  return ['verb', best(has, ['past', 'third', 'participle', 'base'])]
}

const CLEAR_FINITE = /^(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|must|may|might|'s)$/

function finiteFollows(tokens: Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (/^[.;!?]$/.test(token.text)) return false
    if (token.text === ',' || /^(?:and|but|so|because|who|which|that|when|if|while|although|where)$/.test(token.lower))
      return false
    if (/^(?:i|he|she|we|they)$/.test(token.lower)) return false
    if (CLEAR_FINITE.test(token.lower)) return true
    if (
      !closedWords.has(token.lower) &&
      token.readings.verbs.some(
        (reading) =>
          (reading.form === 'past' || reading.form === 'third') && reading.weight > token.readings.kinds.noun,
      ) &&
      (token.readings.kinds.adj < 4 || clauseObject(tokens[at + 1]))
    )
      return true
  }
  return false
}

function finiteBefore(tokens: Token[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const token = tokens[back] as Token
    if (/^[.,;!?]$/.test(token.text) || token.tag === 'sub' || token.tag === 'and' || token.tag === 'wh') return false
    if (token.tag === 'be' || token.tag === 'have' || token.tag === 'modal' || token.tag === 'do') return true
    if (token.tag === 'verb' && token.form !== 'ing') return true
  }
  return false
}

export type { RawToken }
