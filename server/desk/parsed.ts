import type { z } from 'zod'
import { Failure } from '../../domain/shared/failure.ts'

/** For answers that are not JSON, whose routes the API kit does not check. */
export function parsed<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const { success, data } = schema.safeParse(given)
  if (!success) throw new Failure('body.invalid')
  return data
}
