import type { NotificationChoice, TemplatesRequest } from '../../domain/desk/desk-settings-contract.ts'
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
  audited(deps, user, 'hours', (queries) => writeHours(queries, hours, deps.now()))

export const changeTemplates = (deps: DeskDeps, user: StaffUser, { templates }: TemplatesRequest) =>
  audited(deps, user, 'templates', (queries) => writeTemplates(queries, templates, deps.now()))

/** For owners. */
export const changeEscalation = async (deps: DeskDeps, user: StaffUser, escalation: Escalation): Promise<void> => {
  if (user.role !== 'owner') throw new Failure('auth.forbidden')
  await audited(deps, user, 'escalation', (queries) => writeEscalation(queries, escalation, deps.now()))
}

/** One's own, and nobody else's concern. */
export const changeChoice = ({ database, now }: DeskDeps, user: StaffUser, choice: NotificationChoice) =>
  database.queries.transaction().execute((queries) => writeChoice(queries, user.id, choice, now()))

const audited = (deps: DeskDeps, user: StaffUser, part: string, write: (queries: Queries) => Promise<void>) =>
  inPersonTransaction(deps, async ({ queries }) => {
    await write(queries)
    await recordEvent(queries, {
      kind: 'settings',
      personId: null,
      actorId: user.id,
      data: { part },
      atMs: deps.now(),
    })
  })
