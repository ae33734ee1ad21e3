import { isUnchanged, plural } from '../../words/nouns.ts'
import { oneOf } from '../../words/one-of.ts'
import { NEVER_PLURAL, UNCOUNTABLE } from '../../words/word-lists.ts'
import { EACH, OWNER_OR_THE } from '../../words/word-sets.ts'
import { isSuperlative } from '../noun-phrases/degrees.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'
import { demonstrative } from './demonstratives.ts'

/** 'one of my best friend', 'every students', 'a books', 'each participants'. */
export const numberAgreement: Rule = {
  id: 'number-agreement',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (_, at) => oneOfThem(sentence, at) ?? singularDeterminer(sentence, at) ?? demonstrative(sentence, at) ?? [],
    ),
}

function oneOfThem(sentence: Sentence, at: number): Edit | undefined {
  if (lowerAt(sentence, at) !== 'one' || lowerAt(sentence, at + 1) !== 'of') return undefined
  let nounAt = at + 2
  if (!OWNER_OR_THE.test(lowerAt(sentence, nounAt))) return undefined
  nounAt += 1
  while (
    sentence.tokens[nounAt] &&
    (['adj'].includes(sentence.tokens[nounAt]?.tag ?? '') ||
      lowerAt(sentence, nounAt) === 'most' ||
      isSuperlative(sentence, nounAt) ||
      (sentence.tokens[nounAt]?.tag === 'noun' && sentence.tokens[nounAt + 1]?.tag === 'noun'))
  )
    nounAt += 1
  const noun = sentence.tokens[nounAt]
  if (
    noun?.tag !== 'noun' ||
    noun.readings.singular !== undefined ||
    isUnchanged(noun.lower) ||
    UNCOUNTABLE.has(noun.lower) ||
    /^(?:people|team|staff|family|group|crew)$/.test(noun.lower) ||
    sentence.tokens[nounAt + 1]?.lower === "'s"
  )
    return undefined
  return replaceTokens(sentence, nounAt, nounAt + 1, plural(noun.lower), 'plural')
}

function singularDeterminer(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  if (!/^(?:every|each|a|an|another|one)$/.test(word)) return undefined
  const nounAt = counted(sentence, at)
  const noun = sentence.tokens[nounAt]
  if (noun && /^(?:scissors|trousers|jeans|pants)$/.test(noun.lower) && /^an?$/.test(word))
    return withoutA(sentence, at, nounAt)
  const singular = noun?.tag === 'noun' ? noun.readings.singular : undefined
  if (!noun || !singular || isCompound(sentence, nounAt)) return undefined
  if (word === 'another') return replaceTokens(sentence, at, at + 1, 'other', 'quantifier')
  if (PAIRS.test(noun.lower)) return /^an?$/.test(word) ? withoutA(sentence, at, nounAt) : undefined
  if (BODY_PAIRS.test(noun.lower) && /^an?$/.test(word)) return withoutA(sentence, at, nounAt)
  const right = singularAfter(sentence, at, word, noun.lower, singular)
  return right ? changeWord(sentence, nounAt, right, 'singular-every') : undefined
}

/** Where the noun stands; 'one and a half hours' has none. */
function counted({ tokens }: Sentence, at: number): number {
  const next = tokens[at + 1]
  if (next?.lower === 'half' && tokens[at - 1]?.lower === 'and') return -1
  return next?.tag === 'adj' && !/^(?:few|many|little|dozen)$/.test(next.lower) ? at + 2 : at + 1
}

const withoutA = (sentence: Sentence, at: number, nounAt: number) =>
  replaceTokens(sentence, at, nounAt, nounAt > at + 1 ? lowerAt(sentence, at + 1) : '', 'singular-every')

const PAIRS = oneOf(`
  trousers jeans shorts pants scissors clothes pajamas shoes socks sunglasses gloves boots sandals slippers noodles
  earrings headphones earphones earplugs fireworks dumplings peanuts`)
const BODY_PAIRS = oneOf('eyes teeth feet ears lips legs')
const LOOKS_PLURAL = oneOf(`
  lots few heads series means news lens gas bus class plus glasses thanks times hundreds dozens data media
  physics sales savings sports headquarters communications arms hours weeks goods customs barracks bellows crossroads
  gallows innings works`)

/** 'an options object', "a teachers' convention" */
const isCompound = ({ tokens }: Sentence, at: number) =>
  tokens[at + 1]?.tag === 'noun' || /^'/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.form === 'ing'

function singularAfter(
  sentence: Sentence,
  at: number,
  word: string,
  noun: string,
  singular: string,
): string | undefined {
  if (noun === 'people') return isOnePerson(sentence, at, word) ? 'person' : undefined
  if (EACH.test(word) && /^(?:weeks|hours|times)$/.test(noun)) return singular
  if (LOOKS_PLURAL.test(noun) || (/^an?$/.test(word) && NEVER_PLURAL.has(singular))) return undefined
  if (word === 'one' && (['det', 'adj'].includes(sentence.tokens[at - 1]?.tag ?? '') || doesSo(sentence, at)))
    return undefined
  return word === 'every' && sentence.tokens[at + 1]?.tag === 'num' ? undefined : singular
}

/** 'whichever view one takes', 'of which one squeaks': what one does, not how many. */
const doesSo = ({ tokens }: Sentence, at: number) =>
  hasForm(tokens[at + 1], 'third') && ['noun', 'wh', 'sub'].includes(tokens[at - 1]?.tag ?? '')

const SAID_OF_ONE = oneOf("is was am 's become became")

/** 'She is a kind people', 'I met a people'; not 'We are a free people', 'as a people'. */
function isOnePerson({ tokens }: Sentence, at: number, word: string): boolean {
  if (word !== 'a') return word === 'every'
  const before = tokens[at - 1]
  return (before?.tag === 'verb' && tokens[at + 1]?.tag === 'noun') || SAID_OF_ONE.test(before?.lower ?? '')
}
