import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskFrame } from '../../domain/desk/desk-contract.ts'
import { joinTeam, type Member, plainDeskScreen } from '../../tests/harness/desk-team.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { visitor } from '../../tests/harness/visitor.ts'

let site: TestSite
let staff: Member
let owner: Member
let personId: string
let calls: [method: string, path: string][]

beforeAll(async () => {
  site = await createTestSite({ environment: { API_DESCRIPTION: 'on' }, screen: plainDeskScreen() })
  staff = await joinTeam(site, 'staff')
  owner = await joinTeam(site, 'owner')
  await site.post('/api/register', form())
  personId = (await staff.people())[0]?.id ?? ''
  calls = await deskCalls()
})
afterAll(() => site.close())

/** Every call that the description of the API has, and those without JSON. */
async function deskCalls(): Promise<[string, string][]> {
  const { paths } = (await (await site.request('/api/openapi.json')).json()) as { paths: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, string] => [method.toUpperCase(), path.replace('{id}', personId)]),
  )
  return [
    ...described.filter(([, path]) => path.startsWith('/api/desk/')),
    ['GET', '/api/desk/events'],
    ['GET', '/api/desk/people.csv'],
    ['GET', `/api/desk/people/${personId}/export`],
    ['GET', '/api/desk/nothing'],
    ['DELETE', `/api/desk/people/${personId}`],
    ['OPTIONS', '/api/desk/people'],
  ]
}

