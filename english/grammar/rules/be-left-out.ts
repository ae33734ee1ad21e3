import type { Clause } from '../../sentences/clauses.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { THE_OR_THESE } from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { beFor, hasForm, isVerbal } from '../verb-words.ts'

/** 'My goal to study abroad', 'My favorite food rendang', 'He promoted to supervisor'. */
export const beLeftOut: Rule = {
  id: 'be-left-out',
  find: (sentence) => [
    ...sentence.clauses.flatMap(
      (clause) =>
        aimWithoutBe(sentence, clause) ?? amountWithoutBe(sentence, clause) ?? doneToSomebody(sentence, clause) ?? [],
    ),
    ...favourite(sentence),
    ...ownAtPlace(sentence),
    ...knownWithoutBe(sentence),
  ],
}

const AIMS = oneOf(`
  goal goals dream dreams plan plans job purpose aim wish hope ambition target duty task responsibility
  intention hobby idea mission priority focus role motivation`)

/** 'My dream to become a pilot'. */
function aimWithoutBe(sentence: Sentence, { subject, opener, end }: Clause): Edit | undefined {
  const { tokens } = sentence
  if (!AIMS.test(lowerAt(sentence, subject.head)) || tokens[subject.start]?.tag !== 'poss' || subject.start > 2)
    return undefined
  if ((opener && opener.text !== ',') || tokens[subject.end]?.tag !== 'to' || tokens[subject.end - 1]?.tag !== 'noun')
    return undefined
  const verb = tokens[subject.end + 1]
  if (!verb || !(verb.tag === 'verb' || verb.tag === 'be' || verb.tag === 'have')) return undefined
  if (tokens.slice(subject.end + 2, end).some((token, index, rest) => isVerbal(token) && rest[index - 1]?.tag !== 'to'))
    return undefined
  return insertBefore(sentence, subject.end, beFor(subject.agreement), 'copula')
}

/** 'The price of the ticket 150,000 rupiah'. */
function amountWithoutBe(sentence: Sentence, { subject, opener, predicate }: Clause): Edit | undefined {
  const { tokens } = sentence
  const isAmount = /^(?:price|cost|fee|salary|distance|temperature|budget|rent|fare|score|height|weight)$/.test(
    lowerAt(sentence, subject.head),
  )
  if (!isAmount || opener || predicate !== subject.end || !/^(?:Rp|\d)/.test(tokens[subject.end]?.text ?? ''))
    return undefined
  return tokens.slice(subject.end).some(isVerbal) ? undefined : insertBefore(sentence, subject.end, 'is', 'copula')
}

/** "I don't know where my keys", 'Do you know how old he?' */
function knownWithoutBe(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  return tokens.flatMap((token, at) => {
    if (
      at < 2 ||
      !/^(?:where|who|how|what)$/.test(token.lower) ||
      !/^(?:know|me|remember|ask|forgot|forget|understand|us)$/.test(lowerAt(sentence, at - 1))
    )
      return []
    const isMeasured = /^(?:old|much|far|tall|big|long|time)$/.test(lowerAt(sentence, at + 1))
    const subject = plainNounPhrase(tokens, isMeasured ? at + 2 : at + 1)
    const next = subject && tokens[subject.end]
    if (
      !subject ||
      (next && !/^[.?!]$/.test(next.text)) ||
      !['poss', 'det', 'pron'].includes(tokens[subject.start]?.tag ?? '')
    )
      return []
    if (!isMeasured && /^(?:how|what)$/.test(token.lower)) return []
    return [insertBefore(sentence, subject.end, beFor(subject.agreement), 'copula')]
  })
}

/** 'My favorite food rendang', 'Her favourite colours pink and white'. */
function favourite(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  const next = tokens[3]
  if (tokens[0]?.tag !== 'poss' || !/^favou?rite$/.test(lowerAt(sentence, 1)) || tokens[2]?.tag !== 'noun' || !next)
    return []
  if (!['noun', 'name', 'word', 'adj'].includes(next.tag) && next.form !== 'ing') return []
  const isDish = (token: Token, at: number) => /ed$/.test(token.lower) && tokens[at + 1]?.tag === 'noun'
  if (tokens.some((token, at) => at > 2 && isVerbal(token) && !isDish(token, at))) return []
  return [insertBefore(sentence, 3, tokens[2].readings.singular === undefined ? 'is' : 'are', 'copula')]
}

/** 'My parents are at home, but my brother at school', 'My sister at the dentist, so she …': a place alone. */
const ownAtPlace = (sentence: Sentence): Edit[] =>
  [-1, ...sentence.tokens.keys()].flatMap((at) =>
    at < 0 || /^(?:but|because|so|if|when|although|while)$/.test(lowerAt(sentence, at))
      ? (atPlaceBehind(sentence, at) ?? [])
      : [],
  )

const ENDS_PLACE: ReadonlySet<string> = new Set(['punct', 'pron', 'and', 'sub'])
const HAS_VERB: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal', 'verb'])

