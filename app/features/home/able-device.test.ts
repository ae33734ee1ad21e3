import { afterEach, expect, test, vi } from 'vitest'
import { isAbleDevice } from './able-device.ts'

const on = (device: object, reducesData = false) => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 4, ...device })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducesData && query.includes('reduced-data') }))
  return isAbleDevice()
}
afterEach(() => vi.unstubAllGlobals())

test('a device that says nothing of itself, or only good, is able to show a video', () => {
  expect(on({})).toBe(true)
  expect(on({ connection: { saveData: false, effectiveType: '4g' }, deviceMemory: 4 })).toBe(true)
})

test.each([
  ['saves data', { connection: { saveData: true } }],
  ['has a slow network', { connection: { effectiveType: '3g' } }],
  ['has a very slow network', { connection: { effectiveType: 'slow-2g' } }],
  ['has a weak device', { deviceMemory: 2 }],
  ['has one processor', { hardwareConcurrency: 1 }],
])('a visitor who %s is shown no video', (_, device) => {
  expect(on(device)).toBe(false)
})

test('nor is one whose browser asks for less data', () => {
  expect(on({}, true)).toBe(false)
})
