import type { Token } from '../../sentences/tokens.ts'
import type { Kinds } from '../../words/kinds.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { ALSO_NOUNS, DONE_FOR_FUN } from '../../words/verb-kinds.ts'
import { ingForm } from '../../words/verbs.ts'
import { AND_OR_OR, AT_OR_IN, BE_OF_ONE, BEFORE_OR_AFTER, HELPER_VERBS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

/** 'Learn English is not difficult', 'I think eat at home saves money', 'My hobbies are cook and sew'. */
export const gerundSubjects: Rule = {
  id: 'gerund-subject',
  find: (sentence) => [
    ...sentence.tokens.flatMap((token, at) =>
      isDone(sentence, token, at) && startsClause(sentence, at) && isSubject(sentence, at)
        ? [changeWord(sentence, at, ingForm(baseWord(token)), 'gerund')]
        : [],
    ),
    ...hobbies(sentence),
  ],
}

const baseWord = (token: Token) => (HELPER_VERBS.test(token.lower) ? token.lower : baseOf(token, 'base'))

/** 'Check the box is empty', 'Make sure it works': these take a whole sentence, and begin an order. */
const TAKES_CLAUSE = ruleWords('gerund-subjects takes-clause')

function isDone({ tokens }: Sentence, token: Token, at: number): boolean {
  const { lower, tag, readings } = token
  const next = tokens[at + 1]
  if (next?.tag === 'not' || (token.text !== lower && at > 0)) return false
  if (HELPER_VERBS.test(lower)) return at > 0 || next?.tag !== 'pron'
  if (!hasForm(token, 'base') || !['verb', 'noun'].includes(tag) || TAKES_CLAUSE.test(lower)) return false
  if (readings.kinds.verb < 3 || readings.kinds.adj > 3 || /^(?:mount|peer)$/.test(lower)) return false
  if (next?.lower === 'sure') return false
  const isVerbOnly = !ALSO_NOUNS.test(lower) && readings.kinds.noun < 4
  return lower === 'swim' || isVerbOnly || isUsedAsVerb(tokens, token, at + 1)
}

/** 'Use a phone', 'Drink too much', 'Work from home': a noun would not go on like that. */
function isUsedAsVerb(tokens: readonly Token[], { lower, tag, readings: { kinds } }: Token, at: number): boolean {
  const next = tokens[at]
  if (['poss', 'obj'].includes(next?.tag ?? '') || goesOn(next, kinds)) return true
  if (lower === 'smoke') return AT_OR_IN.test(next?.lower ?? '')
  if (lower === 'work' && tokens[at + 1]?.lower === 'home') return true
  if (NEEDS_ARTICLE.test(lower) && next?.tag === 'prep') return true
  const isThing = ['noun', 'adj', 'word', 'name'].includes(next?.tag ?? '')
  // 'Access time is', 'Farm work can'
  return (
    tag === 'verb' && isThing && (DONE_FOR_FUN.test(lower) || (next?.tag !== 'noun' && tokens[at + 1]?.tag !== 'prep'))
  )
}

/** 'Talk with friends'; 'Help with the rent may be available' */
const goesOn = (next: Token | undefined, { noun, verb }: Kinds) =>
  GOES_ON.test(next?.lower ?? '') && !(next?.lower === 'with' && noun >= verb)

/** As nouns these would have their article. */
const NEEDS_ARTICLE = /^(?:drive|walk|run|ride|visit|cook|find|save|wake|wear|shop|fight|chat|camp|hunt)$/

const GOES_ON = oneOf(`
  a an the too up english with together alone hard fast early late outside books online abroad more many some
  less`)

/** At the beginning, or behind 'because', 'I think', 'In my opinion,'. */
function startsClause({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1]
  if (!before) return true
  if (before.text === ',') return at < 6 && ['prep', 'adv'].includes(tokens[0]?.tag ?? '')
  if (/^(?:because|so|but|although)$/.test(before.lower)) return before.tag !== 'adv'
  if (before.lower === 'that') return ['verb', 'adj'].includes(tokens[at - 2]?.tag ?? '')
  return /^(?:think|thinks|believe|believes|say)$/.test(before.lower) && tokens[at - 2]?.tag !== 'to'
}

const INSIDE: ReadonlySet<string> = new Set([
  ...['det', 'poss', 'adj', 'noun', 'name', 'prep', 'adv', 'num', 'word', 'to', 'obj', 'not'],
])

function isSubject(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  if (/[?!]$/.test(tokens.at(-1)?.text ?? '')) return false
  for (let verb = at + 1; verb < Math.min(tokens.length, at + 10); verb += 1) {
    if (isSaid(sentence, at, verb)) return true
    const { tag, form } = tokens[verb] as Token
    const isTime = BEFORE_OR_AFTER.test(lowerAt(sentence, verb)) && tokens[verb + 1]?.tag === 'noun'
    const isBound = isTime || (tag === 'verb' && (form === 'ing' || tokens[verb - 1]?.tag === 'to'))
    const isList =
      AND_OR_OR.test(lowerAt(sentence, verb)) && ['noun', 'adj', 'name'].includes(tokens[verb + 1]?.tag ?? '')
    if (!INSIDE.has(tag) && !isBound && !isList) return false
  }
  return false
}

/** Here stands what is said of the whole: 'takes a lot of time', 'is not easy', 'always make me nervous'. */
function isSaid({ tokens }: Sentence, at: number, verbAt: number): boolean {
  const verb = tokens[verbAt] as Token
  const next = tokens[verbAt + 1]
  const before = tokens[verbAt - 1]?.tag ?? ''
  if (verb.tag === 'be') return before !== 'prep' && before !== 'to' && isSaidWithBe(verb, next)
  if (!next || next.tag === 'punct' || verbAt === at + 1 || /^(?:to|prep|det|poss)$/.test(before)) return false
  if (before === 'adj' && next.tag !== 'obj' && next.tag !== 'pron' && !NEEDS.test(verb.lower)) return false
  return verb.tag === 'modal' ? isCaused(next) : isDoneToUs(verb, next)
}

function isDoneToUs(verb: Token, next: Token): boolean {
  const hasPerson = next.tag === 'obj' || /^(?:you|people)$/.test(next.lower)
  if (hasForm(verb, 'third'))
    return (
      hasPerson ||
      (verb.tag === 'verb' && verb.form === 'third') ||
      (NEEDS.test(verb.lower) && ['det', 'num', 'adj', 'noun'].includes(next.tag))
    )
  const isCause = /^(?:make|made|help|helped|give|gave|keep|kept|let|cause|bring|teach|taught)$/.test(verb.lower)
  return hasPerson && verb.tag === 'verb' && isCause
}

const NEEDS = /^(?:needs|takes|costs|requires|makes|helps|gives|saves|causes)$/

const isSaidWithBe = ({ lower }: Token, next: Token | undefined) =>
  BE_OF_ONE.test(lower) &&
  (['adj', 'not', 'adv'].includes(next?.tag ?? '') ||
    /^(?:my|a|an|one|so|the|good|bad|very|more|too|less|also|really|his|her|our|part)$/.test(next?.lower ?? ''))

const CAUSES = oneOf(`
  be make help improve cause reduce increase save give damage lead bring take keep also really prevent affect
  teach change cost become create develop harm hurt`)

const isCaused = (next: Token | undefined) => CAUSES.test(next?.lower ?? '')

const HOBBIES = /^(?:hobby|hobbies|interest|interests|pastime|pastimes|activity|activities|passion)$/

/** 'My hobbies are cook and sew', 'Her hobby is collect stamps'. */
function hobbies(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  const be = tokens.findIndex(({ tag }, at) => tag === 'be' && HOBBIES.test(tokens[at - 1]?.lower ?? ''))
  if (be < 0) return []
  const first = tokens[be + 1]
  const isItem = (token: Token, at: number) =>
    DONE_FOR_FUN.test(token.lower) ||
    (hasForm(token, 'base') &&
      token.readings.kinds.verb > 3 &&
      ['det', 'poss', 'noun'].includes(tokens[at + 1]?.tag ?? ''))
  const isList = first && (hasForm(first, 'ing') || isItem(first, be + 1))
  return tokens.flatMap((token, at) =>
    isList && at > be && isItem(token, at) && (at === be + 1 || /^(?:and|or|,)$/.test(lowerAt(sentence, at - 1)))
      ? [changeWord(sentence, at, ingForm(token.lower), 'gerund')]
      : [],
  )
}
