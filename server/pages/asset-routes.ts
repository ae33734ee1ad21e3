import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Hono } from 'hono'
import { answerBytes } from '../http/answer-bytes.ts'
import { isUnchanged } from '../http/conditional.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { ASSET_HEADERS } from '../http/security-headers.ts'
import { chooseEncoding, type Encoding } from './encodings.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }
/** Files below it have a content hash in their name. */
export const ASSET_PATH = '/assets/'

/** Public files of a build by path. No other file is served. */
export type Assets = ReadonlyMap<string, { file: string; encodings: readonly Encoding[] }>

/** Files that the build compressed also exist with .br and .gz. */
export function listAssets(folder: string): Assets {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        !relative(folder, entry.parentPath)
          .split(sep)
          .some((part) => part.startsWith('.')),
    )
    .map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(files)
  const assets = new Map<string, { file: string; encodings: Encoding[] }>()
  for (const file of files) {
    if (!(extname(file) in TYPES)) continue
    const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) => known.has(file + SUFFIXES[encoding]))
    assets.set(`/${relative(folder, file).split(sep).join('/')}`, { file, encodings })
  }
  return assets
}

/** Browsers cache hashed files for a year and revalidate the others each time. */
export function assetRoutes(assets: Assets) {
  const read = createReader()
  const routes = new Hono<SiteEnvironment>()

  for (const [path, asset] of assets) {
    routes.get(path, async (c) => {
      c.set('commonHeaders', { ...ASSET_HEADERS, 'x-request-id': c.get('requestId') })
      const wanted = chooseEncoding(c.req.header('accept-encoding'))
      const encoding = asset.encodings.includes(wanted) ? wanted : 'identity'
      const { body, tag } = await read(asset.file + SUFFIXES[encoding])
      c.header('etag', tag)
      c.header(
        'cache-control',
        path.startsWith(ASSET_PATH) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      )
      if (asset.encodings.length > 1) c.header('vary', 'Accept-Encoding')
      if (isUnchanged(c.req.header('if-none-match'), tag)) return c.body(null, 304)
      c.header('content-type', TYPES[extname(path)])
      if (encoding === 'identity') return answerBytes(c, body, tag)
      c.header('content-encoding', encoding)
      return c.body(body, 200, { 'content-length': String(body.length) })
    })
  }
  return routes
}

interface ReadFile {
  body: Uint8Array<ArrayBuffer>
  tag: string
}

/** Caches files in memory: a build has few, and they never change. */
function createReader() {
  const files = new Map<string, Promise<ReadFile>>()
  return (file: string): Promise<ReadFile> => {
    const known = files.get(file)
    if (known) return known
    const made = readFile(file).then((body) => ({
      body: body as Uint8Array<ArrayBuffer>,
      tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    }))
    files.set(file, made)
    made.catch(() => files.delete(file))
    return made
  }
}
