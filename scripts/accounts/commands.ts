import { listAccounts, setDisabled, setRole } from '../../server/auth/account-roles.ts'
import { accountReference } from '../../server/auth/security-log.ts'
import { StartError } from '../../server/log/start-error.ts'
import { sharedSecret } from '../../server/outside/database/shared-secret.ts'
import type { AuthUserTable, Database } from '../../server/outside/database/tables.ts'
import { openSiteData } from '../open-site-data.ts'

const USAGE = `npm run accounts                        lists the newest accounts
npm run accounts -- admin <e-mail>      makes the account an administrator
npm run accounts -- member <e-mail>     takes that back
npm run accounts -- disable <e-mail>    the account cannot sign in any more
npm run accounts -- enable <e-mail>     takes that back
npm run accounts -- reference <e-mail>  how the log names the account`

const CHANGES: Record<string, (database: Database, email: string) => Promise<boolean>> = {
  admin: (database, email) => setRole(database, email, 'admin'),
  member: (database, email) => setRole(database, email, null),
  disable: (database, email) => setDisabled(database, email, true),
  enable: (database, email) => setDisabled(database, email, false),
}

/** Runs `npm run accounts -- <args>` and returns the text to print. `tell` gets what is not part of the answer. */
export async function runAccountsCommand(
  args: string[],
  environment: NodeJS.ProcessEnv,
  tell: (line: string) => void = console.error,
): Promise<string> {
  const [command = 'list', email, ...more] = args
  const change = Object.hasOwn(CHANGES, command) ? CHANGES[command] : undefined
  const isList = command === 'list' && !email
  const isReference = command === 'reference' && Boolean(email)
  if ((!change && !isList && !isReference) || (change && !email) || more.length > 0) throw new StartError(USAGE)
  const { configuration, database } = await openSiteData(environment, tell)
  try {
    if (isReference) {
      const secret = configuration.authSecret ?? (await sharedSecret(database, Date.now()))
      return accountReference(secret, email ?? '')
    }
    if (!change) return linesOf(await listAccounts(database))
    if (await change(database, email ?? '')) return `Done: ${command} ${email}.`
    throw new StartError(`There is no account with the address ${email}.`)
  } finally {
    await database.close()
  }
}

function linesOf(accounts: readonly AuthUserTable[]): string {
  if (accounts.length === 0) return 'There are no accounts yet.'
  return accounts.map(describe).join('\n')
}

function describe({ email, emailVerified, role, banned, createdAt }: AuthUserTable): string {
  const marks = [emailVerified ? 'verified' : 'not verified', ...(role ? [role] : []), ...(banned ? ['disabled'] : [])]
  return `${new Date(createdAt).toISOString().slice(0, 16)}  ${email}  ${marks.join(', ')}`
}
