import { z } from 'zod'

export const errorAnswer = z
  .object({
    error: z.object({
      code: z.string().meta({ description: 'A stable code for programs' }),
      message: z.string().meta({ description: 'A sentence for people, in English' }),
      details: z.unknown().optional(),
    }),
  })
  .meta({ id: 'Error' })

export type ErrorAnswer = z.infer<typeof errorAnswer>
