import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILD_DIR = join(import.meta.dirname, '../../build')
const POINTER = 'dictionary'

/** The file that names the newest complete index. */
export const indexPointer = (buildDir = BUILD_DIR): string => join(buildDir, POINTER)

/** The newest complete index, or null before the first build. */
export function currentIndex(buildDir = BUILD_DIR): { name: string; file: string } | null {
  const pointer = indexPointer(buildDir)
  if (!existsSync(pointer)) return null
  const name = readFileSync(pointer, 'utf8').trim()
  const file = join(buildDir, name)
  return name && existsSync(file) ? { name, file } : null
}
