import type { ComponentType } from 'react'
import type { PageDescription } from '../domain/shared/screen-contract.ts'
import type { PageContent } from './features/i18n/page-content.ts'
import { homeLists, programsLists } from './page-lists.ts'

export interface Page extends PageDescription, PageContent {
  load(): Promise<{ default: ComponentType }>
}

const LISTED = { guard: 'anyone', cached: true, indexed: true } as const
const UNLISTED = { ...LISTED, indexed: false } as const
/** The staff's desk: 404 to everybody else. */
const DESK = { guard: 'staff', cached: false, indexed: false } as const

const dataRequestTexts = {
  id: () => import('../content/id/data-request.ts'),
  en: () => import('../content/en/data-request.ts'),
}

/** The table of pages: the server answers these paths, and the browser loads the same row's chunk and texts. */
const table = [
  {
    id: 'home',
    path: '/',
    ...LISTED,
    load: () => import('./routes/home.tsx'),
    texts: { id: () => import('../content/id/home.ts'), en: () => import('../content/en/home.ts') },
    lists: homeLists,
  },
  {
    id: 'programs',
    path: '/programs',
    ...LISTED,
    load: () => import('./routes/programs.tsx'),
    texts: { id: () => import('../content/id/programs.ts'), en: () => import('../content/en/programs.ts') },
    lists: programsLists,
  },
  {
    id: 'thanks',
    path: '/thanks',
    ...UNLISTED,
    load: () => import('./routes/thanks.tsx'),
    texts: { id: () => import('../content/id/thanks.ts'), en: () => import('../content/en/thanks.ts') },
  },
  {
    id: 'form-refused',
    path: '/register/again',
    ...UNLISTED,
    load: () => import('./routes/form-refused.tsx'),
    texts: { id: () => import('../content/id/form-refused.ts'), en: () => import('../content/en/form-refused.ts') },
  },
  {
    id: 'privacy',
    path: '/privacy',
    ...LISTED,
    load: () => import('./routes/privacy.tsx'),
    texts: { id: () => import('../content/id/privacy.ts'), en: () => import('../content/en/privacy.ts') },
  },
  {
    id: 'data-request-asked',
    path: '/privacy/asked',
    ...UNLISTED,
    load: () => import('./routes/data-request-asked.tsx'),
    texts: dataRequestTexts,
  },
  {
    id: 'data-request-confirm',
    path: '/privacy/confirm',
    ...UNLISTED,
    load: () => import('./routes/data-request-confirm.tsx'),
    texts: dataRequestTexts,
  },
  {
    id: 'data-request-confirmed',
    path: '/privacy/confirmed',
    ...UNLISTED,
    load: () => import('./routes/data-request-confirmed.tsx'),
    texts: dataRequestTexts,
  },
  {
    id: 'data-request-expired',
    path: '/privacy/expired',
    ...UNLISTED,
    load: () => import('./routes/data-request-expired.tsx'),
    texts: dataRequestTexts,
  },
  {
    id: 'login',
    path: '/login',
    ...UNLISTED,
    redirectsWhen: 'signed-in',
    load: () => import('./routes/login.tsx'),
    texts: { id: () => import('../content/id/login.ts'), en: () => import('../content/en/login.ts') },
  },
  {
    id: 'signup',
    path: '/signup',
    ...UNLISTED,
    redirectsWhen: 'verified',
    load: () => import('./routes/signup.tsx'),
    texts: { id: () => import('../content/id/signup.ts'), en: () => import('../content/en/signup.ts') },
  },
  {
    id: 'reset-password',
    path: '/reset-password',
    ...UNLISTED,
    load: () => import('./routes/reset-password.tsx'),
    texts: { id: () => import('../content/id/reset-password.ts'), en: () => import('../content/en/reset-password.ts') },
  },
  {
    id: 'documents',
    path: '/documents',
    guard: 'signed-in',
    cached: false,
    indexed: false,
    load: () => import('./routes/documents.tsx'),
    texts: { id: () => import('../content/id/documents.ts'), en: () => import('../content/en/documents.ts') },
  },
  {
    id: 'account-security',
    path: '/account/security',
    guard: 'signed-in',
    cached: false,
    indexed: false,
    load: () => import('./routes/account-security.tsx'),
    texts: {
      id: () => import('../content/id/account-security.ts'),
      en: () => import('../content/en/account-security.ts'),
    },
  },
  {
    id: 'account-deleted',
    path: '/account-deleted',
    ...UNLISTED,
    load: () => import('./routes/account-deleted.tsx'),
    texts: {
      id: () => import('../content/id/account-deleted.ts'),
      en: () => import('../content/en/account-deleted.ts'),
    },
  },
  {
    id: 'desk-today',
    path: '/admin',
    ...DESK,
    load: () => import('./routes/desk-today.tsx'),
    texts: { id: () => import('../content/id/desk-today.ts'), en: () => import('../content/en/desk-today.ts') },
  },
  {
    id: 'desk-inbox',
    path: '/admin/inbox',
    ...DESK,
    load: () => import('./routes/desk-inbox.tsx'),
    texts: { id: () => import('../content/id/desk-inbox.ts'), en: () => import('../content/en/desk-inbox.ts') },
  },
  {
    id: 'desk-person',
    path: '/admin/people/:id',
    ...DESK,
    load: () => import('./routes/desk-person.tsx'),
    texts: { id: () => import('../content/id/desk-person.ts'), en: () => import('../content/en/desk-person.ts') },
  },
  {
    id: 'desk-statistics',
    path: '/admin/statistics',
    ...DESK,
    load: () => import('./routes/desk-statistics.tsx'),
    texts: {
      id: () => import('../content/id/desk-statistics.ts'),
      en: () => import('../content/en/desk-statistics.ts'),
    },
  },
  {
    id: 'desk-content',
    path: '/admin/content/:section?',
    ...DESK,
    load: () => import('./routes/desk-content.tsx'),
    texts: { id: () => import('../content/id/desk-content.ts'), en: () => import('../content/en/desk-content.ts') },
  },
  {
    id: 'desk-settings',
    path: '/admin/settings/:part?',
    ...DESK,
    load: () => import('./routes/desk-settings.tsx'),
    texts: { id: () => import('../content/id/desk-settings.ts'), en: () => import('../content/en/desk-settings.ts') },
  },
  {
    id: 'sheet',
    path: '/dev/components',
    guard: 'demo',
    cached: false,
    indexed: false,
    load: () => import('./routes/sheet.tsx'),
    texts: { id: () => import('../content/id/sheet.ts'), en: () => import('../content/en/sheet.ts') },
  },
] as const

const notFound = {
  id: 'not-found',
  path: '*',
  ...UNLISTED,
  load: () => import('./routes/not-found.tsx'),
  texts: { id: () => import('../content/id/not-found.ts'), en: () => import('../content/en/not-found.ts') },
} as const

/** Answers a form that was posted without the script that it needs. */
const unsent = {
  ...notFound,
  id: 'unsent',
  load: () => import('./routes/unsent.tsx'),
  texts: { id: () => import('../content/id/unsent.ts'), en: () => import('../content/en/unsent.ts') },
} as const

export const pages: readonly Page[] = table
export const notFoundPage: Page = notFound
export const unsentPage: Page = unsent

declare module './features/i18n/texts.ts' {
  interface TextKeys {
    pages: PageTextKey
  }
}
/** Every key in the texts of a page. */
type PageTextKey = KeyIn<(typeof table)[number] | typeof notFound | typeof unsent>
type KeyIn<Row> = Row extends { texts: { id: () => Promise<{ texts: infer Texts }> } } ? keyof Texts : never

export const pageById = (id: string): Page => [...pages, unsentPage].find((page) => page.id === id) ?? notFoundPage
