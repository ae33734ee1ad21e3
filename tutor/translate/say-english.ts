import type { Clause, Noun } from './clause.ts'
import { has, isAt } from './clause.ts'
import { besideJoined, inCondition, isGerund, isInterrupted, isOfYouth, joinedBy, PLAIN_PAST } from './english-joins.ts'
import { englishOf, isMany, saidNoun } from './english-noun-phrases.ts'
import { front, join, mid, tail } from './english-tail.ts'
import { type VerbGroup, verbGroup } from './english-verbs.ts'
import { YOU } from './finish-subject.ts'
import { isPerson } from './phrase-kinds.ts'
import { personOf, saidPredicate } from './say-predicate.ts'

/** A clause as an English sentence. */
export function sayEnglish(clause: Clause): string {
  const said = afterOpening(clause) ?? withJoined(clause.opening?.notes.has('asks') ? supposed(clause) : clause)
  const opening = clause.opening ? `${englishOf(clause.opening)} ` : ''
  const text = `${opening}${said}`.replaceAll(/\s+/g, ' ').replaceAll(/ ,/g, ',').trim()
  const end =
    clause.predicate.kind === 'none' && !clause.opening
      ? ''
      : clause.mood === 'asks' || clause.opening?.notes.has('asks')
        ? '?'
        : '.'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`
}

/** 'What if we eat first?' */
const supposed = (clause: Clause): Clause => ({
  ...clause,
  moments: [...clause.moments, { en: '', id: '', notes: new Set(['ahead']) }],
})

const OPENED: [note: string, form: 'ing' | 'base'][] = [
  ['ing', 'ing'],
  ['to', 'base'],
]

/** 'Thank you for helping', 'it's time to go'. */
function afterOpening(clause: Clause): string | null {
  const [, form] = OPENED.find(([note]) => clause.opening?.notes.has(note)) ?? []
  const isDone = form && clause.isImplied !== false && clause.predicate.kind !== 'none'
  return isDone ? join([saidPredicate(clause, form), ...tail(clause)]) : null
}

function withJoined(clause: Clause): string {
  const { joined } = clause
  const isUnreal = joined?.by.notes.has('unreal') ?? false
  const isLongAgo = joined !== null && englishOf(joined.by) === 'when' && isOfYouth(joined.clause)
  const isPast = isLongAgo || isInterrupted(clause)
  if (isPast && !isAt(clause, 'past')) return withJoined({ ...clause, moments: [...clause.moments, PLAIN_PAST] })
  const own = saidClause(besideJoined(clause, isUnreal))
  if (!joined) return own
  const by = joinedBy(clause, joined)
  const unreal = isUnreal ? [{ en: '', id: '', notes: new Set(['past', 'unreal']) }] : []
  const other = isGerund(joined.clause, by)
    ? join([saidPredicate(joined.clause, 'ing'), ...tail(joined.clause), nestedIn(joined.clause)])
    : withJoined(inCondition({ ...joined.clause, moments: [...joined.clause.moments, ...unreal] }, by, clause))
  if (joined.by.notes.has('purpose')) {
    const aim = join(['to', saidPredicate(joined.clause, 'base'), ...tail(joined.clause), nestedIn(joined.clause)])
    return joined.isFirst ? `${aim}, ${own}` : join([own, aim])
  }
  const shared = joined.isFirst ? null : sharedIn(clause, joined.clause, by)
  if (shared) return `${own} ${by} ${shared}`
  if (joined.isFirst) return `${by} ${other}, ${own}`
  return /^(?:but|so)$/.test(by) ? `${own}, ${by} ${other}` : `${own} ${by} ${other}`
}

/** '… until you're called': what a joined clause has behind it. */
function nestedIn(clause: Clause): string {
  const { joined } = clause
  if (!joined || joined.isFirst) return ''
  const by = joinedBy(clause, joined)
  return join([by, withJoined(inCondition(joined.clause, by, clause))])
}

const SHARING = /^(?:and|or|and then)$/

/** 'Drink it here or take it home': who does it is not said again, nor what helps the verb. */
function sharedIn(main: Clause, other: Clause, by: string): string | null {
  const isSame = other.isImplied === true && other.predicate.kind === 'verbs' && other.helpers.length === 0
  if (!isSame || !SHARING.test(by) || other.moments.some(({ notes }) => notes.has('past'))) return null
  const { helper } = verbGroup(main)
  const isBase = main.mood !== 'tells' || (helper !== '' && !FORMED.test(helper)) || LED.some((note) => has(main, note))
  const subject = main.mood === 'orders' ? YOU : main.subject
  const behind = nestedIn({ ...other, subject })
  return isBase ? join([saidPredicate({ ...other, subject: main.subject }, 'base'), ...tail(other), behind]) : null
}

/** What follows these has a form of its own. */
const FORMED = /^(?:am|are|is|was|were|have|has|had)$/

const LED = ['want', 'need']

function saidClause(clause: Clause): string {
  if (clause.predicate.kind === 'none') return fragment(clause)
  if (clause.mood === 'lets') return join(["let's", saidPredicate(clause, 'base'), ...tail(clause)])
  if (clause.mood === 'orders') return order(clause)
  if (clause.predicate.kind === 'exists') return exists(clause)
  return clause.mood === 'asks' ? question(clause) : statement(clause)
}

const fragment = (clause: Clause): string =>
  join([clause.subject && saidNoun(clause.subject, 'object'), ...tail(clause)])

function order(clause: Clause): string {
  const isNever = has(clause, 'order') || has(clause, 'not')
  const please = has(clause, 'please') ? 'please' : ''
  const never = clause.helpers.some(({ notes }) => notes.has('ever') && notes.has('order')) ? 'never' : "don't"
  return join([
    ...front(clause),
    please,
    isNever ? never : '',
    saidPredicate(clause, 'base'),
    ...told(clause),
    ...tail(clause),
    ...urged(clause),
  ])
}

/** 'langsung telepon' */
const urged = (clause: Clause): string[] => (mid(clause).includes('immediately') ? ['right away'] : [])

/** 'There is a room', 'are there any rooms', 'there isn't any signal'. */
function exists(clause: Clause): string {
  const { predicate, mood } = clause
  if (predicate.kind !== 'exists') return ''
  const tense = isAt(clause, 'past') || isAt(clause, 'used') ? 'past' : 'present'
  const be = personOf(predicate.what).be[tense]
  const isNegative = has(clause, 'not')
  const what = saidNoun(predicate.what, 'object')
  const still = has(clause, 'still') ? 'still' : ''
  if (mood === 'asks') return join([be, 'there', still, some(what, isMany(predicate.what)), ...tail(clause)])
  return join(['there', be, still, ...mid(clause), isNegative ? noneOf(what) : what, ...tail(clause)])
}

const noneOf = (what: string): string => (what === 'a person' ? 'nobody' : `no ${what.replace(/^(?:an?|the) /, '')}`)

const some = (what: string, many: boolean): string =>
  many && !/^\d|^(?:many|two|three)/.test(what) ? `any ${what}` : what

function statement(clause: Clause): string {
  if (has(clause, 'please') && clause.subject?.kind === 'noun' && isPerson(clause.subject))
    return `${saidNoun(clause.subject, 'subject')}, ${order(clause)}`
  const group = verbGroup(clause)
  const subject = clause.subject ? saidNoun(clause.subject, 'subject') : ''
  const never = clause.adverbs.some(({ notes }) => notes.has('never')) ? ['never'] : []
  const isStill = group.isNegative && group.between.includes('still')
  const [who = '', ...helper] = short(subject, group)
  const verb = isStill
    ? [subject, 'still', ...(helper.length > 0 ? helper : [who.slice(subject.length)]), ...mid(clause), group.rest]
    : [who, ...helper, ...mid(clause), ...never, ...group.between, group.rest]
  return join([...front(clause), ...verb, ...told(clause), ...tail(clause), ...group.end])
}

const SHORT: Record<string, string> = { am: "'m", are: "'re", is: "'s", have: "'ve", has: "'s", will: "'ll" }

const NEGATIVE: Record<string, string> = { will: "won't", can: "can't", am: 'am not' }

const PRONOUN = /^(?:I|you|he|she|it|we|they)$/

/** 'I'm', 'he isn't', 'my sister has'. */
function short(subject: string, { helper, isNegative, rest }: VerbGroup): string[] {
  if (!helper) return [subject]
  const ending = SHORT[helper]
  const isFull = (rest === '' || (helper === 'has' && /^had\b/.test(rest))) && !isNegative
  if (isNegative && helper === 'am') return ["I'm not"]
  if (isNegative) return [subject, NEGATIVE[helper] ?? `${helper}n't`]
  return ending && PRONOUN.test(subject) && !isFull ? [`${subject}${ending}`] : [subject, helper]
}

