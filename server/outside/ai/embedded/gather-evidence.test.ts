import { expect, test } from 'vitest'
import { judgeTurn } from '../../../../domain/chat/judge-turn.ts'
import { createAnalyser } from '../../../../tutor/analyser.ts'
import { weighWish } from '../../../../tutor/intents/weigh-wish.ts'
import { createEvidence } from './gather-evidence.ts'

const analyse = createAnalyser()
const evidence = createEvidence({ analyse: async (text) => analyse(text), stop: () => {} })
const gather = (content: string, memory: unknown = null) => {
  const turns = [{ role: 'user', content } as const]
  const question = { turns, judgement: judgeTurn(turns, 'en', weighWish) }
  return evidence.gather(question, Promise.resolve(memory), AbortSignal.timeout(5000))
}

test('a wrong sentence comes with its correction and goes into memory', async () => {
  const found = await gather('She can speaks English very well.')
  expect(found?.corrections[0]).toMatchObject({ corrected: 'She can speak English very well.' })
  expect(found?.corrections[0]?.explanation).not.toBe('')
  expect(found?.memory).toMatchObject({ mistakes: [expect.any(String)] })
})

test('a question comes with the entry that answers it', async () => {
  const found = await gather('what is the difference between borrow and lend?')
  expect(found?.entries[0]).toContain('borrow')
  expect(found?.entries.length).toBeLessThanOrEqual(2)
  expect(found?.memory).toMatchObject({ last: { kind: 'entry', about: 'borrow-lend' } })
})

test.each([
  ['let’s do a role-play at a hotel', 'scene'],
  ['teach me the present perfect', 'lesson'],
  ['what does reluctant mean?', 'chat'],
])('%s → %s', async (text, kind) => {
  expect((await gather(text))?.kind).toBe(kind)
})

test('without an engine there is nothing, and nobody waits', async () => {
  const broken = createEvidence({ analyse: () => Promise.reject(new Error('stopped')), stop: () => {} })
  const turns = [{ role: 'user', content: 'Hi' } as const]
  const question = { turns, judgement: judgeTurn(turns, 'en', weighWish) }
  expect(await broken.gather(question, Promise.resolve(null), AbortSignal.timeout(5000))).toBeNull()
})
