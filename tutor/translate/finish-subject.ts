import type { Clause, NounPhrase, Phrase, Predicate } from './clause.ts'
import { has } from './clause.ts'
import { IT, pronoun } from './finish-amounts.ts'
import type { Draft } from './indonesian-draft.ts'

export const I = pronoun('I', 'aku', '1')

export const YOU = pronoun('you', 'kamu', '2')

export function moodOf(draft: Draft, predicate: Predicate): Clause['mood'] {
  if (has(draft, 'lets')) return isForMe(draft) ? 'orders' : 'lets'
  if (has(draft, 'order')) return 'orders'
  if (has(draft, 'please') && !draft.subject) return 'orders'
  const isOffer =
    !draft.isInside &&
    !draft.subject &&
    predicate.kind === 'verbs' &&
    has(draft, 'offer') &&
    !has(draft, 'not') &&
    !draft.joined?.isFirst
  if (draft.isQuestion || draft.ask || isOffer) return 'asks'
  if (!draft.subject && draft.helpers.length === 0 && !draft.isTold && !draft.isInside && isForMe(draft))
    return 'orders'
  return isOrder(draft, predicate) ? 'orders' : 'tells'
}

/** 'percaya deh sama aku' */
const isTrustMe = (draft: Draft): boolean =>
  isForMe(draft) && draft.steps[0]?.word.notes.has('whom') === true && !draft.steps[0].word.notes.has('be')

/** 'temenin gue yuk' */
const isForMe = ({ steps }: Draft): boolean => {
  const object = steps[0]?.object
  return object?.kind === 'pronoun' && object.word.notes.has('1')
}

/** 'semoga lekas sembuh' */
const isHoped = ({ opening }: Draft): boolean => opening?.en[0] === 'I hope'

/** 'lima menit lagi sampai' */
const isComing = ({ steps, moments, isAgreed }: Draft): boolean =>
  ['move', 'of-event', 'of-thing'].some((note) => steps[0]?.word.notes.has(note)) &&
  !isAgreed &&
  moments.some(({ notes }) => notes.has('future'))

/** Nobody is named, and it is something to do. */
function isOrder(draft: Draft, predicate: Predicate): boolean {
  const orders = predicate.kind === 'verbs' && !draft.subject && draft.helpers.length === 0
  const first = predicate.kind === 'verbs' ? predicate.steps[0] : undefined
  const isDone = ['s', 'd', 'it', 'body'].some((note) => first?.word.notes.has(note)) && !isToTell(draft)
  const isPlain =
    !(isDone && !isTrustMe(draft)) &&
    !first?.isPassive &&
    !draft.isTold &&
    !isHabitual(draft) &&
    !isComing(draft) &&
    !isHoped(draft)
  return orders && isPlain
}

/** 'kalau mau pulang, bilang dulu' */
const isToTell = ({ steps, joined, adverbs }: Draft): boolean =>
  steps[0]?.word.notes.has('that') === true && (joined?.isFirst === true || adverbs.some(({ id }) => id[0] === 'dulu'))

/** 'Sering kasih makanan' orders nothing, 'langsung telepon' does. */
const isHabitual = ({ adverbs }: Draft): boolean =>
  adverbs.some(
    ({ notes, en }) => (notes.has('mid') && !notes.has('after') && en[0] !== 'immediately') || en[0] === 'all the time',
  )

export function subjectMissing(draft: Draft, predicate: Predicate, mood: Clause['mood']): NounPhrase | null {
  if (mood === 'orders' || mood === 'lets' || predicate.kind === 'exists' || predicate.kind === 'none') return null
  if (draft.ask && /^(?:who|what)$/.test(draft.ask.en[0] ?? '') && isSubjectAsked(predicate, draft)) return null
  if (has(draft, 'you') || isServed(draft, predicate) || isForbidden(draft, mood)) return YOU
  if (isOfThing(predicate) || (predicate.kind === 'place' && draft.helpers.some(({ id }) => id[0] === 'bukan')))
    return IT
  return isHoped(draft) || (mood === 'asks' && !isForMyself(predicate, draft)) ? YOU : I
}

/** 'Tidak boleh merokok di sini', 'nggak usah dipikirin' */
const isForbidden = (draft: Draft, mood: Clause['mood']): boolean =>
  mood === 'tells' &&
  (has(draft, 'not') || draft.joined?.isFirst === true) &&
  (has(draft, 'need') || draft.helpers.some(({ en }) => en[0] === 'may')) &&
  draft.steps.every(({ isPassive }) => !isPassive)

/** 'Nanti dipanggil' is said to whoever waits. */
const isServed = (draft: Draft, predicate: Predicate): boolean => {
  const first = predicate.kind === 'verbs' ? predicate.steps[0] : undefined
  const isLater = has(draft, 'future') || draft.moments.some(({ notes }) => notes.has('future'))
  return first?.isPassive === true && first.word.notes.has('whom') && isLater
}

/** Rain, and what nobody feels. */
function isOfThing(predicate: Predicate): boolean {
  const first = predicate.kind === 'verbs' ? predicate.steps[0] : undefined
  if (first) return first.isPassive || first.word.notes.has('it')
  if (predicate.kind === 'adjectives') return !predicate.all[0]?.word.notes.has('felt')
  return predicate.kind === 'asked'
}

/** 'Boleh pinjam?', 'bisa minta air?', and what a guest or a customer does: 'bisa bayar nanti?' */
const isForMyself = (predicate: Predicate, { helpers, places }: Draft): boolean =>
  (predicate.kind === 'verbs' &&
    predicate.steps[0]?.word.notes.has('mine') &&
    !isWished(helpers) &&
    !places.some(isGap)) ||
  (predicate.kind === 'verbs' && predicate.steps[0]?.word.en[0] === 'ask for') ||
  helpers.some(({ en }) => en[0] === 'may')

const isWished = (helpers: Draft['helpers']): boolean => helpers.some(({ notes }) => notes.has('want'))

/** 'pakai apa' */
const isGap = ({ of }: Phrase): boolean => of.kind === 'name' && of.text === ''

/** 'Siapa yang mau ikut?' */
const isSubjectAsked = (predicate: Predicate, { ask, places }: Draft): boolean =>
  !places.some(isGap) && (predicate.kind !== 'verbs' || ask?.en[0] === 'who' || predicate.steps.at(-1)?.object !== null)
