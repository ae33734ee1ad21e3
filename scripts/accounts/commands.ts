import { listAccounts, setDisabled } from '../../server/auth/account-roles.ts'
import { accountReference } from '../../server/auth/security-log.ts'
import { turnOffTwoStep } from '../../server/auth/two-step/two-step.ts'
import { StartError } from '../../server/log/start-error.ts'
import { sharedSecret } from '../../server/outside/database/shared-secret.ts'
import type { AuthUserTable } from '../../server/outside/database/tables/account-tables.ts'
import type { Database } from '../../server/outside/database/tables.ts'
import { openSiteData } from '../open-site-data.ts'
import { invite, remove, type SiteData } from './team-commands.ts'

const USAGE = `npm run accounts                           lists the newest accounts
npm run accounts -- owner <e-mail>         invites somebody as an owner of the desk
npm run accounts -- staff <e-mail>         invites somebody as staff
npm run accounts -- member <e-mail>        takes the role back and ends all sessions
npm run accounts -- two-step-off <e-mail>  for somebody who has lost phone and recovery codes
npm run accounts -- disable <e-mail>       the account cannot sign in any more
npm run accounts -- enable <e-mail>        takes that back
npm run accounts -- reference <e-mail>     how the log names the account`

const COMMANDS: Record<string, (site: SiteData, email: string) => Promise<string>> = {
  'owner': (site, email) => invite(site, email, 'owner'),
  'staff': (site, email) => invite(site, email, 'staff'),
  'member': remove,
  'two-step-off': ({ database }, email) => done('two-step-off', email, withoutTwoStep(database, email)),
  'disable': ({ database }, email) => done('disable', email, setDisabled(database, email, true)),
  'enable': ({ database }, email) => done('enable', email, setDisabled(database, email, false)),
  'reference': async ({ configuration, database }, email) =>
    accountReference(configuration.authSecret ?? (await sharedSecret(database, Date.now())), email),
}

/** Runs `npm run accounts -- <args>` and returns the text to print. `tell` gets what is not part of the answer. */
export async function runAccountsCommand(
  args: string[],
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void = console.error,
): Promise<string> {
  const [name = 'list', email, ...more] = args
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const isList = name === 'list' && !email
  if ((!command && !isList) || (command && !email) || more.length > 0) throw new StartError(USAGE)
  const site = await openSiteData(environment, tell)
  try {
    return command ? await command(site, email ?? '') : linesOf(await listAccounts(site.database))
  } finally {
    await site.database.close()
  }
}

async function done(name: string, email: string, change: Promise<boolean>): Promise<string> {
  if (await change) return `Done: ${name} ${email}.`
  throw new StartError(`There is no account with the address ${email}.`)
}

async function withoutTwoStep({ queries }: Database, email: string): Promise<boolean> {
  const user = await queries
    .selectFrom('auth_user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (user) await turnOffTwoStep(queries, user.id)
  return user !== undefined
}

function linesOf(accounts: readonly AuthUserTable[]): string {
  if (accounts.length === 0) return 'There are no accounts yet.'
  return accounts.map(describe).join('\n')
}

function describe({ email, emailVerified, role, banned, createdAt }: AuthUserTable): string {
  const marks = [emailVerified ? 'verified' : 'not verified', ...(role ? [role] : []), ...(banned ? ['disabled'] : [])]
  return `${new Date(createdAt).toISOString().slice(0, 16)}  ${email}  ${marks.join(', ')}`
}
