import { baseOfDegree } from '../../words/adjectives.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { lowerAt, type Sentence } from '../sentence.ts'

/** 'the first', 'the same': one that both know. */
const SINGLES_OUT = ruleWords('degrees singles-out')
const COUNTS = oneOf('first second third')
/** 'last year', 'next time': no article. */
const TIMES_BESIDE_NOW = ruleWords('degrees times-beside-now')

export const isOrdinal = (sentence: Sentence, at: number) =>
  SINGLES_OUT.test(lowerAt(sentence, at)) &&
  (COUNTS.test(lowerAt(sentence, at)) || !TIMES_BESIDE_NOW.test(lowerAt(sentence, at + 1)))

/** 'guest', 'honest': they only end like 'biggest'. */
const ENDS_LIKE_SUPERLATIVE = ruleWords('degrees ends-like-superlative')

export function isSuperlative(sentence: Sentence, at: number): boolean {
  const word = lowerAt(sentence, at)
  if (ENDS_LIKE_SUPERLATIVE.test(word)) return false
  if (word === 'most') return sentence.tokens[at + 1]?.tag === 'adj'
  return (
    baseOfDegree(word, (base) => sentence.lexicon.kinds(base).adj > 0)?.degree === 'most' &&
    /(?:est|best|worst)$/.test(word)
  )
}
