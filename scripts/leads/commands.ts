import { parseArgs } from 'node:util'
import { brand } from '../../content/brand.ts'
import { overrideBrand } from '../../domain/brand/override-brand.ts'
import { readConfiguration } from '../../server/configuration.ts'
import { erasePerson } from '../../server/leads/erase-person.ts'
import { exportPerson } from '../../server/leads/export-person.ts'
import { deadLetters, type LeadList, recentLeads, resendDeadLetters } from '../../server/leads/lead-lists.ts'
import type { PersonDeps } from '../../server/leads/person-data.ts'
import { openDatabase } from '../../server/outside/database/open.ts'
import { StartError } from '../../server/start-error.ts'
import { describeDeadLetter, describeLead } from './describe.ts'
import { USAGE } from './usage.ts'

type Command = (deps: PersonDeps, contact: string, isSure: boolean) => Promise<string>

const COMMANDS: Record<string, Command> = {
  complete: (deps) => list(deps, 'complete'),
  partial: (deps) => list(deps, 'partial'),
  suspect: (deps) => list(deps, 'suspect'),
  dead: async ({ database }) => linesOf((await deadLetters(database)).map(describeDeadLetter)),
  resend: async ({ database, now }) =>
    `Given up notifications that will be tried again: ${await resendDeadLetters(database, now())}.`,
  export: async (deps, contact) => JSON.stringify(await exportPerson(deps, contact, 'joined'), null, 2),
  erase: async (deps, contact, isSure) => {
    if (isSure) return `Erased: ${inWords(await erasePerson(deps, contact, 'joined'))}.`
    const found = Object.entries(await exportPerson(deps, contact, 'joined'))
    const counts = Object.fromEntries(found.map(([part, things]) => [part, things.length]))
    return `Would be erased: ${inWords(counts)}. Nothing was changed: add --yes to erase it, for good.`
  },
}

/** Does what the words after `npm run leads --` ask for, and gives what to print. */
export async function runLeadsCommand(words: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { command, contact, isSure, wantsHelp } = readWords(words)
  if (wantsHelp) return USAGE
  const run = Object.hasOwn(COMMANDS, command) && COMMANDS[command]
  if (!run) throw new StartError(`"${command}" is no command.\n\n${USAGE}`)
  const wantsContact = command === 'export' || command === 'erase'
  if (wantsContact && !contact) throw new StartError(`"${command}" needs a phone number or e-mail address.\n\n${USAGE}`)
  if (!wantsContact && contact) throw new StartError(`"${command}" takes no more words.\n\n${USAGE}`)
  const configuration = readConfiguration(environment)
  const school = overrideBrand(brand, configuration.brandOverrides).name
  const database = await openDatabase(configuration)
  try {
    return await run({ database, school, now: Date.now }, contact, isSure)
  } finally {
    await database.close()
  }
}

/** A phone number may be typed with blanks and without quotes. */
function readWords(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    const [command = 'complete', ...words] = positionals
    const wantsHelp = Boolean(values.help) || command === 'help'
    return { command, contact: words.join(' ').trim(), isSure: Boolean(values.yes), wantsHelp }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`, error)
  }
}

const list = async ({ database }: PersonDeps, which: LeadList): Promise<string> =>
  linesOf((await recentLeads(database, which)).map(describeLead))

const linesOf = (lines: readonly string[]): string => (lines.length > 0 ? lines.join('\n') : 'There are none.')

const inWords = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([part, count]) => `${count} ${part}`)
    .join(', ')
