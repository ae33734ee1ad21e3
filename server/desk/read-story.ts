import { sql } from 'kysely'
import { knownPage } from '../../domain/analytics/vitals.ts'
import type { PersonStory, Submission, TimelineItem } from '../../domain/desk/desk-story-contract.ts'
import { detailsOf } from '../../domain/desk/person-facts.ts'
import { browserWord } from '../../domain/desk/search-words.ts'
import { DESK_KINDS } from '../../domain/desk/views.ts'
import { normaliseEmail } from '../../domain/leads/lead-fields.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { rowOrFail } from './change-person.ts'
import type { DeskDeps } from './desk-deps.ts'
import { currentIdOf } from './merged-into.ts'
import { rowOf } from './person-row.ts'
import { readTimeline } from './read-timeline.ts'

const MAX_SUBMISSIONS = 100
const MAX_MESSAGES = 400
const MAX_DOUBLES = 5
const MAX_VIEWS = 1000
const MAX_WORDS = 20

/** All that is known of a person, on one screen. */
export async function readStory(
  { database, now, keepsOnly }: Pick<DeskDeps, 'now' | 'keepsOnly'> & { database: Pick<Database, 'queries'> },
  askedId: string,
): Promise<PersonStory> {
  const { queries } = database
  const nowMs = now()
  const personId = await currentIdOf(queries, askedId, nowMs)
  const row = await rowOrFail(queries, personId)
  const leads = await queries
    .selectFrom('leads')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at_ms', 'desc')
    .limit(MAX_SUBMISSIONS)
    .execute()
  const browsers = await ownBrowsers(queries, personId, leads)
  const [transcript, visits, timeline] = [
    await readTranscript(queries, browsers),
    await readVisits(queries, browsers),
    await readTimeline({ queries, keepsOnly }, personId, leads),
  ]
  return {
    person: rowOf(row, nowMs),
    submissions: leads.map(submissionOf),
    timeline,
    transcript,
    visits,
    words: await explainedWords(queries, browsers),
    documents: await openedDocuments(queries, leads),
    doubles: [...(await namesakesOf(queries, row, nowMs)), ...(await sharingContact(queries, row, nowMs))],
    extent: {
      submissions: row.submissions,
      messages: transcript.length,
      visits: visits?.count ?? 0,
      notes: timeline.filter(isNote).length,
      hasAccount: await hasAccount(queries, leads),
    },
  }
}

const isNote = ({ type }: TimelineItem): boolean => type === 'note'

function submissionOf(lead: LeadTable): Submission {
  const details = detailsOf(lead)
  const consent = JSON.parse(lead.consent) as Partial<Submission['consent']>
  return {
    id: lead.id,
    kind: DESK_KINDS.find((kind) => kind === lead.kind) ?? 'registration',
    isPartial: lead.status === 'partial',
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    phoneTyped: lead.phone_typed,
    city: lead.city,
    goal: lead.goal,
    type: details.type ?? null,
    company: details.companyName ?? null,
    startDate: details.startDate ?? null,
    page: details.page ?? null,
    referrer: details.referrer ?? null,
    campaign: details.utm ?? {},
    language: lead.language,
    marks: JSON.parse(lead.marks),
    excerpt: lead.conversation_excerpt,
    consent: {
      atMs: consent.atMs ?? lead.created_at_ms,
      wordingVersion: consent.wordingVersion ?? null,
      language: consent.language ?? null,
      marketing: consent.marketing === true,
    },
    atMs: lead.created_at_ms,
  }
}

/** A browser from which somebody else left details, too, may hold their conversations. */
async function ownBrowsers(queries: Queries, personId: string, leads: readonly LeadTable[]): Promise<string[]> {
  const browsers = [...new Set(leads.flatMap((lead) => detailsOf(lead).userId ?? []))]
  if (browsers.length === 0) return []
  const shared = await queries
    .selectFrom('desk_words')
    .select('word')
    .where('word', 'in', browsers.map(browserWord))
    .where('person_id', '!=', personId)
    .execute()
  return browsers.filter((browser) => !shared.some(({ word }) => word === browserWord(browser)))
}

async function readTranscript(queries: Queries, browsers: readonly string[]): Promise<PersonStory['transcript']> {
  if (browsers.length === 0) return []
  const messages = await queries
    .selectFrom('conversations')
    .innerJoin('chat_messages', 'chat_messages.conversation_id', 'conversations.id')
    .select(['chat_messages.id', 'role', 'content', 'created_at_ms'])
    .where('user_id', 'in', browsers)
    .orderBy('created_at_ms')
    .limit(MAX_MESSAGES)
    .execute()
  return messages.map(({ id, role, content, created_at_ms }) => ({ id, role, text: content, atMs: created_at_ms }))
}

