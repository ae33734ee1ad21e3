import type { Logger } from 'pino'
import { citiesOf, programsOf } from '../../content/facts/offers.ts'
import { rememberLatest } from '../../domain/shared/remember-last.ts'
import { lookUp } from '../../english/dictionary/look-up.ts'
import { createCountLead } from '../analytics/count-lead.ts'
import { createTally, storeTally } from '../analytics/counts.ts'
import { createIntake } from '../analytics/intake.ts'
import { readStats } from '../analytics/read-stats.ts'
import { accountMails } from '../auth/account-mails.ts'
import { attackWarningDelivery } from '../auth/attack-warning.ts'
import { createAuth } from '../auth/auth.ts'
import { loadIdentity } from '../auth/identity.ts'
import type { ErasePerson } from '../auth/own-account.ts'
import { resetDelivery } from '../auth/reset-request.ts'
import { hostedTutor } from '../chat/hosted-tutor.ts'
import { tokenShares } from '../chat/token-shares.ts'
import { recordTeamChange, type TeamChange } from '../desk/change-settings.ts'
import { createDeskChanges } from '../desk/changes.ts'
import type { DeskDeps } from '../desk/desk-deps.ts'
import { readDeskPage } from '../desk/desk-page.ts'
import { createFollowUp } from '../desk/follow-up.ts'
import { noticeWaiting } from '../desk/notify/begin-notices.ts'
import { sendDigests } from '../desk/notify/digest.ts'
import { noticeDelivery } from '../desk/notify/notice-delivery.ts'
import { pushDelivery } from '../desk/notify/push-delivery.ts'
import { webhookDelivery } from '../desk/webhook-delivery.ts'
import { createDemoMode } from '../http/demo-mode.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { createRateLimiters } from '../http/rate-limiter.ts'
import { floodDigest } from '../leads/flood-digest.ts'
import { handAddedLead } from '../leads/hand-added-lead.ts'
import { leadNotification } from '../leads/lead-notification.ts'
import { isWindowOpen } from '../leads/whatsapp-webhook.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { inLanes } from '../outbox/lanes.ts'
import { mailDelivery } from '../outbox/mail-delivery.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createOutboxWorker } from '../outbox/worker.ts'
import { createEmbeddedTutor } from '../outside/ai/embedded/embedded-tutor.ts'
import { createEvidence } from '../outside/ai/embedded/gather-evidence.ts'
import { createLanguageEngine, type LanguageEngine } from '../outside/ai/embedded/language-engine.ts'
import type { LanguageModel } from '../outside/ai/language-model.ts'
import { sdkModel } from '../outside/ai/sdk-model.ts'
import { withRetry } from '../outside/ai/with-retry.ts'
import { withTokenBudget } from '../outside/ai/with-token-budget.ts'
import { rangeList } from '../outside/breaches/range-list.ts'
import { sharedSecret } from '../outside/database/shared-secret.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { embeddedMailbox } from '../outside/mail/embedded-mailbox.ts'
import type { MailSender } from '../outside/mail/mail-sender.ts'
import { smtpMail } from '../outside/mail/smtp-mail.ts'
import type { PushSender } from '../outside/push/push-sender.ts'
import { vapidKeys } from '../outside/push/vapid-keys.ts'
import { webPushSender } from '../outside/push/web-push-sender.ts'
import { signedWebhook } from '../outside/webhook/webhook.ts'
import { cloudWhatsApp } from '../outside/whatsapp/cloud-whatsapp.ts'
import { embeddedWhatsApp } from '../outside/whatsapp/embedded-whatsapp.ts'
import { whatsAppByMail } from '../outside/whatsapp/whatsapp-by-mail.ts'
import type { WhatsAppSender } from '../outside/whatsapp/whatsapp-sender.ts'
import { erasePersonIn } from '../people/erase-person.ts'
import { type CurrentSchool, currentSchool } from '../school/current-school.ts'
import { createLiveSchool } from '../school/live-school.ts'
import { schoolContent } from '../school/school-content.ts'
import type { Configuration } from './configuration.ts'
import { connectionTests } from './connection-tests.ts'
import { dailyBackup } from './daily-backup.ts'
import { followSchool } from './follow-school.ts'
import { personParts } from './person-parts.ts'
import { retentionParts } from './retention-parts.ts'
import { createScheduledTasks } from './scheduled-tasks.ts'
import { readVersion } from './version.ts'

