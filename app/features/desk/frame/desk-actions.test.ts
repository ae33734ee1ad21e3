import { afterEach, expect, test, vi } from 'vitest'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { pageGlobals } from '../../../../tests/harness/page-globals.ts'
import { type ActionDeps, deskActions } from './desk-actions.ts'
import { createInFlight } from './in-flight.ts'

afterEach(() => vi.unstubAllGlobals())

const SEKAR = { id: 'sekar', version: 1, step: 'new', lostReason: null, ownerId: null, nextContact: null } as PersonRow
const trying = () => {
  const [tell, ask] = [vi.fn(), vi.fn()]
  const deps = { t: (key: string) => key, tell, ask, show: vi.fn(), describe: () => 'done', myId: 'rina' }
  return { tell, ask, actions: deskActions({ ...deps, inFlight: createInFlight() } as unknown as ActionDeps) }
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

test('a colleague who changes something else, or does the same, is no question: both stay, and it is told as done', async () => {
  const dimas = { ...SEKAR, id: 'dimas' }
  const seen = { ...dimas, nextContact: { atMs: 9, words: 'Janji Bima' } } as PersonRow
  let stored = { ...seen, version: 2 } as PersonRow
  pageGlobals(({ body: { version, step } }) => {
    if (version === stored.version) {
      stored = { ...stored, version: stored.version + 1, step } as PersonRow
      return Response.json({ person: stored, undo: null })
    }
    const details = { person: stored, byId: 'bima', byName: 'Bima Satrio', atMs: 5 }
    return Response.json({ error: { code: 'desk.conflict', message: '', details } }, { status: 409 })
  })
  const { actions, tell, ask } = trying()
  expect(await actions.change(dimas, { step: 'contacted' })).toBe(true)
  expect(stored).toMatchObject({ version: 3, step: 'contacted', nextContact: { words: 'Janji Bima' } })
  stored = { ...stored, version: 4, step: 'trial' }
  expect(await actions.change({ ...dimas, version: 3, step: 'contacted' }, { step: 'trial' })).toBe(true)
  expect(stored.version).toBe(4)
  expect(tell.mock.calls.map(([told]) => told)).toEqual(['done', 'done'])
  expect(ask).not.toHaveBeenCalled()
})
