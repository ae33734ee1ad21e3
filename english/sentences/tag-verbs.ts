import { closedWords, NOMINAL_ADJECTIVES, type Tag } from '../words/closed-words.ts'
import { isPersonNoun } from '../words/people.ts'
import { AGE_WORDS, HERE_OR_THERE, OBJECT_ONLY, RELATIVE_WORDS, THIS_OR_THAT } from '../words/word-sets.ts'
import { finiteBefore, finiteFollows } from './finite.ts'
import { NUMBERED } from './noun-phrases.ts'
import { afterBe, afterHave } from './tag-after-helper.ts'
import { afterNoun } from './tag-after-noun.ts'
import { elsewhere } from './tag-elsewhere.ts'
import { asIng } from './tag-ing.ts'
import { clauseObject, type Decision, wordBefore } from './tagging.ts'
import type { Token } from './tokens.ts'
import { ADJECTIVE, asVerb, BASE_FIRST, type Candidate, FINITE_FIRST, NOUN, OBJECT_WORD } from './verb-candidate.ts'

export function decideVerb(tokens: Token[], at: number, token: Token): Decision | undefined {
  const { kinds, verbs } = token.readings
  const candidate: Candidate = {
    tokens,
    at,
    token,
    previous: overPlace(tokens, at) ?? overNumber(tokens, at) ?? wordBefore(tokens, at),
    next: tokens[at + 1],
    kinds,
    strength: Math.max(0, ...verbs.map(({ weight }) => weight)),
    has: (form) => verbs.some((reading) => reading.form === form),
  }
  if (isAtHome(candidate)) return ['verb', 'third']
  return byNeighbour(candidate) ?? (candidate.has('ing') ? asIng(candidate) : byPrevious(candidate))
}

/** 'The animals there look': skips the adverb of place after the noun. */
const overPlace = (tokens: Token[], at: number) =>
  HERE_OR_THERE.test(tokens[at - 1]?.lower ?? '') && tokens[at - 2]?.tag === 'noun' && !finiteBefore(tokens, at - 1)
    ? tokens[at - 2]
    : undefined

/** The previous word alone decides: 'very tired', 'always supports'. */
function byNeighbour(candidate: Candidate): Decision | undefined {
  const { tokens, at, token, has, strength, previous, next } = candidate
  const neighbour = tokens[at - 1]?.lower ?? ''
  if (neighbour === 'as' && token.readings.person && has('base') && !clauseObject(next)) return NOUN
  if (/^(?:very|so|too|quite|more|most)$/.test(neighbour) && (has('participle') || has('ing'))) return ADJECTIVE
  if (/^(?:very|so|too|quite)$/.test(neighbour) && tokens[at - 1]?.tag === 'adv' && candidate.kinds.adj > 3)
    return ADJECTIVE
  const isSubject =
    previous !== undefined &&
    (['noun', 'name', 'pron'].includes(previous.tag) ||
      RELATIVE_WORDS.test(previous.lower) ||
      (previous.tag === 'and' && OBJECT_ONLY.test(next?.lower ?? '')))
  const isFrequency = /^(?:always|usually|often|never|also|rarely|seldom)$/.test(neighbour)
  return isFrequency && isSubject && strength > 2 && !has('ing') ? asVerb(candidate, FINITE_FIRST) : undefined
}

/** 'My grandmother lives alone': a verb, not a plural noun. */
const isAtHome = ({ token, previous, next }: Candidate) =>
  token.lower === 'lives' &&
  previous?.tag === 'noun' &&
  previous.readings.singular === undefined &&
  isPersonNoun(previous) &&
  /^(?:alone|in|near|with|here|there|next|far|at|abroad|together|by)$/.test(next?.lower ?? '')

/** 'The guest in room 5 needs', 'children under five travel': the number belongs to the noun before it. */
function overNumber(tokens: Token[], at: number): Token | undefined {
  if (tokens[at - 1]?.tag !== 'num') return undefined
  if (AGE_WORDS.test(tokens[at - 2]?.lower ?? '')) return tokens[at - 3]
  return NUMBERED.test(tokens[at - 2]?.lower ?? '') ? tokens[at - 2] : undefined
}

const BY_TAG: Partial<Record<Tag, (candidate: Candidate) => Decision | undefined>> = {
  be: afterBe,
  have: afterHave,
  to: afterTo,
  modal: (candidate) => (candidate.kinds.adv < 6 ? asVerb(candidate, BASE_FIRST) : elsewhere(candidate)),
  pron: afterSubject,
  do: afterSubject,
  there: afterSubject,
  det: insideNounPhrase,
  poss: insideNounPhrase,
  adj: insideNounPhrase,
  num: insideNounPhrase,
  prep: afterPreposition,
  noun: afterNoun,
  name: afterNoun,
  word: afterNoun,
  verb: afterVerb,
}

