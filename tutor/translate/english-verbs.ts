import { inflectVerb, type VerbForm } from '../../english/words/verbs.ts'
import { type Clause, has, isAt } from './clause.ts'
import { englishOf } from './english-noun-phrases.ts'
import { isPerson } from './phrase-kinds.ts'
import { personOf, saidPredicate, type Tense } from './say-predicate.ts'
import type { Word } from './word.ts'

/** The verb of a clause: a finite helper, if there is one, and the rest. */
export interface VerbGroup {
  helper: string
  rest: string
  /** Between the two. */
  between: string[]
  isNegative: boolean
  /** Said at the end: 'yet'. */
  end: string[]
}

const isDone = ({ predicate }: Clause): boolean =>
  predicate.kind === 'verbs' && (predicate.steps[0]?.isPassive || predicate.steps[0]?.word.notes.has('d')) === true

const isStative = ({ predicate }: Clause): boolean =>
  predicate.kind !== 'verbs' || ['s', 'body'].some((note) => predicate.steps[0]?.word.notes.has(note))

const group = (helper: string, rest: string, more: Partial<VerbGroup> = {}): VerbGroup => ({
  helper,
  rest,
  between: [],
  isNegative: false,
  end: [],
  ...more,
})

/** The tense and the helpers of a clause, in English. */
export function verbGroup(clause: Clause): VerbGroup {
  const isNegative = has(clause, 'not')
  const made = modal(clause, isNegative) ?? perfect(clause, isNegative) ?? simple(clause, isNegative)
  const between = [...['still', 'really'].filter((note) => has(clause, note)), ...(has(clause, 'left') ? ['just'] : [])]
  return between.length > 0 ? { ...made, between: [...made.between, ...between] } : made
}

const MODALS: Record<string, string> = {
  would: 'would',
  might: 'might',
  could: 'could',
  can: 'can',
  may: 'can',
  must: 'must',
  should: 'should',
}
const LEADS: [note: string, verb: string][] = [
  ['want', 'want'],
  ['need', 'need'],
]

function modal(clause: Clause, isNegative: boolean): VerbGroup | null {
  const isLed = isAbleTo(clause)
  const base = `${isLed ? 'be able to ' : ''}${saidPredicate(clause, 'base')}`
  const found = clause.helpers.find((one) => one.notes.has('modal') && !(isLed && englishOf(one) === 'can'))
  const isPast = isAt(clause, 'past')
  const said = MODALS[found ? englishOf(found) : '']
  if (said === 'must' && (isNegative || isPast))
    return supported(clause, 'have', `to ${base}`, isPast ? 'past' : 'present', isNegative)
  if (said === 'can' && isPast) return group('could', base, { isNegative })
  if (said === 'must' && has(clause, 'perfect') && !isNegative && found?.notes.has('sure'))
    return group('must', `have ${wasThere(saidPredicate(clause, 'participle'))}`)
  if (said) return group(said, base, { isNegative, end: yetIn(clause) })
  const wish = wanted(clause, base, isNegative)
  return wish ?? (has(clause, 'future') ? group('will', base, { isNegative }) : null)
}

/** 'pengen bisa', 'harus bisa' */
const isAbleTo = ({ helpers }: Clause): boolean => {
  const at = helpers.findIndex((one) => englishOf(one) === 'can')
  return (
    at > 0 &&
    helpers.slice(0, at).some(({ notes }) => ['want', 'need', 'modal', 'future'].some((one) => notes.has(one)))
  )
}

/** 'mau': a wish, or what is going to be done. */
function wanted(clause: Clause, base: string, isNegative: boolean): VerbGroup | null {
  const lead = LEADS.find(([note]) => has(clause, note))
  if (!lead) return null
  const { be } = personOf(clause.subject)
  const isGoing = lead[0] === 'want' && clause.ask?.en[0] === 'where to' && base === 'go'
  if (isGoing) return group(be.present, 'going', { isNegative })
  if (lead[0] === 'want' && (isAt(clause, 'future') || isOfThing(clause)))
    return group(be.present, `going to ${base}`, { isNegative })
  return supported(clause, lead[1], `to ${base}`, isAt(clause, 'past') ? 'past' : 'present', isNegative)
}

