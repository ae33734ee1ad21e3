import { afterTimePhrase } from '../../sentences/introductions.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { ingForm } from '../../words/verbs.ts'
import { HELPER_VERBS, IT_OR_YOU, SUBJECTS_OF_PEOPLE } from '../../words/word-sets.ts'
import { governmentOf } from '../government/rows.ts'
import { type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { BARE_THINGS } from './complements.ts'

/** 'interested in learn', 'before go', 'for learn English', 'without say', 'thanks for helped me'. */
export const afterPreposition: Rule = {
  id: 'preposition-gerund',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const verb = sentence.tokens[at + 1]
      if (!verb) return []
      if (token.tag === 'prep' && isDoingThat(sentence, at))
        return [replaceTokens(sentence, at + 1, at + 2, ingForm(verb.lower), 'preposition-gerund')]
      if (token.lower === 'for' && verb.lower === 'to' && hasForm(sentence.tokens[at + 2], 'base'))
        return [removeTokens(sentence, at, at + 1, 'purpose-to')]
      if (isFiniteAfter(sentence, token, verb, at))
        return [replaceTokens(sentence, at + 1, at + 2, ingForm(baseOf(verb, 'past')), 'preposition-gerund')]
      if (DONE.some((isDone) => isDone(sentence, at)))
        return [replaceTokens(sentence, at + 1, at + 2, ingForm(verb.lower), 'preposition-gerund')]
      return isPlainlyVerb(sentence, verb, at) ? (prepositionBefore(sentence, token, at, verb) ?? []) : []
    }),
}

/** 'a mistake in do my job', 'without have money'. */
const isDoingThat = (sentence: Sentence, at: number) =>
  /^(?:in|of|without|by|about|at|with|from|after|before)$/.test(lowerAt(sentence, at)) &&
  HELPER_VERBS.test(lowerAt(sentence, at + 1)) &&
  ['det', 'poss', 'adj', 'pron'].includes(sentence.tokens[at + 2]?.tag ?? '') &&
  !SUBJECTS_OF_PEOPLE.test(lowerAt(sentence, at + 2))

/** 'for helped me': a past form with its object cannot be anything else. */
const isFiniteAfter = (sentence: Sentence, token: Token, verb: Token, at: number) =>
  /^(?:for|without|about|of|by|after|before)$/.test(token.lower) &&
  verb.tag === 'verb' &&
  hasForm(verb, 'past') &&
  !hasForm(verb, 'base') &&
  (sentence.tokens[at + 2]?.tag === 'obj' ||
    (/^(?:after|before)$/.test(token.lower) && ['det', 'poss'].includes(sentence.tokens[at + 2]?.tag ?? '')))

/** 'After graduate, I', 'While study at home, she': what follows has a subject; 'while' never stands before a noun. */
function isDoneBeside({ tokens }: Sentence, at: number): boolean {
  const link = at === 0 ? (tokens[0]?.lower ?? '') : ''
  const { noun = 0, verb = 0 } = tokens[1]?.readings.kinds ?? {}
  if (!/^(?:after|before|while)$/.test(link) || !hasForm(tokens[1], 'base')) return false
  const comma = tokens.findIndex(({ text }) => text === ',')
  const isBeside = ['punct', 'prep', 'to'].includes(tokens[2]?.tag ?? '') && tokens[comma + 1]?.tag === 'pron'
  if (comma < 2 || !isBeside || tokens.slice(2, comma).some(({ tag }) => FINITE.has(tag))) return false
  return link === 'while' ? verb > 4 : noun < 4 && verb > noun
}

const MEANS = oneOf('watch read play practice practise use write speak cook study learn sing ride work listen')

/** 'by watch films', 'by listen to music'; 'by work' may be a noun. */
const isDoneBy = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at]?.lower === 'by' &&
  MEANS.test(tokens[at + 1]?.lower ?? '') &&
  (tokens[at + 1]?.lower === 'work'
    ? tokens[at + 2]?.lower === 'hard'
    : ['noun', 'to', 'name', 'adv'].includes(tokens[at + 2]?.tag ?? ''))

