import { expect, test } from 'vitest'
import { secondTaps } from './second-tap.ts'

const next = new EventTarget()
const skip = new EventTarget()
const tap = (target: EventTarget, timeStamp: number, changes = {}) => ({
  target,
  timeStamp,
  clientX: 200,
  clientY: 500,
  detail: 1,
  ...changes,
})

test('taps that follow at once at the same place do not count for what has appeared there', () => {
  const { isSecond } = secondTaps()
  expect([tap(next, 1000), tap(skip, 1220), tap(skip, 1440)].map(isSecond)).toEqual([false, true, true])
})

test.each([
  ['later', tap(skip, 1500)],
  ['elsewhere', tap(skip, 1220, { clientY: 560 })],
  ['on the same button', tap(next, 1220)],
  ['by key', tap(skip, 1220, { clientX: 0, clientY: 0, detail: 0 })],
])('a second click counts when it comes %s', (_, second) => {
  const { isSecond } = secondTaps()
  expect([tap(next, 1000), second].map(isSecond)).toEqual([false, false])
})

test('a click counts when a key was pressed between', () => {
  const { isSecond } = secondTaps()
  expect([tap(next, 1000), tap(skip, 1100, { detail: 0 }), tap(skip, 1220)].map(isSecond)).toEqual([
    false,
    false,
    false,
  ])
})

test('a click counts when something was typed between', () => {
  const { isSecond, forget } = secondTaps()
  expect(isSecond(tap(next, 1000))).toBe(false)
  forget()
  expect(isSecond(tap(skip, 1220))).toBe(false)
})
