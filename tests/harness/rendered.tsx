import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LanguageContext } from '../../app/features/i18n/language-context.ts'
import { type Texts, translator } from '../../app/features/i18n/texts.ts'
import type { Lists } from '../../content/shapes.ts'
import type { Language } from '../../domain/shared/language.ts'

interface Page {
  language?: Language
  texts?: Texts
  lists?: Lists
}

/** The HTML of a part of a page, in English unless told. */
export function rendered(part: ReactNode, { language = 'en', texts = {}, lists = {} }: Page = {}): string {
  const page = { language, t: translator(texts), lists, switchLanguage: async () => true }
  return renderToString(<LanguageContext value={page}>{part}</LanguageContext>).replaceAll('<!-- -->', '')
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** What there is to read: tags become spaces. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;|&#x27;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
