import { type APIRequestContext, type Page, request } from '@playwright/test'
import type { SiteProcess } from '../harness/site-process.ts'
import { joinTeam } from './desk-test.ts'

/** A colleague who works elsewhere: what they do comes by calls, and needs no window. */
export async function withColleague(
  site: SiteProcess,
  [role, name]: ['owner' | 'staff', string],
  use: (calls: APIRequestContext) => Promise<void>,
): Promise<void> {
  const calls = await request.newContext({ baseURL: site.address })
  await joinTeam({ request: calls } as Page, site, role, name)
  await use(calls)
  await calls.dispose()
}
