import type { Logger } from 'pino'
import type { Screen, ScreenSettings } from '../../domain/shared/screen-contract.ts'
import { followForWebhooks } from '../desk/webhook-delivery.ts'
import { createLog, describeError } from '../log/log.ts'
import { listenForMetrics } from '../metrics/listen-for-metrics.ts'
import { openDatabase } from '../outside/database/open.ts'
import { whenDatabaseAnswers } from '../outside/database/when-database-answers.ts'
import { answerFromMemory } from '../pages/answer-from-memory.ts'
import type { Assets } from '../pages/asset-routes.ts'
import { type CurrentSchool, currentSchool } from '../school/current-school.ts'
import { backupBeforeMigrating } from './backups.ts'
import { retentionWarning } from './check-retention.ts'
import { collectGarbage } from './collect-garbage.ts'
import { type Configuration, readConfiguration } from './configuration.ts'
import { configurationWarnings } from './configuration-warnings.ts'
import { keepHeapSmall } from './keep-heap-small.ts'
import { type Listening, listen } from './listen.ts'
import { pagesOfSchool } from './pages-of-school.ts'
import { screenSettings } from './screen-settings.ts'
import { createServices, type Services } from './services.ts'
import { createSite, headersByPage } from './site.ts'
import { describeVersion } from './version.ts'

export interface BuiltScreen {
  screen: Screen
  assets: Assets
  before?: Parameters<typeof listen>[0]['before']
  relaxedForDevelopment?: boolean
  /** Missing if the screen is made anew by itself. */
  remake?(settings: ScreenSettings): Promise<Screen>
}

/** The process exits after this time even if the database or an external service hangs. */
const STOP_LIMIT_MS = 12_000
/** For load balancers to notice that the site is no longer ready, and for proxies to renew their connections. */
const DRAIN_MS = 2000

/** `readAgain` reads the school's folder once more, for a preview while it is edited. */
type LoadScreen = (settings: ScreenSettings, readAgain: () => ScreenSettings) => Promise<BuiltScreen>

/** Runs the site until SIGTERM or SIGINT. */
export async function runSite(loadScreen: LoadScreen): Promise<void> {
  keepHeapSmall()
  let stop: (drainMs: number) => unknown = () => process.exit(0)
  let isStopping = false
  process.on('SIGTERM', () => stop(DRAIN_MS))
  process.on('SIGINT', () => stop(0))
  const configuration = readConfiguration(process.env)
  const log = createLog(configuration.logLevel)
  const school = currentSchool(configuration)
  let readSchool = () => currentSchool(configuration)
  const readAgain = () => screenSettings(configuration, readSchool())
  const [services, built] = await Promise.all([
    whenDatabaseAnswers(configuration, () => openServices(configuration, log, school), console.warn),
    loadScreen(screenSettings(configuration, school), readAgain),
  ])
  const { liveSchool } = services
  readSchool = liveSchool.readAgain
  const { screen, pageCache } = await pagesOfSchool(services, built)
  const site = createSite({ services, pageCache, isStopping: () => isStopping, ...built, screen })
  const { port, host } = configuration
  const { before = answerFromMemory(services, screen, pageCache, headersByPage(configuration, screen)) } = built
  const listening = await listen({ port, host, fetch: site.fetch, before })
  stop = (drainMs) => {
    if (isStopping) return
    isStopping = true
    stopInOrder(listening, services, built.relaxedForDevelopment ? 0 : drainMs)
  }
  const metricsServer = configuration.metrics && (await listenForMetrics(configuration.metrics, services.metrics.read))
  services.outboxWorker.start()
  services.scheduledTasks.start()
  liveSchool.start()
  startWebhooks(services)
  console.log(report(listening.address, services, metricsServer?.address ?? null))
  log.info(services.version, 'started')
  for (const warning of configurationWarnings(configuration)) console.warn(warning)
  retentionWarning(services.database, services.retention, services.now()).then(
    (held) => held && console.warn(held),
    (error) => log.error({ error: describeError(error) }, 'retention was not checked'),
  )
  pageCache.prepare().then(collectGarbage, (error) => log.error({ error: describeError(error) }, 'page failed'))
}

function startWebhooks(services: Services): void {
  if (!services.configuration.deskWebhook) return
  followForWebhooks(services, (error) =>
    services.log.error({ error: describeError(error) }, 'changes of the desk are not sent'),
  )
}

async function openServices(configuration: Configuration, log: Logger, school: CurrentSchool): Promise<Services> {
  const beforeMigrating = backupBeforeMigrating(configuration, console.log)
  const database = await openDatabase(configuration, { beforeMigrating })
  try {
    return await createServices(configuration, database, log, Date.now, school)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Finishes running requests and jobs, stores buffered analytics, then exits. */
async function stopInOrder(listening: Listening, services: Services, drainMs: number): Promise<void> {
  setTimeout(() => process.exit(0), STOP_LIMIT_MS)
  services.liveSchool.stop()
  services.deskChanges.stop()
  await listening.stop(drainMs)
  await services.analyticsIntake.stop()
  await services.scheduledTasks.stop()
  await services.outboxWorker.stop()
  await services.database.close()
  process.exit(0)
}

const report = (
  address: string,
  { brand, configuration, database, demoMode, model, tutor, mail, whatsApp, version }: Services,
  metricsAddress: string | null,
): string => {
  const demoLink = demoMode.linkAt(address)
  return [
    `${brand.name} is at ${address}`,
    `  version    ${describeVersion(version)}`,
    `  database   ${database.description}`,
    `  AI         ${model ? `${model.description}, then the ${tutor.description}` : tutor.description}`,
    `  mail       ${mail.description}`,
    `  WhatsApp   ${whatsApp.description}`,
    `  analytics  own database${configuration.measurement ? `, and ${configuration.measurement.id} for visitors who agree` : ' only'}`,
    ...(metricsAddress ? [`  metrics    ${metricsAddress}`] : []),
    ...(demoLink ? [`  demo mode  mails and codes, once you open ${demoLink}`] : []),
  ].join('\n')
}
