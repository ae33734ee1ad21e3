import { afterTimePhrase } from '../../sentences/introductions.ts'
import { within } from '../../sentences/times.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { ALONE, BY_ITSELF, STATIVE } from '../../words/verb-kinds.ts'
import { inflectVerb, participleForm, pastForm } from '../../words/verbs.ts'
import { BE_ANY_SHORT } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, doFor, hasForm, haveFor } from '../verb-words.ts'
import { askedWithBe } from './asked-with-be.ts'
import { isBareVerb } from './bare-verbs.ts'
import { isAgent, isDoneTo } from './done-to.ts'
import { type HelperLink, linkAt } from './helper-links.ts'

/** 'I am agree', 'He is work in a bank', 'English is speak here', 'I am cook now', 'The accident was happened'. */
export const afterBe: Rule = {
  id: 'after-be',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.tag !== 'be') return []
      const asked = BE_ANY_SHORT.test(token.lower) ? askedWithBe(sentence, at) : 'statement'
      if (asked !== 'statement') return asked ? [asked] : []
      return mended(linkAt(sentence, at)) ?? []
    }),
}

/** 'The first thing I do is check my phone', 'All you have to do is ask'. */
const SAYS_WHAT_IS_DONE = [
  /\b(?:all|things?|what|least|most|best)\b[^,]* (?:do|does|did|done)\b[^,]*$/i,
  /\b(?:what|all) (?:\w+ ){1,4}(?:needs?|wants?|likes?|loves?|miss(?:es)?) $/i,
]

function mended(link: HelperLink): Edit | undefined {
  const { sentence, helper, verbAt } = link
  const verb = sentence.tokens[verbAt]
  const before = sentence.text.slice(0, helper.start)
  if (!verb || SAYS_WHAT_IS_DONE.some((pattern) => pattern.test(before))) return undefined
  // 'He has been like that for years'
  if (verb.tag === 'prep') return undefined
  if (!BE_ANY_SHORT.test(helper.lower)) return afterPlainBe(link, verb)
  // 'There is work to do'
  if (sentence.tokens[link.at - 1]?.tag === 'there' && verb.readings.kinds.noun > 2) return undefined
  return secondHelper(link, verb) ?? withoutPassive(link, verb) ?? wrongParticiple(link, verb) ?? meant(link, verb)
}

/** 'I am can swim', 'My friend was helped me' */
function secondHelper({ sentence, helper, at, verbAt }: HelperLink, verb: Token): Edit | undefined {
  const { tokens } = sentence
  const isModal = verb.tag === 'modal' && verb.lower !== 'may'
  if (isModal && ['verb', 'be', 'have', 'not'].includes(tokens[verbAt + 1]?.tag ?? ''))
    return removeTokens(sentence, at, at + 1, 'be-verb')
  const isDoneToMe =
    helper.form === 'past' &&
    verbAt === at + 1 &&
    tokens[verbAt + 1]?.tag === 'obj' &&
    verb.tag === 'verb' &&
    hasForm(verb, 'past') &&
    !/^(?:called|named|told|asked|taught|sent|paid|lent|left)$/.test(verb.lower)
  return isDoneToMe || doesSomething(sentence, at, verbAt) ? removeTokens(sentence, at, verbAt, 'be-verb') : undefined
}

const DOES_TO_THINGS = ruleWords('after-be does-to-things')

/** 'He was saved a cat', 'I was thought it was closed': what follows is the object. */
function doesSomething({ tokens }: Sentence, at: number, verbAt: number): boolean {
  const verb = tokens[verbAt]
  const next = tokens[verbAt + 1]
  const subject = tokens[at - 1]
  if (tokens[at]?.form !== 'past' || verbAt !== at + 1 || verb?.tag !== 'verb' || !hasForm(verb, 'past')) return false
  if (!/^(?:i|he|she|we|they)$/.test(subject?.lower ?? '') || afterTimePhrase(tokens, verbAt + 1) > verbAt + 1)
    return false
  if (/^(?:thought|believed|hoped)$/.test(verb.lower)) return ['pron', 'sub', 'det', 'poss'].includes(next?.tag ?? '')
  return (
    DOES_TO_THINGS.test(baseOf(verb, 'past')) &&
    /^(?:an?|the|my|his|her|our|their|some|two|three)$/.test(next?.lower ?? '')
  )
}

/** Some of these may be adjectives or passives: 'it was agreed that', 'the house is lived in'. */
const SELDOM_WRONG = oneOf(`
  go get run fly fall rise walk look feel seem sit stand lie rest last land study return cost complain worry expire
  swim apply listen talk relax depart`)
