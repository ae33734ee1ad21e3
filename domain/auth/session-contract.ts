import { z } from 'zod'
import { exactText } from '../shared/contract-text.ts'
import { MAX_PASSWORD_LENGTH } from './account-rules.ts'

const ownSession = z
  .object({
    id: z.string(),
    device: z.string().meta({ description: "Browser and system, such as 'Chrome, Android'; empty if unknown" }),
    signedInAt: z.string().meta({ description: 'ISO time' }),
    lastSeenAt: z.string().meta({ description: 'ISO time, renewed once a day' }),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.infer<typeof ownSession>

export const ownSessions = z.object({ sessions: z.array(ownSession) }).meta({ id: 'OwnSessions' })
export type OwnSessions = z.infer<typeof ownSessions>

export const endSessionsRequest = z
  .object({
    id: exactText().min(1).max(100).optional().meta({ description: 'Without it, all others end' }),
    password: z
      .string()
      .max(MAX_PASSWORD_LENGTH)
      .optional()
      .meta({ description: 'Required of an account that has one' }),
  })
  .meta({ id: 'EndSessionsRequest' })
export type EndSessionsRequest = z.infer<typeof endSessionsRequest>

export const endedSessions = z.object({ ended: z.number() }).meta({ id: 'EndedSessions' })
export type EndedSessions = z.infer<typeof endedSessions>
