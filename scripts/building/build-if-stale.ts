import { join } from 'node:path'
import { currentBuild } from '../../server/pages/current-build.ts'
import { fingerprint } from './fingerprint.ts'

/** Loads the build tools only when there is something to build: they cost half a second and a lot of memory. */
export async function buildIfStale(root: string): Promise<void> {
  if (currentBuild(join(root, 'build'))?.name === fingerprint(root)) return
  const { ensureBuild } = await import('./make-build.ts')
  await ensureBuild(root)
}
