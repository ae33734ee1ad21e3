import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun, isSomebody } from '../../words/people.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { governs } from './governors.ts'

/** The verb, the preposition behind its object, and those that learners put there. */
const VERBS = governs(`
  explain|describe|mention|say|suggest|announce|demonstrate|introduce to for with
  divide|split|cut|separate|break into to in
  replace with to
  throw|pour|dump into to
  fill with by of
  share|combine|mix|discuss with to for
  protect|hide|borrow from of to by
  remind of to
  thank for because of about
  accuse of for about
  blame for of about because
  congratulate|compliment on for about of
  spend on for
  invite to in at
  add to in
  warn about for
  help with for about`)

/** 'explain the rule for me', 'divide the class to four groups', 'reminds me to my childhood'. */
export const objectPrepositions: Rule = {
  id: 'object-preposition',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag !== 'verb' || sentence.tokens[at - 1]?.tag === 'det') return []
      const base = baseOf(token, token.form)
      return wrongLink(sentence, base, at) ?? missingWith(sentence, base, at) ?? []
    }),
}

/** Where the object ends: 'me', 'the class', 'my old phone'. */
function objectEnd({ tokens }: Sentence, at: number): number | undefined {
  const first = tokens[at]
  if (!first) return undefined
  if (first.tag === 'obj' || /^(?:you|it|this|that)$/.test(first.lower)) return at + 1
  if (first.lower === 'her' && !['noun', 'adj'].includes(tokens[at + 1]?.tag ?? '')) return at + 1
  if (['pron', 'be'].includes(first.tag) && !/(?:thing|one|body)$/.test(first.lower)) return undefined
  return plainNounPhrase(tokens, at)?.end
}

function wrongLink(sentence: Sentence, base: string, at: number): Edit | undefined {
  const governor = VERBS.get(base)
  const end = governor && objectEnd(sentence, at + 1)
  const link = end === undefined ? undefined : sentence.tokens[end]
  if (!governor || end === undefined || !link || !governor.wrong.has(link.lower)) return undefined
  const next = sentence.tokens[end + 1]
  if (!next || (link.lower === 'to' && (isVerb(next) || hasForm(next, 'base')))) return undefined
  if (!FITS[base]?.({ at, end, link, next }, sentence)) return undefined
  return changeWord(sentence, end, governor.right, 'preposition-verb')
}

interface Place {
  at: number
  end: number
  link: Token
  next: Token
}

const isPerson = (token: Token, sentence: Sentence, at: number) =>
  token.tag === 'obj' || token.lower === 'you' || (token.tag === 'poss' && isPersonNoun(sentence.tokens[at + 1]))
const isThing = (next: Token, sentence: Sentence, at: number) =>
  ['poss', 'det', 'name', 'noun'].includes(next.tag) && !isSomebody(sentence.tokens[at + 1]) && !isVerb(next)
const isVerb = (next: Token) => next.tag === 'verb' || next.tag === 'be' || next.tag === 'have' || next.tag === 'do'

/** 'four groups', 'small pieces'. */
const isParts = (sentence: Sentence, at: number) =>
  [at, at + 1, at + 2].some((one) =>
    /^(?:groups?|pieces?|parts?|teams?|slices?|sections?|halves|categories|types|classes|chunks?|cubes)$/.test(
      lowerAt(sentence, one),
    ),
  )

/** The last word of what follows the preposition. */
const lastWord = (sentence: Sentence, at: number) =>
  lowerAt(sentence, (plainNounPhrase(sentence.tokens, at)?.end ?? 0) - 1)

type Fit = (place: Place, sentence: Sentence) => boolean

const HOLDS_WATER = oneOf(`
  river rivers sea seas ocean oceans bin trash drain drains lake pool water pan pot cup glass bowl bag box basket
  ditch fire`)

const toPerson: Fit = ({ end, link, next }, sentence) => link.lower === 'to' && isPerson(next, sentence, end + 1)
const forPerson: Fit = ({ end, link, next }, sentence) => link.lower === 'for' && isPerson(next, sentence, end + 1)
const intoParts: Fit = ({ end }, sentence) => isParts(sentence, end + 1)
const intoWater: Fit = ({ end }, sentence) => HOLDS_WATER.test(lastWord(sentence, end + 1))
const always: Fit = () => true

const EVENT = /^(?:party|wedding|birthday|dinner|house|event|ceremony|graduation|lunch)$/
const MIXED_INTO = /^(?:soup|coffee|tea|water|list|cart|group|food|sauce|rice|mixture)$/
const MONEY = /^(?:money|rupiah|dollars|salary|savings)$/

/** Where the wrong one leaves no other sense. */
const FITS: Record<string, Fit> = {
  explain: forPerson,
  describe: forPerson,
  mention: forPerson,
  say: forPerson,
  suggest: forPerson,
  announce: forPerson,
  demonstrate: forPerson,
  introduce: ({ end, next }, sentence) => isPerson(next, sentence, end + 1),
  divide: intoParts,
  split: intoParts,
  cut: intoParts,
  separate: intoParts,
  break: intoParts,
  replace: ({ next }) => ['poss', 'det', 'noun', 'adj'].includes(next.tag),
  throw: intoWater,
  pour: intoWater,
  dump: intoWater,
  fill: ({ link, next }) => link.lower !== 'of' || next.tag !== 'det',
  share: toPerson,
  discuss: toPerson,
  combine: ({ link }) => link.lower === 'to',
  mix: ({ link }) => link.lower === 'to',
  borrow: ({ end, next }, sentence) => isPerson(next, sentence, end + 1),
  protect: ({ at, link }, { tokens }) => link.lower === 'of' && ['obj', 'poss'].includes(tokens[at + 1]?.tag ?? ''),
  hide: ({ end, link, next }, sentence) => link.lower === 'to' && isPerson(next, sentence, end + 1),
  remind: ({ at, next }, { tokens }) =>
    isSomebody(tokens[at + 1]) && (next.tag === 'poss' || /^(?:the|that|those)$/.test(next.lower)),
  thank: ({ next }) => ['poss', 'det'].includes(next.tag),
  accuse: always,
  blame: always,
  congratulate: always,
  compliment: always,
  spend: ({ end, next }, sentence) => MONEY.test(lowerAt(sentence, end - 1)) && next.tag !== 'verb',
  invite: ({ end }, sentence) => EVENT.test(lastWord(sentence, end + 1)),
  add: ({ end }, sentence) => MIXED_INTO.test(lastWord(sentence, end + 1)),
  warn: ({ end, next }, sentence) => isThing(next, sentence, end + 1),
  help: ({ at, end, next }, sentence) => sentence.tokens[at + 1]?.tag === 'obj' && isThing(next, sentence, end + 1),
}

/** 'provide us breakfast', 'supply the school books'. */
function missingWith(sentence: Sentence, base: string, at: number): Edit | undefined {
  if (!/^(?:provide|supply|present)$/.test(base)) return undefined
  const receiver = sentence.tokens[at + 1]
  const isReceiver =
    receiver?.tag === 'obj' ||
    receiver?.lower === 'you' ||
    (isPersonNoun(receiver) && receiver?.readings.singular !== undefined)
  const thing = sentence.tokens[at + 2]
  if (!isReceiver || !thing || !['noun', 'adj', 'det', 'num'].includes(thing.tag)) return undefined
  return insertBefore(sentence, at + 2, 'with', 'preposition-verb')
}
