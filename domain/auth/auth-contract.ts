import { z } from 'zod'

export const authState = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('signed-out') }),
    z.object({
      status: z.literal('signed-in'),
      user: z.object({ email: z.string(), emailVerified: z.boolean() }),
    }),
  ])
  .meta({ id: 'AuthState' })

export type AuthState = z.infer<typeof authState>
