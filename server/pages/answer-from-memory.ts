import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { DEFAULT_LANGUAGE, languageInCookies, missingLanguageCookie } from '../../domain/shared/language.ts'
import type { Screen } from '../../domain/shared/screen-contract.ts'
import { isUnchanged } from '../http/conditional.ts'
import { type LoggedRequest, logRequest, nextRequestId } from '../http/request-log.ts'
import type { SessionReader } from '../http/session-reader.ts'
import { chooseEncoding, type Encoding } from './encodings.ts'
import type { PageCache, ReadyPage } from './page-cache.ts'
import { publicCacheControl, readyHeaders, unchangedHeaders } from './page-headers.ts'

export interface MemoryAnswerDeps {
  auth: SessionReader
  log: Logger
  metrics: { observeRequest(request: LoggedRequest): void }
  configuration: { siteUrl: string | null; pageCacheS: number }
}

type Listener = (...parameters: Parameters<RequestListener>) => void

/**
 * Answers a public page to a visitor without a session straight from memory, as the page routes would, headers, log line
 * and metrics included. Everything else goes on to `next`: other methods, queries, sessions, a cookie to be set, pages
 * that are not in memory yet.
 */
export function answerFromMemory(
  { auth, log, metrics, configuration }: MemoryAnswerDeps,
  screen: Screen,
  cache: PageCache,
  headersOf: (page: string) => Record<string, string>,
) {
  const isHttps = configuration.siteUrl?.startsWith('https:') ?? false
  const cacheControl = publicCacheControl(configuration.pageCacheS)
  const open = screen.pages.filter((page) => page.cached && page.guard === 'anyone' && !page.redirectsWhen)
  const idByPath = new Map(open.map(({ path, id }) => [path, id]))
  const headersByPath = new Map(open.map(({ path, id }) => [path, headersOf(id)]))
  const prepared = new WeakMap<ReadyPage, Map<Encoding, string[]>>()

  function findReady(request: IncomingMessage): ReadyPage | undefined {
    const page = idByPath.get(request.url ?? '')
    if (page === undefined || !isPlainGet(request)) return undefined
    const { cookie } = request.headers
    if (cookie === undefined) return cache.getReady(page, DEFAULT_LANGUAGE)
    const language = languageInCookies(cookie)
    if (auth.mayHaveSession(cookie) || (language && missingLanguageCookie(cookie, language, isHttps))) return undefined
    return cache.getReady(page, language ?? DEFAULT_LANGUAGE)
  }

  /** As a list of names and values, which Node writes fastest. It is one for all answers: the last value is the id's. */
  function listOfHeaders(page: ReadyPage, encoding: Encoding, path: string, requestId: string): string[] {
    const lists = prepared.get(page) ?? new Map<Encoding, string[]>()
    const list = lists.get(encoding) ?? Object.entries(headersFor(page, encoding, path)).flat()
    if (lists.size === 0) prepared.set(page, lists)
    lists.set(encoding, list)
    list[list.length - 1] = requestId
    return list
  }

  const headersFor = (page: ReadyPage, encoding: Encoding, path: string) => ({
    ...headersByPath.get(path),
    ...readyHeaders(page, encoding, cacheControl),
    'x-request-id': '',
  })

  function answer(page: ReadyPage, request: IncomingMessage, response: ServerResponse, requestId: string): number {
    const path = request.url as string
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
    if (isUnchanged(request.headers['if-none-match'], page.tags[encoding])) {
      const described = { ...headersByPath.get(path), ...unchangedHeaders(page, encoding, cacheControl) }
      response.writeHead(304, { ...described, 'x-request-id': requestId }).end()
      return 304
    }
    response.writeHead(200, listOfHeaders(page, encoding, path, requestId))
    response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding])
    return 200
  }

  return (next: Listener): Listener =>
    (request, response) => {
      const page = findReady(request)
      if (!page) return next(request, response)
      const startedAt = performance.now()
      const requestId = nextRequestId()
      const status = answer(page, request, response, requestId)
      const ms = Math.round((performance.now() - startedAt) * 10) / 10
      const logged = { requestId, method: request.method as string, route: request.url as string, status, ms }
      logRequest(log, logged)
      metrics.observeRequest(logged)
    }
}

/** Without a body, to a host that is one. */
function isPlainGet({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
  return headers.host !== undefined && isHost(headers.host)
}

let lastHost = ''
/** Mostly the same one. */
function isHost(host: string): boolean {
  if (host === lastHost) return true
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}/`)) return false
  lastHost = host
  return true
}