async function readVisits(queries: Queries, browsers: readonly string[]): Promise<PersonStory['visits']> {
  if (browsers.length === 0) return null
  const { count, first, last } = await queries
    .selectFrom('analytics_sessions')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<number | null>('started_at_ms').as('first'),
      eb.fn.max<number | null>('last_seen_at_ms').as('last'),
    ])
    .where('user_id', 'in', browsers)
    .executeTakeFirstOrThrow()
  if (first === null || last === null) return null
  return { count: Number(count), firstAtMs: first, lastAtMs: last, pages: await visitedPages(queries, browsers) }
}

/** The most visited first. */
async function visitedPages(queries: Queries, browsers: readonly string[]): Promise<{ page: string; views: number }[]> {
  const views = await queries
    .selectFrom('analytics_sessions')
    .innerJoin('analytics_events', 'analytics_events.session_id', 'analytics_sessions.id')
    .select('data')
    .where('user_id', 'in', browsers)
    .where('name', '=', sql.lit('view'))
    .limit(MAX_VIEWS)
    .execute()
  const pages = Map.groupBy(views, ({ data }) => knownPage(String((JSON.parse(data) as { page?: unknown }).page)))
  return [...pages].map(([page, own]) => ({ page, views: own.length })).sort((a, b) => b.views - a.views)
}

async function explainedWords(queries: Queries, browsers: readonly string[]): Promise<string[]> {
  if (browsers.length === 0) return []
  const words = await queries
    .selectFrom('explained_words')
    .select('word')
    .where('user_id', 'in', browsers)
    .orderBy('asked_at_ms', 'desc')
    .limit(MAX_WORDS)
    .execute()
  return words.map(({ word }) => word)
}

/** By the account with an address of the person. */
async function openedDocuments(queries: Queries, leads: readonly LeadTable[]): Promise<PersonStory['documents']> {
  const emails = emailsOf(leads)
  if (emails.length === 0) return []
  const opened = await queries
    .selectFrom('auth_user')
    .innerJoin('document_opens', 'document_opens.user_id', 'auth_user.id')
    .select(['document', 'opened_at_ms'])
    .where('email', 'in', emails)
    .orderBy('opened_at_ms', 'desc')
    .execute()
  return opened.map(({ document, opened_at_ms }) => ({ document, atMs: opened_at_ms }))
}

const emailsOf = (leads: readonly LeadTable[]): string[] => [
  ...new Set(leads.flatMap(({ email }) => (email ? [normaliseEmail(email)] : []))),
]

async function hasAccount(queries: Queries, leads: readonly LeadTable[]): Promise<boolean> {
  const emails = emailsOf(leads)
  if (emails.length === 0) return false
  return (
    (await queries.selectFrom('auth_user').select('id').where('email', 'in', emails).executeTakeFirst()) !== undefined
  )
}

/** Others with the same whole name who are not kept apart. One first name alone says nothing. */
async function namesakesOf(queries: Queries, row: DeskPersonTable, nowMs: number): Promise<PersonStory['doubles']> {
  if (!row.name_key.includes(' ')) return []
  const others = await queries
    .selectFrom('desk_people')
    .selectAll()
    .where('name_key', '=', row.name_key)
    .where('person_id', '!=', row.person_id)
    // Not by an index, or SQLite takes that of all who are not set aside.
    .where(sql`+is_set_aside`, '=', 0)
    .where('person_id', 'not in', (eb) =>
      eb.selectFrom('people_apart').select('other_id').where('people_apart.person_id', '=', row.person_id),
    )
    .limit(MAX_DOUBLES)
    .execute()
  return others.map((other) => ({ person: rowOf(other, nowMs), why: 'name' }))
}

/** Others with the number or address who are kept apart: whoever did so by mistake finds them here. */
async function sharingContact(queries: Queries, row: DeskPersonTable, nowMs: number): Promise<PersonStory['doubles']> {
  const apart = await queries
    .selectFrom('people_apart')
    .innerJoin('desk_people', 'desk_people.person_id', 'people_apart.other_id')
    .selectAll('desk_people')
    .where('people_apart.person_id', '=', row.person_id)
    .execute()
  return apart
    .filter(({ phone, email }) => (phone && phone === row.phone) || (email && email === row.email))
    .slice(0, MAX_DOUBLES)
    .map((other) => ({ person: rowOf(other, nowMs), why: 'contact' }))
}
