import type { NounPhrase, VerbStep } from './clause.ts'
import { isLanguage } from './finish-predicate.ts'
import { type Draft, hasPredicate } from './indonesian-draft.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import type { IndonesianText } from './indonesian-text.ts'
import { isPerson } from './phrase-kinds.ts'

/** A noun phrase is the subject, an object, or what the subject is. */
export function* asNoun(text: IndonesianText, draft: Draft): Generator<Draft> {
  for (const { value, end, cost } of nounPhrases(text, draft.at)) yield* placed(draft, value, end, draft.cost + cost)
}

/** 'parkir di depan rumah saya' does not park me. */
const FAR_OBJECT = 0.8

function* placed(draft: Draft, value: NounPhrase, at: number, cost: number): Generator<Draft> {
  const taken = { ...draft, at, cost }
  const last = draft.steps.at(-1)
  if (!hasPredicate(draft) && !draft.subject)
    yield { ...taken, subject: value, isQuestion: draft.isQuestion || isOffered(draft) }
  if (isSpoken(draft, value)) yield { ...taken, is: value }
  if (last && !last.object) yield* behindVerb(draft, taken, value)
  if (last && !last.second && last.isPassive && last.word.notes.has('two') && !isPerson(value))
    yield { ...taken, steps: [...draft.steps.slice(0, -1), { ...last, second: value }], cost: cost - 0.2 }
  if (last?.object && !last.second && last.word.notes.has('two'))
    yield { ...taken, steps: [...draft.steps.slice(0, -1), { ...last, second: value }] }
  if (!hasPredicate(draft) && draft.subject) yield* besideSubject(draft, taken, value)
  if (hasPredicate(draft) && !draft.subject && !draft.exists && !last)
    yield { ...taken, subject: value, cost: cost + 0.4 }
}

/** Somebody who does something here is known. */
export const known = (phrase: NounPhrase): NounPhrase =>
  phrase.kind === 'noun' &&
  !phrase.owner &&
  !phrase.count &&
  !phrase.word.notes.has('kin') &&
  /^an? (?!person$)/.test(phrase.word.en[0] ?? '')
    ? { ...phrase, which: phrase.which ?? 'the' }
    : phrase

const isOrdered = ({ helpers }: Draft): boolean =>
  helpers.some(({ notes }) => ['please', 'order', 'lets'].some((note) => notes.has(note)))

/** An object; but 'udah sampai belum paketnya' asks about the package. */
function* behindVerb(draft: Draft, taken: Draft, value: NounPhrase): Generator<Draft> {
  const isAgent = draft.steps.at(-1)?.isPassive && isPerson(value)
  const isDone = draft.steps.at(-1)?.isPassive && !draft.subject && !isPerson(value)
  if (isDone && !draft.isTagged && !isOrdered(draft)) yield { ...taken, subject: value, cost: taken.cost + 0.3 }
  if (!draft.isTagged) yield withObject(draft, taken, isAgent ? known(value) : value)
  else if (!draft.subject) yield { ...taken, subject: value }
}

export const withObject = (draft: Draft, taken: Draft, object: NounPhrase): Draft => ({
  ...taken,
  steps: [...draft.steps.slice(0, -1), { ...(draft.steps.at(-1) as VerbStep), object }],
  cost: taken.cost + (draft.places.length > 0 ? FAR_OBJECT : 0),
})

/** 'Bisa saya bantu?' */
const isOffered = (draft: Draft): boolean => !draft.isInside && (draft.helpers.at(-1)?.notes.has('offer') ?? false)

/** 'karyawan yang bisa bahasa Inggris' */
const isSpoken = (draft: Draft, value: NounPhrase): boolean =>
  draft.isInside && !hasPredicate(draft) && isLanguage(value) && draft.helpers.some(({ notes }) => notes.has('modal'))

/** What the subject is; or 'emailnya sudah saya kirim', where the subject comes second. */
function* besideSubject(draft: Draft, taken: Draft, value: NounPhrase): Generator<Draft> {
  yield { ...taken, is: value }
  if (
    isPerson(draft.subject) &&
    isOfOwner(value) &&
    value.kind === 'noun' &&
    /^a (?:person|child)$/.test(value.word.en[0] ?? '')
  )
    yield { ...taken, cost: taken.cost - 0.2 }
  const own = draft.helpers.length === 0 && draft.subject && isOfOwner(value) ? draft.subject : null
  if (own)
    yield { ...taken, subject: { ...value, which: null, owner: own } as NounPhrase, cost: taken.cost + ownerCost(own) }
  const isFronted = draft.subject?.kind === 'noun' && value.kind === 'pronoun' && !draft.fronted
  if (isFronted) yield { ...taken, subject: value, fronted: draft.subject, cost: taken.cost + 0.3 }
}

/** 'kualitas betonnya' is rather one thing. */
const ownerCost = (owner: NounPhrase): number =>
  owner.kind === 'noun' && !owner.which && !owner.owner && !isPerson(owner) ? 1.3 : 0.5

/** 'rumah itu atapnya bocor': the roof of that house. */
const isOfOwner = (value: NounPhrase): boolean => value.kind === 'noun' && value.which === 'the' && !value.owner
