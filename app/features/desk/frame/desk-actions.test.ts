import { afterEach, expect, test, vi } from 'vitest'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { pageGlobals } from '../../../../tests/harness/page-globals.ts'
import { type ActionDeps, deskActions } from './desk-actions.ts'
import { createInFlight } from './in-flight.ts'

afterEach(() => vi.unstubAllGlobals())

const SEKAR = { id: 'sekar', version: 1, step: 'new', lostReason: null, ownerId: null, nextContact: null } as PersonRow
const trying = () => {
  const tell = vi.fn()
  const deps = { t: (key: string) => key, tell, show: vi.fn(), describe: () => 'done', myId: 'rina' }
  return { tell, actions: deskActions({ ...deps, inFlight: createInFlight() } as unknown as ActionDeps) }
}

test('two taps on one step are one call', async () => {
  const { sentTo } = pageGlobals(() => Response.json({ person: { ...SEKAR, version: 2 }, undo: null }))
  const { actions, tell } = trying()
  const wish = { step: 'contacted' } as const
  await Promise.all([actions.change(SEKAR, wish), actions.change(SEKAR, wish)])
  expect(sentTo('/api/desk/people/sekar/step')).toHaveLength(1)
  expect(tell.mock.calls).toEqual([['done', null, '/admin/people/sekar']])
})

test('a change of somebody who was erased says so, and does not ask to try again', async () => {
  const isFrame = (path: string) => path === '/api/desk/frame'
  pageGlobals(({ path }) => (isFrame(path) ? Response.json({}) : Response.json({}, { status: 404 })))
  const { actions, tell } = trying()
  expect(await actions.change(SEKAR, { step: 'contacted' })).toBe(false)
  expect(tell.mock.calls).toEqual([['desk.gone']])
})
