import type { Token } from '../../sentences/tokens.ts'
import { isOneAsObject, isOneOfMany } from '../../words/countable.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { COMMON_NAMES } from '../../words/word-lists.ts'
import { BE_NOW_OR_THEN } from '../../words/word-sets.ts'
import { type Edit, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

/** People whom somebody has: what follows belongs to them. */
export const KIN = ruleWords('owner-behind kin')

const GIVING_VERBS = oneOf(`
  give send show teach tell offer lend bring buy ask make cook write get call cost pay sell wish owe save find
  help let keep pass serve elect name consider`)

/** 'gave', 'sent', 'showed': somebody gets something. */
export const isGiving = (verb: Token) => GIVING_VERBS.test(baseOf(verb, verb.form))

/** 'The house my aunt is near the beach' → "My aunt's house is near the beach". */
export function ownerBehind(sentence: Sentence, the: Token, at: number): Edit | undefined {
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
      BE_NOW_OR_THEN.test(next.lower) &&
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
