import { afterTimePhrase } from '../../sentences/introductions.ts'
import type { Token } from '../../sentences/tokens.ts'
import { isOneAsObject } from '../../words/countable.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { changeWord, type Edit, type Rule, type Sentence } from '../sentence.ts'

/** What people have, besides every noun that cannot stand alone. */
const OWNED = oneOf(`
  homework books family money hair hand hands teeth clothes shoes friends parents life dreams students children
  keys health culture skills english experience time lunch breakfast face email`)
const POSSESSIVE: Record<string, string> = {
  i: 'my',
  me: 'my',
  us: 'our',
  he: 'his',
  she: 'her',
  we: 'our',
  they: 'their',
  him: 'his',
  them: 'their',
}
const GIVES_OR_NAMES = ruleWords('owners gives-or-names')

/** 'She forgot she bag', 'We love we country', 'in me opinion', 'because me tooth hurts'. */
export const ownerPronouns: Rule = {
  id: 'owner-pronouns',
  find: (sentence) => sentence.tokens.flatMap((token, at) => ownerAt(sentence, token, at) ?? []),
}

function ownerAt(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const right = Object.hasOwn(POSSESSIVE, token.lower) ? POSSESSIVE[token.lower] : undefined
  const before = sentence.tokens[at - 1]
  if (!right || !before || (before.lower === 'of' && token.tag === 'obj') || isReceiver(token, before)) return undefined
  if (afterTimePhrase(sentence.tokens, at + 1) > at + 1) return undefined
  const noun = ownedAt(sentence.tokens, at + 1, token)
  if (!noun || (before.lower === 'do' && sentence.tokens[at - 2]?.tag === 'wh')) return undefined
  return isBehind(token, before, noun) || (before.tag === 'do' && at > 1)
    ? changeWord(sentence, at, right, 'pronoun-possessive')
    : undefined
}

/** The thing owned: a noun that needs an article, or something that people have; behind 'me' also described. */
function ownedAt(tokens: readonly Token[], at: number, { tag, lower }: Token): Token | undefined {
  const isDescribed = tag === 'obj' && (tokens[at]?.tag === 'adj' || tokens[at]?.lower === 'own')
  const noun = tokens[isDescribed ? at + 1 : at]
  const ends = endsOwned(tokens[isDescribed ? at + 2 : at + 1])
  if (tag === 'obj' ? isOneAsObject(noun) : ends && isMostlyNoun(noun)) return noun
  return ends && OWNED.test(noun?.lower ?? '') && !/^(?:me|us)$/.test(lower) ? noun : undefined
}

/** Behind 'she', 'house' looks like a verb. */
const isMostlyNoun = (token: Token | undefined) =>
  token !== undefined &&
  token.readings.kinds.noun >= token.readings.kinds.verb &&
  isOneAsObject({ ...token, tag: 'noun' })

const OPENS: ReadonlySet<string> = new Set(['be', 'sub', 'and', 'wh'])

function isBehind({ tag }: Token, before: Token, noun: Token): boolean {
  if (['verb', 'to'].includes(before.tag)) return true
  if (before.tag === 'prep') return tag === 'obj' || !isPersonNoun(noun)
  return tag === 'obj' && OPENS.has(before.tag) && isOneAsObject(noun)
}

/** 'gave him money'; but 'sold they house' gives nobody anything. */
const isReceiver = (token: Token, { lower }: Token) =>
  GIVES_OR_NAMES.test(lower) &&
  !(
    token.tag === 'pron' &&
    /^(?:sell|sold|bring|brought|buy|bought|keep|pay|paid|leave|left|lent|sent|made|order|ordered|fed|feed)$/.test(
      lower,
    )
  )

const endsOwned = (next: Token | undefined) =>
  next === undefined ||
  (next.tag === 'punct' && /^[.,!?]$/.test(next.text)) ||
  ['prep', 'and', 'sub'].includes(next.tag) ||
  /^(?:very|every|yesterday|today|last|so|by|is|are|was)$/.test(next.lower)
