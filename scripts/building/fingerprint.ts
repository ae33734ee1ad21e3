import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['app', 'content', 'domain', 'vite.config.ts', 'package-lock.json', 'scripts/building']

/** A hash of the sources' contents, independent of file times and git. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesBelow(root, source))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

function filesBelow(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !/\.test\.tsx?$|\.(?:tsv|md)$/.test(name))
    .sort()
    .flatMap((name) => filesBelow(root, join(path, name)))
}
