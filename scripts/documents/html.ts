import { escapeHtml } from '../../domain/shared/escape.ts'

/** Trusted markup; every other value in a template is escaped. */
export interface Markup {
  markup: string
}

type Part = Markup | readonly Markup[] | string | number

export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: strings.map((text, index) => text + (index < parts.length ? toHtml(parts[index] as Part) : '')).join(''),
})

function toHtml(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return keepHyphenated(escapeHtml(String(part)))
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('')
}

/** Prevents a line break inside 'e-mail'. */
const keepHyphenated = (text: string): string => text.replace(/\be-mails?\b/gi, '<span class="whole">$&</span>')
