import { setTimeout } from 'node:timers/promises'

export interface LeadLoad {
  /** Keys of leads that the site said it had kept. */
  kept: Set<string>
  /** How often it asked to come back later, as it should. */
  refusals(): number
  /** Every other answer, or none. */
  wrong: string[]
  /** Sends each lead that was begun until it is kept, then ends. */
  stop(): Promise<void>
}

const SENDERS = 16
/** Far sooner than they are told to. */
const AGAIN_MS = 50
let loads = 0

/** Visitors who register one after the other, and send the same form again as long as it is refused. */
export function sendLeads(address: string): LeadLoad {
  const name = `load${loads++}`
  const kept = new Set<string>()
  const wrong: string[] = []
  let refused = 0
  let count = 0
  let isOver = false

  const sendUntilKept = async (lead: Lead) => {
    let outcome = await post(address, lead)
    for (; outcome === 'refused'; outcome = await post(address, lead)) {
      refused += 1
      await setTimeout(AGAIN_MS)
    }
    if (outcome === 'kept') kept.add(lead.form.idempotencyKey)
    else wrong.push(outcome)
  }
  const send = async () => {
    while (!isOver && wrong.length < SENDERS) await sendUntilKept(newLead(name, count++))
  }
  const senders = Promise.all(Array.from({ length: SENDERS }, send))
  return {
    kept,
    refusals: () => refused,
    wrong,
    stop: async () => {
      isOver = true
      await senders
    },
  }
}

interface Lead {
  /** No limit is to be met: each comes from an address of its own. */
  from: string
  form: Record<string, unknown> & { idempotencyKey: string }
}

const newLead = (name: string, count: number): Lead => ({
  from: `10.9.${Math.floor(count / 250) % 250}.${count % 250}`,
  form: {
    kind: 'trial',
    idempotencyKey: `${name}-${String(count).padStart(16, '0')}`,
    name: 'Sari',
    email: `sari.${name}.${count}@contoh.id`,
    phone: `0812${String(count).padStart(8, '0')}`,
    consent: { wordingVersion: '1', language: 'id', marketing: false },
    language: 'id',
    userId: `user_${name}_${count}`,
  },
})

async function post(address: string, lead: Lead): Promise<string> {
  const response = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': lead.from },
    body: JSON.stringify(lead.form),
  }).catch((error: Error) => error)
  if (response instanceof Error) return `none: ${response.cause ?? response}`
  const body = await response.text()
  if (response.status === 200) return 'kept'
  return isRefusal(response, body) ? 'refused' : `${response.status} ${body}`
}

/** To come back later, told in the usual way. */
export const isRefusal = ({ status, headers }: Response, body: string): boolean =>
  status === 503 && Number(headers.get('retry-after')) > 0 && JSON.parse(body).error?.code === 'service.unavailable'
