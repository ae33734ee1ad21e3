import { OpenAPIHono, type z } from '@hono/zod-openapi'
import { errorAnswer } from '../../domain/shared/error-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from './environment.ts'

export type Api = OpenAPIHono<SiteEnvironment>

/** An OpenAPI app whose validation errors become a Failure, and whose valid bodies are shown to `onValidBody`. */
export const createApi = (): Api =>
  new OpenAPIHono<SiteEnvironment>({
    defaultHook: async (result, c) => {
      if (!result.success) throw new Failure('body.invalid', { details: problemsOf(result.error) })
      if (result.target !== 'json') return
      for (const listener of c.get('onValidBody') ?? []) await listener(result.data)
    },
  })

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

export const answers = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  200: { description, content: { 'application/json': { schema } } },
  default: { description: 'A refusal or a failure', content: { 'application/json': { schema: errorAnswer } } },
})

/** Path and code of each problem, never the value that was sent. */
function problemsOf(error: { issues: readonly { path: PropertyKey[]; code?: string; message: string }[] }) {
  return error.issues
    .slice(0, 20)
    .map(({ path, code }) => ({ path: path.map(String).slice(0, 8), problem: code ?? 'invalid' }))
}