function question(clause: Clause): string {
  const group = verbGroup(clause)
  const asks = asked(clause)
  if (!clause.subject)
    return join([asks, group.helper, group.isNegative ? 'not' : '', ...mid(clause), group.rest, ...tail(clause)])
  const subject = saidNoun(clause.subject, 'subject')
  const helper = group.isNegative ? (NEGATIVE[group.helper] ?? `${group.helper}n't`) : group.helper
  const from = clause.ask?.en[0] === 'where from' ? ['from'] : []
  return join([
    asks,
    helper === 'am not' ? "aren't" : helper,
    subject,
    ...mid(clause),
    ...group.between,
    group.rest,
    ...told(clause),
    ...from,
    ...tail(clause),
    ...group.end,
  ])
}

/** 'I ordered', 'who works here': a clause behind its noun. */
export function saidRelative(
  noun: Noun | null,
  { clause, gap }: { clause: Clause; gap: 'subject' | 'object' },
): string {
  const isPlain = clause.helpers.length === 0 && clause.moments.length === 0
  const isState = clause.predicate.kind === 'verbs' && clause.predicate.steps[0]?.word.notes.has('s')
  const moments = isPlain && !isState && gap === 'object' ? [PLAIN_PAST] : clause.moments
  const told: Clause = { ...clause, mood: 'tells', moments, subject: gap === 'object' ? clause.subject : noun }
  if (gap === 'object') return join([saidClause(told), leftBehind(clause)])
  const isPerson = noun?.word.notes.has('person') || noun?.word.notes.has('kin')
  const { helper, isNegative, between, rest, end } = verbGroup(told)
  const not = isNegative ? (NEGATIVE[helper] ?? `${helper}n't`) : helper
  const which = noun === null ? '' : isPerson ? 'who' : 'that'
  return join([which, not, ...mid(told), ...between, rest, ...tail(told), ...end])
}