/** 'Pabriknya mau pindah', 'mau hujan': what wishes nothing is about to. */
const isOfThing = ({ subject, mood }: Clause): boolean => subject !== null && mood === 'tells' && !isPerson(subject)

/** A full verb in the present or past, with 'do' where English needs it. */
function supported(clause: Clause, verb: string, behind: string, tense: Tense, isNegative: boolean): VerbGroup {
  const { isThird } = personOf(clause.subject)
  const needsDo = isNegative || (clause.mood === 'asks' && !isSubjectAsked(clause))
  const finite = tense === 'past' ? 'past' : isThird ? 'third' : 'base'
  const join = (first: string) => [first, behind].filter(Boolean).join(' ')
  if (!needsDo) return group('', join(inflectVerb(verb, finite)))
  return group(inflectVerb('do', finite), join(verb), { isNegative })
}

const isSubjectAsked = ({ ask, subject }: Clause): boolean => ask !== null && subject === null

/** Not said beside 'since yesterday' and 'until tomorrow'. */
const yetIn = (clause: Clause): string[] =>
  has(clause, 'yet') && !isAt(clause, 'since') && !clause.moments.some(({ en }) => en.startsWith('until '))
    ? ['yet']
    : []

function perfect(clause: Clause, isNegative: boolean): VerbGroup | null {
  const { isThird } = personOf(clause.subject)
  const have = isThird ? 'has' : 'have'
  const end = yetIn(clause)
  if (has(clause, 'just')) return justDone(clause, have, isNegative)
  if (has(clause, 'ever')) return ever(clause, have, isNegative)
  if (!(has(clause, 'perfect') || lasts(clause)) || isAt(clause, 'past')) return null
  if (isState(clause) && !lasts(clause)) {
    const made = simple(clause, isNegative)
    const already = isNegative || clause.mood === 'asks' ? [] : ['already']
    return { ...made, between: [...made.between, ...already], end }
  }
  if (isWaiting(clause))
    return group(personOf(clause.subject).be.present, saidPredicate(clause, 'ing'), { between: ['already'] })
  const done = saidPredicate(clause, 'participle')
  const rest = isGoingOn(clause) ? `been ${saidPredicate(clause, 'ing')}` : isThird ? done : wasThere(done)
  return group(have, rest, { isNegative, end })
}

/** 'Taksinya sudah menunggu' */
const isWaiting = (clause: Clause): boolean =>
  clause.mood === 'tells' &&
  !has(clause, 'not') &&
  !isAt(clause, 'span') &&
  !lasts(clause) &&
  clause.predicate.kind === 'verbs' &&
  clause.predicate.steps[0]?.word.notes.has('stays') === true

/** 'baru pulang', and 'baru tiga bulan kerja di sini'. */
function justDone(clause: Clause, have: string, isNegative: boolean): VerbGroup {
  const done = saidPredicate(clause, 'participle')
  if (isAt(clause, 'past')) return { ...simple(clause, isNegative), between: ['only'] }
  if (!isAt(clause, 'span')) return group(have, done, { between: ['just'], isNegative })
  return group(have, isGoingOn(clause) ? `been ${saidPredicate(clause, 'ing')}` : done, { between: ['only'] })
}

const isState = (clause: Clause): boolean => (isBe(clause) || isStative(clause)) && !isAt(clause, 'span')

/** 'I've been waiting for two hours', 'since this morning'. */
const isGoingOn = (clause: Clause): boolean =>
  !has(clause, 'not') && (isAt(clause, 'span') || lasts(clause)) && !isStative(clause) && !isDone(clause)

/** 'since Monday', 'since when', 'sudah berapa lama'. */
const lasts = (clause: Clause): boolean =>
  isAt(clause, 'since') ||
  clause.ask?.en[0] === 'since when' ||
  (clause.ask?.en[0] === 'how long' && has(clause, 'perfect'))

