import { createRoute, type z } from '@hono/zod-openapi'
import { Failure } from '../../domain/shared/failure.ts'
import type { Language } from '../../domain/shared/language.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { rememberedLanguage } from '../http/remembered-language.ts'
import type { SignedInUser } from '../http/session-reader.ts'
import type { AccountCall, AccountLimits } from './account-limits.ts'
import { type AuthContext, userOrFail } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'

export const DONE = { success: true } as const

/** A call about an account, as the API describes it. */
interface Call<Body extends z.ZodType, Answer extends z.ZodType> {
  method: 'get' | 'post'
  path: string
  summary: string
  /** Its rate limits. */
  limit?: AccountCall
  body?: Body
  answer: Answer
  /** What the answer says. */
  means: string
}

interface Asked<Body> {
  c: AuthContext
  body: Body
  cookies: string | undefined
  language: Language
}

/** Who may make a call of one's own account. */
const MAY = {
  user: (_: SignedInUser) => true,
  member: ({ accountRole }: SignedInUser) => accountRole !== null,
  owner: ({ role }: SignedInUser) => role === 'owner',
}

/** What calls about accounts have in common: how they are described, who may make them, and that no cache keeps answers. */
export function accountApi(api: Api, deps: AuthDeps, limits: AccountLimits) {
  /** For anybody. The limit is only described: what it counts by differs. */
  function open<Body extends z.ZodType, Answer extends z.ZodType>(
    { method, path, summary, limit, body, answer, means }: Call<Body, Answer>,
    run: (asked: Asked<z.infer<Body>>) => Promise<z.infer<Answer>>,
  ): void {
    const route = createRoute({
      method,
      path,
      summary,
      ...(limit && { description: limits.describe(limit) }),
      ...(body && { request: jsonBody(body) }),
      responses: answers(answer, means),
    })
    const answerCall = async (c: AuthContext) => {
      c.header('cache-control', 'no-store')
      const cookies = c.req.header('cookie')
      const given = body ? (c.req as { valid: (part: string) => unknown }).valid('json') : undefined
      const asked = { c, body: given as z.infer<Body>, cookies, language: rememberedLanguage(cookies) }
      return c.json((await run(asked)) as object, 200)
    }
    api.openapi(route, answerCall as never)
  }

  /** For the signed-in user, counted by their account. */
  function own<Body extends z.ZodType, Answer extends z.ZodType>(
    { who = 'user', ...call }: Call<Body, Answer> & { who?: keyof typeof MAY },
    run: (asked: Asked<z.infer<Body>> & { user: SignedInUser }) => Promise<z.infer<Answer>>,
  ): void {
    open(call, async (asked) => {
      const user = await userOrFail(deps, asked.c)
      if (!MAY[who](user)) throw new Failure('auth.forbidden')
      if (call.limit) await limits.take(asked.c, call.limit, user.email)
      return run({ ...asked, user })
    })
  }

  return { open, own }
}
