import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { ALONE, BY_ITSELF } from '../../words/verb-kinds.ts'
import { participleForm } from '../../words/verbs.ts'
import { RELATIVE_WORDS } from '../../words/word-sets.ts'
import { isAbsolute } from '../absolute.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm, isRelative, skipAdverbs } from '../verb-words.ts'
import { isAgent, isThing } from './done-to.ts'
import { isSaidBehind } from './said-behind.ts'

/** 'This house built in 1990', 'The bridge build by a Japanese company', 'The elevator broken'. */
export const participleAlone: Rule = {
  id: 'passive-be',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => lacksBe(sentence, clause) ?? lacksForm(sentence, clause) ?? []),
}

/** Done to things; somebody else does it, so that the thing is not the one who does it. */
const PASSIVE_VERBS = ruleWords('participle-alone passive-verbs')
/** They have an object in every sense that WordNet has of them; without one, somebody else does it. */
const ALWAYS_WITH_OBJECT = ruleWords('participle-alone always-with-object')
/** With nothing behind them, these are passives too: 'My flight cancelled'. */
const ONLY_DONE = oneOf(`
  build make locate publish destroy cancel postpone establish deliver steal injure import prohibit approve reject lock
  crowd block damage delay freeze tear hide lose break write take forbid`)
/** These last: 'The elevator is broken'. */
const STATES = oneOf('broken lost locked crowded blocked damaged frozen torn hidden located surrounded covered')
/** A thing may do these too, so only a year or 'as' tells. */
const NEEDS_YEAR = oneOf('call know write close use cook break see lose take develop launch prepare')
const AFTER_PASSIVE = oneOf(`
  in of from at on near to as and yesterday last for with during every twice once regularly annually daily here there
  into after before today because`)
const LEFT_THINGS = oneOf('phone bag wallet key umbrella laptop book jacket passport charger helmet')
const PLANS = oneOf('meeting class event schedule exam flight interview appointment wedding')
const OPENERS = oneOf('because if when which that although and but so , while until after before since')

function lacksBe(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const at = clause.adverbs > clause.subject.end ? clause.predicate : skipAdverbs(tokens, clause.subject.end)
  const verb = tokens[at]
  if (!verb || at >= clause.end || !hasForm(verb, 'participle')) return undefined
  if (hasForm(verb, 'base') && !isAgent(sentence, at + 1)) return undefined
  if (!['verb', 'adj'].includes(verb.tag) || !isOpened(sentence, clause) || isAbsolute(sentence, clause))
    return undefined
  const isOfNoun = isRelative(sentence, clause) && isAgent(sentence, at + 1)
  if (!isOfNoun && isSaidBehind(sentence, at)) return undefined
  if (
    !isOfNoun &&
    verb.lower !== 'born' &&
    (hasOtherVerb(sentence, at, clause.end) || isMainBehind(sentence, clause.end) || !isDone(sentence, clause, at))
  )
    return undefined
  return insertBefore(sentence, at > clause.subject.end ? clause.adverbs : at, be(sentence, clause, at), 'passive-be')
}

function be(sentence: Sentence, { subject }: Clause, at: number): string {
  const verb = sentence.tokens[at] as Token
  const number = subject.agreement === 'unknown' ? 'many' : subject.agreement
  return beFor(number, verb.lower === 'born' || !isLasting(sentence, verb, at))
}

/** No apposition, and no clause that hangs on a verb: 'papyrus, a material made from reeds'. */
function isOpened({ tokens }: Sentence, { opener, subject }: Clause): boolean {
  const before = tokens[subject.start - 1]?.tag ?? ''
  if (['verb', 'be', 'prep', 'have'].includes(before)) return false
  if (isDescribed(tokens, subject, opener)) return false
  const isApposition =
    opener?.text === ',' &&
    /^an?$/.test(tokens[subject.start]?.lower ?? '') &&
    ['noun', 'name', 'word'].includes(tokens[subject.start - 2]?.tag ?? '')
  if (!opener || isApposition) return !isApposition
  const isOwn = ['poss', 'det'].includes(tokens[subject.start]?.tag ?? '')
  return OPENERS.test(opener.lower) && (isOwn || !/^(?:and|but|so|,)$/.test(opener.lower))
}

/** 'A jacket made of cotton.', 'the letter that my uncle wrote', 'the code and the notes required for it'. */
function isDescribed(tokens: readonly Token[], { start, end }: Clause['subject'], opener: Token | undefined): boolean {
  if (!opener) return /^an?$/.test(tokens[start]?.lower ?? '')
  if (opener.lower === 'and') return tokens[start]?.tag === 'det' && tokens[start - 2]?.tag === 'noun'
  const isTold = RELATIVE_WORDS.test(opener.lower) && tokens[end - 1] !== opener
  return isTold && ['noun', 'name'].includes(tokens[tokens.indexOf(opener) - 1]?.tag ?? '')
}

/** A thing that cannot do it itself, and words that follow a passive. */
function isDone(sentence: Sentence, { subject }: Clause, at: number): boolean {
  const { tokens } = sentence
  const head = tokens[subject.head] as Token
  const next = lowerAt(sentence, at + 1)
  const base = baseOf(tokens[at] as Token, 'participle')
  if (next === 'by')
    return tokens[at + 2]?.form !== 'ing' && tokens[at + 2]?.tag !== 'num' && !isDoneAlone(base) && mayBeDoneTo(head)
  if (!mayBeDoneTo(head) || isPersonNoun(head) || (isActor(head) && !isFounded(sentence, at))) return false
  return isPut(head, base, next) || isOnlyDone(sentence, head, at, base)
}

