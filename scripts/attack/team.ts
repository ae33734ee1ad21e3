import type { Role } from '../../domain/auth/roles.ts'
import { openDatabase } from '../../server/outside/database/open.ts'
import { readConfiguration } from '../../server/site/configuration.ts'
import { giveRole } from '../../tests/harness/roles.ts'
import type { Environment } from './leads-check.ts'

const PASSWORD = 'kopi-susu-77'
let people = 0

/** Cookies of nobody, a visitor, staff and an owner, each signed in. */
export async function signInEverybody(address: string, environment: Environment): Promise<string[]> {
  const visitor = await signUp(address)
  const staff = await signUp(address)
  const owner = await signUp(address)
  const database = await openDatabase(readConfiguration(environment))
  const roles: [string, Role][] = [
    [staff.email, 'staff'],
    [owner.email, 'owner'],
  ]
  for (const [email, role] of roles) await giveRole(database, email, role)
  await database.close()
  return ['', visitor.cookie, staff.cookie, owner.cookie]
}

async function signUp(address: string): Promise<{ email: string; cookie: string }> {
  people += 1
  const email = `attacker${people}@contoh.id`
  const response = await fetch(new URL('/api/account/sign-up', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${people % 250}` },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { email, cookie: cookie.join('; ') }
}
