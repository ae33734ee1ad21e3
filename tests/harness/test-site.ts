import { Writable } from 'node:stream'
import { createScreen } from '../../app/entry-server.tsx'
import type { Screen, ScreenSettings } from '../../domain/shared/screen-contract.ts'
import type { Api } from '../../server/http/api-kit.ts'
import { createLog } from '../../server/log/log.ts'
import { createLanguageEngine } from '../../server/outside/ai/embedded/language-engine.ts'
import type { PostgresLimits } from '../../server/outside/database/postgres.ts'
import type { Assets } from '../../server/pages/asset-routes.ts'
import { type Configuration, readConfiguration } from '../../server/site/configuration.ts'
import { pagesOfSchool } from '../../server/site/pages-of-school.ts'
import { screenSettings } from '../../server/site/screen-settings.ts'
import { createServices, type Services } from '../../server/site/services.ts'
import { createSite } from '../../server/site/site.ts'
import { testDatabase } from './test-database.ts'

/** Tests of accounts make hundreds of hashes. */
const CHEAP_HASHES = { N: 1024, r: 8, p: 1 }

interface Options {
  environment?: Record<string, string>
  addRoutes?: (api: Api, services: Services) => void
  changeServices?: (services: Services) => Services
  assets?: Assets
  now?: () => number
  screen?: Screen
  postgresLimits?: PostgresLimits
}

export interface TestSite {
  services: Services
  /** Everything that was logged, one object a line. */
  logLines(): Record<string, unknown>[]
  request(path: string, init?: RequestInit & { from?: string }): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

const LINKED = { entry: '/assets/entry.js', stylesheets: ['/assets/site.css'], scriptsOf: () => [] }
const screens = new Map<string, Promise<Screen>>()

/** The real one, in its own process; it keeps nothing of its site, and a start costs a second of processor time. */
const engine = createLanguageEngine({ log: createLog('silent') })

/** A screen keeps nothing of its site: the next one with the same settings may have it. */
function screenWith(settings: ScreenSettings): Promise<Screen> {
  const key = JSON.stringify(settings)
  const made = screens.get(key) ?? createScreen(LINKED, settings)
  screens.set(key, made)
  return made
}

/** The whole site without a port, on a real database of its own. */
export async function createTestSite({
  environment = {},
  addRoutes,
  changeServices,
  assets = new Map(),
  now = Date.now,
  screen: givenScreen,
  postgresLimits,
}: Options = {}): Promise<TestSite> {
  const place = await testDatabase()
  const configuration: Configuration = {
    // A backup is a process of its own: only tests of backups want one.
    ...readConfiguration({ BACKUP_KEEP: '0', ...environment }),
    passwordCost: CHEAP_HASHES,
    ...place.configuration,
  }
  const lines: string[] = []
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    }),
  )
  const database = await place.open(postgresLimits)
  const made = await createServices(configuration, database, log, now, undefined, engine)
  const services = changeServices?.(made) ?? made
  const first = givenScreen ?? (await screenWith(screenSettings(configuration, services.currentSchool)))
  const { screen, pageCache } = await pagesOfSchool(services, {
    screen: first,
    ...(!givenScreen && { remake: screenWith }),
  })
  const site = createSite({ services, screen, assets, pageCache }, (api) => addRoutes?.(api, services))

  const request: TestSite['request'] = async (path, { from = '127.0.0.1', ...init } = {}) => {
    const url = new URL(path, 'http://localhost:3000')
    const headers = new Headers(init.headers)
    if (!headers.has('host')) headers.set('host', url.host)
    const incoming = {
      headers: Object.fromEntries(headers),
      socket: { remoteAddress: from, localAddress: '127.0.0.1' },
    }
    return site.request(url, { ...init, headers }, { incoming })
  }
  return {
    services,
    logLines: () => lines.flatMap((chunk) => chunk.trim().split('\n')).map((line) => JSON.parse(line)),
    request,
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    close: async () => {
      services.liveSchool.stop()
      services.deskChanges.stop()
      await database.close()
      place.remove()
    },
  }
}
