import type { Context } from 'hono'
import type { SiteEnvironment } from './environment.ts'

/** Sets all headers at once: faster than c.header() for the most requested pages. */
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
