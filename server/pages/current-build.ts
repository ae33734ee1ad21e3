import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The newest complete build. The `current` file names its folder and is replaced only when that is ready. */
export function currentBuild(buildDir: string): { name: string; folder: string } | null {
  const pointer = join(buildDir, 'current')
  if (!existsSync(pointer)) return null
  const name = readFileSync(pointer, 'utf8').trim()
  const folder = join(buildDir, name)
  return name && existsSync(folder) ? { name, folder } : null
}
