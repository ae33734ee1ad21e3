import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { changeWord, type Edit, type Rule, type Sentence } from '../sentence.ts'

const OWNED = oneOf(`
  homework job bag phone room car house book books family mother father brother sister country wallet duty
  assignment money hair hand hands teeth clothes shoes motorcycle motorbike laptop friend friends parents wife
  husband birthday life dream dreams students children office teacher boss key keys umbrella jacket passport
  health culture skill skills english experience time baby lunch breakfast face boyfriend girlfriend name email
  password account ticket`)
const POSSESSIVE: Record<string, string> = {
  i: 'my',
  he: 'his',
  she: 'her',
  we: 'our',
  they: 'their',
  him: 'his',
  them: 'their',
}
const GIVES_OR_NAMES = oneOf(`
  give gives gave given giving send sends sent show shows showed teach teaches taught tell tells told offer
  offered lend lent bring brought buy bought buys ask asked make makes made cook cooked write wrote get got call
  called cost pay paid sell sold wish owe save find found help helped let keep pass serve name consider bringing
  think thinks thought know knows knew say says said hope believe see saw hear heard feel that guess steal earn`)

/** 'She forgot she bag', 'We love we country', 'He does him homework'. */
export const ownerPronouns: Rule = {
  id: 'owner-pronouns',
  find: (sentence) => sentence.tokens.flatMap((token, at) => ownerAt(sentence, token, at) ?? []),
}

function ownerAt(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const right = Object.hasOwn(POSSESSIVE, token.lower) ? POSSESSIVE[token.lower] : undefined
  const before = sentence.tokens[at - 1]
  const noun = sentence.tokens[at + 1]
  if (!right || !noun || !before || !OWNED.test(noun.lower) || isReceiver(token, before)) return undefined
  if (before.lower === 'do' && sentence.tokens[at - 2]?.tag === 'wh') return undefined
  const isBehind =
    ['verb', 'to'].includes(before.tag) ||
    (before.tag === 'prep' && !isPersonNoun(noun)) ||
    (before.tag === 'do' && at > 1)
  return isBehind && endsOwned(sentence.tokens[at + 2])
    ? changeWord(sentence, at, right, 'pronoun-possessive')
    : undefined
}

/** 'gave him money'; but 'sold they house' gives nobody anything. */
const isReceiver = (token: Token, { lower }: Token) =>
  GIVES_OR_NAMES.test(lower) &&
  !(token.tag === 'pron' && /^(?:sell|sold|bring|brought|buy|bought|keep|pay|paid)$/.test(lower))

const endsOwned = (next: Token | undefined) =>
  next === undefined ||
  (next.tag === 'punct' && /^[.,!?]$/.test(next.text)) ||
  ['prep', 'and', 'sub'].includes(next.tag) ||
  /^(?:very|every|yesterday|today|last|so|by|is|are|was)$/.test(next.lower)
