import type { CaptureLeadRequest } from '../../../domain/leads/lead-contract.ts'

const KEY = 'chat-details'

/** What a visitor told must arrive: it waits in the browser until the server has confirmed it, in order. */
export function keepDetails(request: CaptureLeadRequest): Promise<void> {
  const others = read().filter(({ captureId }) => captureId !== request.captureId)
  write([...others, request])
  return sendDetails()
}

let sending: Promise<void> = Promise.resolve()

/** One at a time, so that a stop never overtakes what it takes back. */
export function sendDetails(): Promise<void> {
  sending = sending.then(sendAll)
  return sending
}

async function sendAll(): Promise<void> {
  for (const request of read()) {
    const status = await post(request)
    const isOver = status !== 0 && status < 500 && status !== 429
    if (isOver) write(read().filter((each) => JSON.stringify(each) !== JSON.stringify(request)))
  }
}

const post = (request: CaptureLeadRequest): Promise<number> =>
  fetch('/api/chat/capture-lead', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    keepalive: true,
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
