import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../../tests/harness/fake-storage.ts'
import { keepProof, ownKey } from '../own-keys.ts'
import { forgetLeavers, hasLeft } from './leave-team.ts'

let device: Storage
let tab: Storage
beforeEach(() => {
  device = fakeStorage({ 'desk-heard': '7', 'chat-open': '1', [ownKey('bima', 'waiting')]: '[]' })
  tab = fakeStorage({ [ownKey('rina', 'note-sekar')]: '"Half a note"' })
  for (const id of ['rina', 'bima']) keepProof(id, `${id}.proof`, device)
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const isLeaver = headers['x-desk-member'] === 'rina.proof'
    return Response.json(
      { error: { code: isLeaver ? 'desk.left' : 'auth.required' } },
      { status: isLeaver ? 403 : 401 },
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

test('of who has left while the desk was closed nothing stays on the device; what colleagues keep there does', async () => {
  expect(await forgetLeavers()).toBe(true)
  expect(Object.keys(device).toSorted()).toEqual(['chat-open', ownKey('bima', 'proof'), ownKey('bima', 'waiting')])
  expect(Object.keys(tab)).toEqual([])
  expect(await forgetLeavers()).toBe(false)
})

test('a server that cannot be asked has sent nobody away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await hasLeft('rina.proof')).toBe(false)
  expect(await forgetLeavers()).toBe(false)
  expect(Object.keys(tab)).toEqual([ownKey('rina', 'note-sekar')])
})