/** 'She uses English when talk to her children': nobody is named who does it. */
function isDoneWhen({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at + 1]
  if (at < 2 || tokens[at]?.lower !== 'when' || !hasForm(verb, 'base') || (verb?.readings.kinds.verb ?? 0) < 5)
    return false
  const end = tokens.findIndex(({ tag }, index) => index > at + 1 && ['punct', 'sub', 'and'].includes(tag))
  const rest = tokens.slice(at + 2, end < 0 ? undefined : end)
  return ['prep', 'to', 'poss', 'obj', 'det'].includes(rest[0]?.tag ?? '') && !rest.some(({ tag }) => FINITE.has(tag))
}

const DONE = [isDoneBeside, isDoneBy, isDoneWhen]

function isPlainlyVerb(sentence: Sentence, verb: Token, at: number): boolean {
  const { noun, verb: strength } = verb.readings.kinds
  if (!/^(?:verb|noun)$/.test(verb.tag) || !hasForm(verb, 'base') || strength < 3) return false
  if (isDescriber(sentence, verb, at + 2)) return false
  if ((verb.tag === 'verb' && verb.form !== 'base') || verb.lower === 'further') return false
  if (isIdiomNoun(sentence, verb.lower, at)) return false
  if (noun < 2 || DOES.some((does) => does(sentence, verb, at))) return true
  // 'in times of need,'
  const endsThere = !sentence.tokens[at + 2] || ['punct', 'and'].includes(sentence.tokens[at + 2]?.tag ?? '')
  if (endsThere && sentence.tokens[at - 1]?.tag === 'noun') return false
  return (
    noun <= strength - 4 &&
    !BARE_THINGS.test(verb.lower) &&
    /^(?:of|about|without|after|before|while)$/.test(lowerAt(sentence, at))
  )
}

/** 'without fail', 'proof of need', 'weeks of protest' */
const IDIOM_NOUNS = oneOf('need want protest plague interest')
const isIdiomNoun = (sentence: Sentence, word: string, at: number) =>
  (IDIOM_NOUNS.test(word) && !objectAfter(sentence, at + 2) && lowerAt(sentence, at + 2) !== 'to') ||
  (word === 'fail' && lowerAt(sentence, at) === 'without')

/** 'of duplicate code', 'at lower temperatures', 'with price Rp 50k': it describes a noun, or is one with its name. */
function isDescriber(sentence: Sentence, { readings: { kinds, degree } }: Token, next: number): boolean {
  const tag = sentence.tokens[next]?.tag
  if (kinds.adj > 2 && !objectAfter(sentence, next)) return true
  return tag === 'name' ? kinds.noun > kinds.verb : tag === 'noun' && (kinds.adj > 0 || degree !== undefined)
}

/** 'on pass the exam', 'of check every figure': no noun stands before another one; 'after work the next day'. */
const objectAfter = ({ tokens }: Sentence, at: number) =>
  (['poss', 'obj', 'name'].includes(tokens[at]?.tag ?? '') || OBJECT_STARTS.test(tokens[at]?.lower ?? '')) &&
  afterTimePhrase(tokens, at) === at &&
  !(IT_OR_YOU.test(tokens[at]?.lower ?? '') && FINITE.has(tokens[at + 1]?.tag ?? '')) &&
  !/^(?:next|following|same|other|whole|day|night|week|month|year|hour)$/.test(tokens[at + 1]?.lower ?? '')

const DOES: readonly ((sentence: Sentence, verb: Token, at: number) => boolean)[] = [
  (sentence, { lower }, at) => !BARE_THINGS.test(lower) && objectAfter(sentence, at + 2),
  isDoneToMany,
  isDoneSo,
]

/** 'by draw patterns', 'by help more people', 'in handle large sums': no noun stands before these. */
function isDoneToMany({ tokens }: Sentence, { readings: { kinds } }: Token, link: number): boolean {
  if (kinds.verb < kinds.noun + 2) return false
  const at = link + 2
  const from = MORE.test(tokens[at]?.lower ?? '') || ['num', 'adj'].includes(tokens[at]?.tag ?? '') ? at + 1 : at
  const noun = tokens[from]
  if (noun?.tag !== 'noun' || FINITE.has(tokens[from + 1]?.tag ?? '')) return false
  return noun.readings.singular !== undefined || (from > at && tokens[at]?.tag !== 'adj')
}

