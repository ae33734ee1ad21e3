import { z } from 'zod'
import { exactText } from '../shared/contract-text.ts'
import { LANGUAGES } from '../shared/language.ts'

const DATA_REQUEST_KINDS = ['copy', 'erasure'] as const
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number]

export const dataRequest = z
  .object({
    email: exactText().trim().max(254).pipe(z.email()),
    kind: z.enum(DATA_REQUEST_KINDS),
    language: z.enum(LANGUAGES),
  })
  .meta({ id: 'DataRequest' })
export type DataRequest = z.infer<typeof dataRequest>

export const dataRequestAnswer = z.object({ success: z.literal(true) }).meta({ id: 'DataRequestAnswer' })
export type DataRequestAnswer = z.infer<typeof dataRequestAnswer>