const PAGES = ['/admin', '/admin/', '/admin/inbox', '/admin/statistics', '/admin/settings', '/admin/nothing']
const ask = async (cookie: string, method: string, path: string) => {
  const headers = { cookie, 'content-type': 'application/json' }
  const response = await site.request(path, { method, headers, ...(method === 'POST' && { body: '{}' }) })
  const text = response.headers.get('content-type')?.includes('event-stream') ? '' : await response.text()
  await response.body?.cancel().catch(() => {})
  return { status: response.status, text, location: response.headers.get('location') }
}
const cookiesOf = ({ who }: Member) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function expectNothing(cookie: string): Promise<void> {
  const unknown = await ask('', 'GET', '/api/nothing')
  for (const [method, path] of calls) {
    const { status, text } = await ask(cookie, method, path)
    expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 404`)
    if (method === 'GET') expect(text).toBe(unknown.text)
  }
  for (const path of [...PAGES, `/admin/people/${personId}`])
    for (const method of ['GET', 'POST', 'PUT'])
      expect(`${method} ${path} ${(await ask(cookie, method, path)).status}`).toBe(`${method} ${path} 404`)
}

test('to nobody, to users and to forged sessions there is nothing at any path of the desk', async () => {
  expect(calls.length).toBeGreaterThan(25)
  await expectNothing('')
  await expectNothing(cookiesOf(await joinTeam(site, 'user')))
  await expectNothing('langkah.session_token=abc.forged; lang=id')
})

test('who is removed from the team is out at once', async () => {
  const removed = await joinTeam(site, 'staff')
  expect((await removed.who.get('/api/desk/frame')).status).toBe(200)
  const { queries } = site.services.database
  await queries.updateTable('auth_user').set({ role: null }).where('id', '=', removed.id).execute()
  await expectNothing(cookiesOf(removed))
})

test('who has left learns it with the proof of an earlier window; others, and who is on the team, learn nothing', async () => {
  const [removed, colleague] = [await joinTeam(site, 'staff'), await joinTeam(site, 'staff')]
  const proofOf = async (member: Member) => (await member.get<DeskFrame>('frame')).me.proof
  const [proof, other] = [await proofOf(removed), await proofOf(colleague)]
  const ended = cookiesOf(removed)
  const asks = async (cookie: string, shown: string) => {
    const response = await site.request('/api/desk/frame', { headers: { cookie, 'x-desk-member': shown } })
    const { error } = (await response.json()) as { error?: { code: string } }
    return `${response.status} ${error?.code}`
  }
  expect(await asks(ended, proof)).toBe('200 undefined')
  await owner.who.post('/api/account/team/remove', { id: removed.id })
  expect([await asks(ended, proof), await asks('', proof)]).toEqual(Array(2).fill('403 desk.left'))
  expect([await asks(ended, ''), await asks(ended, other)]).toEqual(Array(2).fill('401 auth.required'))
  const forged = `${colleague.id}.${proof.split('.')[1]}`
  expect([await asks('', forged), await asks('', `${proof}x`)]).toEqual(Array(2).fill('404 path.unknown'))
})

test('a stream ends for who leaves the team, and goes on for the others', async () => {
  const [leaver, colleague] = [await joinTeam(site, 'staff'), await joinTeam(site, 'staff')]
  const listen = async (member: Member) => {
    const response = await site.request('/api/desk/events', { headers: { cookie: cookiesOf(member) } })
    return response.body?.pipeThrough(new TextDecoderStream()).getReader()
  }
  const [ofLeaver, ofColleague] = [await listen(leaver), await listen(colleague)]
  await owner.who.post('/api/account/team/remove', { id: leaver.id })
  let last = await ofLeaver?.read()
  while (last && !last.done) last = await ofLeaver?.read()
  expect(last?.done).toBe(true)
  let heard = ''
  while (!heard.includes('event: change')) heard += (await ofColleague?.read())?.value ?? ''
  await ofColleague?.cancel()
})

test('a session that has ended leads to sign-in and back; calls say so', async () => {
  const late = await joinTeam(site, 'staff')
  await site.services.database.queries.deleteFrom('auth_session').where('userId', '=', late.id).execute()
  const cookie = cookiesOf(late)
  expect(await ask(cookie, 'GET', '/admin/inbox?view=mine')).toMatchObject({
    status: 302,
    location: '/login?returnTo=%2Fadmin%2Finbox%3Fview%3Dmine',
  })
  expect((await ask(cookie, 'GET', '/api/desk/people')).status).toBe(401)
  expect((await ask(cookie, 'POST', '/admin')).status).toBe(404)
})

test('a device that has shown the desk leads to sign-in when the session is gone; a made-up mark is a stranger’s', async () => {
  const late = await joinTeam(site, 'staff')
  const { response } = await late.who.get('/admin')
  const [mark = ''] = response.headers.getSetCookie().filter((line) => line.startsWith('langkah.desk='))
  expect(mark).toMatch(/; Max-Age=15552000; Path=\/admin; HttpOnly; SameSite=Lax$/)
  const kept = mark.split(';')[0] ?? ''
  expect(await ask(kept, 'GET', '/admin/people/x?a=1')).toMatchObject({
    status: 302,
    location: '/login?returnTo=%2Fadmin%2Fpeople%2Fx%3Fa%3D1',
  })
  expect((await ask(kept, 'POST', '/admin')).status).toBe(404)
  expect((await ask(`${kept}; ${cookiesOf(await joinTeam(site, 'user'))}`, 'GET', '/admin')).status).toBe(404)
  await expectNothing('langkah.desk=1')
  await expectNothing(`${kept}x`)
})

test('staff and owners get every screen with its data; what is for owners is 404 to staff', async () => {
  const shown = async ({ who }: Member, path: string) => {
    const { status, body } = await who.get(path)
    const { page, desk } = body as { page?: string; desk?: { screen: string; frame: { me: { role: string } } } }
    return [status, page, desk?.screen, desk?.frame.me.role]
  }
  expect(await shown(staff, '/admin')).toEqual([200, '/admin', 'today', 'staff'])
  expect(await shown(staff, '/admin/inbox?view=all&step=new')).toEqual([200, '/admin/inbox', 'inbox', 'staff'])
  expect(await shown(staff, `/admin/people/${personId}`)).toEqual([200, '/admin/people/:id', 'person', 'staff'])
  for (const path of ['/admin/people/nobody', '/admin/nothing', '/admin/inbox/x', '/admin/settings/nothing'])
    expect(await shown(staff, path), path).toEqual([404, '/admin', 'nothing', 'staff'])
  expect(await shown(owner, '/admin/statistics')).toEqual([200, '/admin/statistics', 'statistics', 'owner'])
  expect(await shown(owner, '/admin/settings/team')).toEqual([200, '/admin/settings/:part', 'settings', 'owner'])
  expect(await shown(staff, '/admin/settings/team')).toEqual([404, '/admin', 'nothing', 'staff'])
  expect(await shown(staff, '/admin/settings/hours')).toEqual([200, '/admin/settings/:part', 'settings', 'staff'])
  expect((await staff.who.get('/api/desk/audit')).status).toBe(404)
  expect(await staff.get('settings')).not.toHaveProperty('team')
  expect(await owner.get('settings')).toHaveProperty('team')
})

test('nothing of the desk is kept by the browser or listed for search engines', async () => {
  for (const path of ['/admin', '/api/desk/people'])
    expect((await staff.who.get(path)).response.headers.get('cache-control')).toContain('no-store')
  expect(await (await site.request('/sitemap.xml')).text()).not.toContain('admin')
})

test('what staff search for and write is in no log', async () => {
  await staff.post('search', { text: 'Rahasia Sekali' })
  await staff.post(`people/${personId}/notes`, { text: 'Rahasia Sekali', key: 'a-key-of-a-note' })
  expect(JSON.stringify(site.logLines())).not.toMatch(/Rahasia|Wulandari|81234/)
})

test('another site cannot make a member of the team change anything', async () => {
  const { status } = await visitor(site).get('/')
  const foreign = await site.request(`/api/desk/people/${personId}/claim`, {
    method: 'POST',
    body: '{}',
    headers: { 'cookie': cookiesOf(staff), 'content-type': 'application/json', 'origin': 'https://evil.example' },
  })
  expect([status === 500, foreign.status]).toEqual([false, 403])
})
