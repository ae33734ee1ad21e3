import { z } from 'zod'
import { exactText } from '../shared/contract-text.ts'
import { MAX_EMAIL_LENGTH } from './account-rules.ts'
import { ROLES } from './roles.ts'

const role = z.enum(ROLES)

export const teamMember = z
  .object({
    id: z.string(),
    email: z.string(),
    role: role.meta({ description: 'Of somebody invited: the one they will have' }),
    hasTwoStep: z.boolean(),
    lastSeenAt: z.string().nullable().meta({ description: 'ISO time, renewed once a day; null without a session' }),
    invitedUntil: z.string().nullable().meta({ description: 'ISO time, for an invitation not accepted yet' }),
    isYou: z.boolean(),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.infer<typeof teamMember>

export const team = z.object({ people: z.array(teamMember) }).meta({ id: 'Team' })
export type Team = z.infer<typeof team>

export const inviteRequest = z
  .object({ email: exactText().trim().max(MAX_EMAIL_LENGTH), role })
  .meta({ id: 'InviteRequest' })
export type InviteRequest = z.infer<typeof inviteRequest>

export const invitationDone = z
  .object({
    success: z.literal(true),
    isSent: z.boolean().meta({ description: 'False where mails are kept and not sent' }),
    link: z
      .string()
      .nullable()
      .meta({ description: 'To be handed over by the owner; only of a mail that is not sent' }),
  })
  .meta({ id: 'InvitationDone' })
export type InvitationDone = z.infer<typeof invitationDone>

export const removeRequest = z.object({ id: exactText().min(1).max(100) }).meta({ id: 'RemoveRequest' })
export type RemoveRequest = z.infer<typeof removeRequest>
