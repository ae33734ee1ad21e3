import {
  type Clause,
  type Described,
  has,
  type Noun,
  type NounPhrase,
  type Phrase,
  type Predicate,
  type VerbStep,
} from './clause.ts'
import { passiveForms } from './indonesian-forms.ts'
import type { Word } from './lexicon.ts'

const idOf = (word: Word): string => word.id[0] ?? ''
const join = (parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' ')

/** A clause as an Indonesian sentence, as a friend would say it. */
export function sayIndonesian(clause: Clause): string {
  const { joined, opening } = clause
  const own = saidClause(clause)
  const other = joined
    ? saidClause(withoutIt({ ...joined.clause, subject: joined.clause.subject ?? clause.subject }))
    : ''
  const by = joined ? idOf(joined.by) : ''
  const said = !joined ? own : joined.isFirst ? `${by} ${other}, ${own}` : `${own} ${by} ${other}`
  const text = `${opening ? openedBy(opening) : ''}${said}`.replaceAll(/\s+/g, ' ').trim()
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${clause.mood === 'asks' ? '?' : '.'}`
}

/** 'Maaf, …', but 'terima kasih atas …' */
const openedBy = (opening: Word): string =>
  `${idOf(opening)}${['ing', 'of', 'to'].some((one) => opening.notes.has(one)) ? ' ' : ', '}`

/** 'before it breaks down': what was spoken of is not said again. */
const withoutIt = (clause: Clause): Clause =>
  clause.mood === 'tells' && clause.subject?.kind === 'pronoun' && clause.subject.word.en[0] === 'it'
    ? { ...clause, subject: null }
    : clause

function saidClause(clause: Clause): string {
  if (clause.predicate.kind === 'none') return join([clause.subject && saidNoun(clause.subject), ...tail(clause)])
  if (clause.mood === 'lets') return join(['ayo', predicateOf(clause), ...tail(clause)])
  if (clause.mood === 'orders')
    return join([
      has(clause, 'please') && 'tolong',
      has(clause, 'order') && 'jangan',
      ordered(clause),
      told(clause),
      ...tail(clause),
    ])
  if (clause.predicate.kind === 'exists') return existing(clause)
  return clause.mood === 'asks' ? question(clause) : statement(clause)
}

/** An order has the short form of the verb: 'tutup pintunya'. */
function ordered(clause: Clause): string {
  const { predicate } = clause
  if (predicate.kind !== 'verbs') return predicateOf(clause)
  return predicate.steps.map((step, at) => saidStep(at === 0 ? { ...step, word: inShort(step.word) } : step)).join(' ')
}

const inShort = (word: Word): Word => ({
  ...word,
  id: [word.id.find((form) => !/^(?:me|ber)/.test(form)) ?? idOf(word)],
})

function existing(clause: Clause): string {
  const { predicate, mood } = clause
  if (predicate.kind !== 'exists') return ''
  const isNot = has(clause, 'not')
  return join([mood === 'asks' && 'apa', isNot ? 'tidak ada' : 'ada', saidNoun(predicate.what), ...tail(clause)])
}

/** 'yang tinggal di sebelah', 'yang aku beli' */
export const saidRelative = (clause: Clause): string =>
  join([
    'yang',
    clause.subject && saidNoun(clause.subject),
    ...helpers(clause),
    clause.subject ? ordered(clause) : predicateOf(clause),
    ...tail(clause),
  ])

const subjectOf = ({ subject, predicate }: Clause): string => {
  if (!subject) return ''
  const isWeather = predicate.kind === 'verbs' && predicate.steps[0]?.word.notes.has('it')
  return isWeather && subject.kind === 'pronoun' ? '' : saidNoun(subject)
}

const statement = (clause: Clause): string =>
  join([...front(clause), subjectOf(clause), ...helpers(clause), predicateOf(clause), told(clause), ...tail(clause)])

const front = ({ adverbs, helpers: all }: Clause): string[] => [
  ...all.filter(({ notes }) => notes.has('used')).map(idOf),
  ...adverbs.filter(({ notes }) => notes.has('front')).map(idOf),
]

/** 'tidak', 'belum', 'sedang', 'harus': before the verb. */
function helpers(clause: Clause): string[] {
  const isNot = has(clause, 'not')
  const isPerfect = has(clause, 'perfect')
  const isEver = has(clause, 'ever')
  const not = isNot ? (clause.predicate.kind === 'noun' ? 'bukan' : isPerfect ? 'belum' : 'tidak') : ''
  const isDone = isPerfect && !isNot && !isEver && !has(clause, 'just')
  const isLater = clause.moments.some(({ notes }) => notes.has('future'))
  const others = clause.helpers.filter(
    ({ notes }) => !['not', 'perfect', 'please', 'order', 'lets', 'used'].some((one) => notes.has(one)),
  )
  const mid = clause.adverbs.filter(({ notes }) => notes.has('mid'))
  const still = others.filter(({ notes }) => notes.has('still'))
  const rest = others.filter((one) => !still.includes(one))
  return [
    ...mid.filter((one) => !isHabit(one)).map(idOf),
    ...still.map(idOf),
    not,
    isDone ? 'sudah' : '',
    ...rest.map((one) => (isLater && one.notes.has('progressive') ? 'akan' : idOf(one))),
    ...mid.filter(isHabit).map(idOf),
  ].filter(Boolean)
}

/** 'harus selalu', 'tidak sering': next to the verb. */
const isHabit = ({ en }: Word): boolean => /^(?:always|often|usually|sometimes|rarely)$/.test(en[0] ?? '')

const told = ({ predicate }: Clause): string =>
  predicate.kind === 'verbs' && predicate.that ? inside(predicate.that) : ''

/** 'di mana dia tinggal', 'apakah dia datang' */
function inside(clause: Clause): string {
  if (clause.mood !== 'asks') return saidClause(clause)
  const rest = statement({ ...clause, mood: 'tells', ask: null })
  return join([clause.ask ? idOf(clause.ask) : 'apakah', rest])
}

function question(clause: Clause): string {
  const { ask } = clause
  if (!ask) return yesOrNo(clause)
  const asks = ask.en[0] ?? ''
  const said = clause.asked ? askedKind(asks, clause.asked) : idOf(ask)
  if (!clause.subject) return join([`${idOf(ask)} yang`, ...helpers(clause), predicateOf(clause), ...tail(clause)])
  if (clause.predicate.kind === 'asked') return asked(clause, asks)
  if (asks === 'how much' && !clause.asked && isCost(clause.predicate)) return asked(clause, asks)
  const rest = [subjectOf(clause), ...helpers(clause), predicateOf(clause)]
  if (/^(?:where|what|who|which|how much)$/.test(asks)) return join([...rest, said, ...tail(clause)])
  return join([said, ...rest, ...tail(clause)])
}

const isCost = (predicate: Predicate): boolean =>
  predicate.kind === 'verbs' && predicate.steps[0]?.word.en[0] === 'cost'

const askedKind = (asks: string, of: Word): string => (asks === 'how much' ? `berapa ${idOf(of)}` : `${idOf(of)} apa`)

const OLD = { kind: 'noun', en: ['an age'], id: ['umur'], notes: new Set<string>(), cost: 0 } as const

/** 'Berapa harganya?', 'siapa orang itu?', 'di mana toiletnya?' */
function asked(clause: Clause, asks: string): string {
  const { subject, ask } = clause
  if (!subject || !ask) return ''
  const isIt = subject.kind === 'pronoun' && subject.word.en[0] === 'it'
  if (asks === 'how much') return isIt ? 'berapa harganya' : `berapa harga ${saidNoun(subject)}`
  if (asks === 'how old')
    return `berapa ${saidNoun({ kind: 'noun', word: OLD, which: null, owner: subject, count: null, adjectives: [], of: null })}`
  if (asks === 'what time' && isIt) return join(['jam berapa', ...tail(clause)])
  return join([idOf(ask), saidNoun(subject), ...tail(clause)])
}

function yesOrNo(clause: Clause): string {
  const [first] = clause.helpers
  const isAsked = first?.notes.has('modal') && /^(?:bisa|boleh)$/.test(idOf(first))
  const isMe = clause.subject?.kind === 'pronoun' && clause.subject.word.en[0] === 'I'
  if (!isAsked)
    return join(['apa', subjectOf(clause), ...helpers(clause), predicateOf(clause), told(clause), ...tail(clause)])
  const rest = { ...clause, helpers: clause.helpers.slice(1) }
  return join([
    isMe ? 'bolehkah' : 'bisakah',
    subjectOf(clause),
    ...helpers(rest),
    predicateOf(clause),
    ...tail(clause),
  ])
}

function predicateOf({ predicate }: Clause): string {
  switch (predicate.kind) {
    case 'verbs':
      return saidSteps(predicate.steps)
    case 'adjectives': {
      const said = predicate.all.map(saidAdjective).join(predicate.by === 'but' ? ' tapi ' : ' dan ')
      const isMore = predicate.all.at(-1)?.degree?.en[0] === 'more'
      return predicate.of
        ? `${said} ${isMore ? 'daripada ' : linkOf(predicate.all.at(-1))}${saidNoun(predicate.of)}`
        : said
    }
    case 'noun':
      return saidNoun(predicate.is)
    case 'place':
      return saidPhrase(predicate.at)
    case 'adverb':
      return idOf(predicate.word)
    default:
      return ''
  }
}

/** 'takut sama ular', 'jauh dari sini': a variant that is longer tells how it goes on. */
function linkOf(described: Described | undefined): string {
  const [first = '', ...others] = described?.word.id ?? []
  const longer = others.find((form) => form.startsWith(`${first} `))
  return longer ? `${longer.slice(first.length + 1)} ` : ''
}

/** 'hak untuk menelepon' */
const saidSteps = (steps: readonly VerbStep[]): string =>
  steps
    .map((step, at) => {
      const before = steps[at - 1]?.object
      return before?.kind === 'noun' && before.word.notes.has('to') ? `untuk ${saidStep(step)}` : saidStep(step)
    })
    .join(' ')

function saidStep({ word, object, second, described, isPassive }: VerbStep): string {
  const verb = isPassive ? passiveOf(word) : idOf(word)
  const [person, thing] = second ? [object, second] : [object, null]
  return join([verb, person && saidNoun(person), thing && saidNoun(thing), described && saidAdjective(described)])
}

/** 'diganti'; 'ditunda' of 'menunda', which has no short form. */
function passiveOf(word: Word): string {
  const own = word.id.find((form) => /^di\S{3,}$/.test(form))
  const short = word.id.find((form) => !/^(?:me[mnlrwy]|ber|ter|ng|ny)|\s/.test(form))
  if (own ?? short) return own ?? `di${short}`
  const [passive] = passiveForms(idOf(word))
  return passive ?? `di${idOf(word)}`
}

const saidAdjective = ({ word, degree }: Described): string =>
  degree?.en[0] === 'very' ? `${idOf(word)} sekali` : join([degree && idOf(degree), idOf(word)])

function saidNoun(phrase: NounPhrase): string {
  switch (phrase.kind) {
    case 'pronoun':
      return idOf(phrase.word)
    case 'name':
      return phrase.text
    case 'pointer':
      return phrase.which === 'this' ? 'ini' : 'itu'
    case 'several':
      return phrase.all.map(saidNoun).join(phrase.by === 'or' ? ' atau ' : ' dan ')
    case 'noun':
      return ofNoun(phrase)
  }
}

const ENDINGS: Record<string, string> = { I: 'ku', you: 'mu', he: 'nya', she: 'nya' }

function ofNoun(noun: Noun): string {
  const { of, adjectives, owner, which, count } = noun
  const described = join([headOf(noun), of && idOf(of), ...adjectives.map(saidAdjective)])
  const number = typeof count === 'string' ? count.replace('plural', '') : count && idOf(count)
  const known = which === 'the' && isOne(noun) ? 'nya' : undefined
  const ending = owner?.kind === 'pronoun' ? ENDINGS[owner.word.en[0] ?? ''] : known
  const owned = ending ? `${described}${ending}` : join([described, owner && saidNoun(owner)])
  return join([number, owned, which && POINTED[which], noun.behind])
}

const POINTED = { this: 'ini', that: 'itu', the: '' }

/** Several people are said twice, unless they are counted: 'teman-teman', 'dua anak'. */
function headOf({ word, count, owner, which }: Noun): string {
  const said = idOf(word)
  const isKnown = owner !== null || which !== null || word.en[0] === 'a child'
  if (count && count !== 'plural') return said.replace(/^(\p{L}+)-\1$/u, '$1')
  const isTwice =
    isKnown && count === 'plural' && word.notes.has('person') && !word.notes.has('plural') && !said.includes(' ')
  return isTwice ? `${said}-${said}` : said
}

/** 'the children' and 'the nearest' are known without an ending. */
const isOne = ({ count, word, adjectives }: Noun): boolean =>
  !count &&
  !word.notes.has('plural') &&
  !adjectives.some((one) => /^ter/.test(idOf(one.word)) || one.degree?.en[0] === 'most')

/** A place is said without 'the': 'di kantor'. */
function saidPhrase({ by, of }: Phrase): string {
  const place = of.kind === 'noun' && of.which === 'the' ? { ...of, which: null } : of
  const said = by.en[0] ?? ''
  if (said === 'by' && of.kind === 'noun' && !of.word.notes.has('person')) return `pakai ${saidNoun(place)}`
  return join([/^(?:in|at|on)$/.test(said) ? 'di' : idOf(by), saidNoun(place)])
}

const tail = ({ places, adverbs, moments }: Clause): string[] => [
  ...places.map(saidPhrase),
  ...adverbs.filter(({ notes }) => notes.has('end')).map(idOf),
  ...moments.map(({ id }) => id),
]
