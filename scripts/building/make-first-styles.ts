import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGES } from '../../domain/shared/language.ts'
import type { Screen } from '../../domain/shared/screen-contract.ts'
import { firstScreen, firstStyle } from './first-style.ts'

/** Pages with a first style of their own; the others are alike and share one, so that the policy lists few hashes. */
const OWN_STYLE = ['home', 'programs']

const SIGNED_IN = { status: 'signed-in', user: { email: 'a@b.example', emailVerified: true } } as const

/** Renders every page of a build and picks the rules that its first screen needs. */
export async function makeFirstStyles(build: string): Promise<Record<string, string>> {
  const { createScreen } = await import(pathToFileURL(join(build, 'server/entry-server.js')).href)
  const screen: Screen = await createScreen({ entry: '', stylesheets: [], scriptsOf: () => [] })
  const css = styleSheetOf(join(build, 'client'))

  const markupOf = (page: string): string =>
    LANGUAGES.flatMap((language) =>
      [SIGNED_IN, { status: 'signed-out' } as const].map((auth) =>
        firstScreen(screen.render({ page, language, auth, siteUrl: null })),
      ),
    ).join('')
  const ids = [
    // What is behind a sign-in is opened from a page that has brought the whole sheet already.
    ...screen.pages.filter(({ guard }) => guard === 'anyone').map(({ id }) => id),
    screen.notFoundPage,
    screen.unsentPage,
    ...Object.values(screen.formTroublePages),
  ]
  const sharing = ids.filter((id) => !OWN_STYLE.includes(id))
  const shared = firstStyle(css, sharing.map(markupOf).join(''))
  return Object.fromEntries(ids.map((id) => [id, OWN_STYLE.includes(id) ? firstStyle(css, markupOf(id)) : shared]))
}

function styleSheetOf(client: string): string {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const files: string[] = manifest['app/entry-browser.tsx'].css
  return files.map((file) => readFileSync(join(client, file), 'utf8')).join('')
}
