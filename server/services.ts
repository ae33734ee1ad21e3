import type { Logger } from 'pino'
import { brand } from '../content/brand.ts'
import { overrideBrand } from '../domain/brand/override-brand.ts'
import { createChores } from './analytics/chores.ts'
import { createIntake } from './analytics/intake.ts'
import { retentionParts } from './analytics/retention-parts.ts'
import { accountMails } from './auth/account-mails.ts'
import { createAuth } from './auth/auth.ts'
import { loadIdentity } from './auth/identity.ts'
import type { ErasePerson } from './auth/own-account.ts'
import { resetDelivery } from './auth/reset-request.ts'
import { hostedTutor } from './chat/hosted-tutor.ts'
import type { Configuration } from './configuration.ts'
import { lookUp } from './explainer/look-up.ts'
import { createLimiters } from './http/limits.ts'
import { publicOrigin } from './http/public-origin.ts'
import { erasePerson } from './leads/erase-person.ts'
import { leadNotification } from './leads/lead-notification.ts'
import { isWindowOpen } from './leads/whatsapp-webhook.ts'
import { mailDelivery } from './outbox/mail-delivery.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createOutboxWorker } from './outbox/worker.ts'
import type { LanguageModel } from './outside/ai/language-model.ts'
import { patientModel } from './outside/ai/patient-model.ts'
import { sdkModel } from './outside/ai/sdk-model.ts'
import { thriftyModel } from './outside/ai/thrifty-model.ts'
import { sharedSecret } from './outside/database/shared-secret.ts'
import type { Database } from './outside/database/tables.ts'
import { embeddedMailbox } from './outside/mail/embedded-mailbox.ts'
import type { MailSender } from './outside/mail/mail-sender.ts'
import { smtpMail } from './outside/mail/smtp-mail.ts'
import { cloudWhatsApp } from './outside/whatsapp/cloud-whatsapp.ts'
import { embeddedWhatsApp } from './outside/whatsapp/embedded-whatsapp.ts'
import type { WhatsAppSender } from './outside/whatsapp/whatsapp-sender.ts'
import { createEmbeddedTutor } from './tutor/embedded-tutor.ts'
import { createLanguageEngine } from './tutor/engine/language-engine.ts'

/** Everything that a route may use. This is the one place that chooses implementations. */
export async function createServices(configuration: Configuration, database: Database, log: Logger, now = Date.now) {
  const secret = configuration.authSecret ?? (await sharedSecret(database, now()))
  const school = overrideBrand(brand, configuration.brandOverrides)
  const outbox = createOutbox(database, now)
  const mail = chooseMail(configuration, database, now)
  const whatsApp = chooseWhatsApp(configuration, database, now)
  const model = chooseModel(configuration, database, log, now)
  const { businessNumber, adminNumber } = configuration.whatsApp
  const { smtpUrl, adminEmail } = configuration.mail
  const mails = accountMails({ outbox, brand: school, origin: publicOrigin(configuration) })
  const identity = onFirstUse(() => loadIdentity({ database, secret, configuration, mails, log }))
  const personDeps = { database, school: school.name, outbox, now }
  const erasers: readonly ErasePerson[] = [async (email) => void (await erasePerson(personDeps, email, 'contact'))]
  const deliveries = [
    resetDelivery(identity),
    leadNotification({
      database,
      outbox,
      whatsApp,
      log,
      school: school.name,
      adminNumber,
      adminEmail: smtpUrl ? adminEmail : null,
    }),
    mailDelivery(mail),
  ]
  return {
    configuration,
    database,
    log,
    now,
    brand: school,
    secret,
    limiter: createLimiters(database),
    auth: createAuth(identity),
    identity,
    mails,
    erasers,
    mail,
    whatsApp,
    whatsAppNumbers: { business: businessNumber, admin: adminNumber },
    outbox,
    outboxWorker: createOutboxWorker({ database, outbox, deliveries, log, now }),
    tutor: createEmbeddedTutor({ brand: school, lookUp, engine: createLanguageEngine({ log }) }),
    model,
    hostedTutor: model && hostedTutor(model, school),
    analyticsIntake: createIntake(database, log, now),
    chores: createChores({
      database,
      retention: retentionParts(personDeps, configuration.keepDays),
      log,
      now,
    }),
  }
}

/** Heavy parts are loaded when they are first asked for, once; a failure is tried again. */
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

/** Null when the operator has none: then the embedded parts answer alone. */
function chooseModel({ ai }: Configuration, database: Database, log: Logger, now: () => number): LanguageModel | null {
  if (!ai) return null
  const thrifty = thriftyModel(sdkModel(ai), { tokensADay: ai.tokensADay, database, log, now })
  return patientModel(thrifty, { totalMs: ai.timeoutMs, now })
}

function chooseMail({ mail: { smtpUrl, from } }: Configuration, database: Database, now: () => number): MailSender {
  return smtpUrl ? smtpMail(smtpUrl, from) : embeddedMailbox(database, now)
}

function chooseWhatsApp({ whatsApp: { cloud } }: Configuration, database: Database, now: () => number): WhatsAppSender {
  return cloud ? cloudWhatsApp(cloud, () => isWindowOpen(database, now())) : embeddedWhatsApp(database, now)
}
