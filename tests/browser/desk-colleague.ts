import { type APIRequestContext, type Page, request as requests } from '@playwright/test'
import type { SiteProcess } from '../harness/site-process.ts'
import { joinTeam } from './desk-test.ts'
import { expect } from './site-test.ts'

export type Colleague = Awaited<ReturnType<typeof joinElsewhere>>

/** Somebody else of the team, on another device: what they do and see there goes by calls alone. */
export async function joinElsewhere(
  request: APIRequestContext,
  site: SiteProcess,
  role: 'owner' | 'staff',
  name: string,
) {
  const account = await joinTeam({ request } as Page, site, role, name)
  const read = async (id: string) => (await (await request.get(`${site.address}/api/desk/people/${id}`)).json()).person
  return {
    ...account,
    read,
    /** Whoever their list has under this name. */
    find: async (text: string): Promise<{ id: string; name: string }[]> => {
      const answer = await request.post(`${site.address}/api/desk/search`, { data: { text } })
      return (await answer.json()).rows
    },
    /** Changes somebody as they are now. */
    change: async (id: string, verb: string, change: object) => {
      const { version } = await read(id)
      const answer = await request.post(`${site.address}/api/desk/people/${id}/${verb}`, {
        data: { version, ...change },
      })
      expect(answer.status()).toBe(200)
    },
  }
}

/** A colleague who works elsewhere: what they do comes by calls, and needs no window. */
export async function withColleague(
  site: SiteProcess,
  [role, name]: ['owner' | 'staff', string],
  use: (calls: APIRequestContext) => Promise<void>,
): Promise<void> {
  const calls = await requests.newContext({ baseURL: site.address })
  await joinTeam({ request: calls } as Page, site, role, name)
  await use(calls)
  await calls.dispose()
}
