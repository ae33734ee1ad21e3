import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { LANGUAGES, type Language } from '../domain/shared/language.ts'
import type { RenderRequest, Screen } from '../domain/shared/screen-contract.ts'
import { App } from './app.tsx'
import { ErrorScreen } from './chrome/error-screen.tsx'
import { type DocumentAssets, documentOf } from './document.ts'
import earlyScript from './early-script.js?raw'
import type { Texts } from './features/i18n/texts.ts'
import { notFoundPage, type Page, pages } from './pages.ts'

interface LoadedPage {
  page: Page
  Component: ComponentType
  texts: Record<Language, Texts>
}

/** Everything the server needs to show pages, with all chunks and texts in memory. */
export async function createScreen(assets: DocumentAssets): Promise<Screen> {
  const loaded = new Map<string, LoadedPage>()
  for (const page of [...pages, notFoundPage]) loaded.set(page.id, await loadPage(page))

  const render = ({ page: id, language, auth, siteUrl }: RenderRequest, Override?: ComponentType): string => {
    const { page, Component, texts } = loaded.get(id) ?? (loaded.get(notFoundPage.id) as LoadedPage)
    const body = renderToString(
      <App
        Page={Override ?? Component}
        language={language}
        texts={texts[language]}
        auth={auth}
        loadTexts={async (wanted) => texts[wanted]}
      />,
    )
    return documentOf({ page, language, texts: texts[language], auth, siteUrl, body, assets, alive: !Override })
  }
  return {
    pages: pages.map(({ id, path, guard, cached }) => ({ id, path, guard, cached })),
    notFoundPage: notFoundPage.id,
    render,
    renderFailure: (language, requestId) =>
      render({ page: notFoundPage.id, language, auth: { status: 'signed-out' }, siteUrl: null }, () => (
        <ErrorScreen details={`Request ${requestId}`} />
      )),
    inlineScripts: [earlyScript],
  }
}

async function loadPage(page: Page): Promise<LoadedPage> {
  const { default: Component } = await page.load()
  const entries = await Promise.all(
    LANGUAGES.map(async (language) => [language, (await page.texts[language]()).texts] as const),
  )
  return { page, Component, texts: Object.fromEntries(entries) as Record<Language, Texts> }
}
