import { setTimeout as pause } from 'node:timers/promises'

const CLIENTS = 12
const PASSWORD = 'kopi-susu-77'
/** Between two requests of one client, as people do not hammer. */
const THINKS_MS = 20
const ANSWER_LIMIT_MS = 30_000
const LONGEST_WAIT_S = 15

export interface Counts {
  requests: number
  /** Failed once, and with the second try, too. */
  failed: number
  failedTwice: number
  wrongSessions: number
}

/** How often each call failed in which way, such as '/api/register 502'. */
export type Reasons = Record<string, number>

export interface Traffic {
  /** Keys of leads that were acknowledged. */
  acknowledged: Set<string>
  /** Counts so far; a copy. */
  counts(): Counts
  /** What failed twice, a line each. */
  problems: string[]
  /** Of first tries since it was asked for last. */
  takeReasons(): Reasons
  stop(): Promise<void>
}

interface Client {
  cookie: string
  email: string
  name: string
}

/** Visitors with accounts who read pages, ask who they are, send leads and events. Each request is tried at most twice. */
export async function startTraffic(address: string): Promise<Traffic> {
  const acknowledged = new Set<string>()
  const problems: string[] = []
  const counts: Counts = { requests: 0, failed: 0, failedTwice: 0, wrongSessions: 0 }
  let reasons: Reasons = {}
  let isOver = false
  let leads = 0

  const clients: Client[] = []
  for (let index = 0; index < CLIENTS; index += 1) clients.push(await signUp(address, index))

  const ask = async (path: string, client: Client, body?: object): Promise<Response | null> => {
    counts.requests += 1
    const first = await send(address, path, client, body)
    if (isGood(first)) return first
    counts.failed += 1
    const reason = `${path} ${describe(first)}`
    reasons[reason] = (reasons[reason] ?? 0) + 1
    await pause(Math.min(LONGEST_WAIT_S, retryAfterS(first)) * 1000 + 200)
    const second = await send(address, path, client, body)
    if (isGood(second)) return second
    counts.failedTwice += 1
    problems.push(`${path}: ${describe(first)}, then ${describe(second)}`)
    return null
  }
  const sendLead = async (client: Client) => {
    leads += 1
    const key = `cluster-${client.name}-${String(leads).padStart(12, '0')}`
    const response = await ask('/api/register', client, leadOf(key, leads))
    if (response) acknowledged.add(key)
  }
  const askWho = async (client: Client) => {
    const response = await ask('/api/session', client)
    const state = (await response?.json().catch(() => null)) as { user?: { email: string } } | null
    if (response && state?.user?.email !== client.email) counts.wrongSessions += 1
  }
  const acts: ((client: Client) => Promise<unknown>)[] = [
    (client) => ask('/', { ...client, cookie: '' }),
    (client) => ask('/programs', client),
    (client) => ask('/documents/brochure-id.pdf', client),
    (client) => ask('/api/word-lookup', client, { word: 'house' }),
    sendLead,
    askWho,
    askWho,
  ]
  const live = async (client: Client, start: number) => {
    for (let turn = start; !isOver; turn += 1) {
      await acts[turn % acts.length]?.(client)
      await pause(THINKS_MS)
    }
  }
  const living = Promise.all(clients.map(live))
  return {
    acknowledged,
    problems,
    counts: () => ({ ...counts }),
    takeReasons: () => {
      const taken = reasons
      reasons = {}
      return taken
    },
    stop: async () => {
      isOver = true
      await living
    },
  }
}

let addresses = 0
/** No limit is to be met: each request comes from an address of its own. */
function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Null when no answer came. */
async function send(address: string, path: string, client: Client, body?: object): Promise<Response | null> {
  try {
    const response = await fetch(new URL(path, address), {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'cookie': client.cookie, 'x-forwarded-for': newAddress() },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
    const bytes = await response.arrayBuffer()
    return new Response(response.status === 304 ? null : bytes, { status: response.status, headers: response.headers })
  } catch {
    return null
  }
}

/** A redirect instead of a document would be a lost session. */
const isGood = (response: Response | null): boolean => response?.status === 200
const retryAfterS = (response: Response | null): number => Number(response?.headers.get('retry-after')) || 0
const describe = (response: Response | null): string => (response ? String(response.status) : 'no answer')

async function signUp(address: string, index: number): Promise<Client> {
  const client = { cookie: '', email: `cluster${index}@contoh.id`, name: `client${index}` }
  const response = await fetch(new URL('/api/account/sign-up', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify({ email: client.email, password: PASSWORD }),
  })
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { ...client, cookie: cookie.join('; ') }
}

const leadOf = (idempotencyKey: string, count: number) => ({
  kind: 'trial',
  idempotencyKey,
  name: 'Sari',
  email: `sari.cluster.${count}@contoh.id`,
  phone: `0814${String(count).padStart(8, '0')}`,
  consent: { wordingVersion: '1', language: 'id', marketing: false },
  language: 'id',
  userId: `user_cluster_${count}`,
})