/** Several parts of the tutor look up the words of one message, and the next one is about the same word. */
const LATEST_WORDS = 500

/** The dependencies of all routes. Implementations are chosen only here. */
export async function createServices(
  configuration: Configuration,
  database: Database,
  log: Logger,
  now = Date.now,
  first: CurrentSchool = currentSchool(configuration),
  engine: LanguageEngine = createLanguageEngine({ log }),
) {
  const secret = configuration.authSecret ?? (await sharedSecret(database, now()))
  const deskChanges = createDeskChanges(database, log)
  const live = createLiveSchool({ database, settings: configuration, log, now, deskChanges }, first)
  const school = { ...first.school }
  live.onChange(() => Object.assign(school, live.current().school))
  const { words } = first
  const offered = { cities: citiesOf(school), programs: programsOf(school) }
  const outbox = createOutbox(now)
  const mail = chooseMail(configuration, database, now)
  const whatsApp = chooseWhatsApp(configuration, mail, database, now)
  const limiter = createRateLimiters(database)
  const metrics = createMetrics({ database, dataDir: configuration.dataDir, now })
  const chosen = chooseModel(configuration, database, log, now)
  const model = chosen && metrics.countModel(chosen)
  const webhook = configuration.deskWebhook && signedWebhook(configuration.deskWebhook)
  const push = await choosePush(configuration, database, now)
  const origin = publicOrigin(configuration)
  const { businessNumber, adminNumber, cloud } = configuration.whatsApp
  const { smtpUrl, adminEmail } = configuration.mail
  const mails = accountMails({
    outbox,
    queries: database.joinable,
    brand: school,
    words,
    origin,
  })
  const identity = onFirstUse(() => loadIdentity({ database, secret, configuration, mails, log }))
  const personDeps = { database, personParts: personParts({ outbox, school, now }) }
  const erasePerson: ErasePerson = async (queries, email) =>
    void (await erasePersonIn(queries, personDeps, email, 'contact'))
  const retention = retentionParts({ database, now }, configuration.keepDays)
  const admin = {
    database,
    outbox,
    whatsApp,
    log,
    school: school.name,
    adminNumber,
    adminEmail: cloud && smtpUrl ? adminEmail : null,
  }
  // One for each service outside.
  const lanes = [
    [noticeDelivery({ database, outbox, now, brand: school, origin }), pushDelivery({ database, push, now })],
    [floodDigest(admin), leadNotification(admin)],
    [resetDelivery(identity), attackWarningDelivery({ database, mails }), mailDelivery(mail)],
    ...(webhook ? [[webhookDelivery({ database, now }, webhook)]] : []),
  ]
  const looked = rememberLatest(LATEST_WORDS, lookUp)
  const tutor = followSchool(live, (now) =>
    createEmbeddedTutor({ brand: now.school, words: now.words, lookUp: looked, engine }),
  )
  const auth = createAuth({ identity, secret, database, configuration })
  const followUp = createFollowUp({
    now,
    onWaiting: (queries, waiting) => noticeWaiting({ outbox, now }, queries, waiting),
  })
  const countLead = createCountLead(offered)
  const desk = {
    ...personDeps,
    auth,
    limiter,
    configuration,
    log,
    now,
    secret,
    brand: school,
    deskChanges,
    outbox,
    push,
    origin,
    content: { ...schoolContent(configuration, live.current), refresh: live.refresh },
    connectionModes: {
      whatsapp: cloud ? 'real' : 'embedded',
      mail: smtpUrl ? 'real' : 'embedded',
      tutor: model ? 'real' : 'embedded',
      webhook: webhook ? 'real' : 'off',
      push: push ? 'real' : 'off',
    },
    keepsOnly: { whatsapp: whatsApp.keepsOnly, mail: mail.keepsOnly },
    connectionTests: connectionTests({ whatsApp, adminNumber, mail, model, tutor, webhook, now }),
    readStats: (from, to) => readStats(database, from, to),
    countDesk: async (queries, counts) => {
      const tally = createTally()
      for (const { day, metric, key, by } of counts) tally.count(day, metric, key, by)
      await storeTally(queries, tally)
    },
    storeHandAdded: (people, person) =>
      handAddedLead({ database, outbox, offered, countLead, followUp, now }, people, person),
  } satisfies DeskDeps
  return {
    ...desk,
    configuration,
    followUp,
    readDeskPage: (...[user, page]: DeskPageCall) => readDeskPage(desk, user, page),
    recordTeamChange: (queries: Queries, change: TeamChange) => recordTeamChange(desk, queries, change),
    liveSchool: live,
    currentSchool: first,
    offered,
    metrics,
    version: readVersion(),
    demoMode: createDemoMode(configuration, secret),
    breaches: configuration.breachesUrl ? rangeList(configuration.breachesUrl) : null,
    identity,
    mails,
    erasePerson,
    countLead,
    mail,
    whatsApp,
    whatsAppNumbers: { business: businessNumber, admin: adminNumber },
    outboxWorker: inLanes(lanes.map((deliveries) => createOutboxWorker({ database, outbox, deliveries, log, now }))),
    lookUp: looked,
    tutor,
    evidence: createEvidence(engine),
    model,
    hostedTutor: model && followSchool(live, (now) => hostedTutor(model, now.school, now.words)),
    shares: tokenShares(limiter, configuration.ai?.tokensADay ?? 0),
    analyticsIntake: createIntake(database, log, now),
    retention,
    scheduledTasks: createScheduledTasks({
      database,
      retention,
      sendDigests: () => sendDigests(desk),
      takeBackup: configuration.backup.keep > 0 ? dailyBackup(configuration, log) : null,
      log,
      now,
    }),
  }
}

