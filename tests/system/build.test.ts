import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../../content/brand.ts'
import { LANGUAGES } from '../../domain/shared/language.ts'
import { loadBuiltScreen } from '../../server/pages/built-screen.ts'
import { currentBuild } from '../../server/pages/current-build.ts'
import { encodeOnce } from '../../server/pages/encodings.ts'
import { webManifest } from '../../server/pages/web-manifest.ts'

const FIRST_LOAD_LIMIT_KB = 75
/** Opened all day by the same few people, who have it cached. */
const DESK_LIMIT_KB = 120
/** A server's first flight: ten segments of TCP. */
const FLIGHT_BYTES = 10 * 1460
/** As the site writes them; a proxy in front that speaks HTTP/2 packs them. */
const HEADER_BYTES = 1040
const SITE = 'https://www.langkah.example'

const client = () => join(currentBuild('build')?.folder ?? '', 'client')

/** As the site sends it. */
const sentBytes = (path: string): number => {
  const file = join(client(), path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

test('the schema library stays out of the browser', () => {
  const scripts = readdirSync(join(client(), 'assets')).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  for (const name of scripts)
    expect(readFileSync(join(client(), 'assets', name), 'utf8'), name).not.toContain('ZodError')
})

test('every file that a page’s head, the manifest or a link preview names is in the build', async () => {
  const { screen, assets } = await loadBuiltScreen('build')
  const html = screen.render({ page: 'home', language: 'id', auth: { status: 'signed-out' }, siteUrl: SITE })
  const linked = [...html.matchAll(/<link [^>]*href="(\/[^"]+)"/g)].map(([, path]) => path)
  const pictures = [...html.matchAll(new RegExp(`"${SITE}(/[^"]+\\.png)"`, 'g'))].map(([, path]) => path)
  const icons = webManifest(brand).icons.map(({ src }) => src)
  const named = [...linked, ...pictures, ...icons].filter((path) => path !== '/site.webmanifest')
  expect(new Set(named).size).toBeGreaterThan(7)
  expect(named.filter((path) => !assets.has(path ?? ''))).toEqual([])
})

test(`the first load of each page takes at most ${FIRST_LOAD_LIMIT_KB} KB of script, brotli`, async () => {
  const { screen } = await loadBuiltScreen('build')
  for (const { id, guard } of screen.pages) {
    const html = screen.render({ page: id, language: 'id', auth: { status: 'signed-out' }, siteUrl: null })
    const scripts = html.match(/data-preload="([^"]+)"/)?.[1]?.split(' ') ?? []
    const bytes = scripts.reduce((sum, path) => sum + sentBytes(path), 0)
    expect(bytes / 1024, id).toBeLessThanOrEqual(guard === 'staff' ? DESK_LIMIT_KB : FIRST_LOAD_LIMIT_KB)
    expect(scripts.length, id).toBeGreaterThan(2)
  }
})

test('the desk comes with its own style sheet, and no public page carries it', async () => {
  const { screen } = await loadBuiltScreen('build')
  for (const { id, guard } of screen.pages) {
    const html = screen.render({ page: id, language: 'id', auth: { status: 'signed-out' }, siteUrl: null })
    const sheets = html.match(/<link rel="stylesheet"/g) ?? []
    expect(sheets.length, id).toBe(guard === 'staff' ? 3 : 2)
    if (guard !== 'staff') expect(html, id).not.toMatch(/assets\/desk/)
  }
})

test('the faces are in every document, those that the inline scripts ask for first, and in no style sheet', async () => {
  const { screen, assets } = await loadBuiltScreen('build')
  for (const { id } of screen.pages) {
    const html = screen.render({ page: id, language: 'id', auth: { status: 'signed-out' }, siteUrl: null })
    const faces = html.match(/@font-face\{[^}]+\}/g) ?? []
    expect(faces.slice(0, 2).join(), id).toMatch(/Jakarta Sans Variable.*Brygada 1918 Variable.*weight:600/)
    expect(screen.inlineStylesOf(id).join(''), id).toContain(faces.join(''))
    const files = faces.flatMap((face) => face.match(/\/assets\/[^)]+\.woff2/) ?? [])
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((path) => !assets.has(path))).toEqual([])
  }
  const sheets = readdirSync(join(client(), 'assets')).filter((name) => /^entry-.*\.css$/.test(name))
  const own = JSON.parse(readFileSync(join(client(), '../own-assets.json'), 'utf8')) as string[]
  for (const name of sheets.filter((name) => own.includes(name)))
    expect(readFileSync(join(client(), 'assets', name), 'utf8'), name).not.toContain('@font-face')
})

test('the home page comes with its first style in one flight of ten packets', async () => {
  const { screen } = await loadBuiltScreen('build')
  for (const language of LANGUAGES) {
    const html = screen.render({ page: 'home', language, auth: { status: 'signed-out' }, siteUrl: null })
    const [style] = html.match(/<style>.*?<\/style>/s) ?? ['']
    expect(style).toContain('.hero')
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<body>'))
    expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('rel="stylesheet"')
    const { br } = await encodeOnce(Buffer.from(html))
    expect(br.length, language).toBeLessThanOrEqual(FLIGHT_BYTES - HEADER_BYTES)
  }
})

test('the hero’s picture is small: it is the last thing that the first screen waits for', async () => {
  const { screen } = await loadBuiltScreen('build')
  const html = screen.render({ page: 'home', language: 'id', auth: { status: 'signed-out' }, siteUrl: null })
  const [, wide = '', narrow = ''] =
    html.match(/<source[^>]* srcSet="([^"]+)"[^>]*\/?><img src="([^"]+)"[^>]* fetchPriority="high"/i) ?? []
  for (const path of [wide, narrow]) expect(statSync(join(client(), path)).size, path).toBeLessThan(3000)
})
