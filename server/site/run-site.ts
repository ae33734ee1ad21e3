import type { Screen, ScreenSettings } from '../../domain/shared/screen-contract.ts'
import { createLog, describeError } from '../log/log.ts'
import { openDatabase } from '../outside/database/open.ts'
import type { Assets } from '../pages/asset-routes.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { collectGarbage } from './collect-garbage.ts'
import { configurationWarnings, readConfiguration } from './configuration.ts'
import { listen } from './listen.ts'
import { screenSettings } from './screen-settings.ts'
import { createServices, type Services } from './services.ts'
import { createSite } from './site.ts'

export interface BuiltScreen {
  screen: Screen
  assets: Assets
  before?: Parameters<typeof listen>[0]['before']
  relaxedForDevelopment?: boolean
}

/** Whatever hangs, a database or a service outside, the process ends. */
const STOP_LIMIT_MS = 12_000

/** Starts the site, says so, and stops it when the system asks. */
export async function runSite(loadScreen: (settings: ScreenSettings) => Promise<BuiltScreen>): Promise<void> {
  const configuration = readConfiguration(process.env)
  const log = createLog(configuration.logLevel)
  const [database, built] = await Promise.all([openDatabase(configuration), loadScreen(screenSettings(configuration))])
  const services = await createServices(configuration, database, log)
  const pageCache = createPageCache(built.screen, configuration.siteUrl)
  const site = createSite({ services, pageCache, ...built })
  const { port, host } = configuration
  const listening = await listen({ port, host, fetch: site.fetch, ...(built.before && { before: built.before }) })
  services.outboxWorker.start()
  services.chores.start()
  console.log(report(listening.address, services))
  for (const warning of configurationWarnings(configuration)) console.warn(warning)
  pageCache.prepare().then(collectGarbage, (error) => log.error({ error: describeError(error) }, 'page failed'))

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), STOP_LIMIT_MS)
    await listening.stop()
    await services.analyticsIntake.stop()
    await services.chores.stop()
    await services.outboxWorker.stop()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const report = (
  address: string,
  { brand, configuration, database, demoMode, model, tutor, mail, whatsApp }: Services,
): string => {
  const demoLink = demoMode.linkAt(address)
  return [
    `${brand.name} is at ${address}`,
    `  database   ${database.description}`,
    `  AI         ${model ? `${model.description}, then the ${tutor.description}` : tutor.description}`,
    `  mail       ${mail.description}`,
    `  WhatsApp   ${whatsApp.description}`,
    `  analytics  own database${configuration.measurement ? `, and ${configuration.measurement.id} for visitors who agree` : ' only'}`,
    ...(demoLink ? [`  demo mode  mails and codes, once you open ${demoLink}`] : []),
  ].join('\n')
}