type DeskPageCall = Parameters<typeof readDeskPage> extends [unknown, ...infer Rest] ? Rest : never

/** Loads once, on first use; after a failure the next call tries again. */
function onFirstUse<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | null = null
  return () => {
    loading ??= load().catch((error) => {
      loading = null
      throw error
    })
    return loading
  }
}

export type Services = Awaited<ReturnType<typeof createServices>>

/** Null without configuration: the embedded tutor and dictionary answer alone. */
function chooseModel({ ai }: Configuration, database: Database, log: Logger, now: () => number): LanguageModel | null {
  if (!ai) return null
  const budgeted = withTokenBudget(sdkModel(ai), { tokensADay: ai.tokensADay, database, log, now })
  return withRetry(budgeted, { totalMs: ai.timeoutMs, now })
}

/** Null without a real address: push services refuse whom they cannot write to. */
async function choosePush(
  { push: { subject, extraOrigin } }: Configuration,
  database: Database,
  now: () => number,
): Promise<PushSender | null> {
  if (!subject) return null
  return webPushSender({ subject, keys: await vapidKeys(database, now()), extraOrigin })
}

function chooseMail({ mail: { smtpUrl, from } }: Configuration, database: Database, now: () => number): MailSender {
  return smtpUrl ? smtpMail(smtpUrl, from) : embeddedMailbox(database, now)
}

function chooseWhatsApp(
  { whatsApp: { cloud }, mail: { smtpUrl, adminEmail } }: Configuration,
  mail: MailSender,
  database: Database,
  now: () => number,
): WhatsAppSender {
  if (cloud) return cloudWhatsApp(cloud, () => isWindowOpen(database, now()))
  return smtpUrl && adminEmail ? whatsAppByMail(mail, adminEmail) : embeddedWhatsApp(database, now)
}
