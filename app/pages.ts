import type { ComponentType } from 'react'
import type { PageDescription } from '../domain/shared/screen-contract.ts'
import type { PageContent } from './features/i18n/page-content.ts'
import type { StructuredDataBuilder } from './head/structured-data.ts'

export interface Page extends PageDescription, PageContent {
  /** Only the server asks for it. */
  structuredData?(): Promise<{ structuredData: StructuredDataBuilder }>
  load(): Promise<{ default: ComponentType }>
}

const dataRequestTexts: Page['texts'] = {
  id: () => import('../content/id/data-request.ts'),
  en: () => import('../content/en/data-request.ts'),
}

/** The table of pages: the server answers these paths, and the browser loads the same row's chunk and texts. */
export const pages: readonly Page[] = [
  {
    id: 'home',
    path: '/',
    guard: 'anyone',
    cached: true,
    indexed: true,
    load: () => import('./routes/home.tsx'),
    texts: { id: () => import('../content/id/home.ts'), en: () => import('../content/en/home.ts') },
    lists: { id: () => import('../content/id/home-lists.ts'), en: () => import('../content/en/home-lists.ts') },
    structuredData: () => import('./head/home-structured-data.ts'),
  },
  {
    id: 'programs',
    path: '/programs',
    guard: 'anyone',
    cached: true,
    indexed: true,
    load: () => import('./routes/programs.tsx'),
    texts: { id: () => import('../content/id/programs.ts'), en: () => import('../content/en/programs.ts') },
    lists: { id: () => import('../content/id/programs-lists.ts'), en: () => import('../content/en/programs-lists.ts') },
    structuredData: () => import('./head/programs-structured-data.ts'),
  },
  {
    id: 'thanks',
    path: '/thanks',
    guard: 'anyone',
    cached: true,
    indexed: false,
    load: () => import('./routes/thanks.tsx'),
    texts: { id: () => import('../content/id/thanks.ts'), en: () => import('../content/en/thanks.ts') },
  },
  {
    id: 'privacy',
    path: '/privacy',
    guard: 'anyone',
    cached: true,
    indexed: true,
    load: () => import('./routes/privacy.tsx'),
    texts: { id: () => import('../content/id/privacy.ts'), en: () => import('../content/en/privacy.ts') },
  },
  {
    id: 'data-request-asked',
    path: '/privacy/asked',
    guard: 'anyone',
    cached: true,
    indexed: false,
    load: () => import('./routes/data-request-asked.tsx'),
    texts: dataRequestTexts,
  },
  {
    id: 'data-request-confirm',
    path: '/privacy/confirm',
    guard: 'anyone',
    cached: true,
    indexed: false,
    load: () => import('./routes/data-request-confirm.tsx'),
    texts: dataRequestTexts,
  },
  {
    id: 'data-request-confirmed',
    path: '/privacy/confirmed',
    guard: 'anyone',
    cached: true,
    indexed: false,
    load: () => import('./routes/data-request-confirmed.tsx'),
    texts: dataRequestTexts,
  },
  {
    id: 'data-request-expired',
    path: '/privacy/expired',
    guard: 'anyone',
    cached: true,
    indexed: false,
    load: () => import('./routes/data-request-expired.tsx'),
    texts: dataRequestTexts,
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
]

export const notFoundPage: Page = {
  id: 'not-found',
  path: '*',
  guard: 'anyone',
  cached: true,
  indexed: false,
  load: () => import('./routes/not-found.tsx'),
  texts: { id: () => import('../content/id/not-found.ts'), en: () => import('../content/en/not-found.ts') },
}

export const pageById = (id: string): Page => pages.find((page) => page.id === id) ?? notFoundPage
