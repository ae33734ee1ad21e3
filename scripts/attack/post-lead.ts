let sent = 0
const numbers = new Map<string, number>()

/** A complete lead, from an address of its own: no limit is to be met. A key that comes again is the same lead. */
export function postLead(address: string, idempotencyKey: string): Promise<Response> {
  sent += 1
  const lead = numberOf(idempotencyKey)
  const number = String(lead).padStart(8, '0')
  return fetch(`${address}/api/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    },
    body: JSON.stringify({
      kind: 'trial',
      idempotencyKey,
      name: 'Sari',
      email: `sari${number}@contoh.id`,
      phone: `0813${number}`,
      consent: { wordingVersion: '1', language: 'id', marketing: false },
      language: 'id',
      userId: `user_${number}`,
    }),
  })
}

function numberOf(key: string): number {
  const number = numbers.get(key) ?? numbers.size + 1
  numbers.set(key, number)
  return number
}
