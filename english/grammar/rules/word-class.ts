import type { Token } from '../../sentences/tokens.ts'
import { article } from '../../words/a-or-an.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { NOUN_OF_ADJECTIVE, NOUN_OF_VERB } from '../../words/word-families.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

/** 'your explain was clear', 'the different between', 'It is danger'. */
export const wordClass: Rule = {
  id: 'word-class',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        verbAsNoun(sentence, token, at) ??
        adjectiveAsNoun(sentence, token, at) ??
        adverbAfterBe(sentence, token, at) ??
        adverbBeforeNoun(sentence, token, at) ??
        verbBeforeNoun(sentence, token, at) ??
        [],
    ),
}

const COMPOUND = oneOf(`
  form process letter fee fees date deadline system service time desk office day ceremony method plan number
  skill skills problem problems class level`)

/** 'the attach file', 'the register form' */
function verbBeforeNoun(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { kinds, verbs } = token.readings
  if (kinds.noun + kinds.adj + kinds.adv > 0 || kinds.verb < 4 || !verbs.some(({ form }) => form === 'base'))
    return undefined
  const before = sentence.tokens[at - 1]
  const next = sentence.tokens[at + 1]
  if (!before || !/^(?:the|an?|my|your|our|their|this)$/.test(before.lower) || !next || next.readings.kinds.noun < 5)
    return undefined
  if (sentence.tokens[at - 2]?.tag === 'do') return undefined
  const noun = COMPOUND.test(next.lower) ? NOUN_OF_VERB.get(token.lower) : undefined
  return changeWord(sentence, at, noun ?? inflectVerb(token.lower, 'participle'), 'word-class')
}

/** Also nouns, but of something else. */
const OTHER_NOUN = /^(?:die|present|sign)$/

function verbAsNoun(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const noun = token.lower === 'sign' ? 'signature' : NOUN_OF_VERB.get(token.lower)
  if (!noun || (token.readings.kinds.noun > 3 && !isOtherNoun(sentence, token, at))) return undefined
  if (/^(?:some|many|most)$/.test(lowerAt(sentence, at - 1)) && lowerAt(sentence, at + 1) === 'that') return undefined
  if (sentence.tokens[at - 2]?.tag === 'do' || KNOWN_NOUNS.test(token.lower)) return undefined
  return isNounSlot(sentence, at) && endsNoun(sentence.tokens[at + 1])
    ? changeWord(sentence, at, noun, 'word-class')
    : undefined
}

/** Verbs that are nouns, too, though seldom. */
const KNOWN_NOUNS = ruleWords('word-class known-nouns')

/** 'I need your sign', 'his die made us sad'. */
function isOtherNoun(sentence: Sentence, token: Token, at: number): boolean {
  if (!OTHER_NOUN.test(token.lower) || sentence.tokens[at - 1]?.tag !== 'poss') return false
  if (token.lower === 'die') return true
  return (
    token.lower === 'sign' && /^(?:need|needs|require|get|put|for|give|without|want)$/.test(lowerAt(sentence, at - 2))
  )
}

/** Behind 'your', 'the manager's', 'a late'. */
function isNounSlot({ tokens }: Sentence, at: number): boolean {
  let back = at - 1
  while (tokens[back]?.tag === 'adj') back -= 1
  const before = tokens[back]
  if (!before || tokens[at - 1]?.lower === 'longer') return false
  if (isQuantity(tokens, back)) return back === at - 1
  if (before.lower === 'and')
    return (
      tokens[back - 1]?.tag === 'noun' &&
      tokens[back - 2]?.tag === 'poss' &&
      tokens[back - 3]?.tag !== 'verb' &&
      endsSentence(tokens[at + 1])
    )
  if (before.lower === "'s") return before.tag === 'poss' && ['noun', 'name'].includes(tokens[back - 1]?.tag ?? '')
  if (before.lower === 'her') return back < at - 1 || tokens[back - 1]?.tag !== 'verb'
  if (before.tag === 'poss') return true
  if (before.lower === 'that') return before.tag === 'det'
  return (
    /^(?:the|a|an|this|every|no|any|some)$/.test(before.lower) ||
    (back < at - 1 && ['det', 'poss'].includes(before.tag))
  )
}

/** 'a lot of know' */
const isQuantity = (tokens: readonly Token[], of: number) =>
  tokens[of]?.lower === 'of' && /^lots?$/.test(tokens[of - 1]?.lower ?? '')

