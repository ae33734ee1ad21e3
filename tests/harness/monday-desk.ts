import { joinTeam, type Member } from './desk-team.ts'
import { type LeadDesk, openLeadDesk } from './lead-desk.ts'

/** Monday, 10 o'clock in Jakarta. */
export const MONDAY = Date.parse('2026-11-16T10:00:00+07:00')
export const MINUTE = 60_000

/** The desk is open, and Rina of the staff is at it. */
export async function openMondayDesk(): Promise<{ desk: LeadDesk; rina: Member }> {
  const desk = await openLeadDesk()
  desk.clock.nowMs = MONDAY
  return { desk, rina: await joinTeam(desk, 'staff') }
}
