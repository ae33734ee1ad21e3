import { type Clause, has, type Predicate } from './clause.ts'
import { idOf, join, saidNoun, saidPhrase } from './say-indonesian-nouns.ts'
import { isIt, ordered, passiveOf, predicateOf } from './say-indonesian-predicate.ts'
import type { Word } from './word.ts'

/** A clause as an Indonesian sentence, as a friend would say it. */
export function sayIndonesian(read: Clause): string {
  const clause = withUs(read)
  const { opening } = clause
  const text = `${opening ? openedBy(opening) : ''}${saidClause(clause)}`.replaceAll(/\s+/g, ' ').trim()
  const isAsked = clause.mood === 'asks' || opening?.notes.has('asks') === true
  return `${withCapitals(text.charAt(0).toUpperCase() + text.slice(1))}${isAsked ? '?' : '.'}`
}

/** With the clause that is joined to it. */
export function saidClause(clause: Clause): string {
  const { joined } = clause
  const own = ownClause(withoutNo(clause))
  if (!joined) return own
  const other = saidClause(withoutIt({ ...joined.clause, subject: joined.clause.subject ?? clause.subject }))
  const by = idOf(joined.by)
  return joined.isFirst ? `${by} ${other}, ${own}` : join([own, by, other])
}

/** What is done, by nobody who is named. */
export const saidDeed = (clause: Clause): string => {
  const said = saidClause({ ...clause, subject: null, mood: 'tells' })
  return clause.predicate.kind === 'noun' ? `menjadi ${said}` : said
}

/** 'dimengerti' of 'to understand', where nothing is named that is understood. */
export function passiveDeed({ predicate, joined }: Clause): string | null {
  const last = predicate.kind === 'verbs' && !predicate.that && !joined ? predicate.steps.at(-1) : undefined
  const isOpen = last && !last.object && !last.isPassive && !last.described
  const isTransitive = isOpen && !['no-object', 'move', 's', 'd'].some((note) => last.word.notes.has(note))
  return isTransitive && /^me[mnlrwy]/.test(idOf(last.word)) ? passiveOf(last.word) : null
}

/** 'I have no money' is 'aku tidak punya uang'. */
function withoutNo(clause: Clause): Clause {
  const { predicate } = clause
  const last = predicate.kind === 'verbs' ? predicate.steps.at(-1) : undefined
  const object = last?.object?.kind === 'noun' ? last.object : null
  const count = typeof object?.count === 'string' ? null : object?.count
  if (!last || !object || count?.en[0] !== 'no' || predicate.kind !== 'verbs') return clause
  const steps = [...predicate.steps.slice(0, -1), { ...last, object: { ...object, count: null } }]
  return { ...clause, helpers: [...clause.helpers, NOT], predicate: { ...predicate, steps } }
}

const NOT: Word = { kind: 'helper', en: ['not'], id: ['tidak'], notes: new Set(['not']), cost: 0 }

/** 'I need time to think about us': whoever hears it is meant too. */
function withUs(clause: Clause): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'verbs' || subject?.kind !== 'pronoun' || subject.word.en[0] !== 'I') return clause
  const steps = predicate.steps.map((step) => {
    const { object } = step
    const isUs = object?.kind === 'pronoun' && object.word.en[0] === 'we'
    return isUs ? { ...step, object: { ...object, word: { ...object.word, id: ['kita'] } } } : step
  })
  return { ...clause, predicate: { ...predicate, steps } }
}

const DAYS =
  /\b(?:senin|selasa|rabu|kamis|jumat|sabtu|(?<=hari )minggu|januari|februari|maret|april|juni|juli|agustus|september|oktober|november|desember)\b/g

/** 'hari Jumat' */
const withCapitals = (text: string): string =>
  text.replaceAll(DAYS, upper).replaceAll(/(?<=\bbahasa )\p{Ll}(?=nggris|ndonesia|epang|orea|rab)/gu, upper)

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** 'Maaf, …', but 'terima kasih atas …' */
const openedBy = (opening: Word): string => `${idOf(opening)}${opening.en[0]?.endsWith(',') ? ', ' : ' '}`

