import { type Context, Hono } from 'hono'
import { cookieValue } from '../../domain/shared/cookies.ts'
import { chooseLanguage, LANGUAGE_COOKIE, type Language } from '../../domain/shared/language.ts'
import { isDemo } from '../http/demo-mode.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import type { Database } from '../outside/database/tables.ts'
import { mailboxPage, mailFrame, mailPage } from './mailbox-pages.ts'
import { MAIL_POLICY, MAILBOX_POLICY } from './mailbox-style.ts'
import { findMail, newestMails } from './read-mailbox.ts'

export interface MailboxDeps {
  configuration: { siteUrl: string | null; mail: { smtpUrl: string | null } }
  database: Database
}

type MailboxContext = Context<SiteEnvironment>

/** The mails that the site keeps while no mail server is configured, for the operator who tries it. Nobody else finds them. */
export function mailboxRoutes(
  { configuration, database }: MailboxDeps,
  answerNotFound: (c: MailboxContext) => Promise<Response>,
) {
  return new Hono<SiteEnvironment>()
    .use('/dev/mail/*', async (c, next) => {
      if (!isDemo(configuration, c.env?.incoming)) return answerNotFound(c)
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/dev/mail', async (c) =>
      withPolicy(c, MAILBOX_POLICY, mailboxPage(await newestMails(database), languageOf(c))),
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

function withPolicy(c: MailboxContext, policy: string, body: Parameters<MailboxContext['html']>[0]) {
  c.header('content-security-policy', policy)
  return c.html(body)
}

const languageOf = (c: MailboxContext): Language =>
  chooseLanguage(c.req.query('lang'), cookieValue(c.req.header('cookie'), LANGUAGE_COOKIE))
