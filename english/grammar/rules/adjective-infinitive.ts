import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { DEGREE_OF_MORE, HELPER_VERBS } from '../../words/word-sets.ts'
import { insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

const WITH_TO = oneOf(`
  able unable happy glad sad sorry ready eager keen willing likely unlikely afraid proud pleased hard difficult
  easy easier harder impossible possible dangerous safe safer important necessary essential illegal legal rude
  polite impolite wrong right better best cheaper nice good great fun interesting useful useless expensive free
  crazy cruel silly kind lucky sure allowed supposed forbidden absurd acceptable apt excited surprised shocked
  wise foolish stupid healthy bad honest dishonest strange normal common ashamed careful anxious determined
  embarrassing boring exciting terrible wonderful lovely required convenient smart tempting feasible short weak
  cold`)
const THINGS = oneOf(`
  help work practice fun news time luck food exercise value advice service support use care play sport rest
  research control business sleep music weather company change start look show match deal form fit return cause
  result cut taste press comfort`)
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