/** Who speaks is back. */
const wasThere = (participle: string): string => participle.replace(/^gone$/, 'been')

/** 'pernah ke Bali' is 'have been to Bali'. */
function ever(clause: Clause, have: string, isNegative: boolean): VerbGroup {
  if (clause.predicate.kind === 'adjectives' && !isNegative && clause.mood === 'tells')
    return group('', `used to ${saidPredicate(clause, 'base')}`)
  const rest = wasThere(saidPredicate(clause, 'participle'))
  const between = isNegative ? ['never'] : clause.mood === 'asks' ? ['ever'] : []
  return group(have, rest, { between })
}

const isBe = ({ predicate }: Clause): boolean =>
  predicate.kind !== 'verbs' || (predicate.steps[0]?.word.en[0] ?? '').startsWith('be ')

function simple(clause: Clause, isNegative: boolean): VerbGroup {
  const tense = tenseOf(clause)
  const { be, isThird } = personOf(clause.subject)
  if (tense === 'future') return group('will', saidPredicate(clause, 'base'), { isNegative })
  const first = clause.predicate.kind === 'verbs' ? clause.predicate.steps[0] : undefined
  const isPassive = first?.isPassive === true
  if (wantsProgressive(clause, tense)) return group(be[tense], goingOn(clause, isPassive), { isNegative })
  if (isBe(clause) || isPassive) {
    const said = saidPredicate(clause, tense === 'past' ? 'was' : 'am').replace(/^\S+ ?/, '')
    return group(isAt(clause, 'unreal') ? 'were' : be[tense], said, { isNegative })
  }
  const needsDo = isNegative || (clause.mood === 'asks' && !isSubjectAsked(clause))
  const finite: VerbForm = tense === 'past' ? 'past' : isThird ? 'third' : 'base'
  if (!needsDo) return group('', saidPredicate(clause, finite))
  return group(inflectVerb('do', finite), saidPredicate(clause, 'base'), { isNegative })
}

const goingOn = (clause: Clause, isPassive: boolean): string =>
  isPassive ? `being ${saidPredicate(clause, 'participle').replace(/^been /, '')}` : saidPredicate(clause, 'ing')

function wantsProgressive(clause: Clause, tense: Tense | 'future'): boolean {
  if (isStative(clause) || isBe(clause) || tense === 'future') return false
  if (clause.subject?.kind === 'noun' && clause.subject.word.notes.has('doing')) return true
  if (has(clause, 'progressive') || isAt(clause, 'now') || has(clause, 'still') || isRaining(clause, tense)) return true
  if (isUnderWay(clause, tense)) return true
  const asks = clause.ask ? englishOf(clause.ask) : ''
  const first = clause.predicate.kind === 'verbs' ? clause.predicate.steps[0] : undefined
  const isGoing =
    asks === 'where to' ||
    (asks === 'why' && tense === 'present') ||
    (asks === 'what' && first?.word.en[0] === 'do' && !clause.joined)
  return isGoing && !isAt(clause, 'habit')
}

/** 'Di luar hujan' */
const isRaining = (clause: Clause, tense: Tense): boolean =>
  tense === 'present' &&
  !isAt(clause, 'habit') &&
  !isAt(clause, 'ahead') &&
  clause.predicate.kind === 'verbs' &&
  ['it', 'going'].every((note) => clause.predicate.kind === 'verbs' && clause.predicate.steps[0]?.word.notes.has(note))

/** 'Kami mencari pembeli' */
const isUnderWay = ({ mood, helpers, moments, adverbs, predicate }: Clause, tense: Tense): boolean =>
  mood === 'tells' &&
  tense === 'present' &&
  helpers.length + moments.length + adverbs.length === 0 &&
  predicate.kind === 'verbs' &&
  predicate.steps[0]?.word.notes.has('going') === true

