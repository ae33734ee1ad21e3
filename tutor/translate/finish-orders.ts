import { has, type VerbStep } from './clause.ts'
import { saidAdjective } from './english-noun-phrases.ts'
import { IT, word } from './finish-amounts.ts'
import { HAVE } from './finish-predicate.ts'
import type { Draft } from './indonesian-draft.ts'
import { HAS_OBJECT, isPerson } from './phrase-kinds.ts'

/** 'Mohon ditunggu' and 'jangan dibuka' are orders: 'please wait', 'don't open'. */
export function active(draft: Draft): Draft {
  const isOrder = (has(draft, 'please') || has(draft, 'order')) && !draft.subject
  return isOrder ? { ...draft, steps: draft.steps.map((step) => activeStep(draft, step)) } : draft
}

/** 'Yang mau ikut daftar dulu' asks them to. */
export function invited(draft: Draft): Draft {
  const { subject, steps, helpers, isQuestion } = draft
  const isInvited = subject?.kind === 'noun' && subject.word.notes.has('those') && steps[0]?.isPassive === false
  return isInvited && helpers.length === 0 && !isQuestion ? { ...draft, helpers: [PLEASE] } : draft
}

const PLEASE = word('helper', 'please', 'tolong', 'please')

/** 'Mau panas atau dingin?': how a thing is wanted. */
const isServed = ({ subject, steps, described, isQuestion, ...draft }: Draft): boolean =>
  has(draft, 'want') && isQuestion && subject === null && steps.length === 0 && isOfThings(described)

const isOfThings = (described: Draft['described']): boolean =>
  described.length > 0 && described.every(({ word: { notes } }) => !notes.has('felt') && !notes.has('of-person'))

function served(draft: Draft): Draft {
  const [first] = draft.described
  const said = draft.described.map(saidAdjective).join(` ${draft.describedBy} `)
  const described = first ? { word: { ...first.word, en: [said] }, degree: null } : null
  return {
    ...draft,
    helpers: draft.helpers.filter(({ notes }) => !notes.has('want')),
    described: [],
    steps: [{ word: WANT, isPassive: false, object: IT, second: null, described }],
  }
}

const WANT = word('verb', 'want', 'mau', 's', 'make')

/** 'Jangan taruh di situ' */
const NEEDS_OBJECT = new Set(['put', 'bring', 'use', 'wear', 'buy', 'give', 'send', 'throw away', 'keep'])

/** 'Jangan dibuka' is 'don't open it', 'tolong dibungkus' 'please wrap it'. */
function activeStep(draft: Draft, step: VerbStep): VerbStep {
  const isMeant =
    (step.isPassive || NEEDS_OBJECT.has(step.word.en[0] ?? '')) && !step.object && !draft.fronted && !takesNone(step)
  return { ...step, isPassive: false, object: isMeant ? IT : step.object }
}

/** 'Obatnya jangan diminum', 'kopinya jangan terlalu manis': a thing is told nothing. */
export function warned(draft: Draft): Draft {
  const { subject, helpers, steps } = draft
  if (!has(draft, 'order') || subject?.kind !== 'noun' || isPerson(subject)) return draft
  const [first, ...others] = steps
  if (first?.isPassive && !first.object)
    return { ...draft, subject: null, steps: [{ ...first, isPassive: false, object: subject }, ...others] }
  const [next] = others
  if (first?.word.notes.has('to') && next?.isPassive && !next.object)
    return { ...draft, subject: null, steps: [first, { ...next, isPassive: false, object: subject }] }
  return { ...draft, helpers: [...helpers.filter(({ notes }) => !notes.has('order')), SHOULD, NOT] }
}

const SHOULD = word('helper', 'should', 'sebaiknya', 'modal')

const NOT = word('helper', 'not', 'tidak', 'not')

/** 'Obatnya diminum dulu' tells somebody to take it. */
export function instructed(draft: Draft): Draft {
  const [first, ...others] = draft.steps
  const { subject, helpers, moments } = draft
  const isTold =
    first?.isPassive && !first.object && helpers.length === 0 && !moments.some(isSettled) && !draft.isQuestion
  const isFirst = draft.isAgreed || draft.adverbs.some(({ id }) => id[0] === 'dulu')
  if (!isTold || !isFirst || subject?.kind !== 'noun') return draft
  return { ...draft, subject: null, steps: [{ ...first, isPassive: false, object: subject }, ...others] }
}

