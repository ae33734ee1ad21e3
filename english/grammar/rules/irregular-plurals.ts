import { ruleWords } from '../../words/named-lists.ts'
import { singularOf, wrongPlural } from '../../words/nouns.ts'
import { A_OR_AN } from '../../words/word-sets.ts'
import { lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

const BEFORE_PEOPLES = ruleWords('irregular-plurals before-peoples')

/** 'the peoples of Asia', 'indigenous peoples', 'all other peoples' */
const isNations = (sentence: Sentence, at: number) =>
  /^(?:of|')$/.test(lowerAt(sentence, at + 1)) || BEFORE_PEOPLES.test(lowerAt(sentence, at - 1))

/** 'childs', 'womans', 'peoples', 'mens'. */
export const wrongPlurals: Rule = {
  id: 'irregular-plural',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.lower === 'rupiahs') return [replaceTokens(sentence, at, at + 1, 'rupiah', 'irregular-plural')]
      if (token.lower === 'peoples' && !isNations(sentence, at))
        return [replaceTokens(sentence, at, at + 1, 'people', 'irregular-plural')]
      const right = sentence.tokens[at + 1]?.lower === "'s" ? undefined : wrongPlural(token.lower)
      return right ? [replaceTokens(sentence, at, at + 1, right, 'irregular-plural')] : []
    }),
}

const NEVER_ONE = ruleWords('irregular-plurals never-one')

/** 'a women', 'two person' are handled elsewhere; 'a children', 'one mens'. */
export const singularIrregular: Rule = {
  id: 'singular-a',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (
        !NEVER_ONE.test(token.lower) ||
        !A_OR_AN.test(lowerAt(sentence, at - 1)) ||
        lowerAt(sentence, at + 1) === "'s"
      )
        return []
      const one = singularOf(token.lower, () => true)
      return one ? [replaceTokens(sentence, at, at + 1, one, 'singular-every')] : []
    }),
}
