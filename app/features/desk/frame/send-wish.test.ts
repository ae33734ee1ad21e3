import { afterEach, expect, test, vi } from 'vitest'
import { pageGlobals } from '../../../../tests/harness/page-globals.ts'
import { sendInTurn } from './send-wish.ts'
import type { Seen } from './wish.ts'

afterEach(() => vi.unstubAllGlobals())

const SEKAR: Seen = { id: 'sekar', version: 1, step: 'new', lostReason: null, ownerId: null, nextContact: null }

test('a wish that was begun before the answer to the last one had come is for what became of that', async () => {
  const answers = [
    { ...SEKAR, version: 2 },
    { ...SEKAR, version: 3 },
    { ...SEKAR, version: 6 },
  ]
  const { sentTo } = pageGlobals(() => Response.json({ person: answers.shift(), undo: null }))
  await sendInTurn(SEKAR, { step: 'contacted' })
  await sendInTurn(SEKAR, { step: 'trial' })
  // Others went on meanwhile, and their changes are shown.
  await sendInTurn({ ...SEKAR, version: 5 }, { step: 'enrolled' })
  expect(sentTo('/api/desk/people/sekar/step')).toEqual([
    { version: 1, step: 'contacted' },
    { version: 2, step: 'trial' },
    { version: 5, step: 'enrolled' },
  ])
})
