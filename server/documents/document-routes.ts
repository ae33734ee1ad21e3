import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { signInPath } from '../../domain/auth/return-to.ts'
import type { DocumentId } from '../../domain/documents/catalogue.ts'
import { answerBytes } from '../http/answer-bytes.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import type { SessionReader } from '../http/session-reader.ts'
import { describeError } from '../log/log.ts'
import type { Database } from '../outside/database/tables.ts'
import { allDocumentFiles, type DocumentFile } from './document-files.ts'
import { createOpenings } from './document-opens.ts'
import { createDocumentReader, type ReadDocument } from './read-document.ts'

export interface DocumentDeps {
  auth: Pick<SessionReader, 'mayHaveSession' | 'userOf'>
  analyticsIntake: { countUse(what: string): void }
  log: Logger
  database: Database
  now: () => number
  /** Whose documents they are, and where. */
  currentSchool: { documents: readonly DocumentId[]; documentsFolder: string }
}

/** One route for each document of the catalogue, so that no other file can be requested. */
export function documentRoutes(deps: DocumentDeps) {
  const read = createDocumentReader()
  const keepOpening = createOpenings(deps.database, deps.log)
  const noteOpening = (userId: string, { id, filename }: DocumentFile) => {
    deps.analyticsIntake.countUse(`document:${filename}`)
    keepOpening({ userId, document: id, atMs: deps.now() })
  }
  const routes = new Hono<SiteEnvironment>()
  const { documents, documentsFolder } = deps.currentSchool
  for (const file of allDocumentFiles(documents, documentsFolder)) {
    const path = `/documents/${file.filename}`
    routes.get(path, async (c) => {
      c.header('x-robots-tag', 'noindex, nofollow, noarchive')
      c.header('vary', 'Cookie')
      const user = await userOrNull(deps, c.req.header('cookie'))
      if (user) {
        if (isOpened(c)) noteOpening(user.id, file)
        return answerDocument(c, file.filename, await read(file.path))
      }
      c.header('cache-control', 'private, no-store')
      return c.redirect(signInPath(path), 302)
    })
  }
  return routes
}

/** Range requests of a viewer do not count as opening. */
const isOpened = (c: Context<SiteEnvironment>): boolean => c.req.method === 'GET' && !c.req.header('range')

/** Reads the session from the database, not from its cached cookie. On errors the visitor counts as signed out. */
async function userOrNull({ auth, log }: DocumentDeps, cookies: string | undefined) {
  if (!auth.mayHaveSession(cookies)) return null
  try {
    return await auth.userOf(cookies)
  } catch (error) {
    log.error({ error: describeError(error) }, 'auth state unknown')
    return null
  }
}

/**
 * The browser keeps no copy, which others could read after the session ends. The tag only lets a viewer combine ranges
 * of one version.
 */
function answerDocument(c: Context<SiteEnvironment>, filename: string, { tag, body }: ReadDocument): Response {
  c.header('etag', tag)
  c.header('cache-control', 'private, no-store')
  // The site's policy for pages breaks some browsers' PDF viewers.
  c.header('content-security-policy', "frame-ancestors 'none'")
  c.header('content-type', 'application/pdf')
  c.header('content-disposition', `inline; filename="${filename}"`)
  return answerBytes(c, body, tag)
}
