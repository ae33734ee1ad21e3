import { desk as english } from '../../content/en/desk.ts'
import { texts as englishCsv } from '../../content/en/desk-csv.ts'
import { desk as indonesian } from '../../content/id/desk.ts'
import { type CsvTexts, texts as indonesianCsv } from '../../content/id/desk-csv.ts'
import type { PeopleQuery } from '../../domain/desk/desk-people-contract.ts'
import { JAKARTA_OFFSET_MS } from '../../domain/desk/opening-hours.ts'
import { readablePhone } from '../../domain/leads/phone.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import { inPersonTransaction } from '../people/people-transaction.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { pageOf, storedRows } from './list-people.ts'
import { namesOf } from './team.ts'

const BATCH = 500
/** Spreadsheets need it to read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet in the reader's language takes for the end of a cell: in Indonesian the comma is in numbers. */
const SEPARATORS: Record<Language, string> = { id: ';', en: ',' }

interface Words {
  texts: CsvTexts
  /** Of a code, such as a step. */
  of(group: 'step' | 'kind' | 'source' | 'lost' | 'language', code: string | null): string | null
}

const wordsIn = (texts: CsvTexts, desk: Record<string, string>): Words => ({
  texts,
  of: (group, code) => (code === null ? null : (desk[`${group}.${code}`] ?? code)),
})

const WORDS: Record<Language, Words> = {
  id: wordsIn(indonesianCsv, indonesian),
  en: wordsIn(englishCsv, english),
}

interface Reading {
  owners: Map<string, string>
  words: Words
}

type Column = [title: keyof CsvTexts, read: (row: DeskPersonTable, reading: Reading) => string | number | null]

const COLUMNS: readonly Column[] = [
  ['id', (row) => row.person_id],
  ['name', (row) => row.name],
  ['phone', (row) => (row.phone ? localPhone(row.phone) : row.phone_typed)],
  ['email', (row) => row.email],
  ['city', (row) => row.city],
  ['goal', (row) => row.goal],
  ['program', (row) => row.program],
  ['company', (row) => row.company],
  ['start_date', (row) => row.start_date],
  ['language', (row, { words }) => words.of('language', row.language)],
  ['kind', (row, { words }) => words.of('kind', row.kind)],
  ['source', (row, { words }) => words.of('source', row.source)],
  ['submissions', (row) => row.submissions],
  ['step', (row, { words }) => words.of('step', row.step)],
  ['lost_reason', (row, { words }) => words.of('lost', row.lost_reason)],
  ['lost_words', (row) => row.lost_words],
  ['owner', (row, { owners }) => (row.owner_id && owners.get(row.owner_id)) || null],
  ['wants_news', (row, { words: { texts } }) => (row.wants_news ? texts.yes : texts.no)],
  ['arrived', (row) => localTime(row.arrived_at_ms)],
  ['newest', (row) => localTime(row.newest_at_ms)],
  ['answered', (row) => localTime(row.answered_at_ms)],
  ['next_contact', (row) => localTime(row.next_contact_at_ms)],
]

/** Everybody of the view and filter, in pieces. The download is in the audit log before its first row is sent. */
export async function* peopleCsv(
  deps: DeskDeps,
  user: StaffUser,
  query: PeopleQuery,
  language: Language,
): AsyncGenerator<string> {
  const { after: _, ...filter } = query
  const { queries } = deps.database
  const context = { userId: user.id, nowMs: deps.now() }
  const words = WORDS[language]
  const line = (values: (string | number | null)[]) => `${values.map(cell).join(SEPARATORS[language])}\r\n`
  yield `${BYTE_ORDER_MARK}${line(COLUMNS.map(([title]) => words.texts[title]))}`
  let after: Awaited<ReturnType<typeof pageOf>>[number] | null = null
  for (;;) {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(queries, { filter, context, after, limit: BATCH })
    after = page.at(-1) ?? null
    if (!after) return
    const rows = await storedRows(
      queries,
      page.map(({ person_id }) => person_id),
    )
    const owners = await namesOf(
      queries,
      rows.map(({ owner_id }) => owner_id),
    )
    yield rows.map((row) => line(COLUMNS.map(([, read]) => read(row, { owners, words })))).join('')
    if (page.length < BATCH) return
  }
}

export const auditCsv = (deps: DeskDeps, user: StaffUser, { view }: PeopleQuery, people: number): Promise<unknown> =>
  inPersonTransaction(deps, ({ queries }) =>
    recordEvent(queries, {
      kind: 'csv',
      personId: null,
      actorId: user.id,
      data: { view, people },
      atMs: deps.now(),
    }),
  )

/** A value that a spreadsheet would take for a formula gets an apostrophe. */
export function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** As it is dialled in the country: '0812-5550-0142'. A spreadsheet takes digits alone for a sum. */
const localPhone = (phone: string): string =>
  readablePhone(phone)
    .replace(/^\+62 /, '0')
    .replaceAll(' ', '-')

const localTime = (atMs: number | null): string | null =>
  atMs === null ? null : new Date(atMs + JAKARTA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
