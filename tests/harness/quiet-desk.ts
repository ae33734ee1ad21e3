import { joinTeam, type Member } from './desk-team.ts'
import { type LeadDesk, openLeadDesk } from './lead-desk.ts'

/** Nobody is told by WhatsApp, and Rina of the staff is at the desk. */
export async function openQuietDesk(): Promise<{ desk: LeadDesk; rina: Member }> {
  const desk = await openLeadDesk({ WHATSAPP_TOKEN: '', WHATSAPP_PHONE_NUMBER_ID: '' })
  return { desk, rina: await joinTeam(desk, 'staff') }
}
