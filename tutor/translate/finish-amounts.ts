import type { NounPhrase } from './clause.ts'
import type { Draft } from './indonesian-draft.ts'
import type { Word } from './word.ts'

export const word = (kind: Word['kind'], en: string, id: string, ...notes: string[]): Word => ({
  kind,
  en: [en],
  id: [id],
  notes: new Set(notes),
  cost: 0,
})

export const pronoun = (en: string, id: string, note: string): NounPhrase => ({
  kind: 'pronoun',
  word: word('pronoun', en, id, note),
})

export const IT = pronoun('it', 'itu', '3')
const YOU = pronoun('you', 'kamu', '2')
const WHAT = word('ask', 'what', 'apa')

const headOf = (one: NounPhrase | null): string => (one?.kind === 'noun' ? (one.word.en[0] ?? '') : '')

/** 'Adikku umurnya 10 tahun': a span of years is an age. */
export function aged(draft: Draft): Draft {
  const isAge = [draft.subject, draft.is].find((one) => headOf(one) === 'an age')
  if (isAge?.kind !== 'noun') return draft
  const other = [draft.subject, draft.is].find((one) => one !== null && one !== isAge) ?? null
  const years = draft.moments.find(({ en }) => /^for .* years?$/.test(en))
  const owner = other ?? isAge.owner ?? IT
  if (draft.ask?.en[0] === 'how much')
    return { ...draft, subject: owner, is: null, ask: word('ask', 'how old', 'berapa umur') }
  if (!years && other === null) return draft
  if (!years) return isAge.owner && other?.kind === 'name' ? { ...draft, subject: isAge.owner, is: other } : draft
  const described = { word: word('adjective', `${years.en.slice(4)} old`, years.id), degree: null }
  return {
    ...draft,
    subject: owner,
    is: null,
    described: [described],
    moments: draft.moments.filter((one) => one !== years),
  }
}

/** 'Telat 10 menit', 'hamil tujuh bulan'. */
export function measured(draft: Draft): Draft {
  const [one, ...others] = draft.described
  const span = draft.moments.find(({ notes }) => notes.has('span'))
  if (!one?.word.notes.has('measured') || !span) return draft
  const en = [`${span.en.replace(/^for /, '')} ${one.word.en[0]}`]
  const moments = draft.moments.filter((moment) => moment !== span)
  return { ...draft, described: [{ ...one, word: { ...one.word, en } }, ...others], moments }
}

/** 'Gimana kabar ibumu' asks how she is. */
export function greeted(draft: Draft): Draft {
  const { ask, subject } = draft
  const isAsked = ask?.en[0] === 'how' && subject?.kind === 'noun' && subject.word.en[0] === 'news'
  return isAsked ? { ...draft, subject: subject.owner ?? YOU } : draft
}

/** 'Harganya berapa' asks how much it is. */
export function priced(draft: Draft): Draft {
  const { subject, ask } = draft
  if (ask?.en[0] === 'how much' && subject?.kind === 'noun' && subject.word.notes.has('amount'))
    return { ...draft, ask: WHAT }
  if (ask?.en[0] !== 'how much' || draft.asked || subject?.kind !== 'noun' || headOf(subject) !== 'a price')
    return draft
  const of: NounPhrase | null = subject.of
    ? { ...subject, word: subject.of, of: null, which: subject.which ?? 'the' }
    : subject.owner
  return { ...draft, subject: of ?? IT }
}
