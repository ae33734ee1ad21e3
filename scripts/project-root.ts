import { join } from 'node:path'

export const PROJECT_ROOT = join(import.meta.dirname, '..')
export const BUILD_DIR = join(PROJECT_ROOT, 'build')