const AT_PLACE = oneOf('in at to for as with here there from')
const SURE_BEHIND: Record<string, typeof AT_PLACE> = {
  agree: oneOf('with'),
  live: AT_PLACE,
  work: AT_PLACE,
  travel: AT_PLACE,
  wait: AT_PLACE,
}

/** 'The accident was happened', 'it is not arrived yet': these verbs have no passive. */
function withoutPassive({ sentence, helper, at, verbAt }: HelperLink, verb: Token): Edit | undefined {
  const isParticiple = hasForm(verb, 'participle') || verb.lower === 'came'
  if (hasForm(verb, 'base') || !isParticiple || lowerAt(sentence, verbAt + 1) === 'by') return undefined
  const base = baseOf(verb, hasForm(verb, 'participle') ? 'participle' : 'past')
  if (!ALONE.test(base) || SELDOM_WRONG.test(base) || verb.readings.kinds.adj > 5) return undefined
  if (SURE_BEHIND[base]?.test(lowerAt(sentence, verbAt + 1)) === false) return undefined
  if (helper.lower === "'s" && !/^(?:it|he|she|this|that)$/.test(lowerAt(sentence, at - 1))) return undefined
  const words = sentence.tokens.slice(at + 1, verbAt).map(({ text }) => (text === "n't" ? 'not' : text))
  return replaceTokens(sentence, at, verbAt + 1, active(sentence, helper, base, words).join(' '), 'intransitive')
}

function active(sentence: Sentence, be: Token, base: string, words: string[]): string[] {
  const agreement = agreementOf(be)
  const isPast = be.form === 'past'
  if (!isPast && /\b(?:yet|already|just)\b/i.test(sentence.text.slice(be.start)))
    return [haveFor(agreement), ...words, participleForm(base)]
  if (words.includes('not')) return [isPast ? 'did' : doFor(agreement), 'not', base]
  if (!isPast && /^(?:consist|belong|depend|seem|exist)$/.test(base))
    return [...words, inflectVerb(base, agreement === 'one' ? 'third' : 'base')]
  return [...words, pastForm(base)]
}

