import type { Logger } from 'pino'
import { brand } from '../content/brand.ts'
import { overrideBrand } from '../domain/brand/override-brand.ts'
import { currentAuth } from './auth/current-auth.ts'
import type { Configuration } from './configuration.ts'
import { createLimiters } from './http/limits.ts'
import { embeddedTutor } from './outside/ai/embedded-tutor.ts'
import { noThirdParty } from './outside/analytics/analytics-sink.ts'
import { sharedSecret } from './outside/database/shared-secret.ts'
import type { Database } from './outside/database/tables.ts'
import { embeddedMailbox } from './outside/mail/embedded-mailbox.ts'
import { embeddedWhatsApp } from './outside/whatsapp/embedded-whatsapp.ts'

/** Everything that a route may use. This is the one place that chooses implementations. */
export async function createServices(configuration: Configuration, database: Database, log: Logger, now = Date.now) {
  const secret = configuration.authSecret ?? (await sharedSecret(database, now()))
  return {
    configuration,
    database,
    log,
    now,
    brand: overrideBrand(brand, configuration.brandOverrides),
    secret,
    limiter: createLimiters(database),
    auth: currentAuth,
    mail: embeddedMailbox(database, now),
    whatsApp: embeddedWhatsApp(database, now),
    tutor: embeddedTutor,
    analytics: noThirdParty,
  }
}

export type Services = Awaited<ReturnType<typeof createServices>>
