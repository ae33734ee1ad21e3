import { type FakeModelService, startFakeModelService } from '../harness/fake-model-service.ts'
import { startGoogle } from '../harness/google.ts'
import { type MailServer, startMailServer } from '../harness/mail-server.ts'
import { FAKE_KEY } from '../harness/model-wires.ts'
import { freePort } from '../harness/postgres-server.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'

export interface Sites {
  /** With no configuration at all. */
  plain(): Promise<{ site: SiteProcess }>
  /** Sends its mails to a real mail server and knows a real OpenID provider. */
  withAccounts(): Promise<{ site: SiteProcess; mail: MailServer }>
  /** Asks a model on loopback, which says what a test tells it to. */
  withModel(): Promise<{ site: SiteProcess; model: FakeModelService }>
  stop(): Promise<void>
}

/** The sites of one worker, each with its own data. One is started when a test first asks for it, and stays. */
export function createSites(): Sites {
  const ends: (() => Promise<unknown>)[] = []
  const once = <T>(start: () => Promise<T>) => {
    let started: Promise<T> | undefined
    return () => {
      started ??= start()
      return started
    }
  }
  const start = async (environment: Record<string, string> = {}) => {
    const site = await startSite(environment)
    ends.unshift(site.stop)
    return site
  }
  return {
    plain: once(async () => ({ site: await start() })),
    withAccounts: once(async () => {
      const mail = await startMailServer()
      const port = await freePort()
      const google = await startGoogle(`http://localhost:${port}`)
      ends.unshift(mail.stop, google.stop)
      return { mail, site: await start({ PORT: String(port), SMTP_URL: mail.url, ...google.environment }) }
    }),
    withModel: once(async () => {
      const model = await startFakeModelService({ says: {} })
      ends.unshift(model.close)
      const ai = { AI_PROVIDER: 'gemini', AI_API_KEY: FAKE_KEY, AI_BASE_URL: model.url.gemini }
      return { model, site: await start({ ...ai, WHATSAPP_BUSINESS_NUMBER: '6282222222222' }) }
    }),
    stop: async () => {
      for (const end of ends) await end()
    },
  }
}
