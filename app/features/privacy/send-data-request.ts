import type { DataRequest } from '../../../domain/privacy/data-request-contract.ts'

export async function sendDataRequest(request: DataRequest): Promise<'sent' | 'limited' | 'failed'> {
  try {
    const { ok, status } = await fetch('/api/privacy/requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    if (ok) return 'sent'
    return status === 429 ? 'limited' : 'failed'
  } catch {
    return 'failed'
  }
}