/** 'the bus I waited for' */
const leftBehind = ({ predicate }: Clause): string => {
  const last = predicate.kind === 'verbs' ? predicate.steps.at(-1) : undefined
  return (last && / \((.*)\)$/.exec(englishOf(last.word))?.[1]) ?? ''
}

const ASKS: Record<string, string> = { 'where to': 'where', 'where from': 'where' }

/** 'what music', 'how many people', 'what is your name'. */
function asked({ ask, asked: of, subject }: Clause): string {
  if (!ask) return ''
  const said = englishOf(ask)
  if (said === 'who' && subject?.kind === 'noun' && subject.word.en[0] === 'a name') return 'what'
  if (!of) return ASKS[said] ?? said
  const bare = englishOf(of).replace(/^(?:an?|the) /, '')
  if (said === 'how much' && of.notes.has('amount')) return `what ${bare}`
  if (said !== 'how much') return `${said} ${bare}`
  const isCounted = /^an? /.test(englishOf(of))
  return isCounted ? `how many ${saidNoun(manyOf(of), 'object')}` : `how much ${bare}`
}

const manyOf = (word: NonNullable<Clause['asked']>) =>
  ({ kind: 'noun', word, which: null, owner: null, count: 'plural', adjectives: [], of: null }) as const

/** 'I thought you were angry': the past goes on. */
function told({ predicate }: Clause): string[] {
  if (predicate.kind !== 'verbs' || !predicate.that) return []
  const isPast = predicate.steps[0]?.word.notes.has('d')
  const { that } = predicate
  return [saidInside(isPast ? { ...that, moments: [...that.moments, PLAIN_PAST] } : that)]
}

/** 'I don't know where he lives', 'whether he's coming': a question inside has the order of a statement. */
function saidInside(clause: Clause): string {
  if (clause.mood !== 'asks') return saidClause(clause)
  const told: Clause = { ...clause, mood: 'tells', ask: null, asked: null }
  return clause.ask ? join([asked(clause), statement(told)]) : join(['whether', statement(told)])
}
