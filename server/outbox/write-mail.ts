import { SAMPLE_COLOURS, shadesOf } from '../../domain/school/colours.ts'
import type { School } from '../../domain/school/school.ts'
import { escapeHtml } from '../../domain/shared/escape.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { Mail } from '../outside/mail/mail-sender.ts'

export interface Letter {
  language: Language
  school: School
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
    school.name,
  ].join('\n\n')

const SANS = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** The same for every school, like the pages' own. */
const GROUND = '#fbf3e4'
const PAGE = '#fffdf9'
const ON_DARK = '#ffffff'

/** Styles in the school's colours, by the design tokens of the pages. */
function stylesOf({ own }: School) {
  const shades = shadesOf(own?.face.colours ?? SAMPLE_COLOURS)
  const text = (size: string, token: string) => `${SANS};font-size:${size};color:${shades[token]}`
  return {
    headGround: shades['nila-800'],
    footGround: shades['nila-50'],
    buttonGround: shades['kesumba-600'],
    link: `color:${shades['ink-mute']}`,
    rule: `border-bottom:4px solid ${shades['kunyit-500']}`,
    title: `${text('22px', 'ink')};line-height:1.25`,
    body: `${text('16px', 'ink')};line-height:1.6`,
    small: `${text('13px', 'ink-mute')};line-height:1.55`,
    code: `background:${shades['nila-100']};color:${shades['nila-800']}`,
  }
}
type Styles = ReturnType<typeof stylesOf>

/** Every text has an explicit background, so that dark mode keeps it readable. */
function html({ language, school, subject, title, paragraphs, code, button, footnotes }: Letter): string {
  const styles = stylesOf(school)
  const paragraph = (style: string) => (text: string) => `<p style="${style}">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${GROUND}">
${table('width="100%"', `bgcolor="${GROUND}"`)}<tr><td align="center" style="padding:24px 12px">
${table('width="100%"', 'style="max-width:520px"')}
<tr><td bgcolor="${styles.headGround}" style="padding:20px 28px;border-radius:12px 12px 0 0;${styles.rule};${HEAD}">
${escapeHtml(school.name)}</td></tr>
<tr><td bgcolor="${PAGE}" style="padding:28px;${styles.body}">
<h1 style="margin:0 0 16px;${styles.title}">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph(`margin:0 0 16px;${styles.body}`)).join('\n')}
${code ? codeBlock(code, styles) : ''}${button ? buttonBlock(button, styles) : ''}
</td></tr>
<tr><td bgcolor="${styles.footGround}" style="padding:20px 28px;border-radius:0 0 12px 12px">
${footnotes.map(paragraph(`margin:0 0 8px;${styles.small}`)).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

const HEAD = `${SANS};font-size:18px;font-weight:800;color:${ON_DARK}`
const CODE = `padding:16px;border-radius:10px;text-align:center;font-family:Consolas,Menlo,monospace;font-size:32px`
const BUTTON = `display:inline-block;padding:14px 24px;${SANS};font-size:16px;font-weight:700;color:${ON_DARK}`

const table = (...attributes: string[]): string =>
  `<table role="presentation" cellspacing="0" cellpadding="0" ${attributes.join(' ')}>`

const codeBlock = (code: string, styles: Styles): string =>
  `<p style="margin:8px 0 20px;${CODE};font-weight:700;letter-spacing:8px;${styles.code}">${escapeHtml(code)}</p>`

function buttonBlock({ label, link }: NonNullable<Letter['button']>, styles: Styles): string {
  const href = `href="${escapeHtml(link)}"`
  return `${table('style="margin:8px 0 20px"')}<tr><td bgcolor="${styles.buttonGround}" style="border-radius:10px">
<a ${href} style="${BUTTON};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0;${styles.small};word-break:break-all"><a ${href} style="${styles.link}">${escapeHtml(link)}</a></p>`
}
