import { escapeHtml } from '../../domain/shared/escape.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { Mail } from '../outside/mail/mail-sender.ts'

export interface Letter {
  language: Language
  school: string
  subject: string
  /** The heading; mail programs also show it as the preview. */
  title: string
  paragraphs: readonly string[]
  /** A verification code. */
  code?: string
  button?: { label: string; link: string }
  /** Why this mail was sent, and what to do if it was not requested. */
  footnotes: readonly string[]
}

/** HTML and plain text. Tables and inline styles, because mail programs support little else. */
export const writeMail = (letter: Letter): Omit<Mail, 'to'> => ({
  subject: letter.subject,
  text: plainText(letter),
  html: html(letter),
})

const plainText = ({ title, paragraphs, code, button, footnotes, school }: Letter): string =>
  [
    title,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    '-- ',
    ...footnotes,
    school,
  ].join('\n\n')

const SANS = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const BODY = `${SANS};font-size:16px;line-height:1.6;color:#101a36`
const SMALL = `${SANS};font-size:13px;line-height:1.55;color:#5f6883`

/** Every text has an explicit background, so that dark mode keeps it readable. */
function html({ language, school, subject, title, paragraphs, code, button, footnotes }: Letter): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#fbf3e4">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" bgcolor="#fbf3e4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td bgcolor="#132553" style="padding:20px 28px;border-radius:12px 12px 0 0;border-bottom:4px solid #f4b63c;${SANS};font-size:18px;font-weight:800;color:#fff6e3">${escapeHtml(school)}</td></tr>
<tr><td bgcolor="#fffdf9" style="padding:28px;${BODY}">
<h1 style="margin:0 0 16px;${SANS};font-size:22px;line-height:1.25;color:#101a36">${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;${BODY}">${escapeHtml(text)}</p>`).join('\n')}
${code ? codeBlock(code) : ''}${button ? buttonBlock(button) : ''}
</td></tr>
<tr><td bgcolor="#f2f5fb" style="padding:20px 28px;border-radius:0 0 12px 12px">
${footnotes.map((text) => `<p style="margin:0 0 8px;${SMALL}">${escapeHtml(text)}</p>`).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

const codeBlock = (code: string): string =>
  `<p style="margin:8px 0 20px;padding:16px;background:#e1e8f6;border-radius:10px;text-align:center;font-family:Consolas,Menlo,monospace;font-size:32px;font-weight:700;letter-spacing:8px;color:#132553">${escapeHtml(code)}</p>`

const buttonBlock = ({ label, link }: NonNullable<Letter['button']>): string =>
  `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 20px"><tr><td bgcolor="#c22f1e" style="border-radius:10px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;${SANS};font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0;${SMALL};word-break:break-all"><a href="${escapeHtml(link)}" style="color:#5f6883">${escapeHtml(link)}</a></p>`
