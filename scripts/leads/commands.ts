import { parseArgs } from 'node:util'
import { jakartaTime } from '../../domain/leads/admin-message.ts'
import { deadLetters, type LeadList, recentLeads, resendDeadLetters } from '../../server/leads/lead-lists.ts'
import { StartError } from '../../server/log/start-error.ts'
import { createOutbox } from '../../server/outbox/outbox.ts'
import { erasePerson } from '../../server/people/erase-person.ts'
import { exportPerson } from '../../server/people/export-person.ts'
import type { PersonDeps, Reach } from '../../server/people/person-data.ts'
import { finishDataTask, openDataTasks } from '../../server/privacy/data-tasks.ts'
import { currentSchool } from '../../server/school/current-school.ts'
import { retentionWarning } from '../../server/site/check-retention.ts'
import { personParts } from '../../server/site/person-parts.ts'
import { retentionParts } from '../../server/site/retention-parts.ts'
import { openSiteData } from '../open-site-data.ts'
import { describeDataTask, describeDeadLetter, describeLead } from './describe.ts'
import { type RetentionDeps, runRetention } from './retention.ts'
import { USAGE } from './usage.ts'

interface CommandOptions {
  /** A phone number, an e-mail address, or a task's id. */
  subject: string
  isConfirmed: boolean
  reach: Reach
}
interface CommandDeps extends PersonDeps, RetentionDeps {}
type Command = (deps: CommandDeps, options: CommandOptions) => Promise<string>

/** The argument that a command requires. */
const SUBJECTS: Record<string, string> = {
  export: 'a phone number or e-mail address',
  erase: 'a phone number or e-mail address',
  done: 'the id of a request',
}

const COMMANDS: Record<string, Command> = {
  complete: (deps) => list(deps, 'complete'),
  partial: (deps) => list(deps, 'partial'),
  suspect: (deps) => list(deps, 'suspect'),
  dead: async ({ database }) => linesOf((await deadLetters(database)).map(describeDeadLetter)),
  resend: async ({ database, now }) =>
    `Given up notifications that will be tried again: ${await resendDeadLetters(database, now())}.`,
  requests: async ({ database }) => linesOf((await openDataTasks(database)).map(describeDataTask)),
  done: async ({ database, now }, { subject }) => {
    const doneAtMs = await finishDataTask(database, subject, now())
    if (doneAtMs === null) throw new StartError('There is no such confirmed request.')
    return `Done since ${jakartaTime(doneAtMs)}.`
  },
  retention: (deps, { isConfirmed }) => runRetention(deps, isConfirmed),
  export: async (deps, options) => JSON.stringify(await storedAbout(deps, options), null, 2),
  erase: async (deps, { subject, isConfirmed, reach }) => {
    const found = Object.entries(await storedAbout(deps, { subject, reach }))
    const counts = Object.fromEntries(found.map(([part, things]) => [part, things.length]))
    if (isConfirmed) return `Erased: ${formatCounts(await erasePerson(deps, subject, reach))}.`
    return `Would be erased: ${formatCounts(counts)}. Nothing was changed: add --yes to erase it, for good.`
  },
}

async function storedAbout(deps: PersonDeps, { subject, reach }: Pick<CommandOptions, 'subject' | 'reach'>) {
  const found = await exportPerson(deps, subject, reach)
  if (Object.values(found).every((things) => things.length === 0))
    throw new StartError(`Nothing is stored about ${subject}.`)
  return found
}

/** Runs `npm run leads -- <args>` and returns the text to print. `tell` gets what is not part of the answer. */
export async function runLeadsCommand(
  args: string[],
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void = console.error,
): Promise<string> {
  const { command, wantsHelp, ...options } = parseArguments(args)
  if (wantsHelp) return USAGE
  const run = Object.hasOwn(COMMANDS, command) && COMMANDS[command]
  if (!run) throw new StartError(`"${command}" is no command.\n\n${USAGE}`)
  const needed = SUBJECTS[command]
  if (needed && !options.subject) throw new StartError(`"${command}" needs ${needed}.\n\n${USAGE}`)
  if (!needed && options.subject) throw new StartError(`"${command}" takes no more arguments.\n\n${USAGE}`)
  const { configuration, database } = await openSiteData(environment, tell)
  const { school } = currentSchool(configuration)
  try {
    const now = Date.now
    const retention = retentionParts({ database, now }, configuration.keepDays)
    const warning = command === 'retention' ? null : await retentionWarning(database, retention, now())
    if (warning) tell(warning)
    return await run(
      { database, retention, personParts: personParts({ outbox: createOutbox(now), school, now }), now },
      options,
    )
  } finally {
    await database.close()
  }
}

/** Positional arguments are joined: a phone number may be typed with spaces and without quotes. */
function parseArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, only: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    const [command = 'complete', ...subject] = positionals
    const wantsHelp = Boolean(values.help) || command === 'help'
    const reach: Reach = values.only ? 'contact' : 'joined'
    return { command, subject: subject.join(' ').trim(), isConfirmed: Boolean(values.yes), reach, wantsHelp }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`, error)
  }
}

const list = async ({ database }: PersonDeps, which: LeadList): Promise<string> =>
  linesOf((await recentLeads(database, which)).map(describeLead))

const linesOf = (lines: readonly string[]): string => (lines.length > 0 ? lines.join('\n') : 'There are none.')

const formatCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([part, count]) => `${count} ${part}`)
    .join(', ')
