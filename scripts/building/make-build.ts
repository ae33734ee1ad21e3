import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { currentBuild } from '../../server/pages/current-build.ts'
import { withLock } from '../lock.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { fingerprint } from './fingerprint.ts'
import { makeFirstStyles } from './make-first-styles.ts'
import { splitStyleSheet } from './split-style-sheet.ts'

const KEEP_BUILDS_MS = 24 * 60 * 60_000
const COMPRESSED = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])

/** Builds the site unless the current build matches the sources. Safe to call from several processes at once. */
export async function ensureBuild(root: string): Promise<void> {
  const buildDir = join(root, 'build')
  mkdirSync(buildDir, { recursive: true })
  if (currentBuild(buildDir)?.name === fingerprint(root)) return
  const buildIfMissing = async () => {
    const name = fingerprint(root)
    const previous = currentBuild(buildDir)
    if (previous?.name === name) return
    console.log('Building the site…')
    await makeBuild(root, buildDir, name, previous?.folder ?? null)
  }
  await withLock(join(buildDir, 'lock.db'), buildIfMissing, () =>
    console.log('Another process is building; waiting for it…'),
  )
}

async function makeBuild(root: string, buildDir: string, name: string, previous: string | null): Promise<void> {
  const temporary = join(buildDir, `making-${process.pid}`)
  const client = join(temporary, 'client')
  rmSync(temporary, { recursive: true, force: true })

  const common = { root, logLevel: 'warn', configFile: join(root, 'vite.config.ts') } as const
  await build({ ...common, build: { outDir: client } })
  await build({
    ...common,
    build: {
      outDir: join(temporary, 'server'),
      ssr: 'app/entry-server.tsx',
      copyPublicDir: false,
      rolldownOptions: { input: 'app/entry-server.tsx' },
    },
  })

  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  writeFileSync(join(temporary, 'bill-of-materials.cdx.json'), JSON.stringify(billOfMaterials(lock)))
  writeFileSync(join(temporary, 'first-styles.json'), JSON.stringify(await makeFirstStyles(temporary)))
  splitStyleSheet(client)
  writeFileSync(join(temporary, 'own-assets.json'), JSON.stringify(readdirSync(join(client, 'assets'))))
  await Promise.all(filesBelow(client).filter(isCompressible).map(compressBeside))
  if (previous) keepAssetsOf(previous, client)

  rmSync(join(buildDir, name), { recursive: true, force: true })
  renameSync(temporary, join(buildDir, name))
  writeFileSync(join(buildDir, 'current.new'), name)
  renameSync(join(buildDir, 'current.new'), join(buildDir, 'current'))
  removeOldBuilds(buildDir, [name, previous])
}

/** Pages opened before a release still load the scripts of their own build. */
function keepAssetsOf(previous: string, client: string): void {
  const own: string[] = JSON.parse(readFileSync(join(previous, 'own-assets.json'), 'utf8'))
  const from = join(previous, 'client/assets')
  for (const file of readdirSync(from)) {
    const kept = join(client, 'assets', file)
    if (own.includes(file.replace(/\.(br|gz)$/, '')) && !existsSync(kept)) copyFileSync(join(from, file), kept)
  }
}

/** A site that still runs on an older build reads its files on demand; after a day it should have been restarted. */
function removeOldBuilds(buildDir: string, kept: readonly (string | null)[]): void {
  for (const entry of readdirSync(buildDir, { withFileTypes: true })) {
    const folder = join(buildDir, entry.name)
    const isRecent = Date.now() - statSync(folder).mtimeMs < KEEP_BUILDS_MS
    if (entry.isDirectory() && !isRecent && !kept.includes(entry.name) && !kept.includes(folder)) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const isCompressible = (file: string): boolean => COMPRESSED.has(extname(file))

async function compressBeside(file: string): Promise<void> {
  const body = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const br = await promisify(brotliCompress)(body, { params })
  if (br.length >= body.length) return
  await Promise.all([
    writeFile(`${file}.br`, br),
    promisify(gzip)(body, { level: 9 }).then((gz) => writeFile(`${file}.gz`, gz)),
  ])
}
