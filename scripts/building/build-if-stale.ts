import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { StartError } from '../../server/log/start-error.ts'
import { currentBuild } from '../../server/pages/current-build.ts'
import { isIndexFresh } from '../dictionary/ensure-index.ts'
import { isFindIndexFresh } from '../tutor/find/ensure-index.ts'
import { fingerprint } from './fingerprint.ts'

/** Builds in a child process if necessary, so that the build tools' memory is freed. */
export function buildIfStale(root: string): void {
  const isBuilt = currentBuild(join(root, 'build'))?.name === fingerprint(root)
  if (isBuilt && isIndexFresh(root) && isFindIndexFresh(root)) return
  const { status } = spawnSync(process.execPath, ['bin/site.mjs', 'build'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new StartError('The site could not be built; the reason stands above.')
}
