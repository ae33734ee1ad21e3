import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { DEGREE_OF_MORE, HELPER_VERBS } from '../../words/word-sets.ts'
import { insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

const WITH_TO = ruleWords('adjective-infinitive with-to')
const THINGS = ruleWords('adjective-infinitive things')
const OBJECTS: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'pron'])

/** 'It is dangerous drive', 'We are ready go', 'I was able come'. */
export const adjectiveInfinitive: Rule = {
  id: 'adjective-infinitive',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      (WITH_TO.test(token.lower) || (token.tag === 'adj' && lowerAt(sentence, at - 1) === 'too')) &&
      isSaidOfSubject(sentence, at) &&
      isDone(sentence.tokens, at + 1)
        ? [insertBefore(sentence, at + 1, 'to', 'infinitive')]
        : [],
    ),
}

/** 'it is too hard', 'be able', "we're ready"; not 'a good work'. */
function isSaidOfSubject(sentence: Sentence, at: number): boolean {
  let back = at - 1
  while (/^(?:adv|not)$/.test(sentence.tokens[back]?.tag ?? '') || DEGREE_OF_MORE.test(lowerAt(sentence, back)))
    back -= 1
  const isAsked = sentence.tokens[back]?.tag === 'pron' && sentence.tokens[back - 1]?.tag === 'be'
  return (
    isAsked ||
    sentence.tokens[back]?.tag === 'be' ||
    /^(?:feel|feels|felt|seem|seems|seemed)$/.test(lowerAt(sentence, back))
  )
}

function isDone(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]
  if (!verb || !(hasForm(verb, 'base') || HELPER_VERBS.test(verb.lower)) || ['prep', 'name'].includes(verb.tag))
    return false
  if (HELPER_VERBS.test(verb.lower)) return true
  // 'hard put to do it'
  if (verb.lower === 'put' && tokens[at + 1]?.lower === 'to') return false
  const { noun, verb: strength, adj, adv } = verb.readings.kinds
  if (strength < 4 || adj > 3 || adv > 4 || isBestOne(tokens, at)) return false
  const next = tokens[at + 1]
  const hasObject =
    OBJECTS.has(next?.tag ?? '') && !/^(?:i|we|they|he|she|every|all|this|each|both)$/.test(next?.lower ?? '')
  return noun < 3 || hasObject || (strength >= noun && !THINGS.test(verb.lower))
}

/** 'the best cook': somebody, not something done. */
const isBestOne = (tokens: readonly Token[], at: number) =>
  /^(?:best|better|good|great)$/.test(tokens[at - 1]?.lower ?? '') && tokens[at]?.readings.person === true
