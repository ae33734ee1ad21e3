import type { NotificationChoice, OwnNameRequest, TemplatesRequest } from '../../domain/desk/desk-settings-contract.ts'
import type { Escalation } from '../../domain/desk/notices.ts'
import type { OpeningHours } from '../../domain/desk/opening-hours.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Queries } from '../outside/database/tables.ts'
import { inPersonTransaction } from '../people/people-transaction.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { writeChoice } from './notify/choices.ts'
import { writeEscalation, writeHours, writeTemplates } from './settings.ts'

export const changeHours = (deps: DeskDeps, user: StaffUser, hours: OpeningHours) =>
  audited(deps, user, { part: 'hours' }, (queries) => writeHours(queries, hours, deps.now()))

export const changeTemplates = (deps: DeskDeps, user: StaffUser, { templates }: TemplatesRequest) =>
  audited(deps, user, { part: 'templates' }, (queries) => writeTemplates(queries, templates, deps.now()))

export const changeOwnName = (deps: DeskDeps, user: StaffUser, { name }: OwnNameRequest) =>
  audited(deps, user, { part: 'name' }, async (queries) => {
    await queries.updateTable('auth_user').set({ name: name.trim() }).where('id', '=', user.id).execute()
  })

/** For owners. */
export const changeEscalation = async (deps: DeskDeps, user: StaffUser, escalation: Escalation): Promise<void> => {
  if (user.role !== 'owner') throw new Failure('auth.forbidden')
  await audited(deps, user, { part: 'escalation' }, (queries) => writeEscalation(queries, escalation, deps.now()))
}

/** One's own, and nobody else's concern. */
export const changeChoice = ({ database, now }: DeskDeps, user: StaffUser, choice: NotificationChoice) =>
  database.queries.transaction().execute((queries) => writeChoice(queries, user.id, choice, now()))

/** The team itself is changed with the accounts, in the given transaction. */
export const recordTeamChange = (deps: Pick<DeskDeps, 'now'>, queries: Queries, { actorId, ...change }: TeamChange) =>
  recordSettings(deps, queries, actorId, { part: 'team', ...change })

export interface TeamChange {
  actorId: string
  act: 'invited' | 'removed'
  memberId: string
}

const audited = (deps: DeskDeps, user: StaffUser, data: { part: string }, write: (queries: Queries) => Promise<void>) =>
  inPersonTransaction(deps, async ({ queries }) => {
    await write(queries)
    await recordSettings(deps, queries, user.id, data)
  })

async function recordSettings(
  { now }: Pick<DeskDeps, 'now'>,
  queries: Queries,
  actorId: string,
  data: { part: string },
): Promise<void> {
  await recordEvent(queries, { kind: 'settings', personId: null, actorId, data, atMs: now() })
}
