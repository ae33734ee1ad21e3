import { createServer } from 'vite'
import type { DocumentAssets } from '../app/document.ts'
import type { Screen, ScreenSettings } from '../domain/shared/screen-contract.ts'
import { StartError } from '../server/log/start-error.ts'
import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { type BuiltScreen, runSite } from '../server/site/run-site.ts'
import { ensureIndex } from './dictionary/ensure-index.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { ensureFindIndex } from './tutor/find/ensure-index.ts'

const assets: DocumentAssets = {
  entry: '/app/entry-browser.tsx',
  stylesheets: ['/app/styles/index.css'],
  scriptsOf: () => [],
  stylesheetsOf: (page) => (page.startsWith('desk-') ? ['/app/styles/desk/index.css'] : []),
  extraHead:
    '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type</script><script type="module" src="/@vite/client"></script>',
}

/** Vite runs inside the site's server: pages are rendered as in production, but from the sources. */
async function loadLiveScreen(_: ScreenSettings, readAgain: () => ScreenSettings): Promise<BuiltScreen> {
  const vite = await createServer({
    root: PROJECT_ROOT,
    appType: 'custom',
    configLoader: 'native', // the default writes a file, which makes node --watch restart
    server: { middlewareMode: true, fs: { deny: ['.env*', '**/data/**', '**/.git/**'] } },
  })
  const load = async (): Promise<Screen> => {
    const { createScreen } = await vite.ssrLoadModule('/app/entry-server.tsx')
    return createScreen(assets, readAgain())
  }
  let screen = await load()
  const refresh = async () => {
    screen = await load()
  }
  return {
    screen: {
      pages: screen.pages.map((page) => ({ ...page, cached: false })),
      notFoundPage: screen.notFoundPage,
      unsentPage: screen.unsentPage,
      formTroublePages: screen.formTroublePages,
      inlineScripts: [],
      inlineStylesOf: () => [],
      render: (request) => screen.render(request),
      renderFailure: (language, requestId) => screen.renderFailure(language, requestId),
    },
    assets: new Map(),
    relaxedForDevelopment: true,
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () =>
        refresh()
          .catch((error: unknown) => console.error(error instanceof StartError ? error.message : error))
          .then(() => next(request, response)),
      ),
  }
}

process.env.HOST ??= '127.0.0.1'
await exitOnStartError(async () => {
  await ensureIndex(PROJECT_ROOT)
  await ensureFindIndex(PROJECT_ROOT)
  await runSite(loadLiveScreen)
})
