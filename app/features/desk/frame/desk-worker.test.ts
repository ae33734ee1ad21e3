import { expect, test, vi } from 'vitest'
import SCRIPT from '../../../public/desk-worker.js?raw'

const SITE = 'https://kursus.contoh.id'
const INBOX = `${SITE}/admin/inbox?view=all`

type Fetch = (request: { url: string }) => Promise<Response>

/** The worker with a device that keeps the inbox, and a network of its own. */
function startWorker(fetch: Fetch, kept = new Map([[INBOX, 'kept']])) {
  const find = (url: string, ignoreSearch: boolean) =>
    [...kept.keys()].find((key) => key === url || (ignoreSearch && key.split('?')[0] === url.split('?')[0]))
  const cache = {
    match: async (url: string, { ignoreSearch = false } = {}) => {
      const found = find(url, ignoreSearch)
      return found && new Response(kept.get(found))
    },
    put: async (url: string, response: Response) => kept.set(url, await response.text()),
    delete: async (url: string) => kept.delete(url),
    keys: async () => [...kept.keys()],
  }
  const claim = vi.fn(async () => {})
  const listeners: [string, (event: object) => void][] = []
  const globals = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.push([name, listener]),
    caches: { open: async () => cache, delete: async () => kept.clear() },
    location: { origin: SITE },
    clients: { claim },
    fetch,
  }
  new Function(...Object.keys(globals), SCRIPT)(...Object.values(globals))
  const send = (name: string, event: object) => {
    for (const [each, listener] of listeners) if (each === name) listener({ waitUntil() {}, ...event })
  }
  return {
    claim,
    say: (data: object) => send('message', { data, source: { id: 'window' } }),
    open: (url: string) =>
      new Promise<string>((resolve, reject) => {
        const respondWith = (answer: Promise<Response>) => answer.then((each) => each.text()).then(resolve, reject)
        const request = { url, method: 'GET', mode: 'navigate' }
        send('fetch', { request, resultingClientId: 'window', respondWith })
      }),
    isCopy: () =>
      new Promise((resolve) =>
        send('message', { data: { isCopy: true }, source: { id: 'window' }, ports: [{ postMessage: resolve }] }),
      ),
  }
}

const silence: Fetch = () => new Promise(() => {})

test('a page whose server is silent is shown as it was kept, within seconds, and the window knows', async () => {
  vi.useFakeTimers()
  const worker = startWorker(silence)
  const opened = worker.open(INBOX)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await opened).toBe('kept')
  expect(await worker.isCopy()).toBe(true)
  vi.useRealTimers()
})

test('what the network answers is shown and kept, and is no copy', async () => {
  const worker = startWorker(async () => new Response('fresh'))
  expect(await worker.open(INBOX)).toBe('fresh')
  expect(await worker.isCopy()).toBe(false)
})

test('a page that was on its way when the worker began is its own once it says what it has loaded', () => {
  const worker = startWorker(silence)
  worker.say({ forget: true })
  expect(worker.claim).not.toHaveBeenCalled()
  worker.say({ files: [] })
  expect(worker.claim).toHaveBeenCalledOnce()
})

test('a slow page that is not kept is waited for', async () => {
  vi.useFakeTimers()
  const slow: Fetch = () => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 20_000))
  const opened = startWorker(slow).open(`${SITE}/admin/statistics`)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await opened).toBe('late')
  vi.useRealTimers()
})

test('without a network the kept page is shown at once', async () => {
  const worker = startWorker(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await worker.open(INBOX)).toBe('kept')
  expect(await worker.isCopy()).toBe(true)
})

test('without a network a view that is not kept is the plain list before any other', async () => {
  const kept = new Map([
    [INBOX, 'all'],
    [`${SITE}/admin/inbox`, 'unanswered'],
  ])
  const worker = startWorker(() => Promise.reject(new TypeError('Failed to fetch')), kept)
  expect(await worker.open(`${SITE}/admin/inbox?view=unanswered`)).toBe('unanswered')
})