/** 'Kapan paketnya sampai?' */
const isStillToCome = ({ ask, predicate, helpers }: Clause): boolean =>
  ask?.en[0] === 'when' &&
  helpers.length === 0 &&
  predicate.kind === 'verbs' &&
  predicate.steps[0]?.word.notes.has('move') === true

/** 'Saya antar ke sana' */
const isOffered = ({ subject, mood, helpers, moments, joined, predicate, isAgreed }: Clause): boolean =>
  mood === 'tells' &&
  helpers.length + moments.length === 0 &&
  joined === null &&
  subject?.kind === 'pronoun' &&
  OFFERS.test(englishOf(subject.word)) &&
  predicate.kind === 'verbs' &&
  (predicate.steps[0]?.word.notes.has('offered') === true || (isAgreed === true && isDeed(predicate.steps[0]?.word)))

/** 'Saya cek dulu', but not 'saya capek ya', 'saya lupa ya' */
const isDeed = (word: Word | undefined): boolean =>
  word !== undefined && !['s', 'd', 'was', 'it', 'body', 'be'].some((note) => word.notes.has(note))

/** 'Jalan ini ditutup', 'sedang diperbaiki' */
const isGoing = (clause: Clause, { notes }: Word): boolean =>
  notes.has('lasts') || isAt(clause, 'now') || has(clause, 'progressive')

/** 'Saya lembur tiga hari' */
const isOver = (clause: Clause): boolean =>
  isAt(clause, 'span') && clause.helpers.length === 0 && clause.mood === 'tells' && !isStative(clause)

/** 'diperkirakan selesai dalam tiga bulan' */
const isEstimated = (clause: Clause): boolean => {
  const [first, second] = clause.predicate.kind === 'verbs' ? clause.predicate.steps : []
  return first?.isPassive === true && second !== undefined && isAt(clause, 'future')
}

const OFFERS = /^(?:I|we)$/

/** 'lupa', but 'tidak lupa'; 'nggak nyangka' */
const isWas = (clause: Clause, word: Word | undefined): boolean =>
  word?.notes.has('was') === true || (word?.notes.has('d') === true && !has(clause, 'not'))

/** 'Dia mengirimi saya bunga', 'ibu menyuruh saya pulang': told of another, it is over. */
const isGiven = ({ mood, helpers, moments, adverbs, joined, subject, predicate }: Clause): boolean =>
  mood === 'tells' &&
  helpers.length + moments.length + adverbs.length === 0 &&
  joined === null &&
  subject !== null &&
  isPerson(subject) &&
  !(subject.kind === 'pronoun' && !subject.word.notes.has('3')) &&
  predicate.kind === 'verbs' &&
  predicate.steps[0]?.object?.kind === 'pronoun' &&
  !predicate.steps[0].word.notes.has('s') &&
  ['two', 'oto'].some((note) => predicate.steps[0]?.word.notes.has(note))

const HABITUAL = /^(?:always|usually|often|sometimes|rarely|never)$/

export function tenseOf(clause: Clause): Tense | 'future' {
  if (isAt(clause, 'past') || isAt(clause, 'used')) return 'past'
  if (isAt(clause, 'ahead') || isAt(clause, 'habit') || clause.adverbs.some(({ en }) => HABITUAL.test(en[0] ?? '')))
    return 'present'
  if (isEstimated(clause)) return 'present'
  if (clause.adverbs.some(({ id }) => id[0] === 'pasti')) return 'future'
  if (isAt(clause, 'future') || isStillToCome(clause) || isOffered(clause)) return 'future'
  const first = clause.predicate.kind === 'verbs' ? clause.predicate.steps[0] : undefined
  if (first?.isPassive && !isGoing(clause, first.word)) return 'past'
  if (first && clause.ask?.en[0] === 'who' && !clause.subject && !isStative(clause) && !has(clause, 'progressive'))
    return 'past'
  return isOver(clause) || isGiven(clause) || isWas(clause, first?.word) ? 'past' : 'present'
}
