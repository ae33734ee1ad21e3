import { afterEach, expect, test, vi } from 'vitest'
import { pageGlobals } from '../../../../tests/harness/page-globals.ts'
import { sendWaitingChanges } from './desk-queue.ts'
import { keepWaiting, type Waiting, waitingChanges, waitingNotes } from './waiting-changes.ts'

afterEach(() => vi.unstubAllGlobals())

const NOTE: Waiting = { verb: 'note', personId: 'sekar', atMs: 1, body: { text: 'Likes mornings.', key: 'k' } }
const NOTES = '/api/desk/people/sekar/notes'

/** A device on which the account is signed in. */
const signedIn = (accountId: string) =>
  pageGlobals(({ path }) => Response.json(path === '/api/desk/frame' ? { me: { id: accountId } } : {}))

test('what somebody did without a network is never sent in the name of who signed in after them', async () => {
  const { sentTo } = signedIn('bima')
  keepWaiting('rina', NOTE)
  expect(waitingChanges('bima')).toEqual([])
  await sendWaitingChanges('bima', () => {})
  // A page that is still open from before.
  await sendWaitingChanges('rina', () => {})
  expect(sentTo(NOTES)).toEqual([])
  expect(waitingChanges('rina')).toEqual([NOTE])
})

test('it is sent once when they are back', async () => {
  const { sentTo } = signedIn('rina')
  keepWaiting('rina', NOTE)
  await sendWaitingChanges('rina', () => {})
  await sendWaitingChanges('rina', () => {})
  expect(sentTo(NOTES)).toEqual([NOTE.body])
  expect(waitingChanges('rina')).toEqual([])
})

test('notes that wait are shown with their person, newest first', () => {
  signedIn('rina')
  keepWaiting('rina', NOTE)
  keepWaiting('rina', { ...NOTE, personId: 'dimas' })
  keepWaiting('rina', { ...NOTE, atMs: 2, body: { text: 'No, evenings.', key: 'l' } })
  expect(waitingNotes('rina', 'sekar')).toEqual([
    { text: 'No, evenings.', key: 'l', atMs: 2 },
    { text: 'Likes mornings.', key: 'k', atMs: 1 },
  ])
})

test('what the server fails at stays and is tried again, and holds up nobody else’s', async () => {
  let isDown = true
  const dimas: Waiting = { ...NOTE, personId: 'dimas', body: { text: 'Evenings.', key: 'l' } }
  const later: Waiting = { ...NOTE, atMs: 2, body: { text: 'And weekends.', key: 'm' } }
  const { sentTo } = pageGlobals(({ path }) => {
    if (path === '/api/desk/frame') return Response.json({ me: { id: 'rina' } })
    return Response.json({}, { status: isDown && path === NOTES ? 503 : 200 })
  })
  for (const change of [NOTE, later, dimas]) keepWaiting('rina', change)
  expect(await sendWaitingChanges('rina', () => {})).toBe('again')
  expect(sentTo('/api/desk/people/dimas/notes')).toEqual([dimas.body])
  expect(waitingChanges('rina')).toEqual([NOTE, later])
  // A person's own wait behind each other.
  expect(sentTo(NOTES)).toEqual([NOTE.body])
  isDown = false
  expect(await sendWaitingChanges('rina', () => {})).toBe('done')
  expect(sentTo(NOTES)).toEqual([NOTE.body, NOTE.body, later.body])
  expect(waitingChanges('rina')).toEqual([])
})

test('conflicts of several people are told one by one, each with what was wished', async () => {
  const seen = { version: 1, step: 'new', lostReason: null, ownerId: null, nextContact: null } as const
  const changeOf = (id: string, atMs: number): Waiting => ({
    verb: 'change',
    personId: id,
    atMs,
    seen: { id, ...seen },
    wish: { nextContact: { atMs } },
  })
  pageGlobals(({ path }) => {
    if (path === '/api/desk/frame') return Response.json({ me: { id: 'rina' } })
    const person = { id: path.split('/')[4], ...seen, version: 2, nextContact: { atMs: 7, words: null } }
    const error = { code: 'desk.conflict', message: '', details: { person, byId: 'bima', byName: 'Bima', atMs: 5 } }
    return Response.json({ error }, { status: 409 })
  })
  const changes = [changeOf('sekar', 1), changeOf('dimas', 2)]
  for (const change of changes) keepWaiting('rina', change)
  const told: unknown[] = []
  await sendWaitingChanges('rina', ({ personId }, outcome) => told.push([personId, outcome]))
  expect(told).toMatchObject([
    ['sekar', { kind: 'clash', wish: { nextContact: { atMs: 1 } }, clashing: ['nextContact'] }],
    ['dimas', { kind: 'clash', wish: { nextContact: { atMs: 2 } }, clashing: ['nextContact'] }],
  ])
  expect(waitingChanges('rina')).toEqual([])
})

test.each([
  ['an entry of a later page', JSON.stringify([{ verb: 'of-tomorrow', personId: 'sekar', atMs: 1, body: {} }, 'text'])],
  ['half a list', '{half'],
])('%s is neither lost nor in the way of what is kept beside it', async (_, left) => {
  const { kept, sentTo } = signedIn('rina')
  keepWaiting('rina', NOTE)
  const [key = ''] = [...kept.keys()]
  kept.set(key, left)
  keepWaiting('rina', NOTE)
  expect(waitingNotes('rina', 'sekar')).toHaveLength(1)
  await sendWaitingChanges('rina', () => {})
  expect(sentTo(NOTES)).toEqual([NOTE.body])
  expect(JSON.parse(kept.get(key) ?? '')).toEqual(left === '{half' ? ['{half'] : JSON.parse(left))
})
