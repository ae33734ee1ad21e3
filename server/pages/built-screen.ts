import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../domain/shared/language.ts'
import type { Screen, ScreenSettings } from '../../domain/shared/screen-contract.ts'
import { StartError } from '../log/start-error.ts'
import { type Assets, listAssets } from './asset-routes.ts'
import { currentBuild } from './current-build.ts'

const BROWSER_ENTRY = 'app/entry-browser.tsx'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

export async function loadBuiltScreen(
  buildDir: string,
  settings: ScreenSettings = {},
): Promise<{ screen: Screen; assets: Assets; remake(settings: ScreenSettings): Promise<Screen> }> {
  const build = currentBuild(buildDir)
  if (!build)
    throw new StartError(
      'The site has not been built yet. Run "npm run build" first, or "npm start", which builds by itself.',
    )
  const client = join(build.folder, 'client')
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const { createScreen } = await import(pathToFileURL(join(build.folder, 'server/entry-server.js')).href)
  const linked = {
    entry: `/${manifest[BROWSER_ENTRY]?.file}`,
    stylesheets: (manifest[BROWSER_ENTRY]?.css ?? []).map((file) => `/${file}`),
    firstStyles: JSON.parse(readFileSync(join(build.folder, 'first-styles.json'), 'utf8')) as Record<string, string>,
    scriptsOf: (page: string, language: Language) => scriptsOf(manifest, page, language),
    stylesheetsOf: (page: string) => stylesheetsOf(manifest, page),
  }
  const remake = (changed: ScreenSettings): Promise<Screen> => createScreen(linked, changed)
  return { screen: await remake(settings), assets: listAssets(client), remake }
}

/** The entry, the page's chunk, its texts and all their imports, so that the browser can preload them at once. */
function scriptsOf(manifest: Manifest, page: string, language: Language): string[] {
  const wanted = [BROWSER_ENTRY, `app/routes/${page}.tsx`, `content/${language}/${page}.ts`]
  return chunksOf(manifest, wanted).map(({ file }) => `/${file}`)
}

/** What a page needs besides the site's own style sheets, so that it is never seen without them. */
function stylesheetsOf(manifest: Manifest, page: string): string[] {
  const common = new Set(chunksOf(manifest, [BROWSER_ENTRY]).flatMap(({ css = [] }) => css))
  const own = chunksOf(manifest, [`app/routes/${page}.tsx`]).flatMap(({ css = [] }) => css)
  return [...new Set(own)].filter((file) => !common.has(file)).map((file) => `/${file}`)
}

/** The chunks and all their imports. */
function chunksOf(manifest: Manifest, keys: readonly string[]): ManifestChunk[] {
  const seen = new Map<string, ManifestChunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen.values()]
}
