import { deskTemplates } from '../../content/desk-templates.ts'
import { DEFAULT_ESCALATION, type Escalation } from '../../domain/desk/notices.ts'
import { DEFAULT_HOURS, type OpeningHours } from '../../domain/desk/opening-hours.ts'
import type { MessageTemplate } from '../../domain/desk/templates.ts'
import type { Queries } from '../outside/database/tables.ts'

/** What the whole team shares, so that two may change it at the same time. */
export interface SharedSettings {
  hours: OpeningHours
  templates: readonly MessageTemplate[]
  escalation: Escalation
}

const DEFAULTS: SharedSettings = { hours: DEFAULT_HOURS, templates: deskTemplates, escalation: DEFAULT_ESCALATION }

interface StoredSetting<Value> {
  value: Value
  /** 0 while nobody has changed it. */
  version: number
  byId: string | null
  atMs: number
}

export const readHours = async (queries: Queries): Promise<OpeningHours> => (await readSetting(queries, 'hours')).value

export const readTemplates = async (queries: Queries): Promise<readonly MessageTemplate[]> =>
  (await readSetting(queries, 'templates')).value

export const readEscalation = async (queries: Queries): Promise<Escalation> =>
  (await readSetting(queries, 'escalation')).value

export async function readSetting<Key extends keyof SharedSettings>(
  queries: Queries,
  key: Key,
): Promise<StoredSetting<SharedSettings[Key]>> {
  const row = await queries.selectFrom('desk_settings').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row) return { value: DEFAULTS[key], version: 0, byId: null, atMs: 0 }
  return { value: JSON.parse(row.value), version: row.version, byId: row.changed_by, atMs: row.updated_at_ms }
}

/** Over the given version alone; false if there is another one by now. */
export async function writeSetting<Key extends keyof SharedSettings>(
  queries: Queries,
  key: Key,
  { value, version, byId, atMs }: StoredSetting<SharedSettings[Key]>,
): Promise<boolean> {
  if ((await readSetting(queries, key)).version !== version) return false
  const set = { value: JSON.stringify(value), version: version + 1, changed_by: byId, updated_at_ms: atMs }
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('desk_settings')
    .values({ key, ...set })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(set).where('desk_settings.version', '=', version))
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
