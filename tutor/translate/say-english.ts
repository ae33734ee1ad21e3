import { pronounFor } from './belongings.ts'
import type { Clause, Noun, NounPhrase, Phrase } from './clause.ts'
import { has, isAt } from './clause.ts'
import { englishOf, isMany, saidNoun, saidPhrase } from './english-noun-phrases.ts'
import { type VerbGroup, verbGroup } from './english-verbs.ts'
import type { Word } from './lexicon.ts'
import { personOf, saidPredicate } from './say-predicate.ts'

const PLAIN_PAST = { en: '', id: '', notes: new Set(['past']) }

/** A clause as an English sentence. */
export function sayEnglish(clause: Clause): string {
  const said = afterOpening(clause) ?? withJoined(clause)
  const opening = clause.opening ? `${englishOf(clause.opening)} ` : ''
  const text = `${opening}${said}`.replaceAll(/\s+/g, ' ').replaceAll(/ ,/g, ',').trim()
  const end = clause.predicate.kind === 'none' && !clause.opening ? '' : clause.mood === 'asks' ? '?' : '.'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`
}

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
  if (isLongAgo && !isAt(clause, 'past')) return withJoined({ ...clause, moments: [...clause.moments, PLAIN_PAST] })
  const own = saidClause(joined && englishOf(joined.by) === 'if' ? later(clause, isUnreal) : clause)
  if (!joined) return own
  const by = englishOf(joined.by)
  const unreal = isUnreal ? [{ en: '', id: '', notes: new Set(['past', 'unreal']) }] : []
  const other = isGerund(joined.clause, by)
    ? join([saidPredicate(joined.clause, 'ing'), ...tail(joined.clause)])
    : saidClause(inCondition({ ...joined.clause, moments: [...joined.clause.moments, ...unreal] }, by, clause))
  if (joined.by.notes.has('purpose'))
    return join([own, 'to', saidPredicate(joined.clause, 'base'), ...tail(joined.clause)])
  const shared = joined.isFirst ? null : sharedIn(clause, joined.clause, by)
  if (shared) return `${own} ${by} ${shared}`
  if (joined.isFirst) return `${by} ${other}, ${own}`
  return /^(?:but|so)$/.test(by) ? `${own}, ${by} ${other}` : `${own} ${by} ${other}`
}

const SHARING = /^(?:and|or|and then)$/

/** 'Drink it here or take it home': who does it is not said again, nor what helps the verb. */
function sharedIn(main: Clause, other: Clause, by: string): string | null {
  const isSame = other.isImplied === true && other.predicate.kind === 'verbs' && other.helpers.length === 0
  if (!isSame || !SHARING.test(by) || other.moments.some(({ notes }) => notes.has('past'))) return null
  const { helper } = verbGroup(main)
  const isBase = main.mood !== 'tells' || (helper !== '' && !FORMED.test(helper)) || LED.some((note) => has(main, note))
  return isBase ? join([saidPredicate({ ...other, subject: main.subject }, 'base'), ...tail(other)]) : null
}

/** What follows these has a form of its own. */
const FORMED = /^(?:am|are|is|was|were|have|has|had)$/
const LED = ['want', 'need']

/** 'waktu saya kecil' */
const isOfYouth = ({ predicate }: Clause): boolean =>
  predicate.kind === 'adjectives' && predicate.all.some(({ word }) => word.notes.has('then'))

const AHEAD = new Set(['if', 'so that', 'unless', 'until'])

/** 'He quit because he moved': what was is told in the past. */
function pastOf(clause: Clause, main: Clause, by: string): Clause['moments'] {
  const isPlain = clause.moments.length === 0 && clause.helpers.length === 0
  if (isOfYouth(clause)) return [PLAIN_PAST]
  if (AHEAD.has(by) && !isAt(clause, 'unreal')) return [{ en: '', id: '', notes: new Set(['ahead']) }]
  if (isToCome(main) && WHEN.test(by)) return [{ en: '', id: '', notes: new Set(['ahead']) }]
  return isPlain && isAt(main, 'past') ? [PLAIN_PAST] : []
}

const WHEN = /^(?:when|before|after|as soon as)$/

const isToCome = (main: Clause): boolean => main.mood === 'orders' || has(main, 'future') || isAt(main, 'future')

/** 'before eating' */
const isGerund = ({ isImplied, predicate, helpers }: Clause, by: string): boolean =>
  isImplied === true && predicate.kind === 'verbs' && helpers.length === 0 && /^(?:before|after|while)$/.test(by)

const WOULD: Word = { kind: 'helper', en: ['would'], id: ['akan'], notes: new Set(['modal']), cost: 0 }

/** 'If it rains, I'll stay'; 'if I were rich, I would travel'. */
function later(clause: Clause, isUnreal: boolean): Clause {
  if (isUnreal) return { ...clause, helpers: [...clause.helpers.filter(({ notes }) => !notes.has('future')), WOULD] }
  const isPlain = clause.mood === 'tells' && clause.helpers.length === 0
  return isPlain ? { ...clause, moments: [...clause.moments, { en: '', id: '', notes: new Set(['future']) }] } : clause
}

/** No 'will' behind 'if' and 'when'; a subject that is not said again is the same. */
function inCondition(clause: Clause, by: string, main: Clause): Clause {
  const same = clause.isImplied ? (subjectOf(main) ?? clause.subject ?? ME) : clause.subject
  const helpers = /^(?:if|when|before|after|until)$/.test(by)
    ? clause.helpers.filter(({ notes }) => !notes.has('future'))
    : clause.helpers
  const isOrderToo = by === 'and' && main.mood === 'orders'
  const mood = clause.mood === 'orders' && same && !isOrderToo ? 'tells' : clause.mood
  return { ...clause, helpers, subject: same, mood, moments: [...clause.moments, ...pastOf(clause, main, by)] }
}

const YOU: NounPhrase = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['you'], id: ['kamu'], notes: new Set(['2']), cost: 0 },
}
const ME: NounPhrase = { ...YOU, word: { ...YOU.word, en: ['I'], id: ['aku'] } }
const PERSONS = /^(?:I|you|he|she|we|they)$/

/** Who does what the main clause says; of a thing that is not known. */
function subjectOf({ subject, mood }: Clause): NounPhrase | null {
  if (mood === 'orders') return YOU
  if (subject?.kind === 'pronoun') return PERSONS.test(englishOf(subject.word)) ? subject : null
  const isPerson = subject?.kind === 'noun' && (subject.word.notes.has('person') || subject.word.notes.has('kin'))
  return isPerson ? pronounFor(subject) : null
}

function saidClause(clause: Clause): string {
  if (clause.predicate.kind === 'none') return fragment(clause)
  if (clause.mood === 'lets') return join(["let's", saidPredicate(clause, 'base'), ...tail(clause)])
  if (clause.mood === 'orders') return order(clause)
  if (clause.predicate.kind === 'exists') return exists(clause)
  return clause.mood === 'asks' ? question(clause) : statement(clause)
}

const join = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ')

const fragment = (clause: Clause): string =>
  join([clause.subject && saidNoun(clause.subject, 'object'), ...tail(clause)])

function order(clause: Clause): string {
  const isNever = has(clause, 'order') || has(clause, 'not')
  const please = has(clause, 'please') ? 'please' : ''
  return join([please, isNever ? "don't" : '', saidPredicate(clause, 'base'), ...told(clause), ...tail(clause)])
}

/** 'There is a room', 'are there any rooms', 'there isn't any signal'. */
function exists(clause: Clause): string {
  const { predicate, mood } = clause
  if (predicate.kind !== 'exists') return ''
  const tense = clause.moments.some(({ notes }) => notes.has('past')) ? 'past' : 'present'
  const be = personOf(predicate.what).be[tense]
  const isNegative = has(clause, 'not')
  const what = saidNoun(predicate.what, 'object')
  if (mood === 'asks') return join([be, 'there', some(what, isMany(predicate.what)), ...tail(clause)])
  return join(['there', be, isNegative ? `no ${what.replace(/^(?:an?|the) /, '')}` : what, ...tail(clause)])
}

const some = (what: string, many: boolean): string =>
  many && !/^\d|^(?:many|two|three)/.test(what) ? `any ${what}` : what

function statement(clause: Clause): string {
  const group = verbGroup(clause)
  const subject = clause.subject ? saidNoun(clause.subject, 'subject') : ''
  const never = clause.adverbs.some(({ notes }) => notes.has('never')) ? ['never'] : []
  const verb = [...short(subject, group), ...mid(clause), ...never, ...group.between, group.rest]
  return join([...front(clause), ...verb, ...told(clause), ...tail(clause), ...group.end])
}

const SHORT: Record<string, string> = { am: "'m", are: "'re", is: "'s", have: "'ve", has: "'s", will: "'ll" }
const NEGATIVE: Record<string, string> = { will: "won't", can: "can't", am: 'am not' }
const PRONOUN = /^(?:I|you|he|she|it|we|they)$/

/** 'I'm', 'he isn't', 'my sister has'. */
function short(subject: string, { helper, isNegative, rest }: VerbGroup): string[] {
  if (!helper) return [subject]
  const ending = SHORT[helper]
  const isFull = rest === '' && !isNegative
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
  if (gap === 'object') return saidClause(told)
  const isPerson = noun?.word.notes.has('person') || noun?.word.notes.has('kin')
  const { helper, isNegative, between, rest, end } = verbGroup(told)
  const not = isNegative ? (NEGATIVE[helper] ?? `${helper}n't`) : helper
  const which = noun === null ? '' : isPerson ? 'who' : 'that'
  return join([which, not, ...mid(told), ...between, rest, ...tail(told), ...end])
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

const front = ({ adverbs }: Clause): string[] =>
  adverbs
    .filter(({ notes }) => notes.has('front'))
    .map((one) => `${englishOf(one)}${COMMA.test(englishOf(one)) ? ',' : ''}`)

const COMMA = /^(?:actually|luckily|unfortunately|of course|finally|by the way|to be honest)$/

const mid = ({ adverbs }: Clause): string[] => adverbs.filter(({ notes }) => notes.has('mid')).map(englishOf)

/** Where, how and when, in this order. */
function tail(clause: Clause): string[] {
  const { places, adverbs, moments, joined } = clause
  const said = moments.filter(({ notes }) => !(notes.has('used') && joined))
  return [
    ...places.filter((one) => !isReason(one)).map(saidPhrase),
    ...adverbs.filter(({ notes }) => notes.has('end')).map((one) => endWord(clause, one)),
    ...said.filter((one) => !one.notes.has('habit')).map(({ en }) => en),
    ...said.filter((one) => one.notes.has('habit')).map(({ en }) => en),
    ...places.filter(isReason).map(saidPhrase),
  ]
}

/** 'lagi' is 'anymore' where something is no longer so. */
const endWord = (clause: Clause, word: Word): string =>
  has(clause, 'not') && englishOf(word) === 'again' ? 'anymore' : englishOf(word)

const isReason = ({ by }: Phrase): boolean => englishOf(by) === 'because of'
