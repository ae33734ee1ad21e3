import { afterEach, expect, test, vi } from 'vitest'
import type { RegisterRequest } from '../../../domain/leads/lead-contract.ts'
import { pageGlobals } from '../../../tests/harness/page-globals.ts'
import { sendReliably } from '../../lib/waiting-queue.ts'
import { formWaits, onWaiting } from './use-waits.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a form waits from its first failure on; what another tab sent is no longer said to wait', async () => {
  vi.useFakeTimers()
  const { kept, events } = pageGlobals(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const told: boolean[] = []
  const stop = onWaiting(() => told.push(formWaits('sari@contoh.id')))
  const body = { idempotencyKey: 'one', kind: 'trial', name: 'Sari', email: 'sari@contoh.id' } as RegisterRequest
  expect(await sendReliably({ path: '/api/register', key: 'one', body })).toBe('kept')
  expect([formWaits('sari@contoh.id'), formWaits('budi@contoh.id')]).toEqual([true, false])
  kept.clear()
  events.dispatchEvent(new Event('storage'))
  expect(told).toEqual([true, false])
  stop()
  events.dispatchEvent(new Event('storage'))
  expect(told).toHaveLength(2)
})
