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

/** Installs and starts the site with every npm on every Node. Prints a table; ends with 1 if one of them failed. */
const folder = mkdtempSync(join(tmpdir(), 'site-installs-'))
const tried: Tried[] = []
try {
  buildIfStale(PROJECT_ROOT)
  for (const node of NODES)
    for (const npm of NPMS) {
      const tools = await getToolchain(folder, node, npm)
      for (const flags of FLAGS) {
        const one = await tryInstall(tools, flags, folder)
        tried.push(one)
        console.error(rowOf(one))
      }
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
