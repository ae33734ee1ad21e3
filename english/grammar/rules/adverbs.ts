import { afterTimePhrase } from '../../sentences/introductions.ts'
import type { Token } from '../../sentences/tokens.ts'
import { adverbOf } from '../../words/adjectives.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

/** Adjectives that say how something is done, and hardly ever what an object becomes by it. */
const MANNER = ruleWords('adverbs manner')
/** What these verbs make of their object, or say of their subject, stays an adjective. */
const KEEPS_ADJECTIVE = ruleWords('adverbs keeps-adjective')
const ALSO_SAID_OF_SUBJECT = /^(?:live|sleep|come|fall|think|arrive|return|die|wake|land)$/
const STATES = /^(?:safe|silent|calm|quiet|happy|sad|hungry|busy|proud|poor|unhappy|angry|sleepy|tired)$/

/** 'She sings beautiful', 'He drives very careful', 'She speaks English good'. */
export const adverbForm: Rule = {
  id: 'adverb-form',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      isManner(sentence, token, at) ? (adverbInstead(sentence, token, at) ?? []) : [],
    ),
}

function isManner(sentence: Sentence, token: Token, at: number): boolean {
  if (token.lower === 'good' && ['adj', 'det'].includes(sentence.tokens[at - 1]?.tag ?? '')) return false
  if (!MANNER.test(token.lower) || token.tag === 'noun' || !endsPhrase(sentence.tokens[at + 1])) return false
  if (/^(?:similar|equal)$/.test(token.lower) && lowerAt(sentence, at + 1) === 'to') return false
  if (token.lower === 'usual' && /^(?:as|than)$/.test(lowerAt(sentence, at - 1))) return false
  if (lowerAt(sentence, at + 1) === 'this' && afterTimePhrase(sentence.tokens, at + 1) === at + 1) return false
  return token.lower !== 'sharp' || !CLOCK.test(sentence.text.slice(0, token.start))
}

function adverbInstead(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const isJoined = lowerAt(sentence, at + 1) === 'and' && sentence.tokens[at + 2]?.tag === 'adj'
  const joined = isJoined ? joinedManner(sentence, at + 2) : undefined
  if ((isJoined && !joined) || !describesVerb(sentence, token, at)) return undefined
  const adverb = adverbOf(token.lower)
  return joined
    ? replaceTokens(sentence, at, at + 3, `${adverb} and ${joined}`, 'adverb-form')
    : changeWord(sentence, at, adverb, 'adverb-form')
}

/** 'very polite and quick' */
function joinedManner({ tokens }: Sentence, at: number): string | undefined {
  const word = tokens[at]?.lower ?? ''
  return MANNER.test(word) && endsPhrase(tokens[at + 1]) ? adverbOf(word) : undefined
}

/** 'nine o'clock sharp' */
const CLOCK = /(?:[ap]\.?m\.?|o.clock|\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|midnight) $/i
const AFTER_ADVERB = oneOf(`
  and or but when because to in at on every so with if for than after before last this yesterday from during now
  today again tonight tomorrow next like without until since while all near`)
const endsPhrase = (next: Token | undefined) =>
  next === undefined || next.tag === 'punct' || AFTER_ADVERB.test(next.lower) || next.lower === 'as'

function describesVerb(sentence: Sentence, adjective: Token, at: number): boolean {
  let back = at - 1
  while (/^(?:very|so|really|too|more|quite|not|as)$/.test(lowerAt(sentence, back))) back -= 1
  if (/^(?:to|present|past|future|tastes|smells|looks|sounds|feels|seems)$/.test(lowerAt(sentence, back))) return false
  if (['poss', 'det'].includes(sentence.tokens[back]?.tag ?? '')) return false
  const verbAt = verbBefore(sentence, back)
  const verb = verbAt === undefined ? undefined : sentence.tokens[verbAt]
  if (!verb) return false
  const base = baseOf(verb, verb.form)
  if (isSaidOfSubject(base, adjective.lower)) return false
  if (SPEED.test(adjective.lower) && SPED.test(base)) return true
  if (base === 'look' && lowerAt(sentence, (verbAt ?? 0) + 1) === 'at')
    return /^(?:angry|sad|nervous|happy|serious|strange)$/.test(adjective.lower)
  return !KEEPS_ADJECTIVE.test(base) || (OF_DOING.test(adjective.lower) && DONE_SO.test(base) && verbAt !== back)
}

const isSaidOfSubject = (base: string, adjective: string) =>
  (STATES.test(adjective) && ALSO_SAID_OF_SUBJECT.test(base)) || IDIOMS.has(`${base} ${adjective}`)

const IDIOMS: ReadonlySet<string> = new Set([
  'sleep rough',
  'test positive',
  'test negative',
  'come easy',
  'arrive soft',
])

const SPEED = /^(?:quick|rapid|steady|careful|gradual)$/
const SPED = /^(?:grow|find|go|get|create|serve|choose|see|use|eat|drink)$/
const OF_DOING = /^(?:good|careful|quick|slow|beautiful|quiet|polite|rude|professional|gentle|patient)$/
const DONE_SO = /^(?:see|know|hold|use|wear|meet|show|eat|drink|serve)$/
const INSIDE_OBJECT = new Set(['noun', 'name', 'det', 'poss', 'obj', 'pron', 'num', 'adj'])

/** The verb right before, or behind its object: 'close the glass drawer', 'moves its tail'. */
function verbBefore({ tokens }: Sentence, at: number): number | undefined {
  for (let back = at; back >= Math.max(0, at - 6); back -= 1) {
    const token = tokens[back]
    if (token?.tag === 'verb' || (token?.tag === 'do' && back < at)) return back
    const isInside = INSIDE_OBJECT.has(token?.tag ?? '') || BETWEEN.test(token?.lower ?? '')
    if (!isInside || SUBJECT_ONLY.test(token?.lower ?? '')) return undefined
  }
  return undefined
}

const BETWEEN = /^(?:of|to|at|back|here|away|home|up|down|together)$/
const SUBJECT_ONLY = /^(?:i|he|she|we|they|something|anything|nothing|everything|someone|somebody)$/
