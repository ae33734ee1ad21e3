import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../shared/language.ts'
import { namesAgree } from './same-names.ts'
import { plainName, wordsToFind } from './search-words.ts'
import { type Source, sourceOf } from './sources.ts'
import { DESK_KINDS, type DeskKind } from './views.ts'

const EXCERPT_CHARACTERS = 300

/** A submission as it is stored. */
export interface StoredSubmission {
  kind: string
  status: 'partial' | 'complete'
  name: string | null
  email: string | null
  phone: string | null
  phone_typed: string | null
  city: string | null
  goal: string | null
  details: string
  consent: string
  is_suspect: number
  language: string
  conversation_excerpt: string | null
  created_at_ms: number
}

/** What staff decided about a person; it wins over what was submitted. */
export interface Decisions {
  values?: Partial<Record<'name' | 'email' | 'phone' | 'city' | 'goal', string>>
  isReal?: boolean
  /** Names that were confirmed to be of one person. */
  settledNames?: readonly string[]
}

export interface SubmissionDetails {
  utm?: Record<string, string>
  referrer?: string
  page?: string
  type?: string
  companyName?: string
  startDate?: string
  userId?: string
  isDemo?: boolean
}

export const detailsOf = ({ details }: Pick<StoredSubmission, 'details'>): SubmissionDetails => JSON.parse(details)

/** What a list shows of a person, made from the submissions, newest first. There is at least one. */
export function factsOf(submissions: readonly StoredSubmission[], decisions: Decisions = {}) {
  const genuine = submissions.filter(({ is_suspect }) => !is_suspect)
  const told = genuine.length > 0 ? genuine : submissions
  const complete = told.filter(({ status }) => status === 'complete')
  const [newest] = [...complete, ...told] as [StoredSubmission]
  const first = firstOf([...complete, ...told])
  const given = { ...valuesOf(first), name: fullestName([...complete, ...told]), ...decisions.values }
  return {
    ...given,
    program: decisions.values?.goal ?? first(chosenProgram),
    // Of a corrected number, what was typed before says nothing.
    phone_typed: decisions.values?.phone ? null : first(({ phone_typed }) => phone_typed),
    start_date: first((submission) => detailsOf(submission).startDate),
    company: first((submission) => detailsOf(submission).companyName),
    language: languageOf(newest.language),
    kind: kindOf(newest.kind),
    source: originOf(submissions),
    wants_news: told.some(wantsNews) ? 1 : 0,
    excerpt: first(({ conversation_excerpt }) => conversation_excerpt)?.slice(0, EXCERPT_CHARACTERS) ?? null,
    is_partial: complete.length === 0 ? 1 : 0,
    is_set_aside: genuine.length === 0 && !decisions.isReal ? 1 : 0,
    is_demo: submissions.some((submission) => detailsOf(submission).isDemo) ? 1 : 0,
    asks_if_same: asksIfSame(distinctNames(told), decisions.settledNames ?? []) ? 1 : 0,
    name_key: plainName(given.name),
  } as const
}

type Read<Value> = (submission: StoredSubmission) => Value | null | undefined
type First = <Value>(read: Read<Value>) => Value | null

/** The first value that is there. */
const firstOf =
  (submissions: readonly StoredSubmission[]): First =>
  (read) =>
    submissions.map(read).find((value) => value !== null && value !== undefined && value !== '') ?? null

const valuesOf = (first: First) => ({
  email: first(({ email }) => email),
  phone: first(({ phone }) => phone),
  city: first(({ city }) => city),
  goal: first(({ goal }) => goal),
})

/** The newest name, as fully as the person has ever written it: whoever signs as 'Tini' later is still 'Tini Kusuma'. */
function fullestName(submissions: readonly StoredSubmission[]): string | null {
  const [newest, ...earlier] = submissions.flatMap(({ name }) => name || [])
  return newest ? earlier.reduce((fullest, name) => (isFuller(name, fullest) ? name : fullest), newest) : null
}

const isFuller = (name: string, than: string): boolean => {
  const [words, fewer] = [plainName(name), plainName(than)]
  return words.split(' ').length > fewer.split(' ').length && namesAgree(words, fewer)
}

export type PersonFacts = ReturnType<typeof factsOf>

export const findableWords = (submissions: readonly StoredSubmission[], { values = {} }: Decisions = {}): string[] =>
  wordsToFind({
    names: [values.name ?? null, ...submissions.map(({ name }) => name)],
    emails: [values.email ?? null, ...submissions.map(({ email }) => email)],
    phones: [values.phone ?? null, ...submissions.map(({ phone, phone_typed }) => phone ?? phone_typed)],
    browsers: submissions.map((submission) => detailsOf(submission).userId),
  })

const distinctNames = (submissions: readonly StoredSubmission[]): string[] => [
  ...new Set(submissions.map(({ name }) => plainName(name)).filter(Boolean)),
]

function asksIfSame(names: readonly string[], settled: readonly string[]): boolean {
  if (names.every((name) => settled.includes(name))) return false
  return names.some((a) => names.some((b) => !namesAgree(a, b)))
}

const wantsNews = ({ consent }: StoredSubmission): boolean =>
  (JSON.parse(consent) as { marketing?: boolean }).marketing === true

/** Forms offer programs; in a chat people say a goal in their own words. */
const chosenProgram = ({ kind, goal }: StoredSubmission): string | null => (kind === 'chat' ? null : goal)

const languageOf = (language: string): Language => (isLanguage(language) ? language : DEFAULT_LANGUAGE)

const kindOf = (kind: string): DeskKind => DESK_KINDS.find((known) => known === kind) ?? 'registration'

/** The first visit that came from somewhere counts. */
function originOf(submissions: readonly StoredSubmission[]): Source {
  const sources = submissions.map((submission) => sourceOf(detailsOf(submission))).reverse()
  return sources.find((source) => source !== 'direct') ?? 'direct'
}