/** 'Rapatnya diundur jadi jam dua ya' is news. */
const isSettled = (one: Draft['moments'][number]): boolean => isOver(one) || /^(?:jadi|ke) /.test(one.id)

const isOver = ({ notes }: Draft['moments'][number]): boolean =>
  ['past', 'since', 'span'].some((note) => notes.has(note))

/** 'Minta air putih satu' asks for it politely. */
export function requested(draft: Draft): Draft {
  const [first, ...others] = draft.steps
  const object = first?.word.id.includes('minta') ? first.object : null
  const isAsked = object?.kind === 'noun' && !isPerson(object)
  if (!first || !isAsked || draft.subject || draft.helpers.length > 0) return draft
  if (draft.isInside || draft.isTold || draft.joined) return draft
  return { ...draft, isQuestion: true, helpers: [MAY], steps: [{ ...first, word: HAVE }, ...others] }
}

const MAY = word('helper', 'may', 'boleh', 'modal')

/** 'TV-nya kecilin dong', 'bajunya taruh di keranjang': what is to be done with a thing. */
export function handled(draft: Draft): Draft {
  const [first, ...others] = draft.steps
  const { subject } = draft
  const isTold = first && !first.isPassive && !first.object && HANDLED.has(first.word.en[0] ?? '')
  if (!isTold || draft.helpers.length > 0 || draft.isQuestion || draft.isInside) return draft
  if (subject?.kind !== 'noun' || subject.which !== 'the' || isPerson(subject) || draft.fronted) return draft
  return { ...draft, subject: null, steps: [{ ...first, object: subject }, ...others] }
}

const HANDLED = new Set([
  'put',
  'bring',
  'wear',
  'keep',
  'throw away',
  'turn on',
  'turn off',
  'turn up',
  'turn down',
  'put away',
  'hang up',
  'tidy up',
  'wash',
  'fold',
])

/** 'Matiin dulu': what is in front of both. */
export function objectGiven(draft: Draft): Draft {
  const [first, ...others] = draft.steps
  const isOpen = first && !first.isPassive && !first.object && OPEN.has(first.word.en[0] ?? '') && others.length === 0
  return isOpen && !draft.subject && !draft.fronted && !draft.ask && !draft.isInside
    ? { ...draft, steps: [{ ...first, object: IT }] }
    : draft
}

const OPEN = new Set([
  'turn on',
  'turn off',
  'turn up',
  'turn down',
  'throw away',
  'put away',
  'push',
  'delete',
  'wear',
])

/** 'Mau diminum di sini?', 'ini mau dibungkus?': somebody is asked whether to drink it here. */
export function wished(draft: Draft): Draft {
  if (isServed(draft)) return served(draft)
  const [first, ...others] = draft.steps
  const { subject } = draft
  const isAsked = !subject || (draft.isQuestion && !isPerson(subject))
  if (!has(draft, 'want') || !isAsked || !first?.isPassive) return draft
  return {
    ...draft,
    subject: null,
    steps: [{ ...first, isPassive: false, object: first.object ?? subject ?? IT }, ...others],
  }
}

/** 'Boleh dicoba?', 'nggak usah dipikirin': somebody may or need not do it. */
export function permitted(draft: Draft): Draft {
  const [first, ...others] = draft.steps
  const isFree =
    (draft.isQuestion && has(draft, 'modal')) ||
    (has(draft, 'need') && has(draft, 'not')) ||
    draft.opening?.notes.has('to') === true
  if (draft.subject || draft.fronted || draft.isInside || !isFree || !first?.isPassive || first.object) return draft
  const object = takesNone(first) && !first.word.en[0]?.includes('(') ? null : IT
  return { ...draft, steps: [{ ...first, isPassive: false, object }, ...others] }
}

/** 'mohon ditunggu', 'mohon dijawab' */
const takesNone = ({ word: { en, notes } }: VerbStep): boolean =>
  en[0]?.includes('(') === true || HAS_OBJECT.test(en[0] ?? '') || notes.has('no-object')

/** 'Emailnya sudah saya kirim': what stands first is the object. */
export function withFronted(draft: Draft): Draft {
  const last = draft.steps.at(-1)
  if (!draft.fronted || !last || last.object) return draft
  return { ...draft, steps: [...draft.steps.slice(0, -1), { ...last, object: draft.fronted }], fronted: null }
}
