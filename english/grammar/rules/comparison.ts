import { comparative, isShort, superlative } from '../../words/adjectives.ts'
import { changeWord, type Edit, type Rule, type Sentence } from '../sentence.ts'

/** 'beautifuler', 'difficultest': no word that there is. */
export const degrees: Rule = {
  id: 'comparison',
  find: (sentence) => sentence.tokens.flatMap((_, at) => longWithEr(sentence, at) ?? []),
}

function longWithEr(sentence: Sentence, at: number): Edit | undefined {
  const token = sentence.tokens[at]
  const found = /^([a-z]{4,})(er|est)$/.exec(token?.lower ?? '')
  if (!token || !found?.[1] || token.readings.degree || sentence.lexicon.isKnown(token.lower)) return undefined
  const base = [found[1], `${found[1]}e`, found[1].replace(/i$/, 'y'), found[1].replace(/(.)\1$/, '$1')].find(
    (one) => sentence.lexicon.kinds(one).adj >= 3,
  )
  if (!base) return undefined
  const words = isShort(base)
    ? found[2] === 'er'
      ? comparative(base)
      : superlative(base)
    : `${found[2] === 'er' ? 'more' : 'most'} ${base}`
  return changeWord(sentence, at, words, 'comparison-long')
}
