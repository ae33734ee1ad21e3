import type { AuthState } from '../domain/auth/auth-contract.ts'
import type { DeskPageData } from '../domain/desk/desk-contract.ts'
import type { DocumentBytes } from '../domain/documents/catalogue.ts'
import type { PrivacyFacts } from '../domain/privacy/privacy-facts.ts'
import type { School } from '../domain/school/school.ts'
import { scriptJson } from '../domain/shared/escape.ts'
import type { Language } from '../domain/shared/language.ts'

/** Data that the server puts into the document for hydration. */
export interface PageData {
  page: string
  language: Language
  auth: AuthState | 'unknown'
  /** Only when it is not the sample school. */
  brand?: School
  /** Only on the page that lists the documents. */
  documentBytes?: DocumentBytes | undefined
  /** Only on the privacy page. */
  privacyFacts?: PrivacyFacts | undefined
  /** Only on the desk's pages. */
  desk?: DeskPageData | undefined
}

const ELEMENT_ID = 'page-data'

/** The document says its language itself; most visitors are signed out. */
export function pageDataElement({ language: _, auth, ...facts }: PageData): string {
  const isSignedOut = auth !== 'unknown' && auth.status === 'signed-out'
  const data = isSignedOut ? facts : { auth, ...facts }
  return `<script type="application/json" id="${ELEMENT_ID}">${scriptJson(data)}</script>`
}

export function readPageData(): PageData {
  const text = document.getElementById(ELEMENT_ID)?.textContent
  if (!text) throw new Error('The document has no page data')
  const language = document.documentElement.lang as Language
  return { language, auth: { status: 'signed-out' }, ...JSON.parse(text) }
}
