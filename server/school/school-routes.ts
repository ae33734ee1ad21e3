import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { SiteEnvironment } from '../http/environment.ts'
import { ASSET_HEADERS } from '../http/security-headers.ts'
import { pictureType } from './picture-type.ts'
import { PICTURE_PATHS, type ServedFile } from './school-folder.ts'

const FOREVER = 'public, max-age=31536000, immutable'

interface Served {
  words: unknown
  served: ReadonlyMap<string, ServedFile>
}

/** A school's words and pictures. The sample school has none: its own come with the build. */
export function schoolRoutes(current: Served) {
  const routes = new Hono<SiteEnvironment>()
  if (current.words === null) return routes
  for (const path of ['/school/*', ...PICTURE_PATHS])
    routes.get(path, async (c) => {
      const file = current.served.get(decodeURI(c.req.path))
      if (!file) return c.text('There is nothing at this address.', 404)
      c.set('commonHeaders', { ...ASSET_HEADERS, 'x-request-id': c.get('requestId') })
      const [body, type] = 'path' in file ? [await readFile(file.path), pictureType(file.path)] : [file.body, file.type]
      c.header('content-type', type)
      c.header('cache-control', path.startsWith('/school/') ? FOREVER : 'public, no-cache')
      return c.body(body as Uint8Array<ArrayBuffer>)
    })
  return routes
}
