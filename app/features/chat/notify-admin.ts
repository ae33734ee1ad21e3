import type { LeadInfo } from '../../../domain/leads/lead-contract.ts'
import { post } from '../../lib/api-client.ts'

/** Asks for a notice to the school's people. A failure is only logged: the server sends one for every lead anyway. */
export async function notifyAdmin(leadInfo: LeadInfo, conversationExcerpt: string): Promise<boolean> {
  const outcome = await post('/api/notify-whatsapp', { leadInfo, conversationExcerpt })
  if (outcome.kind === 'answered' && outcome.answer) return outcome.answer.success
  const reason = outcome.kind === 'refused' ? `HTTP error! status: ${outcome.status}` : outcome.kind
  console.error('Failed to send WhatsApp notification:', reason)
  return false
}