const endsNoun = (next: Token | undefined) =>
  next === undefined ||
  ['be', 'prep', 'punct', 'and', 'have', 'modal', 'to', 'sub'].includes(next.tag) ||
  next.lower === "'s" ||
  /^(?:yesterday|today|now|yet|soon|again|here|tomorrow|last|this|next)$/.test(next.lower) ||
  (next.tag === 'verb' && next.form !== 'base') ||
  hasForm(next, 'past')

function adjectiveAsNoun(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const noun = NOUN_OF_ADJECTIVE.get(token.lower)
  const before = sentence.tokens[at - 1]
  if (!noun) return undefined
  const isNoun =
    isOwnSubject(sentence, token, at) ||
    (before?.tag === 'poss'
      ? isOwned(sentence, token, at)
      : isOfSomething(sentence, token, at) ||
        isComparedThing(sentence, token, at) ||
        isBehindPreposition(sentence, token, at))
  return isNoun ? changeWord(sentence, at, noun, 'word-class') : undefined
}

/** 'the important of', 'the different between'. */
function isOfSomething(sentence: Sentence, token: Token, at: number): boolean {
  if (!/^(?:the|a|no|any|big|main)$/.test(lowerAt(sentence, at - 1))) return false
  const next = lowerAt(sentence, at + 1)
  if (next === 'between') return token.lower === 'different'
  return (
    next === 'of' &&
    !/^(?:young|poor|kind|strong|able|angry|sad|happy|lazy|free|certain|wealthy|wise|brave)$/.test(token.lower)
  )
}

/** Adjectives that stand for no people ('the poor') and have no other noun's sense ('my young', 'a safe'). */
const CANNOT_BE_OWNED = oneOf(`
  young poor kind strong wide long high hot true free private equal clean certain important dangerous possible
  different famous fit weak patient`)

/** 'I lost my confident.' */
function isOwned(sentence: Sentence, token: Token, at: number): boolean {
  const owner = lowerAt(sentence, at - 1)
  if (
    CANNOT_BE_OWNED.test(token.lower) ||
    owner === "'s" ||
    (owner === 'her' && sentence.tokens[at - 2]?.tag === 'verb')
  )
    return false
  const next = sentence.tokens[at + 1]
  // 'our aggressive, community-based strategy'
  if (next?.text === ',' && ['adj', 'word', 'adv'].includes(sentence.tokens[at + 2]?.tag ?? '')) return false
  return (
    next === undefined ||
    (next.tag === 'punct' && /^[.,!?;]$/.test(next.text)) ||
    ['be', 'prep', 'to', 'sub', 'have', 'modal'].includes(next.tag) ||
    /^(?:and|makes|made)$/.test(next.lower)
  )
}

const endsSentence = (next: Token | undefined) =>
  next === undefined || /^[.,!?;]$/.test(next.text) || next.lower === 'because'

/** 'Hard work is more important than talented.' */
function isComparedThing(sentence: Sentence, token: Token, at: number): boolean {
  if (lowerAt(sentence, at - 1) !== 'than' || !endsSentence(sentence.tokens[at + 1])) return false
  if (/^(?:high|long|wide|hot|strong|true|free|clean|safe)$/.test(token.lower)) return false
  const clause = sentence.clauses.findLast(({ predicate }) => predicate < at)
  const head = clause && sentence.tokens[clause.subject.head]
  return head !== undefined && (head.tag === 'noun' || head.form === 'ing') && !isSomebody(head)
}

const ALSO_PREDICATE = oneOf(`
  instead far rather short think as out something nothing anything more less much lot bit kind sort from kinds
  regard describe`)

/** 'because of lazy', 'the key of successful is', 'good for healthy'. */
function isBehindPreposition(sentence: Sentence, token: Token, at: number): boolean {
  if (!/^(?:of|for|with|without|about)$/.test(lowerAt(sentence, at - 1)) || CANNOT_BE_OWNED.test(token.lower))
    return false
  if (ALSO_PREDICATE.test(lowerAt(sentence, at - 2))) return false
  return endsSentence(sentence.tokens[at + 1]) || sentence.tokens[at + 1]?.tag === 'be'
}

/** 'Honest is the best policy', 'I think healthy is more important'. */
function isOwnSubject({ tokens }: Sentence, token: Token, at: number): boolean {
  if (CANNOT_BE_OWNED.test(token.lower) || tokens[at + 1]?.tag !== 'be' || tokens[at + 1]?.form === 'past') return false
  const before = tokens[at - 1]
  const opens =
    before === undefined || /^(?:because|that|think|believe|opinion|but)$/.test(before.lower) || before.text === ','
  const said = tokens[at + 2]
  return (
    opens &&
    said !== undefined &&
    /^(?:important|the|more|very|not|needed|a|one|also|key|our|my|everything|number)$/.test(said.lower) &&
    !(said.lower === 'the' && tokens[at + 3]?.tag === 'noun' && isSomebody(tokens[at + 3]))
  )
}

