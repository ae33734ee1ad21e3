import type { Token } from '../../sentences/tokens.ts'
import { type OneOf, oneOf } from '../../words/one-of.ts'
import { pronouns } from '../../words/pronouns.ts'
import { inflectVerb, ingForm, participleForm } from '../../words/verbs.ts'
import type { Reason } from '../reason.ts'
import { applyEdit, changeWord, type Edit, type Rule, type Sentence } from '../sentence.ts'
import { gainOf } from '../signs-of-use.ts'

/** What learners write, and what is meant where that is so much more usual there. */
interface Doubt {
  behind?: OneOf
  is: (token: Token, next: Token | undefined) => boolean
  /** What the word becomes. */
  become: (token: Token) => readonly string[]
  /** How many times likelier the words must become, as a natural logarithm. */
  gain: number
  rule: Reason
}

const baseOf = ({ lower, readings }: Token) =>
  readings.verbs.find(({ form, base }) => form === 'base' && base === lower && base !== 'be')?.base
const isBase = (token: Token) => baseOf(token) !== undefined
const SEVERAL = oneOf(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty many several',
)
/** 'a people struggled' is right. */
const isSeveral = (token: Token | undefined) =>
  token !== undefined &&
  (SEVERAL.test(token.lower) || (token.readings.singular !== undefined && token.lower !== 'people'))
const withTo = ({ text }: Token) => [`to ${text}`]

const DOUBTS: readonly Doubt[] = [
  // 'Now I want sleep', but 'I want help'
  { behind: oneOf('want wants wanted need needed'), is: isBase, become: withTo, gain: 4, rule: 'infinitive' },
  { behind: oneOf('start starts started begin begins began'), is: isBase, become: withTo, gain: 4, rule: 'infinitive' },
  { behind: oneOf('how'), is: isBase, become: withTo, gain: 5, rule: 'infinitive' },
  {
    behind: oneOf('lot'),
    is: ({ readings: { kinds } }) => kinds.noun > kinds.adv,
    become: ({ text }) => [`of ${text}`],
    gain: 5,
    rule: 'quantifier',
  },
  {
    behind: oneOf('of to for with from by about between'),
    is: ({ lower }) => /^(?:he|she|they|we)$/.test(lower),
    become: ({ lower }) => [pronouns(lower)?.object ?? lower],
    gain: 5,
    rule: 'pronoun-case',
  },
  {
    is: ({ lower }, next) => /^(?:say|says|said|saying)$/.test(lower) && /^(?:me|him|us|them)$/.test(next?.lower ?? ''),
    become: ({ form }) => [inflectVerb('tell', form ?? 'base')],
    gain: 3,
    rule: 'say-tell',
  },
  {
    is: ({ lower }, next) => /^an?$/.test(lower) && isSeveral(next),
    become: () => [''],
    gain: 6,
    rule: 'article-none',
  },
  {
    behind: oneOf('so too very'),
    is: ({ lower }) => lower === 'hardly',
    become: () => ['hard'],
    gain: 7,
    rule: 'adverb-hard',
  },
  {
    behind: oneOf('too so as'),
    is: ({ lower }, next) => lower === 'many' && !(next?.readings.kinds.noun || next?.readings.kinds.adj),
    become: () => ['much'],
    gain: 4,
    rule: 'much-many',
  },
  // 'I was so scare'
  {
    behind: oneOf('so too very little'),
    is: isBase,
    become: (token) => [participleForm(baseOf(token) ?? ''), ingForm(baseOf(token) ?? '')],
    gain: 6,
    rule: 'ed-ing',
  },
]

/** 'pls', and the parts of "don't". */
const isShortened = ({ text, lower }: Token) => text.toLowerCase() !== lower

export const usualWords: Rule = {
  id: 'usual-words',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag === 'punct' || token.tag === 'name' || isShortened(token)) return []
      const [before, next] = [sentence.tokens[at - 1], sentence.tokens[at + 1]]
      const doubt = DOUBTS.find(({ behind, is }) => (!behind || behind.test(before?.lower ?? '')) && is(token, next))
      return doubt ? mostUsual(sentence, at, doubt) : []
    }),
}

function mostUsual(sentence: Sentence, at: number, { become, gain, rule }: Doubt): Edit[] {
  const [best] = become(sentence.tokens[at] as Token)
    .map((words) => changeWord(sentence, at, words, rule))
    .map((edit) => ({ edit, by: gainOf(sentence.text, applyEdit(sentence.text, edit))?.by ?? 0 }))
    .toSorted((one, other) => other.by - one.by)
  return best && best.by >= gain ? [best.edit] : []
}