const agreementOf = ({ lower }: Token) => (lower === 'am' ? 'i' : /^(?:is|'s|was)$/.test(lower) ? 'one' : 'many')

/** 'was wrote by', 'is took' */
function wrongParticiple({ sentence, subject, verbAt }: HelperLink, verb: Token): Edit | undefined {
  if (verb.tag === 'do' && verb.lower === 'did') return changeWord(sentence, verbAt, 'done', 'passive-participle')
  if (verb.tag !== 'verb' || verb.form !== 'past' || hasForm(verb, 'participle')) return undefined
  const base = baseOf(verb, 'past')
  const isPassive = subject ? isDoneTo(sentence, subject, verbAt, base) : isAgent(sentence, verbAt + 1)
  return isPassive || (!ALONE.test(base) && !hasObject(sentence, verbAt) && !isPersonal(sentence, subject))
    ? changeWord(sentence, verbAt, participleForm(base), 'passive-participle')
    : undefined
}

const isPersonal = ({ tokens }: Sentence, subject: HelperLink['subject']) =>
  subject !== undefined && isSomebody(tokens[subject.head])

const hasObject = ({ tokens }: Sentence, at: number) =>
  ['det', 'poss', 'obj', 'noun', 'name', 'num'].includes(tokens[at + 1]?.tag ?? '')

/** 'am … agree', 'is … work': what was meant by 'be' and a bare verb. */
function meant(link: HelperLink, verb: Token): Edit | undefined {
  const { sentence, at, verbAt, subject } = link
  const isByAgent = hasForm(verb, 'base') && !hasForm(verb, 'participle') && isAgent(sentence, verbAt + 1)
  if (!isBareVerb(sentence, verb, verbAt) && !(isByAgent && verb.readings.kinds.verb > 3)) return undefined
  const base = baseOf(verb, verb.form ?? 'base')
  if (verb.tag !== 'have' && (subject ? isDoneTo(sentence, subject, verbAt, base) : isByAgent))
    return changeWord(sentence, verbAt, participleForm(base), 'passive-participle')
  const isNot = sentence.tokens.slice(at + 1, verbAt).some(({ lower }) => lower === 'not')
  if ((!isNot || AT_THE_MOMENT.test(sentence.text)) && goesOn(link, base))
    return changeWord(sentence, verbAt, inflectVerb(base, 'ing'), 'ing-be')
  if (isNot && /\byet\b/i.test(sentence.text) && link.helper.form !== 'past')
    return replaceTokens(
      sentence,
      at,
      verbAt + 1,
      `${haveFor(agreementOf(link.helper))} not ${participleForm(base)}`,
      'perfect-form',
    )
  return replaceTokens(sentence, at, verbAt + 1, withoutBe(link, verb, base, isNot), 'be-verb')
}

/** 'does not agree', 'usually works', 'went' */
function withoutBe({ sentence, helper, at, verbAt }: HelperLink, verb: Token, base: string, isNot: boolean): string {
  const isPast = helper.form === 'past' || (verb.form === 'past' && !hasForm(verb, 'base'))
  const agreement = agreementOf(helper)
  if (isNot) return `${isPast ? 'did' : doFor(agreement)} not ${base}`
  const isOne = agreement === 'one' && lowerAt(sentence, at - 1) !== 'i'
  const right = inflectVerb(base, isPast ? 'past' : isOne ? 'third' : 'base')
  return [...sentence.tokens.slice(at + 1, verbAt).map(({ text }) => text), right].join(' ')
}

const AT_THE_MOMENT = within([
  'now|right now|at the moment|still|currently|this week|these days|today|tonight|tomorrow',
  'wait|look|listen|quiet|just a moment',
])
const MEANWHILE =
  /\b(?:when (?!(?:i|he|she|we|they|you) (?:was|were)\b)|at (?:\d|that time|this time)|all (?:day|night))/i

/** Whoever says these with 'be' sees them: 'The baby is cry'. */
const SEEN_NOW = oneOf('sleep cry wait laugh smile shout scream leak drip bark tremble shiver')

/** 'I am cook dinner now', 'I was drive when you called'. */
function goesOn({ sentence, helper, subject, verbAt }: HelperLink, base: string): boolean {
  const { text, tokens } = sentence
  if (/^(?:do|rain|snow)$/.test(base)) return true
  if (STATIVE.test(base) || tokens[verbAt]?.form !== 'base') return false
  if (helper.form === 'past')
    return (
      MEANWHILE.test(text) || (/\bwhile\b/i.test(text) && subject !== undefined && isSomebody(tokens[subject.head]))
    )
  if (base === 'get' && /^(?:married|better|worse)$/.test(lowerAt(sentence, verbAt + 1))) return true
  if (SEEN_NOW.test(base) && !/\b(?:every|usually|always|often|early|late)\b/i.test(text)) return true
  return AT_THE_MOMENT.test(text)
}

/** 'has been study English' */
const isStudied = ({ tokens }: Sentence, { lower }: Token, at: number) =>
  lower === 'been' &&
  (tokens[at]?.readings.kinds.verb ?? 0) > 3 &&
  ['name', 'det', 'poss', 'obj'].includes(tokens[at + 1]?.tag ?? '')

const describes = ({ sentence, helper, verbAt }: HelperLink, { readings: { kinds } }: Token) =>
  kinds.adj > (helper.lower === 'be' && !isAgent(sentence, verbAt + 1) ? 0 : 3)

/** 'will be go' has one verb too many; 'can be use' and 'has been confirm' lack an ending; 'It'll be grey' is right. */
function afterPlainBe(link: HelperLink, verb: Token): Edit | undefined {
  const { sentence, at, verbAt, subject, helper } = link
  const { kinds } = verb.readings
  if (at < 2 || hasForm(verb, 'participle') || !hasForm(verb, 'base') || describes(link, verb)) return undefined
  const base = baseOf(verb, 'base')
  const isVerb = verb.tag === 'verb' && verb.form === 'base'
  const participle = () => changeWord(sentence, verbAt, participleForm(base), 'passive-participle')
  const isDone = subject ? isDoneTo(sentence, subject, verbAt, base) : isAgent(sentence, verbAt + 1)
  if (isDone && (isVerb || isAgent(sentence, verbAt + 1))) return participle()
  if (!isVerb && !isStudied(sentence, helper, verbAt)) return undefined
  if (helper.lower === 'been') return changeWord(sentence, verbAt, inflectVerb(base, 'ing'), 'ing-be')
  if (helper.lower !== 'be' || (kinds.noun > 5 && !ALONE.test(base))) return undefined
  return isGiven(sentence, verbAt, base) || !isActive(sentence, subject, verbAt, base)
    ? participle()
    : removeTokens(sentence, at, at + 1, 'be-verb')
}

/** What somebody may be given: 'should be give a higher salary'. */
const isGiven = (sentence: Sentence, at: number, base: string) =>
  /^(?:give|pay|offer|award|grant)$/.test(base) && /^(?:an?|more|extra|higher)$/.test(lowerAt(sentence, at + 1))

const isActive = (sentence: Sentence, subject: HelperLink['subject'], at: number, base: string) =>
  ALONE.test(base) || BY_ITSELF.test(base) || hasObject(sentence, at) || isPersonal(sentence, subject)