/** Adverbs that also describe a noun, or belong to the word behind them. */
const BEFORE_NOUN_TOO = ruleWords('word-class before-noun-too')

/** 'your kindly help', 'a slowly computer'. */
function adverbBeforeNoun(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!/..ly$/.test(token.lower) || BEFORE_NOUN_TOO.test(token.lower)) return undefined
  const before = sentence.tokens[at - 1]
  const noun = sentence.tokens[at + 1]
  if (before?.tag !== 'poss' && !/^(?:an?|the|this|very|such|some)$/.test(before?.lower ?? '')) return undefined
  if (noun?.tag !== 'noun' || noun.readings.kinds.adj > 2 || hasForm(noun, 'participle') || hasForm(noun, 'ing'))
    return undefined
  const after = sentence.tokens[at + 2]
  if (
    ['noun', 'adj'].includes(after?.tag ?? '') ||
    (before?.lower === 'very' && sentence.tokens[at - 2]?.tag !== 'det')
  )
    return undefined
  const adjective = adjectiveBelow(sentence, token.lower)
  if (!adjective) return undefined
  return /^an?$/.test(before?.lower ?? '')
    ? replaceTokens(sentence, at - 1, at + 1, `${article(adjective)} ${adjective}`, 'adverb-form')
    : changeWord(sentence, at, adjective, 'adverb-form')
}

/** Adverbs that may end a sentence behind 'is': they say when, or how far it is so. */
const SAYS_WHEN_OR_HOW_FAR = ruleWords('word-class says-when-or-how-far')

/** The adjective that an adverb comes from: 'rudely', 'angrily', 'terribly', 'critically'. */
function adjectiveBelow(sentence: Sentence, adverb: string): string | undefined {
  const stem = adverb.replace(/ly$/, '')
  return [/i$/.test(stem) ? `${stem.slice(0, -1)}y` : stem, `${stem}le`, `${stem}l`, stem.replace(/al$/, '')].find(
    (one) => one.length > 2 && sentence.lexicon.kinds(one).adj > 1,
  )
}

const BECOMES = oneOf('become becomes became becoming')
const LOOKS = oneOf('look looks looked feel feels felt sound sounds smell smells taste tastes seem seems')
const HOW_ONE_LOOKS = oneOf('badly deeply strongly closely carefully critically hungrily longingly')

/** 'It is precisely to help them', 'not simply because' */
const FOCUS = oneOf(
  'simply merely precisely primarily mainly partly mostly largely purely solely exactly chiefly entirely',
)

const BEHIND_ADVERB = ruleWords('word-class behind-adverb')

/** What may end 'the waiter was rudely'; not 'slowly but surely', 'quickly and built'. */
const endsAdverb = (next: Token | undefined, second: Token | undefined) =>
  next === undefined ||
  (next.tag === 'punct' && /^[.!?,]$/.test(next.text)) ||
  (/^(?:and|but)$/.test(next.lower) ? !['verb', 'adv'].includes(second?.tag ?? '') : BEHIND_ADVERB.test(next.lower))

function adverbAfterBe(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!/..ly$/.test(token.lower) || SAYS_WHEN_OR_HOW_FAR.test(token.lower) || FOCUS.test(token.lower)) return undefined
  const adjective = adjectiveBelow(sentence, token.lower)
  if (!adjective) return undefined
  let back = at - 1
  while (/^(?:very|so|too|really|not|quite|always|more|never|still|extremely)$/.test(lowerAt(sentence, back))) back -= 1
  const next = sentence.tokens[at + 1]
  const ends = endsAdverb(next, sentence.tokens[at + 2])
  const looks = LOOKS.test(lowerAt(sentence, back)) || BECOMES.test(lowerAt(sentence, back))
  if (next?.lower === 'in' && !looks && token.lower !== 'fluently') return undefined
  if (looks && HOW_ONE_LOOKS.test(token.lower)) return undefined
  if (!(sentence.tokens[back]?.tag === 'be' || looks) || !ends || lowerAt(sentence, back) === 'been') return undefined
  return changeWord(sentence, at, adjective, 'adverb-form')
}
