import type { AuthState } from '../domain/auth/auth-contract.ts'
import type { Language } from '../domain/shared/language.ts'

/** What the document tells the script about itself. */
export interface PageData {
  page: string
  language: Language
  auth: AuthState | 'unknown'
}

const ELEMENT_ID = 'page-data'

/** As a data block; `<` is escaped, so that no value can end the element. */
export const pageDataElement = (data: PageData): string =>
  `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

export function readPageData(): PageData {
  const text = document.getElementById(ELEMENT_ID)?.textContent
  if (!text) throw new Error('The document has no page data')
  return JSON.parse(text) as PageData
}