/** 'before it breaks down': what was spoken of is not said again. */
const withoutIt = (clause: Clause): Clause =>
  clause.mood === 'tells' && clause.subject?.kind === 'pronoun' && clause.subject.word.en[0] === 'it'
    ? { ...clause, subject: null }
    : clause

function ownClause(clause: Clause): string {
  if (clause.predicate.kind === 'none') return join([clause.subject && saidNoun(clause.subject), ...tail(clause)])
  if (clause.mood === 'lets')
    return join([
      has(clause, 'not') ? 'sebaiknya kita jangan' : 'ayo',
      predicateOf(clause),
      told(clause),
      ...tail(clause),
    ])
  if (clause.mood === 'orders')
    return join([
      has(clause, 'please') && 'tolong',
      ...clause.helpers.filter(({ notes }) => notes.has('order')).map(idOf),
      ...clause.adverbs.filter(({ notes }) => notes.has('mid')).map(idOf),
      ordered(clause),
      told(clause),
      ...tail(clause),
    ])
  if (clause.predicate.kind === 'exists') return existing(clause)
  return clause.mood === 'asks' ? question(clause) : statement(clause)
}

function existing(clause: Clause): string {
  const { predicate, mood } = clause
  if (predicate.kind !== 'exists') return ''
  const isNot = has(clause, 'not')
  const own = clause.helpers.filter(({ notes }) => !notes.has('not') && !notes.has('perfect')).map(idOf)
  const is = isNot ? [...own, 'tidak ada'] : [...own, 'ada']
  return join([...front(clause), mood === 'asks' && 'apa', ...is, saidNoun(predicate.what), ...tail(clause)])
}

/** 'yang tinggal di sebelah', 'yang aku beli' */
export const saidRelative = (clause: Clause): string =>
  join([
    'yang',
    ...helpers(clause),
    clause.subject && saidNoun(clause.subject),
    clause.subject ? ordered(clause) : predicateOf(clause),
    ...tail(clause),
  ])

const subjectOf = ({ subject, predicate, adverbs }: Clause): string => {
  if (!subject) return ''
  const isWeather = predicate.kind === 'verbs' && predicate.steps[0]?.word.notes.has('it')
  const isHere = predicate.kind === 'adjectives' && isIt(subject) && adverbs.some(({ notes }) => notes.has('where'))
  return (isWeather && subject.kind === 'pronoun') || isHere ? '' : saidNoun(subject)
}

const statement = (clause: Clause): string =>
  join([...front(clause), subjectOf(clause), ...helpers(clause), predicateOf(clause), told(clause), ...tail(clause)])

export { saidNoun as saidNounPhrase } from './say-indonesian-nouns.ts'

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
  const rest = others.filter((one) => !still.includes(one) && !(still.length > 0 && one.notes.has('progressive')))
  return [
    ...mid.filter((one) => !isHabit(one)).map(idOf),
    ...still.map(idOf),
    not,
    isDone ? 'sudah' : '',
    ...rest.map((one) => (isLater && one.notes.has('progressive') ? 'akan' : helperOf(one, clause))),
    ...mid.filter(isHabit).map(idOf),
  ].filter(Boolean)
}

/** 'You may go' allows, 'it may rain' does not. */
const helperOf = (word: Word, { subject, mood }: Clause): string => {
  const isAllowed = mood === 'asks' || (subject?.kind === 'pronoun' && /^(?:I|you|we)$/.test(subject.word.en[0] ?? ''))
  return word.en[0] === 'may' && !isAllowed ? 'mungkin' : idOf(word)
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
  if (!ask && isOfWhich(clause))
    return join([subjectOf(clause), 'yang', ...helpers(clause), predicateOf(clause), told(clause), ...tail(clause)])
  if (!ask) return yesOrNo(clause)
  const asks = ask.en[0] ?? ''
  const said = clause.asked ? askedKind(asks, clause.asked) : idOf(ask)
  if (!clause.subject && clause.predicate.kind === 'asked') return join(['ada', said, ...tail(clause)])
  if (!clause.subject) return join([`${idOf(ask)} yang`, ...helpers(clause), predicateOf(clause), ...tail(clause)])
  if (clause.predicate.kind === 'asked') return asked(clause, asks)
  if (asks === 'how much' && !clause.asked && isCost(clause.predicate)) return asked(clause, asks)
  if (asks === 'how long' && takesTime(clause.predicate))
    return join([TAKES, predicateOf(clause).replace(TAKING, ''), ...tail(clause)])
  const rest = [subjectOf(clause), ...helpers(clause), predicateOf(clause)]
  if (/^(?:where|what|who|which|how much)$/.test(asks)) return join([...rest, said, ...tail(clause)])
  return join([said, ...rest, ...tail(clause)])
}

