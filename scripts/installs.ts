import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './building/build-if-stale.ts'
import { getToolchain } from './installing/toolchain.ts'
import { type Tried, tryInstall } from './installing/try-install.ts'
import { PROJECT_ROOT } from './project-root.ts'

const NODES = [20, 22, 24]
const NPMS = [10, 11, 12]
const FLAGS = [[], ['--ignore-scripts'], ['--omit=dev']]

const every = NODES.flatMap((node) => NPMS.flatMap((npm) => FLAGS.map((flags) => ({ node, npm, flags }))))
/** Such as 24, 24:12, 24:12:--omit=dev or 24:12:plain; all without. */
const asked = process.argv.slice(3)
const isAsked = ({ node, npm, flags }: (typeof every)[number]) =>
  asked.length === 0 || asked.some((one) => `${node}:${npm}:${flags.join(' ') || 'plain'}:`.startsWith(`${one}:`))

/** Installs and starts the site with every npm on every Node. Prints a table; ends with 1 if one of them failed. */
const folder = mkdtempSync(join(tmpdir(), 'site-installs-'))
const tried: Tried[] = []
try {
  buildIfStale(PROJECT_ROOT)
  for (const { node, npm, flags } of every.filter(isAsked)) {
    const one = await tryInstall(await getToolchain(folder, node, npm), flags, folder)
    tried.push(one)
    console.error(rowOf(one))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log('| Node | npm | `npm ci` with | exit code | first page | exit code of `npm start` | complaints | size |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
console.log(tried.map(rowOf).join('\n'))
process.exit(
  tried.every(({ installed, answered, stopped }) => installed === 0 && answered === 200 && stopped === 0) ? 0 : 1,
)

function rowOf({ node, npm, flags, installed, answered, stopped, complaints, megabytes, seconds }: Tried): string {
  const cells = [
    node,
    npm,
    flags,
    installed,
    answered,
    stopped,
    complaints[0] ?? 'none',
    `${megabytes} MB, ${seconds} s`,
  ]
  return `| ${cells.join(' | ')} |`
}
