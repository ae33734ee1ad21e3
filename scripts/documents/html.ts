import { escapeHtml } from '../../domain/shared/escape.ts'

/** Markup that is ready to stand in a document; everything else is escaped. */
export interface Markup {
  markup: string
}

type Part = Markup | readonly Markup[] | string | number

/** A template of markup: html`<p>${text}</p>`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: strings.map((text, index) => text + (index < parts.length ? written(parts[index] as Part) : '')).join(''),
})

function written(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return wholeWords(escapeHtml(String(part)))
  return 'markup' in part ? part.markup : part.map((one) => one.markup).join('')
}

/** A line may end after any hyphen but this word's. */
const wholeWords = (text: string): string => text.replace(/\be-mails?\b/gi, '<span class="whole">$&</span>')
