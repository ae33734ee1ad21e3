import type { CaptureLeadRequest } from '../../../domain/leads/lead-contract.ts'

const KEY = 'chat-details'
const PATIENCE_MS = 20_000

/** What a visitor told must arrive: it is sent at once, and waits in the browser until the server has confirmed it. */
export function keepDetails(request: CaptureLeadRequest): Promise<void> {
  const others = read().filter(({ captureId }) => captureId !== request.captureId)
  write([...others, request])
  return deliver(request)
}

export const sendDetails = (): Promise<unknown> => Promise.all(read().map(deliver))

/** The order does not matter: the server joins answers by their capture, and what was taken back stays away. */
async function deliver(request: CaptureLeadRequest): Promise<void> {
  const status = await post(request)
  const isOver = status !== 0 && status < 500 && status !== 429
  if (isOver) write(read().filter((each) => JSON.stringify(each) !== JSON.stringify(request)))
}

const post = (request: CaptureLeadRequest): Promise<number> =>
  fetch('/api/chat/capture-lead', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    ({ status }) => status,
    () => 0,
  )

let inMemory: CaptureLeadRequest[] = []

function read(): CaptureLeadRequest[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return inMemory
  }
}

function write(requests: CaptureLeadRequest[]): void {
  inMemory = requests
  try {
    if (requests.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(requests))
  } catch {}
}
