import type { DataRequest } from '../../../domain/privacy/data-request-contract.ts'
import { post } from '../../lib/api-client.ts'

export async function sendDataRequest(request: DataRequest): Promise<'sent' | 'limited' | 'failed'> {
  const outcome = await post('/api/privacy/requests', request)
  if (outcome.kind === 'answered') return 'sent'
  return outcome.kind === 'refused' && outcome.status === 429 ? 'limited' : 'failed'
}
