import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { brand as sampleSchool } from '../content/brand.ts'
import type { Lists } from '../content/shapes.ts'
import { NOTHING_CONFIGURED } from '../domain/privacy/privacy-facts.ts'
import type { School } from '../domain/school/school.ts'
import { LANGUAGES, type Language } from '../domain/shared/language.ts'
import type { RenderRequest, Screen, ScreenSettings } from '../domain/shared/screen-contract.ts'
import { App } from './app.tsx'
import { ErrorScreen } from './chrome/error-screen.tsx'
import { type DocumentAssets, documentOf, inlineStyleOf } from './document.ts'
import { changeContent, keepOwnWords } from './features/brand/own-words.ts'
import { own } from './features/i18n/own-content.ts'
import { type ContentLoader, contentLoader } from './features/i18n/page-content.ts'
import { loadPartTexts } from './features/i18n/part-texts.tsx'
import type { Texts } from './features/i18n/texts.ts'
import { formTroublePages } from './form-trouble-pages.tsx'
import { pageHead } from './head/page-head.ts'
import type { StructuredDataBuilder } from './head/structured-data.ts'
import { structuredDataOfPages } from './head/structured-data-of-pages.ts'
import { earlyScript, headScript } from './inline-scripts.ts'
import { loadLazyParts } from './lib/lazy-hydration.tsx'
import type { PageData } from './page-data.ts'
import { notFoundPage, type Page, pages, unsentPage } from './pages.ts'

interface LoadedPage {
  page: Page
  Component: ComponentType
  content: Record<Language, { language: Language; texts: Texts; lists: Lists }>
  structuredData: StructuredDataBuilder
}

/** Pages that are never hydrated. */
const stillPages: readonly Page[] = Object.values(formTroublePages)

/** The server never switches languages. */
const NEVER: ContentLoader = { texts: () => new Promise(() => {}), lists: () => new Promise(() => {}) }

/** The desk's pages are measured without anybody's data. */
const NoData = () => null

/** Loads every page and text into memory for rendering. The brand is fixed from here on. */
export async function createScreen(
  assets: DocumentAssets,
  {
    school: brand = sampleSchool,
    words,
    ownStyle = '',
    leadForms = 'store',
    browserAi = null,
    googleSignIn = false,
    measurement = null,
    documentBytes,
    privacyFacts = NOTHING_CONFIGURED,
  }: ScreenSettings = {},
): Promise<Screen> {
  own.change = changeContent
  if (words) for (const language of LANGUAGES) keepOwnWords(brand, language, words[language])
  const loaded = new Map<string, LoadedPage>()
  for (const page of [...pages, notFoundPage, unsentPage, ...stillPages])
    loaded.set(page.id, await loadPage(page, brand))
  await loadLazyParts()
  await Promise.all(LANGUAGES.map(loadPartTexts))

  const render = ({ page: id, language, auth, siteUrl, desk }: RenderRequest, Override?: ComponentType): string => {
    const { page, Component, content, structuredData } = loaded.get(id) ?? (loaded.get(notFoundPage.id) as LoadedPage)
    const shown = content[language]
    const body = renderToString(
      <App
        Page={Override ?? (page.guard === 'staff' && !desk ? NoData : Component)}
        content={shown}
        load={NEVER}
        {...{ auth, brand, documentBytes, privacyFacts, desk }}
      />,
    )
    const alive = !Override && !stillPages.includes(page)
    const head = pageHead({ path: page.path, indexed: page.indexed, ...shown, brand, siteUrl }, structuredData)
    const data: PageData = {
      page: page.id,
      language,
      auth,
      ...(brand !== sampleSchool && { brand }),
      ...(page.id === 'documents' && { documentBytes }),
      ...(page.id === 'privacy' && { privacyFacts }),
      ...(desk && { desk }),
    }
    return documentOf({
      head,
      body,
      data,
      school: brand,
      ownStyle,
      assets,
      leadForms,
      browserAi,
      googleSignIn,
      measurement,
      alive,
    })
  }
  return {
    pages: pages.map(({ load: _, texts: __, lists: ___, ...page }) => page),
    notFoundPage: notFoundPage.id,
    unsentPage: unsentPage.id,
    formTroublePages: {
      'too-often': formTroublePages['too-often'].id,
      'too-long': formTroublePages['too-long'].id,
      'not-now': formTroublePages['not-now'].id,
    },
    render,
    renderFailure: (language, requestId) =>
      render({ page: notFoundPage.id, language, auth: { status: 'signed-out' }, siteUrl: null }, () => (
        <ErrorScreen details={`Request ${requestId}`} />
      )),
    inlineScripts: [headScript, earlyScript],
    inlineStylesOf: (page) => [inlineStyleOf(assets, page), ownStyle].flatMap((style) => style || []),
  }
}

async function loadPage(page: Page, brand: School): Promise<LoadedPage> {
  const { default: Component } = await page.load()
  const load = contentLoader(page, brand)
  const inLanguage = async (language: Language) => ({
    language,
    texts: await load.texts(language),
    lists: await load.lists(language),
  })
  return {
    page,
    Component,
    content: { id: await inLanguage('id'), en: await inLanguage('en') },
    structuredData: structuredDataOfPages[page.id] ?? (() => []),
  }
}
