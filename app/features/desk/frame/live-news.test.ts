import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Call, fakeTimeouts, never, pageGlobals } from '../../../../tests/harness/page-globals.ts'
import { followNews } from './live-news.ts'

const CHANGES = '/api/desk/changes'
const change = (cursor: number) => ({ cursor, personId: 'sekar', kind: 'step' })

class Stream extends EventTarget {
  static readonly CLOSED = 2
  static readonly OPEN = 1
  static last: Stream
  readyState: number = Stream.OPEN
  onopen = () => {}
  onerror = () => {}
  constructor() {
    super()
    Stream.last = this
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  say(kind: string, data?: object) {
    this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify(data) }))
  }
}

beforeEach(() => fakeTimeouts())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const nothingNew = () => Response.json({ cursor: 7, reload: false, changes: [] })

/** A page of the desk, loaded when the last change was the seventh. */
function openPage(answer: (call: Call) => Response | Promise<Response> = nothingNew, { isCopy = false } = {}) {
  let network = answer
  const { calls, events } = pageGlobals((call) => network(call))
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const told: unknown[] = []
  const news = followNews(
    { cursor: 7, isCopy: async () => isCopy },
    {
      onChange: (one) => told.push(one),
      onReached: () => told.push('reached'),
      onLost: () => told.push('lost'),
    },
  )
  const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  return {
    ...news,
    told,
    passes,
    events,
    asked: () => calls.filter(({ path }) => path.startsWith(CHANGES)).map(({ path }) => path),
    answerWith: (next: typeof answer) => {
      network = next
    },
  }
}

test('a server that falls silent is told within 25 seconds, and that it is back within five', async () => {
  const { told, passes, answerWith, stop } = openPage()
  Stream.last.onopen()
  answerWith(never)
  for (let beat = 0; beat < 3; beat += 1) {
    await passes(10)
    Stream.last.say('beat')
  }
  expect(told).toEqual(['reached'])
  await passes(25)
  expect(told.slice(1)).toContain('lost')
  expect(told.slice(1)).not.toContain('reached')
  answerWith(nothingNew)
  await passes(5)
  expect(told.at(-1)).toBe('reached')
  stop()
})

test('of a page that was kept it is told at once that the server is silent, unless the stream has come meanwhile', async () => {
  const silent = openPage(never, { isCopy: true })
  await silent.passes(0)
  expect(silent.told).toEqual(['lost'])
  silent.stop()
  const slow = openPage(never, { isCopy: true })
  Stream.last.onopen()
  await slow.passes(0)
  expect(slow.told).toEqual(['reached'])
  slow.stop()
})

test('a stream that outlives a short gap says nothing by itself: the server is asked as soon as there is a network', async () => {
  const { told, passes, asked, events, stop } = openPage()
  Stream.last.onopen()
  events.dispatchEvent(new Event('online'))
  await passes(0)
  expect(asked()).toEqual([`${CHANGES}?after=7`])
  expect(told).toEqual(['reached', 'reached'])
  stop()
})

test('each change is told once, whichever way it comes', async () => {
  const { told, passes, asked, answerWith, stop } = openPage()
  Stream.last.onopen()
  Stream.last.say('change', change(8))
  Stream.last.onerror()
  answerWith(() => Response.json({ cursor: 9, reload: false, changes: [change(8), change(9)] }))
  await passes(2)
  Stream.last.say('change', change(9))
  expect(told).toEqual(['reached', change(8), 'reached', change(9)])
  expect(asked()).toEqual([`${CHANGES}?after=8`])
  stop()
})

test.each([401, 404])('without a session (%s) nothing is asked for until somebody is back', async (status) => {
  const { told, passes, asked, askNow, answerWith, stop } = openPage(() => Response.json({}, { status }))
  await passes(10)
  expect(asked()).toHaveLength(1)
  answerWith(nothingNew)
  askNow()
  await passes(0)
  expect(told).toEqual(['reached'])
  stop()
})
