import type { LeadInfo, NotifyRequest } from '../../../domain/leads/lead-contract.ts'

/** Makes sure that the school's people hear of a lead. The visitor is not told when that fails: the server tries on. */
export async function notifyAdmin(leadInfo: LeadInfo, conversationExcerpt: string): Promise<boolean> {
  const request: NotifyRequest = { leadInfo, conversationExcerpt }
  try {
    const response = await fetch('/api/notify-whatsapp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    const { success } = await response.json()
    return success === true
  } catch (error) {
    console.error('Failed to send WhatsApp notification:', error instanceof Error ? error.message : error)
    return false
  }
}
