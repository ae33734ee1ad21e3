import { texts as english } from '../../../content/en/desk-notices.ts'
import { texts as indonesian, type NoticeTexts } from '../../../content/id/desk-notices.ts'
import { calledName } from '../../../domain/desk/called-name.ts'
import type { NotificationChoice } from '../../../domain/desk/desk-settings-contract.ts'
import type { PushContent } from '../../../domain/desk/devices-contract.ts'
import type { Notice } from '../../../domain/desk/notices.ts'
import { JAKARTA_OFFSET_MS } from '../../../domain/desk/opening-hours.ts'
import { openTimeMs } from '../../../domain/desk/timer.ts'
import type { Language } from '../../../domain/shared/language.ts'
import type { DeskPersonTable } from '../../outside/database/tables/desk-tables.ts'
import type { Queries } from '../../outside/database/tables.ts'
import { countPeople } from '../list-people.ts'
import { findRow } from '../refresh-person.ts'
import { readHours } from '../settings.ts'

const TEXTS: Record<Language, NoticeTexts> = { id: indonesian, en: english }
/** So that a message fits into what push services take, whatever somebody has typed. */
const MOST_CHARACTERS = 160

/** Whom the words are for. */
export interface Reader {
  userId: string
  choice: NotificationChoice
}

export function wordsOf(language: Language) {
  const texts = TEXTS[language]
  return (key: keyof NoticeTexts, values: Record<string, string | number> = {}): string =>
    texts[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** As it is now; null when there is nothing to tell any more, because somebody has answered, claimed or erased. */
export async function contentOf(
  queries: Queries,
  notice: Notice,
  reader: Reader,
  nowMs: number,
): Promise<PushContent | null> {
  if (notice.what === 'collected') return collectedContent(queries, reader, nowMs)
  const row = await findRow(queries, notice.personId)
  if (!row || !isCurrent(row, notice)) return null
  return notice.what === 'due' ? dueContent(row, notice.atMs, reader) : waitingContent(queries, row, reader, nowMs)
}

/** A claim counts even after it has run out: somebody has looked at the person. */
export function isCurrent(row: DeskPersonTable, notice: Exclude<Notice, { what: 'collected' }>): boolean {
  if (notice.what === 'due') return row.next_contact_at_ms === notice.atMs
  const { waiting_since_ms: sinceMs, claimed_at_ms: claimedAtMs } = row
  return sinceMs !== null && sinceMs <= notice.sinceMs && (claimedAtMs === null || claimedAtMs < notice.sinceMs)
}

async function waitingContent(
  queries: Queries,
  row: DeskPersonTable,
  { choice }: Reader,
  nowMs: number,
): Promise<PushContent> {
  const say = wordsOf(choice.language)
  const waitedMs = openTimeMs(row.waiting_since_ms ?? nowMs, nowMs, await readHours(queries))
  const min = Math.floor(waitedMs / 60_000)
  const name = nameFor(row, choice)
  const title = min === 0 ? say('arrival', { name }) : say('reminder', { name, min })
  return personContent(
    row,
    choice,
    title,
    min === 0 ? gistOf(row, choice) : `${gistOf(row, choice)}. ${say('unclaimed')}`,
  )
}

function dueContent(row: DeskPersonTable, atMs: number, { choice }: Reader): PushContent {
  const say = wordsOf(choice.language)
  const title = say('due', { name: nameFor(row, choice), time: clock(atMs, choice.language) })
  return personContent(row, choice, title, gistOf(row, choice))
}

const personContent = (
  { person_id: personId }: DeskPersonTable,
  { language }: NotificationChoice,
  title: string,
  body: string,
): PushContent => ({
  title: cut(title),
  body: cut(body),
  tag: personId,
  path: `/admin/people/${personId}`,
  actions: [
    { action: 'open', title: wordsOf(language)('open') },
    { action: 'claim', title: wordsOf(language)('claim') },
  ],
  personId,
})

async function collectedContent(
  queries: Queries,
  { userId, choice }: Reader,
  nowMs: number,
): Promise<PushContent | null> {
  const count = (view: 'unanswered' | 'due') => countPeople(queries, { view }, { userId, nowMs })
  const [waiting, due] = [await count('unanswered'), await count('due')]
  if (waiting + due === 0) return null
  const say = wordsOf(choice.language)
  return {
    title: waiting === 1 ? say('collected.one') : say('collected.many', { n: waiting }),
    body: say('collected.due', { n: due }),
    tag: 'collected',
    path: '/admin',
    actions: [],
    personId: null,
  }
}

/** What may stand on a lock screen: the first name only if the reader wants it, numbers and addresses never. */
const nameFor = ({ name }: Pick<DeskPersonTable, 'name'>, { showsName, language }: NotificationChoice): string =>
  (showsName && calledName(name)) || wordsOf(language)('somebody')

/** Programs are chosen from a list; what somebody said in a chat stays at the desk. */
function gistOf(row: DeskPersonTable, { language }: NotificationChoice): string {
  const kind = wordsOf(language)(`kind.${row.kind}` as keyof NoticeTexts)
  return [kind, row.program, row.city].filter(Boolean).join(', ')
}

const SEPARATOR: Record<Language, string> = { id: '.', en: ':' }

export const clock = (atMs: number, language: Language): string =>
  new Date(atMs + JAKARTA_OFFSET_MS).toISOString().slice(11, 16).replace(':', SEPARATOR[language])

const cut = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…`.toWellFormed() : text
