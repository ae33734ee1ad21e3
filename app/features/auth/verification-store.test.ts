import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetVerification, keepVerification, keptVerification } from './verification-store.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('AUTH-06 AUTH-08 a code that was sent outlives a reload: until when, to whom, and in demo mode the code itself', () => {
  const sent = { email: 'Sari@contoh.id', expiresAtMs: 601_000, demoCode: '123456' }
  expect(keepVerification('Sari@contoh.id', { success: true, expiresInS: 600, demoCode: '123456' })).toEqual(sent)
  expect(keptVerification('sari@contoh.id')).toEqual(sent)
  expect(keptVerification('budi@contoh.id')).toBeNull()
})

test('a code that is void or used is forgotten, with the notice of it', () => {
  keepVerification('sari@contoh.id', { success: true, expiresInS: 600, demoCode: '123456' })
  forgetVerification()
  expect(keptVerification('sari@contoh.id')).toBeNull()
})

test('a storage that is closed or holds nonsense is as good as an empty one', () => {
  kept.set('verification', '{')
  expect(keptVerification('sari@contoh.id')).toBeNull()
  const refuse = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(keepVerification('sari@contoh.id', { success: true, expiresInS: 600 }).expiresAtMs).toBe(601_000)
  expect(keptVerification('sari@contoh.id')).toBeNull()
  forgetVerification()
})
