import type { Context } from 'hono'
import type { SiteEnvironment } from './environment.ts'

/** Bytes that are ready to send, with all their headers in one plain object: for what is asked for most. */
export function readyAnswer(
  c: Context<SiteEnvironment>,
  body: Buffer | null,
  status: number,
  headers: Record<string, string>,
): Response {
  c.set('hasCommonHeaders', true)
  return new Response(body as Uint8Array<ArrayBuffer> | null, {
    status,
    headers: { ...c.get('commonHeaders'), ...headers },
  })
}
