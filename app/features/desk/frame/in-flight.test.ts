import { expect, test, vi } from 'vitest'
import { createInFlight } from './in-flight.ts'

const answering = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { send: vi.fn(() => promise), resolve }
}

test('from the tap to the answer a person is marked, and whoever shows them is told of both', async () => {
  const inFlight = createInFlight()
  const heard: boolean[] = []
  inFlight.subscribe(() => heard.push(inFlight.has('sekar')))
  const { send, resolve } = answering()
  const outcome = inFlight.send('sekar', 'claim', send)
  expect([inFlight.has('sekar'), inFlight.has('dimas')]).toEqual([true, false])
  resolve('mine')
  expect(await outcome).toBe('mine')
  expect(heard).toEqual([true, false])
})

test('a second tap on the same sends nothing and has the same outcome, for as long as no answer has come', async () => {
  const inFlight = createInFlight()
  const { send, resolve } = answering()
  const outcomes = [inFlight.send('sekar', 'claim', send), inFlight.send('sekar', 'claim', send)]
  resolve('mine')
  expect(await Promise.all(outcomes)).toEqual(['mine', 'mine'])
  expect(send).toHaveBeenCalledTimes(1)
  await inFlight.send('sekar', 'claim', send)
  expect(send).toHaveBeenCalledTimes(2)
})

test('to and fro and to again is three wishes', () => {
  const inFlight = createInFlight()
  const { send } = answering()
  for (const what of ['contacted', 'new', 'contacted']) inFlight.send('sekar', what, send)
  expect(send).toHaveBeenCalledTimes(3)
})

test('what fails on the way is over, too', async () => {
  const inFlight = createInFlight()
  await expect(inFlight.send('sekar', 'claim', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(inFlight.has('sekar')).toBe(false)
})
