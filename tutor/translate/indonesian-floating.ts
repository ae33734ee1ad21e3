import type { VerbStep } from './clause.ts'
import { word } from './finish-amounts.ts'
import { type Draft, hasPredicate } from './indonesian-draft.ts'
import type { IndonesianText } from './indonesian-text.ts'

/** 'jangan banyak gerak', 'banyak merokok' */
export function* much(text: IndonesianText, draft: Draft): Generator<Draft> {
  const { at, adverbs } = draft
  if (text.tokens[at]?.text !== 'banyak' || hasPredicate(draft)) return
  const isNot = draft.helpers.some(({ notes }) => notes.has('order') || notes.has('not'))
  if (text.at(at + 1).some((one) => one.word.kind === 'verb'))
    yield { ...draft, at: at + 1, adverbs: [...adverbs, isNot ? TOO_MUCH : A_LOT], cost: draft.cost + 0.2 }
}

const TOO_MUCH = word('adverb', 'too much', 'terlalu banyak', 'end')
const A_LOT = word('adverb', 'a lot', 'banyak', 'end')

/** 'banyak makan garam' is to eat a lot of it. */
export function amounted(draft: Draft): Draft {
  const last = draft.steps.at(-1)
  const much = draft.adverbs.find((one) => one === TOO_MUCH || one === A_LOT)
  const object = last?.object
  if (!much || object?.kind !== 'noun' || object.count || object.which || object.owner) return draft
  const isCounted = /^an? /.test(object.word.en[0] ?? '') || object.word.notes.has('plural')
  const count = word('quantity', much === A_LOT ? 'a lot of' : isCounted ? 'too many' : 'too much', 'banyak', 'many')
  return {
    ...draft,
    steps: [...draft.steps.slice(0, -1), { ...last, object: { ...object, count } } as VerbStep],
    adverbs: draft.adverbs.filter((one) => one !== much),
  }
}

/** 'ramah semua', 'pada pulang': said of several. */
export function* floated(text: IndonesianText, draft: Draft): Generator<Draft> {
  const { subject, at } = draft
  const token = text.tokens[at]?.text ?? ''
  const isAll = hasPredicate(draft) && /^semua(?:nya)?$/.test(token)
  const isSeveral = !hasPredicate(draft) && token === 'pada'
  if ((!isAll && !isSeveral) || subject?.kind !== 'noun' || (subject.count && subject.count !== 'plural')) return
  if (isAll && subject.word.notes.has('body') && !subject.count)
    yield { ...draft, at: at + 1, adverbs: [...draft.adverbs, ALL_OVER], cost: draft.cost - 0.2 }
  const adverbs = isAll ? [...draft.adverbs, ALL] : draft.adverbs
  yield { ...draft, at: at + 1, adverbs, subject: { ...subject, which: subject.which ?? 'the', count: 'plural' } }
}

const ALL = word('adverb', 'all', 'semua', 'mid')
/** 'badan saya pegal semua' */
const ALL_OVER = word('adverb', 'all over', 'semua', 'end')
