import type { Encoding } from './encodings.ts'
import type { ReadyPage } from './page-cache.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

export const HTML = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding, Cookie',
  'speculation-rules': `"${SPECULATION_RULES}"`,
}

/** Browsers ask each time; a cache in front may keep a public page for the seconds that the operator allows. */
export const publicCacheControl = (keepS: number): string =>
  keepS > 0 ? `public, max-age=0, s-maxage=${keepS}` : PRIVATE_CACHE_CONTROL
export const PRIVATE_CACHE_CONTROL = 'private, no-cache'

/** Of an answer 304. */
export const unchangedHeaders = ({ tags }: ReadyPage, encoding: Encoding, cacheControl: string) => ({
  ...HTML,
  etag: tags[encoding],
  'cache-control': cacheControl,
})

export const readyHeaders = (page: ReadyPage, encoding: Encoding, cacheControl: string) => ({
  ...unchangedHeaders(page, encoding, cacheControl),
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-length': String(page.bodies[encoding].length),
})