const MORE = oneOf('more some any many all most several')
const PARTICLE_NEXT = oneOf('with to from at for in')

/** 'for deal with', 'before return to', 'without knock.' */
function isDoneSo({ tokens }: Sentence, verb: Token, at: number): boolean {
  const { noun, verb: strength } = verb.readings.kinds
  const link = tokens[at]?.lower ?? ''
  const next = tokens[at + 2]
  if (BARE_THINGS.test(verb.lower) || strength < noun + 2 || verb.readings.kinds.adj > 0) return false
  if (link === 'without') return noun < 4 && (!next || ['punct', 'sub', 'wh'].includes(next.tag))
  return BEFORE_DOING.test(link) && PARTICLE_NEXT.test(next?.lower ?? '') && governs(verb.lower, next?.lower ?? '')
}

const BEFORE_DOING = oneOf('of for about in by before after without instead at')
const governs = (verb: string, link: string) => governmentOf(verb).some(({ takes }) => takes[0]?.word === link)

const FINITE: ReadonlySet<string> = new Set(['verb', 'be', 'have', 'do', 'modal'])
const OBJECT_STARTS = oneOf('the a an you it up out them this these those every each people')

function prepositionBefore(sentence: Sentence, token: Token, at: number, verb: Token): Edit | undefined {
  const base = baseOf(verb, 'base')
  const before = lowerAt(sentence, at - 1)
  const isPurpose = before === 'you' && !/^(?:thank|blame|pay|sorry)$/.test(lowerAt(sentence, at - 2))
  const isThanks = THANKS.test(sentence.text.slice(0, token.start))
  if (token.tag === 'prep' && token.lower === 'for' && !isThanks && (isPurpose || !WITH_FOR.test(before))) {
    return replaceTokens(sentence, at, at + 2, `to ${base}`, 'purpose-to')
  }
  return wantsGerund(token, before, objectAfter(sentence, at + 2))
    ? replaceTokens(sentence, at + 1, at + 2, ingForm(base), 'preposition-gerund')
    : undefined
}

const WITH_FOR =
  /^(?:pay|pays|paid|paying|thank|thanks|you|sorry|famous|responsible|used|blame|apologize|bad|reason|punished)$/
/** 'Thank you all so much for', 'I'm really sorry again for': what follows is the reason. */
const THANKS = new RegExp(
  [
    String.raw`\b(?:thank|thanks|thankful|grateful|sorry|apologi[sz]e)`,
    '(?: (?:you|u|all|so|very|much|again|both|guys|everyone|sir|a|lot|really|to|them))*(?: for [^,.]* and)? $',
  ].join(''),
  'i',
)
const WITH_ON_OR_IN = /^(?:insist|insists|insisted|focus|interested|believe|succeed|succeeded|keen)$/

function wantsGerund(token: Token, before: string, hasObject: boolean): boolean {
  if (token.tag === 'sub') return /^(?:before|after|while)$/.test(token.lower)
  if (token.tag !== 'prep') return false
  if (token.lower === 'on') return WITH_ON_OR_IN.test(before) || hasObject
  if (token.lower === 'in') return !/^(?:come|came|go|get)$/.test(before)
  return /^(?:for|of|about|without|at|by|with|after|before|from|instead)$/.test(token.lower)
}

/** 'good at to draw', 'without to ask': runs before the others. */
export const prepositionTo: Rule = {
  id: 'preposition-to',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) => afterPrepositionTo(sentence, token, at) ?? notDone(sentence, token, at) ?? [],
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

/** 'sorry for not attend the meeting' */
function notDone(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const verb = sentence.tokens[at + 2]
  if (token.tag !== 'prep' || lowerAt(sentence, at + 1) !== 'not' || !verb || !hasForm(verb, 'base')) return undefined
  const { noun, adj } = verb.readings.kinds
  return noun < 3 && adj < 3
    ? replaceTokens(sentence, at + 2, at + 3, ingForm(verb.lower), 'preposition-gerund')
    : undefined
}
