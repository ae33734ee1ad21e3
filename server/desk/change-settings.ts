import type {
  EscalationRequest,
  HoursRequest,
  NotificationChanges,
  OwnNameRequest,
  SettingConflict,
  TemplatesRequest,
} from '../../domain/desk/desk-settings-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Queries } from '../outside/database/tables.ts'
import { inPersonTransaction } from '../people/people-transaction.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { changeChoice } from './notify/choices.ts'
import { releasePeople } from './release-people.ts'
import { readSetting, type SharedSettings, writeSetting } from './settings.ts'
import { namesOf } from './team.ts'

export const changeHours = (deps: DeskDeps, user: StaffUser, { version, ...hours }: HoursRequest) =>
  changeShared(deps, user, 'hours', { version, value: hours })

export const changeTemplates = (deps: DeskDeps, user: StaffUser, { version, templates }: TemplatesRequest) =>
  changeShared(deps, user, 'templates', { version, value: templates })

export const changeOwnName = (deps: DeskDeps, user: StaffUser, { name }: OwnNameRequest) =>
  audited(deps, user, { part: 'name' }, async (queries) => {
    await queries.updateTable('auth_user').set({ name: name.trim() }).where('id', '=', user.id).execute()
  })

/** For owners. */
export const changeEscalation = async (
  deps: DeskDeps,
  user: StaffUser,
  { version, ...escalation }: EscalationRequest,
): Promise<void> => {
  if (user.role !== 'owner') throw new Failure('auth.forbidden')
  await changeShared(deps, user, 'escalation', { version, value: escalation })
}

/** One's own, and nobody else's concern. */
export const changeOwnChoice = ({ database, now }: DeskDeps, user: StaffUser, changes: NotificationChanges) =>
  database.queries.transaction().execute((queries) => changeChoice(queries, user.id, changes, now()))

/** The team itself is changed with the accounts, in the given transaction. */
export async function recordTeamChange(
  deps: Pick<DeskDeps, 'now'>,
  queries: Queries,
  { actorId, ...change }: TeamChange,
): Promise<void> {
  const { act, memberId } = change
  if (act === 'removed') await releasePeople(queries, { memberId, byId: actorId, atMs: deps.now() })
  await recordSettings(deps, queries, actorId, { part: 'team', ...change })
}

export interface TeamChange {
  /** Null for a command. */
  actorId: string | null
  act: 'invited' | 'removed'
  memberId: string
}

interface Wanted<Value> {
  /** The version that the user saw. */
  version: number
  value: Value
}

const changeShared = <Key extends keyof SharedSettings>(
  deps: DeskDeps,
  user: StaffUser,
  key: Key,
  wanted: Wanted<SharedSettings[Key]>,
) =>
  audited(deps, user, { part: key }, async (queries) => {
    const isWritten = await writeSetting(queries, key, { ...wanted, byId: user.id, atMs: deps.now() })
    if (!isWritten) throw new Failure('desk.conflict', { details: await conflictOf(queries, key) })
  })

async function conflictOf(queries: Queries, key: keyof SharedSettings): Promise<SettingConflict> {
  const { byId, ...stored } = await readSetting(queries, key)
  const names = await namesOf(queries, [byId])
  return { ...stored, byId, byName: (byId && names.get(byId)) || null }
}

const audited = (deps: DeskDeps, user: StaffUser, data: { part: string }, write: (queries: Queries) => Promise<void>) =>
  inPersonTransaction(deps, async ({ queries }) => {
    await write(queries)
    await recordSettings(deps, queries, user.id, data)
  })

async function recordSettings(
  { now }: Pick<DeskDeps, 'now'>,
  queries: Queries,
  actorId: string | null,
  data: { part: string },
): Promise<void> {
  await recordEvent(queries, { kind: 'settings', personId: null, actorId, data, atMs: now() })
}