function atPlaceBehind(sentence: Sentence, at: number): Edit | undefined {
  const { tokens } = sentence
  const first = tokens[at + 1]
  if (!(first?.tag === 'poss' || first?.tag === 'name' || THE_OR_THESE.test(first?.lower ?? ''))) return undefined
  const subject = plainNounPhrase(tokens, at + 1)
  if (!subject || !/^(?:at|in|near|behind|from|on|under|inside|opposite)$/.test(lowerAt(sentence, subject.end)))
    return undefined
  const found = tokens.findIndex(({ tag }, index) => index > at && ENDS_PLACE.has(tag))
  const end = found < 0 ? tokens.length : found
  if (at < 0 ? !goesOn(sentence, end) : !tokens.some(isVerbal)) return undefined
  const said = tokens.slice(subject.end, end)
  if (said.some(({ tag, lower }) => HAS_VERB.has(tag) || /^(?:very|so|too|not|more|also|always)$/.test(lower)))
    return undefined
  return insertBefore(
    sentence,
    subject.end,
    beFor(subject.agreement === 'unknown' ? 'many' : subject.agreement),
    'copula',
  )
}

/** Behind the place another clause follows, with its own subject: ', so she', ' but I'. */
function goesOn({ tokens }: Sentence, end: number): boolean {
  const link = tokens[end]?.text === ',' ? end + 1 : end
  return /^(?:so|but|because)$/.test(tokens[link]?.lower ?? '') && tokens.slice(link).some(isVerbal)
}

/** What is done to a person, by the words that follow. */
const DONE_TO_PEOPLE: Record<string, RegExp> = {
  promoted: /^(?:to|as|last|in|from|by)$/,
  invited: /^(?:to|by|for)$/,
  fired: /^(?:from|by|because|last)$/,
  hired: /^(?:by|as|last)$/,
  selected: /^(?:as|for|to|by)$/,
  chosen: /^(?:as|for|to|by)$/,
  elected: /^(?:as|by|in)$/,
  appointed: /^(?:as|to|by)$/,
  accepted: /^(?:at|in|by|to|as)$/,
  admitted: /^(?:at|by)$/,
  hospitalized: /^(?:for|in|because|last|yesterday)?$|^[.,]$/,
  arrested: /^(?:by|for|because|last|yesterday|in)?$|^[.,]$/,
  robbed: /^(?:by|on|in|last|yesterday)?$|^[.,]$/,
  scolded: /^(?:by|because)$/,
  punished: /^(?:by|because|for)$/,
  raised: /^(?:in|by)$/,
  required: /^to$/,
  allowed: /^to$/,
  supposed: /^to$/,
  permitted: /^to$/,
  obliged: /^to$/,
  advised: /^to$/,
  encouraged: /^to$/,
  forced: /^to$/,
  trained: /^(?:by|in)$/,
  diagnosed: /^with$/,
  bullied: /^(?:by|at|in|because)$/,
  laid: /^off$/,
  asked: /^(?:by)$/,
  told: /^(?:by|to)$/,
  taught: /^by$/,
  named: /^after$/,
  assigned: /^(?:to|as|by)$/,
  nominated: /^(?:as|for|by)$/,
  transferred: /^by$/,
  injured: /^(?:in|by|because|badly|seriously)?$|^[.,]$/,
  cheated: /^by$/,
  rejected: /^(?:by)$/,
}

const isPerson = (head: Token | undefined) => isSomebody(head) || head?.readings.person === true

/** What a rule says holds on. */
const RULED = /^(?:required|allowed|supposed|permitted|obliged|advised|encouraged)$/

/** 'He promoted to supervisor last month': nobody else is named whom he promoted. */
function doneToSomebody(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const { subject, opener, predicate, end } = clause
  const word = lowerAt(sentence, predicate)
  if (!Object.hasOwn(DONE_TO_PEOPLE, word) || predicate >= end || !hasForm(tokens[predicate], 'participle'))
    return undefined
  if (!DONE_TO_PEOPLE[word]?.test(lowerAt(sentence, predicate + 1)) || !isPerson(tokens[subject.head])) return undefined
  const isNounThat = opener?.lower === 'that' && tokens[tokens.indexOf(opener) - 1]?.tag === 'noun'
  if (opener && (opener.tag === 'wh' || isNounThat || /^(?:than|as|to)$/.test(opener.lower))) return undefined
  if (['verb', 'be', 'have', 'prep', 'do', 'modal'].includes(tokens[subject.start - 1]?.tag ?? '')) return undefined
  if (tokens.slice(predicate + 1, end).some((token, index, rest) => isVerbal(token) && rest[index - 1]?.tag !== 'to'))
    return undefined
  const { agreement } = subject
  const isNow = RULED.test(word) && !/\b(?:was|were|did|yesterday|last|ago)\b/i.test(sentence.text)
  return insertBefore(
    sentence,
    clause.adverbs,
    beFor(agreement === 'unknown' ? 'many' : agreement, !isNow),
    'passive-be',
  )
}
