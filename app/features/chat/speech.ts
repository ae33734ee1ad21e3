import type { Language } from '../../../domain/shared/language.ts'
import type { Translate } from '../i18n/texts.ts'

/** What the chat says things with. */
export interface Speech {
  t: Translate
  language: Language
  /** The page's language, where it differs. */
  page?: Language
  /** The same texts in another language. */
  inLanguage(language: Language): Promise<Speech>
}
