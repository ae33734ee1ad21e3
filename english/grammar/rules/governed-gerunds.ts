import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { ingForm } from '../../words/verbs.ts'
import { HELPER_VERBS, SUBJECTS_OF_PEOPLE, TO_OR_FOR } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [words = '', link = ''] = line.trim().split(/\s+/)
        return words.split('|').map((word) => [word, link === '-' ? '' : link] as const)
      }),
  )

/** What stands before -ing behind a verb and its object: 'prevented me from sleeping'. */
const WITH_OBJECT = table(`
  prevent|stop|discourage|prohibit|ban|protect|save|distract from
  accuse|suspect of
  thank|blame|forgive|criticize|criticise|punish|arrest|praise|scold|fine for
  congratulate|compliment on`)
/** The same right behind the verb. */
const ALONE = table(`
  apologize|apologise for
  insist on
  succeed|specialize|specialise in
  concentrate|focus on
  dream of
  complain|worry about
  refrain from
  approve of
  think of`)
/** The same behind an adjective that is said of somebody. */
const ADJECTIVES = table(`
  interested in
  capable|fond|guilty|tired of
  responsible|famous for
  addicted|accustomed|committed|dedicated|opposed to
  worth|busy -
  good|bad|terrible|skilled|great at
  experienced|involved|successful in
  bored with
  worried about`)
/** The same behind a noun. */
const NOUNS = table(`
  habit|possibility|risk|experience|intention|memory|hope of
  difficulty|trouble|fun|use|problem -
  point|interest|success in`)
const ADDITIONAL = oneOf(`
  good bad great terrible worried tired experience intention hope problem fun interest success think dream stop
  save protect trouble use point bored difficulty`)

/** 'prevent me to go', 'apologized to be late', 'busy to cook', 'no use to complain'. */
export const governedGerunds: Rule = {
  id: 'governed-gerund',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        behindObject(sentence, token, at) ??
        behindGovernor(sentence, token, at) ??
        afterPrepositionTo(sentence, token, at) ??
        afterGovernedTo(sentence, token, at) ??
        [],
    ),
}

const doing = (verb: Token) => ingForm(HELPER_VERBS.test(verb.tag) ? verb.tag : baseOf(verb, 'base'))

/** 'to go' or 'to be', where a verb stands in its plain form. */
function infinitiveAt({ tokens }: Sentence, at: number): Token | undefined {
  const verb = tokens[at + 1]
  if (tokens[at]?.tag !== 'to' || !verb) return undefined
  if (HELPER_VERBS.test(verb.lower)) return verb
  return verb.tag === 'verb' && hasForm(verb, 'base') && verb.readings.kinds.verb > 2 ? verb : undefined
}

function behindObject(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const link = token.tag === 'verb' ? WITH_OBJECT.get(baseOf(token, token.form)) : undefined
  if (!link) return undefined
  const object = sentence.tokens[at + 1]
  const end =
    object?.tag === 'obj' || /^(?:you|her|it)$/.test(object?.lower ?? '')
      ? at + 2
      : plainNounPhrase(sentence.tokens, at + 1)?.end
  const verb = end === undefined ? undefined : infinitiveAt(sentence, end)
  if (end === undefined || !verb) return undefined
  if (/^(?:stop|save|protect|fine|arrest|thank)$/.test(baseOf(token, token.form)) && object?.tag !== 'obj')
    return undefined
  return replaceTokens(sentence, end, end + 2, `${link} ${doing(verb)}`, 'preposition-gerund')
}

function behindGovernor(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const link = governed(sentence, token, at)
  const from = lowerAt(sentence, at + 1) === 'for' && !/^(?:famous|responsible)$/.test(token.lower) ? undefined : at + 1
  const verb = from === undefined || link === undefined ? undefined : infinitiveAt(sentence, from)
  if (from === undefined || link === undefined || !verb) return undefined
  const words = link === '' ? doing(verb) : `${link} ${doing(verb)}`
  return replaceTokens(sentence, from, from + 2, words, 'gerund')
}

function governed(sentence: Sentence, token: Token, at: number): string | undefined {
  const word = token.lower
  if (token.tag === 'verb' && !NOUNS.has(word)) return aloneLink(sentence, token)
  if (ADJECTIVES.has(word)) return isSaidOfSomebody(sentence, word, at) ? ADJECTIVES.get(word) : undefined
  return ['noun', 'verb'].includes(token.tag) && NOUNS.has(word) && isHadThing(sentence, word, at)
    ? NOUNS.get(word)
    : undefined
}

