import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import { nounPhrase, plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { BE_NOW_OR_THEN } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { beFor, skipAdverbs } from '../verb-words.ts'

/** 'There is many people', 'There are a cat'. */
export const thereIs: Rule = {
  id: 'there-is',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag !== 'there') return []
      const be = sentence.tokens[at + 1]
      if (be && /^(?:have|has|exist)$/.test(be.lower) && !isPerfect(sentence, at + 2)) return thereHave(sentence, at)
      return be?.tag === 'be' && !isUnreal(sentence, at) ? (thereBe(sentence, at, be) ?? []) : []
    }),
}

/** 'If there were a fire', 'as though there were one' */
const isUnreal = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at + 1) === 'were' && /^(?:if|though)$/.test(lowerAt(sentence, at - 1))

/** 'There have always been' */
const isPerfect = ({ tokens }: Sentence, at: number) => tokens[skipAdverbs(tokens, at)]?.lower === 'been'

function thereHave(sentence: Sentence, at: number): Edit[] {
  const phrase = nounPhrase(sentence.tokens, at + 2)
  return [replaceTokens(sentence, at + 1, at + 2, phrase?.agreement === 'many' ? 'are' : 'is', 'there-is')]
}

function thereBe(sentence: Sentence, at: number, be: Token): Edit | undefined {
  const from = skipAdverbs(
    sentence.tokens,
    sentence.tokens[at + 2]?.lower === 'too' || lowerAt(sentence, at + 2) === 'so' ? at + 3 : at + 2,
  )
  const phrase = plainNounPhrase(sentence.tokens, from)
  if (!phrase || sentence.tokens[phrase.head - 1]?.tag === 'name') return undefined
  const wanted = countedIn(sentence, phrase)?.agreement
  if (!wanted || wanted === 'i' || (wanted === 'unknown' && !isMany(sentence, phrase.start))) return undefined
  const many = wanted === 'many' || isMany(sentence, phrase.start)
  if (lowerAt(sentence, phrase.end) === 'and' && !many) return undefined
  const right = beFor(many ? 'many' : 'one', be.form === 'past')
  const now = be.lower === "'s" ? 'is' : be.lower
  if (!BE_NOW_OR_THEN.test(now) || now === right) return undefined
  return replaceTokens(sentence, at + 1, at + 2, right, 'there-is')
}

const QUANTITIES = ruleWords('there-is quantities')

/** 'a lot of people': the people. */
const countedIn = (sentence: Sentence, phrase: NounPhrase) =>
  QUANTITIES.test(lowerAt(sentence, phrase.head)) && lowerAt(sentence, phrase.end) === 'of'
    ? plainNounPhrase(sentence.tokens, phrase.end + 1)
    : phrase

const isMany = (sentence: Sentence, at: number) =>
  /^(?:many|several|two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d\d+)$/.test(lowerAt(sentence, at))
