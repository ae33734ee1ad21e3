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
