import { changeWord, type Edit, insertBefore, removeTokens, replaceTokens } from '../../english/grammar/sentence.ts'
import { oneOf } from '../../english/words/one-of.ts'
import { drop, type Injection, isA, type Place, put, RULE, where } from './injection.ts'

const isFiniteBe = ({ token }: Place) => isA(token, 'be') && token.spaced && !/^be/.test(token.lower)
const beDropped = (holds: (place: Place) => boolean): Injection =>
  where((place) => isFiniteBe(place) && !isA(place.by(-1), 'there') && holds(place), drop)

const AGAIN: Readonly<Record<string, string>> = { one: 'he', many: 'they' }
const PEOPLE = oneOf('father mother brother sister friend teacher boss manager wife husband son daughter doctor')

/** The two words change places. */
const turned = (place: Place): Edit | undefined => {
  const { sentence, token, at, by } = place
  const next = by(1)
  return next ? replaceTokens(sentence, at, at + 2, `${next.text} ${token.text}`, RULE) : undefined
}

const opensWith =
  (word: string, link: string): Injection =>
  ({ sentence, token, at }) =>
    token.text === ',' &&
    sentence.tokens[0]?.lower === word &&
    !sentence.tokens.slice(0, at).some(({ text }) => text === ',')
      ? insertBefore(sentence, at + 1, link, RULE)
      : undefined

/** One error in how a clause is built. */
export const CLAUSE_INJECTIONS: Readonly<Record<string, Injection>> = {
  'be: dropped before -ing': beDropped(({ by }) => by(1)?.form === 'ing'),
  'be: dropped before a participle': beDropped(({ by }) => by(1)?.form === 'participle'),
  'be: dropped before an adjective': beDropped(
    ({ by }) => isA(by(1), 'adj') || (isA(by(1), 'adv') && isA(by(2), 'adj')),
  ),
  'be: dropped before a noun': beDropped(({ by }) => isA(by(1), 'det', 'poss')),
  'be: dropped before a place': beDropped(({ by }) => isA(by(1), 'prep')),
  'be: dropped behind a modal': where(({ token, by }) => token.lower === 'be' && isA(by(-1), 'modal'), drop),
  'have: dropped before a participle': where(
    ({ token, by }) =>
      isA(token, 'have') && token.spaced && by(1)?.form === 'participle' && isA(by(-1), 'pron', 'noun'),
    drop,
  ),
  'negation: do dropped': where(
    ({ token, by }) => isA(token, 'do') && isA(by(1), 'not') && by(1)?.spaced === true && isA(by(-1), 'pron', 'noun'),
    drop,
  ),
  'negation: no for do not': ({ sentence, token, at, by }) =>
    isA(token, 'do') && isA(by(1), 'not') && isA(by(2), 'verb') && isA(by(-1), 'pron', 'noun')
      ? replaceTokens(sentence, at, at + 2, 'no', RULE)
      : undefined,
  'clause: but behind although': opensWith('although', 'but'),
  'clause: so behind because': opensWith('because', 'so'),
  'clause: subject twice': ({ sentence, at, token, by }) => {
    const clause = sentence.clauses.find(({ subject }) => subject.end === at)
    const head = sentence.tokens[clause?.subject.head ?? -1]
    const again = AGAIN[clause?.subject.agreement ?? '']
    return again &&
      head &&
      PEOPLE.test(head.readings.singular ?? head.lower) &&
      isA(token, 'be', 'verb', 'have', 'modal') &&
      !isA(by(-1), 'wh', 'sub')
      ? insertBefore(sentence, at, again, RULE)
      : undefined
  },
  'clause: it dropped': where(
    ({ token, at, by }) =>
      token.lower === 'it' &&
      (at === 0 || isA(by(-1), 'sub', 'and')) &&
      isA(by(1), 'be', 'verb') &&
      by(1)?.spaced === true,
    drop,
  ),
  'clause: there dropped': where(
    ({ token, at, by }) => isA(token, 'there') && at > 0 && isA(by(1), 'be') && by(1)?.spaced === true,
    drop,
  ),
  'clause: object it dropped': where(
    ({ token, by }) => token.lower === 'it' && isA(by(-1), 'verb') && isA(by(1), 'prep', 'punct', 'adv'),
    drop,
  ),
  'relative: dropped': where(
    ({ token, by }) =>
      /^(?:who|which)$/.test(token.lower) && isA(by(-1), 'noun') && isA(by(1), 'verb', 'have', 'modal'),
    drop,
  ),
  'question: embedded order': ({ sentence, token, at, by }) =>
    at > 1 && isA(token, 'pron') && isA(by(1), 'be', 'modal') && isA(by(-1), 'wh') && isA(by(-2), 'verb')
      ? turned({ sentence, token, at, by, isGoverned: false })
      : undefined,
  'question: did dropped': where(
    ({ sentence, token, at }) => sentence.text.endsWith('?') && at === 0 && isA(token, 'do'),
    drop,
  ),
  'order: adjective behind its noun': ({ sentence, token, at, by, isGoverned }) =>
    token.tag === 'adj' &&
    isA(by(1), 'noun') &&
    !isA(by(2), 'noun') &&
    isA(by(-1), 'det', 'poss') &&
    !/^an?$/.test(by(-1)?.lower ?? '')
      ? turned({ sentence, token, at, by, isGoverned })
      : undefined,
  'order: adverb behind its object': ({ sentence, token, at, by }) =>
    isA(token, 'verb') && isA(by(1), 'obj') && isA(by(2), 'adv') && /ly$/.test(by(2)?.lower ?? '')
      ? replaceTokens(sentence, at + 1, at + 3, `${by(2)?.text} ${by(1)?.text}`, RULE)
      : undefined,
  'tense: will for would': ({ sentence, token, at }) =>
    /^if\b/i.test(sentence.text) && token.lower === 'would' ? changeWord(sentence, at, 'will', RULE) : undefined,
  'tense: already with base': ({ sentence, token, at, by }) =>
    isA(token, 'have') && by(1)?.lower === 'already' && by(2)?.tag === 'verb'
      ? removeTokens(sentence, at, at + 1, RULE)
      : undefined,
  'verb: for with base': where(
    ({ token, by }) => token.tag === 'to' && isA(by(1), 'verb') && isA(by(-1), 'noun', 'obj'),
    ({ sentence, at }) => changeWord(sentence, at, 'for', RULE),
  ),
  'verb: to behind make, let': where(
    ({ token, by }) =>
      token.form === 'base' &&
      isA(token, 'verb') &&
      isA(by(-1), 'obj') &&
      /^(?:make|makes|made|let|lets)$/.test(by(-2)?.lower ?? ''),
    put('to'),
  ),
}
