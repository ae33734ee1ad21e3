import { TIME_NOUNS } from '../../sentences/introductions.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { changeWord, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

/** 'I bought two mangoes and ate it', 'the tickets, but I lost one of it': several things are 'them'. */
export const pluralIt: Rule = {
  id: 'plural-it',
  find: (sentence) =>
    sentence.tokens.flatMap((_, at) =>
      isHandled(sentence, at) && isOfSeveral(sentence.tokens.slice(0, at))
        ? [changeWord(sentence, at, 'them', 'demonstrative')]
        : [],
    ),
}

/** What is done to things one has at hand; 'do it', 'know it', 'hate it' may mean all that was said. */
const HANDLES = oneOf(`
  buy bring wash eat cook take keep send put carry throw sew plant clean use sell count fix repair give
  collect pack wear drink read answer fold hang dry cut peel fry boil burn hide catch`)
const MEASURES = oneOf(
  'kilos kilograms grams litres liters metres meters kilometres kilometers dollars euros times cents miles',
)
const SHARES = oneOf('one most some all none both many several half each two three four five ten')
const ENDS: ReadonlySet<string> = new Set(['punct', 'prep', 'to', 'and', 'adv', 'sub'])

function isHandled(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence
  const before = tokens[at - 1]
  if (lowerAt(sentence, at) !== 'it' || !before || !ENDS.has(tokens[at + 1]?.tag ?? 'punct')) return false
  if (before.lower === 'of') return SHARES.test(lowerAt(sentence, at - 2))
  return before.tag === 'verb' && HANDLES.test(baseOf(before, before.form))
}

/** Of all that was named before, only one thing is no person and no time, and there are several of it. */
function isOfSeveral(before: readonly Token[]): boolean {
  const things = before.filter((token, at) => isThing(token) && !isThing(before[at + 1]))
  const [thing] = things
  const isObject = before.some((token) => token.tag === 'verb' && token.start < (thing?.start ?? 0))
  const isNamed = before.some(({ lower }) => lower === 'it')
  return things.length === 1 && thing?.readings.singular !== undefined && isObject && !isNamed
}

const isThing = (token: Token | undefined) =>
  token?.tag === 'noun' &&
  !isSomebody(token) &&
  token.lower !== 'people' &&
  !MEASURES.test(token.lower) &&
  !TIME_NOUNS.test(token.lower)
