import type { NotificationChoice, TemplatesRequest } from '../../domain/desk/desk-settings-contract.ts'
import type { OpeningHours } from '../../domain/desk/opening-hours.ts'
import type { Queries } from '../outside/database/tables.ts'
import { inPeopleTransaction } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { writeChoice, writeHours, writeTemplates } from './settings.ts'

export const changeHours = (deps: DeskDeps, user: StaffUser, hours: OpeningHours) =>
  audited(deps, user, 'hours', (queries) => writeHours(queries, hours, deps.now()))

export const changeTemplates = (deps: DeskDeps, user: StaffUser, { templates }: TemplatesRequest) =>
  audited(deps, user, 'templates', (queries) => writeTemplates(queries, templates, deps.now()))

/** One's own, and nobody else's concern. */
export const changeChoice = ({ database, now }: DeskDeps, user: StaffUser, choice: NotificationChoice) =>
  writeChoice(database.queries, user.id, choice, now())

const audited = (deps: DeskDeps, user: StaffUser, part: string, write: (queries: Queries) => Promise<void>) =>
  inPeopleTransaction(deps, async (queries) => {
    await write(queries)
    await recordEvent(queries, {
      kind: 'settings',
      personId: null,
      actorId: user.id,
      data: { part },
      atMs: deps.now(),
    })
  })