function byPrevious(candidate: Candidate): Decision | undefined {
  const { previous } = candidate
  if (previous?.lower === 'who' || isWhatIs(candidate)) return afterSubject(candidate)
  const decide = previous && BY_TAG[previous.tag]
  return decide ? decide(candidate) : elsewhere(candidate)
}

/** 'What matters is' */
const isWhatIs = ({ previous, next, has, strength }: Candidate) =>
  previous?.lower === 'what' && has('third') && strength > 3 && closedWords.get(next?.lower ?? '') === 'be'

/** 'promoted to branch manager' */
const isTitle = (strength: number, next: Token | undefined) =>
  strength < 4 && next !== undefined && next.readings.person && next.readings.singular === undefined

function afterTo(candidate: Candidate): Decision | undefined {
  const { kinds, strength, has, next } = candidate
  if (kinds.adv >= 6) return elsewhere(candidate)
  if (!has('base') && (kinds.noun > 5 || kinds.adj > 5)) return undefined
  return has('base') && kinds.noun > 5 && strength < 4 && (!clauseObject(next) || isTitle(strength, next))
    ? undefined
    : asVerb(candidate, BASE_FIRST)
}

function afterSubject(candidate: Candidate): Decision | undefined {
  const { kinds, strength, previous } = candidate
  if (strength < 2 && kinds.adj > 3) return undefined
  if (kinds.adj >= 5 && strength < 4 && previous?.tag === 'pron') return undefined
  if (candidate.token.lower === 'guys' || isAskedAbout(candidate)) return NOUN
  return asVerb(candidate, FINITE_FIRST)
}

/** 'Not only did prices rise', 'than do partners', 'So do seals': who does it stands behind 'do'. */
const isAskedAbout = ({ tokens, at, token, previous, next }: Candidate) =>
  previous?.tag === 'do' &&
  token.readings.singular !== undefined &&
  (/^(?:as|than|so|nor|neither)$/.test(tokens[at - 2]?.lower ?? '') ||
    next?.readings.verbs.some(({ form }) => form === 'base') === true)

function insideNounPhrase(candidate: Candidate): Decision | undefined {
  const { kinds, previous, has, strength, tokens, at, next } = candidate
  if (
    NOMINAL_ADJECTIVES.has(previous?.lower ?? '') &&
    tokens[at - 2]?.lower === 'the' &&
    has('base') &&
    strength > 3 &&
    clauseObject(next) &&
    !finiteFollows(tokens, at + 1)
  )
    return ['verb', 'base']
  if (THIS_OR_THAT.test(previous?.lower ?? '') && has('third') && isDoneByThis(candidate)) return ['verb', 'third']
  // 'and this make them happy'
  if (THIS_OR_THAT.test(previous?.lower ?? '') && has('base') && strength > 4 && OBJECT_ONLY.test(next?.lower ?? ''))
    return ['verb', 'base']
  // 'in 2011 struck this', 'in the 1960s settled the matter'
  if (previous?.tag === 'num' && has('past') && takesObject(next)) return ['verb', 'past']
  return kinds.noun > 0 || kinds.adj > 0 ? undefined : asVerb(candidate, ['participle', 'past', 'third', 'base'])
}

const takesObject = (next: Token | undefined) =>
  ['det', 'poss', 'obj'].includes(closedWords.get(next?.lower ?? '') ?? '')

/** 'This results in', 'This means that', 'If this concerns you': no plural stands behind 'this'. */
function isDoneByThis({ kinds, strength, next }: Candidate): boolean {
  if (kinds.noun < 3 && strength > 5) return true
  if (strength < 4 || !next) return false
  const closed = closedWords.get(next.lower) ?? ''
  const isDoing = next.readings.verbs.some(({ form }) => form === 'ing')
  return (
    ['det', 'poss', 'obj', 'sub', 'wh'].includes(closed) ||
    (['adv', ''].includes(closed) && (next.readings.kinds.adv > 4 || /^(?:just|fine|only)$/.test(next.lower))) ||
    isDoing ||
    next.lower === 'you' ||
    (closed === 'prep' && strength >= kinds.noun - 2)
  )
}

function afterPreposition(candidate: Candidate): Decision | undefined {
  const { kinds, strength, has, next } = candidate
  if (!has('base') || kinds.adj >= 3) return insideNounPhrase(candidate)
  const takesObject = strength > kinds.noun && strength > 3 && OBJECT_WORD.test(next?.lower ?? '')
  return kinds.noun < 2 || takesObject ? ['verb', 'base'] : insideNounPhrase(candidate)
}

function afterVerb(candidate: Candidate): Decision | undefined {
  const { kinds, strength, next } = candidate
  if (kinds.noun >= 4 && !(strength > kinds.noun && clauseObject(next))) return undefined
  return kinds.adj >= 4 || kinds.adv >= 4 || strength < 3 ? undefined : asVerb(candidate, ['base', 'past', 'third'])
}