/** 'Butuh waktu berapa lama untuk sampai?' */
const takesTime = (predicate: Predicate): boolean =>
  predicate.kind === 'verbs' && predicate.steps[0]?.word.en[0] === 'take' && predicate.steps[0].word.notes.has('it')

const TAKES = 'butuh waktu berapa lama'
const TAKING = /^butuh waktu */

const isCost = (predicate: Predicate): boolean =>
  predicate.kind === 'verbs' && predicate.steps[0]?.word.en[0] === 'cost'

function askedKind(asks: string, of: Word): string {
  if (asks === 'how much') return `berapa ${idOf(of)}`
  if (asks === 'what kind of') return `${idOf(of)} jenis apa`
  return `${idOf(of)} ${ASKED_OF[asks] ?? 'apa'}`
}

const ASKED_OF: Record<string, string> = { which: 'yang mana', whose: 'siapa' }

/** 'Bus mana yang ke sana?' */
const isOfWhich = ({ subject }: Clause): boolean =>
  subject?.kind === 'noun' && / (?:mana|siapa)$/.test(idOf(subject.word))

const OLD = { kind: 'noun', en: ['an age'], id: ['umur'], notes: new Set<string>(), cost: 0 } as const

/** 'Berapa harganya?', 'siapa orang itu?', 'di mana toiletnya?' */
function asked(clause: Clause, asks: string): string {
  const { subject, ask } = clause
  if (!subject || !ask) return ''
  const isIt = subject.kind === 'pronoun' && subject.word.en[0] === 'it'
  if (asks === 'how much') return isIt ? 'berapa harganya' : `berapa harga ${saidNoun(subject)}`
  if (asks === 'how old')
    return `berapa ${saidNoun({ kind: 'noun', word: OLD, which: null, owner: subject, count: null, adjectives: [], of: null })}`
  if (isIt && /^how (?:far|long|late|soon)$/.test(asks)) return join([idOf(ask), ...tail(clause)])
  if (asks === 'what time' && isIt) return join(['jam berapa', ...tail(clause)])
  return join([idOf(ask), saidNoun(subject), ...tail(clause)])
}

function yesOrNo(clause: Clause): string {
  const [first] = clause.helpers
  const isYou = clause.subject?.kind === 'pronoun' && clause.subject.word.en[0] === 'you'
  const isWish = isYou && first?.notes.has('would') === true
  const isAsked = isWish || (first?.notes.has('modal') && /^(?:bisa|boleh)$/.test(idOf(first)))
  const isMe = clause.subject?.kind === 'pronoun' && clause.subject.word.en[0] === 'I'
  if (!isAsked)
    return join(['apa', subjectOf(clause), ...helpers(clause), predicateOf(clause), told(clause), ...tail(clause)])
  const rest = { ...clause, helpers: clause.helpers.slice(1) }
  return join([
    isWish ? 'maukah' : isMe ? 'bolehkah' : 'bisakah',
    subjectOf(clause),
    ...helpers(rest),
    predicateOf(clause),
    told(clause),
    ...tail(clause),
  ])
}

const tail = ({ places, adverbs, moments }: Clause): string[] => [
  ...places.map(saidPhrase),
  ...adverbs.filter((one) => one.notes.has('end') && !moments.some(({ id }) => id.startsWith(idOf(one)))).map(idOf),
  ...moments.map(({ id }) => id),
]
