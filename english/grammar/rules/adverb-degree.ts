import type { Token } from '../../sentences/tokens.ts'
import { adverbOf } from '../../words/adjectives.ts'
import { oneOf } from '../../words/one-of.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

/** 'I easy forget names', 'an extreme smart student', 'a real good movie', 'My English is not well'. */
export const adverbDegree: Rule = {
  id: 'adverb-degree',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        beforeVerb(sentence, token, at) ??
        beforeAdjective(sentence, token, at) ??
        wellOfThings(sentence, token, at) ??
        [],
    ),
}

const BEFORE_VERB = oneOf(`
  real easy sudden quick slow final usual recent actual certain definite careful frequent regular honest serious
  total complete absolute strong immediate automatic accidental deep sincere normal direct eventual unfortunate
  rare constant gradual rapid secret general particular special main proper correct wrong clear`)
const SUBJECT: ReadonlySet<string> = new Set(['pron', 'modal', 'name'])

/** 'I real like this song'. */
function beforeVerb(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!BEFORE_VERB.test(token.lower) || !SUBJECT.has(sentence.tokens[at - 1]?.tag ?? '')) return undefined
  if (/thing$/.test(lowerAt(sentence, at - 1))) return undefined
  const verb = sentence.tokens[at + 1]
  const isVerb = verb?.tag === 'verb' || hasForm(verb, 'past') || (verb?.lower === 'like' && token.lower === 'real')
  const { kinds } = verb?.readings ?? { kinds: { noun: 9, verb: 0 } }
  if (!isVerb || verb?.form === 'ing' || (kinds.noun > kinds.verb && verb?.form === 'base')) return undefined
  return changeWord(sentence, at, adverbOf(token.lower), 'adverb-form')
}

const MUCH = oneOf(`
  extreme incredible total complete absolute terrible awful unbelievable amazing surprising extraordinary
  relative slight financial physical mental emotional environmental typical`)
const GRADED = oneOf(`
  good nice great bad hard easy fast smart beautiful expensive interesting important tired happy sad cheap
  delicious big difficult busy funny boring angry hot cold helpful kind`)

/** 'extreme smart', 'real good'. */
function beforeAdjective(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const next = sentence.tokens[at + 1]
  const before = sentence.tokens[at - 1]
  if (next?.tag !== 'adj' || !before || !['det', 'be', 'verb', 'adv'].includes(before.tag)) return undefined
  if (token.lower === 'real')
    return GRADED.test(next.lower) ? changeWord(sentence, at, 'really', 'adverb-form') : undefined
  if (!MUCH.test(token.lower) || next.readings.kinds.noun > 3 || next.readings.kinds.adj < 4) return undefined
  if (
    /^(?:financial|physical|mental|emotional|environmental|typical)$/.test(token.lower) &&
    !/^(?:strong|healthy|weak|stable|ready|tired|friendly|independent|ill|sick|indonesian)$/.test(next.lower)
  )
    return undefined
  const isOfNoun =
    /^(?:amazing|terrible|awful|incredible|surprising|extraordinary|relative|slight)$/.test(token.lower) &&
    sentence.tokens[at + 2]?.tag === 'noun'
  return isOfNoun ? undefined : changeWord(sentence, at, adverbOf(token.lower), 'adverb-form')
}

const GOOD_OR_BAD = oneOf(`
  english grammar speaking pronunciation writing vocabulary listening reading score result signal connection
  internet service food quality performance weather idea plan grade mark cooking french japanese memory product`)

/** 'My English is not well.' */
function wellOfThings(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const next = sentence.tokens[at + 1]
  if (token.lower !== 'well' || (next && !/^[.,!?]$/.test(next.text) && !['and', 'sub'].includes(next.tag)))
    return undefined
  let back = at - 1
  while (/^(?:not|very|so|too|really|quite|still|always|already)$/.test(lowerAt(sentence, back))) back -= 1
  if (sentence.tokens[back]?.tag !== 'be') return undefined
  const clause = sentence.clauses.find(({ predicate, subject }) => predicate === back || subject.end === back)
  return clause && GOOD_OR_BAD.test(lowerAt(sentence, clause.subject.head))
    ? changeWord(sentence, at, 'good', 'adverb-form')
    : undefined
}
