import type { Context } from 'hono'
import type { SiteEnvironment } from './environment.ts'
import { requestedRange } from './ranges.ts'

/** The whole body or the requested range, which Safari needs for video and PDF viewers for single pages. */
export function answerBytes(c: Context<SiteEnvironment>, body: Uint8Array<ArrayBuffer>, tag: string): Response {
  c.header('accept-ranges', 'bytes')
  const range = isSameVersion(c, tag) ? requestedRange(c.req.header('range'), body.length) : null
  if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${body.length}` })
  if (!range) return c.body(body, 200, { 'content-length': String(body.length) })
  const part = body.subarray(range.start, range.end + 1)
  c.header('content-range', `bytes ${range.start}-${range.end}/${body.length}`)
  return c.body(part, 206, { 'content-length': String(part.length) })
}

/** If-Range: a range of another version must not be combined with parts the browser has. */
function isSameVersion(c: Context<SiteEnvironment>, tag: string): boolean {
  const ifRange = c.req.header('if-range')
  return ifRange === undefined || ifRange === tag
}
