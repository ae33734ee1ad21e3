import { readFile } from 'node:fs/promises'
import { type Context, Hono, type Next } from 'hono'
import { PHOTO_FOLDER } from '../../domain/school/photo-names.ts'
import { isLanguage } from '../../domain/shared/language.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { ASSET_HEADERS } from '../http/security-headers.ts'
import type { Database } from '../outside/database/tables.ts'
import type { CurrentSchool } from './current-school.ts'
import { findPhoto } from './photo/stored-photos.ts'
import { PICTURE_PATHS } from './picture-paths.ts'
import { pictureType } from './picture-type.ts'
import type { ServedFile } from './school-folder.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const FOR_NOW = 'public, no-cache'

interface RouteDeps {
  liveSchool: { current(): CurrentSchool }
  database: Database
}

interface Found {
  body: Uint8Array | string
  type: string | undefined
  cacheControl: string
}

/** A school's words and pictures. The sample school as it ships has none: its own come with the build. */
export function schoolRoutes({ liveSchool, database }: RouteDeps) {
  const routes = new Hono<SiteEnvironment>()
  const answer = (find: (path: string) => Promise<Found | null>) => async (c: Context<SiteEnvironment>) => {
    const found = await find(decodeURI(c.req.path))
    if (!found) return c.text('There is nothing at this address.', 404)
    c.set('commonHeaders', { ...ASSET_HEADERS, 'x-request-id': c.get('requestId') })
    c.header('content-type', found.type ?? 'application/octet-stream')
    c.header('cache-control', found.cacheControl)
    return c.body(found.body as Uint8Array<ArrayBuffer>)
  }
  routes.get(
    `${PHOTO_FOLDER}:name`,
    answer((path) => photoAt(database, path)),
  )
  routes.get(
    '/school/*',
    answer((path) => fileAt(liveSchool.current(), path)),
  )
  for (const path of PICTURE_PATHS)
    routes.get(path, (c, next: Next) => (hasOwnFace(liveSchool.current()) ? answer(pictureAt)(c) : next()))
  return routes

  async function pictureAt(path: string): Promise<Found | null> {
    const file = liveSchool.current().served.get(path)
    return file ? { ...(await contentOf(file)), cacheControl: FOR_NOW } : null
  }
}

/** Its icons, or none at all: never those of the sample school. */
const hasOwnFace = ({ served }: CurrentSchool): boolean => served.has('/favicon.svg')

async function photoAt({ queries }: Database, path: string): Promise<Found | null> {
  const photo = await findPhoto(queries, path.slice(PHOTO_FOLDER.length))
  return photo ? { body: Buffer.from(photo.base64, 'base64'), type: photo.type, cacheControl: FOREVER } : null
}

async function fileAt(current: CurrentSchool, path: string): Promise<Found | null> {
  const file = current.served.get(path)
  if (file) return { ...(await contentOf(file)), cacheControl: FOREVER }
  const words = wordsInstead(current, path)
  return words ? { ...(await contentOf(words)), cacheControl: FOR_NOW } : null
}

/** A page that is older than the words, or of another process, gets those of now. */
function wordsInstead({ school, served }: CurrentSchool, path: string): ServedFile | undefined {
  const language = path.match(/-words-(\w+)\.json$/)?.[1]
  const address = isLanguage(language) && school.own?.words[language]
  return address ? served.get(address) : undefined
}

async function contentOf(file: ServedFile): Promise<Pick<Found, 'body' | 'type'>> {
  if (!('path' in file)) return file
  return { body: await readFile(file.path), type: pictureType(file.path) }
}
