import type { Lists } from '../../content/shapes.ts'
import type { School } from '../../domain/school/school.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { Texts } from '../features/i18n/texts.ts'

/** What the head of a page is made from. */
export interface HeadContext {
  path: string
  indexed: boolean
  language: Language
  texts: Texts
  lists: Lists
  brand: School
  /** Null: no absolute URLs in the head. */
  siteUrl: string | null
}
