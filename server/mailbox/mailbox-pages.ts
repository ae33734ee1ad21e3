import { html, raw } from 'hono/html'
import { texts as english } from '../../content/en/mailbox.ts'
import { texts as indonesian, type MailboxTexts } from '../../content/id/mailbox.ts'
import type { Language } from '../../domain/shared/language.ts'
import { MAILBOX_STYLE } from './mailbox-style.ts'
import type { StoredMail } from './read-mailbox.ts'

const TEXTS: Record<Language, MailboxTexts> = { id: indonesian, en: english }

export function mailboxPage(mails: readonly StoredMail[], entryPath: string, language: Language) {
  const t = TEXTS[language]
  const list = html`<ul>
    ${mails.map(
      (mail) => html`<li><a href="/dev/mail/${mail.id}">
        <b>${mail.subject || t['mailbox.noSubject']}</b>${timeOf(mail, language)}<span>${mail.to_address}</span>
      </a></li>`,
    )}
  </ul>`
  const content = html`<nav class="bar"><a href="/dev/mail">${t['mailbox.refresh']}</a></nav>
    <h1>${t['mailbox.title']}</h1>
    <p>${t['mailbox.about']} <a href="${entryPath}">${t['mailbox.another']}</a></p>
    ${mails.length === 0 ? html`<p class="empty">${t['mailbox.empty']}</p>` : list}`
  return page(t['mailbox.title'], language, content)
}

export function mailPage(mail: StoredMail, language: Language) {
  const t = TEXTS[language]
  const title = mail.subject || t['mailbox.noSubject']
  const content = html`<nav class="bar"><a href="/dev/mail">← ${t['mailbox.back']}</a></nav>
    <h1>${title}</h1>
    <dl>
      <dt>${t['mailbox.to']}</dt><dd>${mail.to_address}</dd>
      <dt>${t['mailbox.sentAt']}</dt><dd>${timeOf(mail, language)}</dd>
    </dl>
    <h2 id="html">${t['mailbox.asHtml']}</h2>
    <iframe src="/dev/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" aria-labelledby="html"
      title="${t['mailbox.asHtml']}"></iframe>
    <h2>${t['mailbox.asText']}</h2>
    <pre>${mail.text}</pre>`
  return page(title, language, content)
}

/** The mail's HTML as sent, but its links open outside the frame. */
export const mailFrame = (mail: StoredMail): string => `<!doctype html><base target="_blank">${mail.html}`

const page = (title: string, language: Language, content: ReturnType<typeof html>) =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style>${raw(MAILBOX_STYLE)}</style>
</head>
<body><div class="thread"></div><main>${content}</main></body>
</html>`

function timeOf({ created_at_ms: timeMs }: StoredMail, language: Language) {
  const formatted = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(timeMs)
  return html`<time datetime="${new Date(timeMs).toISOString()}">${formatted} WIB</time>`
}
