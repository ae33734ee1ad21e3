import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { listAssets } from './asset-routes.ts'

const SCRIPT = 'console.log("hello")'.repeat(20)
let site: TestSite

beforeAll(async () => {
  // The site may be installed under a hidden folder, such as ~/.local; hidden folders inside the build stay private.
  const folder = join(mkdtempSync(join(tmpdir(), '.site-')), 'build')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'assets/app-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'assets/loop-3c4d.webm'), Buffer.from('0123456789'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  site = await createTestSite({ assets: listAssets(folder) })
})
afterAll(() => site.close())

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })

test('a hashed file never changes, another is checked each time', async () => {
  expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, no-cache')
})

test('the compressed neighbour goes only to those who take it', async () => {
  const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(br.headers.get('vary')).toBe('Accept-Encoding')
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(SCRIPT)
  const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(SCRIPT)
})

test('a part can be asked for, as players of video do', async () => {
  const part = await get('/assets/loop-3c4d.webm', { range: 'bytes=2-4' })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
  expect((await get('/assets/loop-3c4d.webm', { range: 'bytes=50-' })).status).toBe(416)
})

test('parts of another version are not mixed: If-Range with another tag gets the whole', async () => {
  const tag = (await get('/assets/loop-3c4d.webm')).headers.get('etag') ?? ''
  const ask = (ifRange: string) => get('/assets/loop-3c4d.webm', { range: 'bytes=2-4', 'if-range': ifRange })
  expect(await (await ask(tag)).text()).toBe('234')
  expect(await (await ask('"older"')).text()).toBe('0123456789')
})

test('a copy that is still good is not sent again', async () => {
  const tag = (await get('/favicon.svg')).headers.get('etag') ?? ''
  expect((await get('/favicon.svg', { 'if-none-match': tag })).status).toBe(304)
})

test('what is not in the list does not exist, whatever lies in the folder', async () => {
  for (const path of ['/.vite/manifest.json', '/assets/app-1a2b.js.br', '/assets/../favicon.svg%00', '/assets/']) {
    expect((await get(path)).status, path).toBe(404)
  }
})
