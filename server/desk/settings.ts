import { deskTemplates } from '../../content/desk-templates.ts'
import { DEFAULT_ESCALATION, type Escalation } from '../../domain/desk/notices.ts'
import { DEFAULT_HOURS, type OpeningHours } from '../../domain/desk/opening-hours.ts'
import type { MessageTemplate } from '../../domain/desk/templates.ts'
import type { Queries } from '../outside/database/tables.ts'

const HOURS = 'hours'
const TEMPLATES = 'templates'
const ESCALATION = 'escalation'

export const readHours = async (queries: Queries): Promise<OpeningHours> =>
  (await read<OpeningHours>(queries, HOURS)) ?? DEFAULT_HOURS

export const readTemplates = async (queries: Queries): Promise<readonly MessageTemplate[]> =>
  (await read<MessageTemplate[]>(queries, TEMPLATES)) ?? deskTemplates

export const readEscalation = async (queries: Queries): Promise<Escalation> =>
  (await read<Escalation>(queries, ESCALATION)) ?? DEFAULT_ESCALATION

export const writeHours = (queries: Queries, hours: OpeningHours, nowMs: number) => write(queries, HOURS, hours, nowMs)

export const writeTemplates = (queries: Queries, templates: readonly MessageTemplate[], nowMs: number) =>
  write(queries, TEMPLATES, templates, nowMs)

export const writeEscalation = (queries: Queries, escalation: Escalation, nowMs: number) =>
  write(queries, ESCALATION, escalation, nowMs)

async function read<Value>(queries: Queries, key: string): Promise<Value | undefined> {
  const row = await queries.selectFrom('desk_settings').select('value').where('key', '=', key).executeTakeFirst()
  return row && JSON.parse(row.value)
}

async function write(queries: Queries, key: string, setting: unknown, nowMs: number): Promise<void> {
  const value = JSON.stringify(setting)
  await queries
    .insertInto('desk_settings')
    .values({ key, value, updated_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at_ms: nowMs }))
    .execute()
}
