import type { NounPhrase, Phrase } from './clause.ts'
import { word } from './finish-amounts.ts'
import { type Draft, hasPredicate } from './indonesian-draft.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import { known } from './indonesian-roles.ts'
import type { Found, IndonesianText } from './indonesian-text.ts'
import { isPerson } from './phrase-kinds.ts'
import type { Word } from './word.ts'

/** 'di rumah', 'dengan temanku'; before the predicate also 'pasien di kamar 12'. */
export function* phrases(text: IndonesianText, draft: Draft): Generator<Draft> {
  yield* become(text, draft)
  for (const found of text.at(draft.at)) {
    if (found.word.kind !== 'preposition') continue
    for (const of of nounPhrases(text, found.end)) {
      const taken = { ...draft, at: of.end, cost: draft.cost + of.cost + found.cost + usedCost(text, draft) }
      yield* ofVerb(text, draft, taken, of.value)
      yield* ofPlace(draft, taken, { by: found.word, of: of.value })
    }
    yield* asked(text, draft, found)
  }
}

/** 'naik jadi lima puluh ribu', 'dipotong jadi dua' */
function* become(text: IndonesianText, draft: Draft): Generator<Draft> {
  if (!/^(?:jadi|menjadi)$/.test(text.tokens[draft.at]?.text ?? '') || draft.steps.length === 0) return
  for (const { value, end, cost } of nounPhrases(text, draft.at + 1))
    if (value.kind === 'name' && /^\d/.test(value.text))
      yield { ...draft, at: end, cost: draft.cost + cost, places: [...draft.places, { by: TO, of: value }] }
}

const TO = word('preposition', 'to', 'jadi')

/** 'pakai' before all else is a verb. */
const usedCost = (text: IndonesianText, draft: Draft): number =>
  !hasPredicate(draft) && /^(?:pakai|menggunakan)$/.test(text.tokens[draft.at]?.text ?? '') ? USED : 0

const USED = 1

/** What a verb is about, or who did it: 'kangen banget sama kamu', 'ditandatangani sama direktur'. */
function* ofVerb(text: IndonesianText, draft: Draft, taken: Draft, of: NounPhrase): Generator<Draft> {
  const last = draft.steps.at(-1)
  const by = text.tokens[draft.at]?.text ?? ''
  if (!last || last.object) return
  const isAgent = last.isPassive && BY_WHOM.test(by) && isPerson(of)
  if (isAgent || mayFollow(last.word, by, of))
    yield { ...taken, steps: [...draft.steps.slice(0, -1), { ...last, object: isAgent ? known(of) : of }] }
}

const BY_WHOM = /^(?:sama|oleh)$/

function* ofPlace(draft: Draft, taken: Draft, place: Phrase): Generator<Draft> {
  const { subject } = draft
  if (subject?.kind === 'noun' && !subject.at && !hasPredicate(draft) && draft.helpers.length === 0)
    yield { ...taken, subject: { ...subject, at: place } }
  yield { ...taken, places: [...draft.places, place] }
}

const mayFollow = ({ id, notes }: Word, by: string, of: NounPhrase): boolean =>
  id.some((form) => form.endsWith(` ${by}`)) || (notes.has('whom') && TO_WHOM.test(by) && isPerson(of))

const TO_WHOM = /^(?:sama|kepada|pada|ke)$/

const WHAT = word('ask', 'what', 'apa')
const WHICH = word('ask', 'which', 'mana')
const WHO = word('ask', 'who', 'siapa')
const ASKS: Record<string, Word> = { apa: WHAT, mana: WHICH }
/** What is asked for stands first in English, its preposition stays: 'which city are you from'. */
const GAP: NounPhrase = { kind: 'name', text: '' }

/** Behind a preposition, what is asked for is a kind. */
const KIND = 0.2

/** 'di bagian apa', 'dari kota mana', 'buat siapa' */
function* asked(text: IndonesianText, draft: Draft, { word: by, end, cost }: Found): Generator<Draft> {
  if (draft.ask) return
  const taken = {
    ...draft,
    isQuestion: true,
    places: [...draft.places, { by, of: GAP }],
    cost: draft.cost + cost + usedCost(text, draft),
  }
  if (text.tokens[end]?.text === 'siapa') yield { ...taken, at: end + 1, ask: WHO }
  if (text.tokens[end]?.text === 'apa') yield { ...taken, at: end + 1, ask: WHAT, cost: taken.cost + KIND }
  for (const noun of text.at(end)) {
    const ask = noun.word.kind === 'noun' ? ASKS[text.tokens[noun.end]?.text ?? ''] : undefined
    if (ask) yield { ...taken, at: noun.end + 1, ask, asked: noun.word, cost: taken.cost + noun.cost - KIND }
  }
}