function aloneLink(sentence: Sentence, token: Token): string | undefined {
  const base = baseOf(token, token.form)
  if (base === 'dream' || base === 'think')
    return token.form === 'ing' || base === 'dream' ? ALONE.get(base) : undefined
  if (/^(?:complain|worry)$/.test(base)) return sentence.text.includes('?') ? undefined : ALONE.get(base)
  return ALONE.get(base)
}

const FEELS = /^(?:feel|feels|felt|get|gets|got|become|became|'m|'re)$/

const INTERESTING_TO_DO = oneOf(`
  join learn work apply take buy become study know participate teach visit try move help meet read make get do
  continue attend play be`)

function isSaidOfSomebody(sentence: Sentence, word: string, at: number): boolean {
  let back = at - 1
  while (['adv', 'not'].includes(sentence.tokens[back]?.tag ?? '') && lowerAt(sentence, back) !== 'too') back -= 1
  const be = sentence.tokens[back]
  if (!be || !(be.tag === 'be' || FEELS.test(be.lower))) return false
  if (word === 'interested') return INTERESTING_TO_DO.test(lowerAt(sentence, at + 2))
  if (!ADDITIONAL.test(word)) return true
  const subject = lowerAt(sentence, back - 1)
  const isPerson = SUBJECTS_OF_PEOPLE.test(subject)
  return isPerson && !/^(?:hear|see|know|meet|be|have|say|find)$/.test(lowerAt(sentence, at + 2))
}

/** 'It's no use to complain', 'I have trouble to sleep', 'my habit to wake up late'. */
function isHadThing(sentence: Sentence, word: string, at: number): boolean {
  const before = lowerAt(sentence, at - 1)
  if (/^(?:use|point)$/.test(word))
    return (
      before === 'no' || (word === 'point' && before === 'the' && /\bwhat(?:'s| is) the point/i.test(sentence.text))
    )
  if (/^(?:difficulty|trouble|fun|problem)$/.test(word)) {
    const had = sentence.tokens.slice(Math.max(0, at - 4), at).some(({ tag }) => tag === 'have')
    return had && !(word === 'problem' && before === 'a')
  }
  if (/^(?:interest|success)$/.test(word)) return /^(?:no|any|my|his|her|great)$/.test(before)
  if (/^(?:experience|hope|intention|memory)$/.test(word))
    return /^(?:no|any|an?|my|his|her|much|some|little|bad)$/.test(before)
  return !/^it\b/i.test(sentence.text)
}

const PREPOSITIONS = /^(?:at|of|in|about|without|by|from|with|on)$/

/** 'good at to draw', 'without to ask'. */
function afterPrepositionTo(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.tag !== 'prep' || !PREPOSITIONS.test(token.lower) || isFree(sentence, at)) return undefined
  const verb = infinitiveAt(sentence, at + 1)
  return verb ? replaceTokens(sentence, at + 1, at + 3, doing(verb), 'preposition-gerund') : undefined
}

const BEFORE_ABOUT = oneOf(`
  interested excited worried nervous curious keen thinking talking dreaming talk talked successful experience
  focus focused afraid`)

/** 'about to leave', 'come in to eat', 'go on to say' are right. */
const isFree = (sentence: Sentence, at: number) =>
  /^(?:on|in|about)$/.test(lowerAt(sentence, at)) && !BEFORE_ABOUT.test(lowerAt(sentence, at - 1))

/** 'afraid to making mistakes', 'interested to learning', 'tired to waiting'. */
function afterGovernedTo(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const link = token.lower === 'afraid' || token.lower === 'scared' ? 'of' : ADJECTIVES.get(token.lower)
  const verb = sentence.tokens[at + 2]
  if (!link || link === 'to' || token.tag === 'noun' || !TO_OR_FOR.test(lowerAt(sentence, at + 1))) return undefined
  if (!verb || !hasForm(verb, 'ing') || verb.readings.kinds.noun > 6) return undefined
  if (lowerAt(sentence, at + 1) === 'for' && /^(?:good|bad|great|terrible|responsible|famous)$/.test(token.lower))
    return undefined
  return isSaidOfSomebody(sentence, 'capable', at)
    ? replaceTokens(sentence, at + 1, at + 2, link, 'preposition-adjective')
    : undefined
}
