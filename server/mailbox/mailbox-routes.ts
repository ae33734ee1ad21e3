import { type Context, Hono } from 'hono'
import { chooseLanguage, type Language, languageInCookies } from '../../domain/shared/language.ts'
import type { DemoMode } from '../http/demo-mode.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import type { Database } from '../outside/database/tables.ts'
import { mailboxPage, mailFrame, mailPage } from './mailbox-pages.ts'
import { MAIL_POLICY, MAILBOX_POLICY } from './mailbox-style.ts'
import { findMail, newestMails } from './read-mailbox.ts'

export interface MailboxDeps {
  database: Database
  demoMode: DemoMode
}

type MailboxContext = Context<SiteEnvironment>

/** Shows the mails stored while no mail server is configured, in demo mode only; everybody else gets a 404. */
export function mailboxRoutes(
  { database, demoMode }: MailboxDeps,
  answerNotFound: (c: MailboxContext) => Promise<Response>,
) {
  return new Hono<SiteEnvironment>()
    .use('/dev/mail/*', async (c, next) => {
      const cookie = demoMode.enter(c.env?.incoming, c.req.query('token'))
      if (cookie) return enterWith(c, cookie)
      if (!demoMode.admits(c.env?.incoming)) return answerNotFound(c)
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/dev/mail', async (c) =>
      withPolicy(c, MAILBOX_POLICY, mailboxPage(await newestMails(database), demoMode.entryPath(), languageOf(c))),
    )
    .get('/dev/mail/:id', async (c) => {
      const mail = await findMail(database, c.req.param('id'))
      return mail ? withPolicy(c, MAILBOX_POLICY, mailPage(mail, languageOf(c))) : answerNotFound(c)
    })
    .get('/dev/mail/:id/html', async (c) => {
      const mail = await findMail(database, c.req.param('id'))
      return mail ? withPolicy(c, MAIL_POLICY, mailFrame(mail)) : answerNotFound(c)
    })
}

/** A refresh, not a redirect: browsers do not send a SameSite=Strict cookie when a redirect began on another site. */
const enterWith = (c: MailboxContext, cookie: string) =>
  c.html('', 200, { 'set-cookie': cookie, refresh: '0; url=/dev/mail', 'cache-control': 'no-store' })

function withPolicy(c: MailboxContext, policy: string, body: Parameters<MailboxContext['html']>[0]) {
  c.header('content-security-policy', policy)
  return c.html(body)
}

const languageOf = (c: MailboxContext): Language =>
  chooseLanguage(c.req.query('lang'), languageInCookies(c.req.header('cookie')))