function isOnlyDone(sentence: Sentence, head: Token, at: number, base: string): boolean {
  const next = lowerAt(sentence, at + 1)
  const endsThere = /^[.!,]?$/.test(next)
  const isAlways = ALWAYS_WITH_OBJECT.test(base) && head.tag === 'noun'
  if (!isAlways && (!PASSIVE_VERBS.test(base) || isSoldFor(base, next))) return false
  if (NEEDS_YEAR.test(base) && hasForm(sentence.tokens[at], 'past'))
    return next === 'as' || (base !== 'close' && isFounded(sentence, at))
  return AFTER_PASSIVE.test(next) || ((isAlways || ONLY_DONE.test(base)) && endsThere)
}

/** 'It served as a signal station', 'The tickets sold well', 'Ana tied for third' */
const isSoldFor = (base: string, next: string) =>
  (base === 'sell' && /^(?:for|well)$/.test(next)) ||
  (base === 'serve' && next === 'as') ||
  (base === 'tie' && next === 'for')

const ALONE_TOO = oneOf('win lose drive learn')
const isDoneAlone = (base: string) => ALONE.test(base) || BY_ITSELF.test(base) || ALONE_TOO.test(base)
const ACTORS = oneOf('company team government council committee school police army court bank factory')

const isActor = ({ readings, lower }: Token) => ACTORS.test(readings.singular ?? lower)
const mayBeDoneTo = ({ tag, lower }: Token) => tag !== 'pron' || /^(?:it|they)$/.test(lower)
const isFounded = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at + 1) === 'in' && /^(?:19|20)\d\d$/.test(lowerAt(sentence, at + 2))

/** 'The meeting moved to Thursday', 'My phone left in the taxi', 'The tickets sold out', 'the theatre pulled down'. */
function isPut(head: Token | undefined, base: string, next: string): boolean {
  const thing = head?.readings.singular ?? head?.lower ?? ''
  if (base === 'move') return next === 'to' && PLANS.test(thing)
  if (base === 'leave') return /^(?:in|at|on|behind)$/.test(next) && LEFT_THINGS.test(thing)
  if (/^(?:pull|tear|knock)$/.test(base)) return next === 'down' && head?.tag === 'noun'
  return base === 'sell' && next === 'out'
}

const hasOtherVerb = ({ tokens }: Sentence, at: number, end: number) =>
  tokens
    .slice(at + 1, end)
    .some(
      (token, index, rest) =>
        ['be', 'modal', 'have'].includes(token.tag) ||
        (token.tag === 'noun' && hasForm(token, 'third') && rest[index - 1]?.tag === 'adv') ||
        (token.tag === 'verb' && token.form === 'base' && rest[index - 1]?.tag === 'obj') ||
        (token.tag === 'verb' &&
          (token.form === 'third' || token.form === 'past') &&
          !(rest[index - 1]?.lower === 'and' && hasForm(token, 'participle'))),
    )

const TENSED: ReadonlySet<string> = new Set(['past', 'third'])

/** 'The gifts sent to a friend that lives here were': one verb for the clause that begins at `at`, one for the noun. */
function isMainBehind({ tokens }: Sentence, at: number): boolean {
  if (!RELATIVE_WORDS.test(tokens[at]?.lower ?? '')) return false
  const stop = tokens.findIndex(({ tag }, index) => index > at && (tag === 'punct' || tag === 'and'))
  const verbs = tokens.slice(at, stop).filter(({ tag, form }, index, rest) => {
    const isGroup = /^(?:be|have|modal|do|not|adv)$/.test(rest[index - 1]?.tag ?? '')
    return !isGroup && (/^(?:be|have|modal|do)$/.test(tag) || (tag === 'verb' && TENSED.has(form ?? '')))
  })
  return verbs.length > 1
}

/** 'The bridge build by a Japanese company', 'My hair is cutting by my aunt'. */
function lacksForm(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const isBe = tokens[clause.predicate]?.tag === 'be'
  const at = isBe ? skipAdverbs(tokens, clause.predicate + 1) : clause.predicate
  const form = isBe ? 'ing' : 'base'
  const verb = tokens[at]
  if (!verb || at >= clause.end || hasForm(verb, 'participle') || !hasForm(verb, form)) return undefined
  const base = baseOf(verb, form)
  const isPatient = isBe && tokens[at + 3]?.readings.person === true
  if (!isAgent(sentence, at + 1) || !PASSIVE_VERBS.test(base)) return undefined
  if (!isPatient && !(tokens[clause.subject.head]?.tag === 'noun' && isThing(sentence, clause.subject)))
    return undefined
  const done = participleForm(base)
  const helper = isBe ? (isRegular(sentence) ? '' : 'being ') : `${be(sentence, clause, at)} `
  return changeWord(sentence, at, helper + done, 'passive-be')
}

function isLasting(sentence: Sentence, verb: Token, at: number): boolean {
  if (/\b(?:19|20)\d\d\b|\b(?:yesterday|last|ago)\b/i.test(sentence.text)) return false
  const isBy = lowerAt(sentence, at + 1) === 'by'
  const isNamed = /^(?:locate|make|call|know|name|cover)$/.test(baseOf(verb, 'participle'))
  return isRegular(sentence) || (STATES.test(verb.lower) && !isBy) || verb.lower === 'surrounded' || (isNamed && !isBy)
}

/** 'All the rooms cleaned every morning'. */
const isRegular = (sentence: Sentence) => /\b(?:every|always|usually|often|daily|once a|twice a)\b/i.test(sentence.text)
