import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PROJECT_DIR = resolve(import.meta.dirname, '../..')

export interface Version {
  version: string
  /** The first letters of the commit; null outside of a checkout. */
  commit: string | null
}

/** Of package.json and of the checkout, or of a file COMMIT where there is none, as in a container. */
export function readVersion(projectDir = PROJECT_DIR): Version {
  const { version } = JSON.parse(readFileSync(join(projectDir, 'package.json'), 'utf8')) as { version: string }
  const commit = textOf(join(projectDir, 'COMMIT')) ?? commitOf(projectDir)
  return { version, commit: commit && /^[0-9a-f]{7,}$/.test(commit) ? commit.slice(0, 12) : null }
}

export const describeVersion = ({ version, commit }: Version): string => (commit ? `${version} (${commit})` : version)

/** Read without git, which need not be installed. */
function commitOf(projectDir: string): string | null {
  const gitDir = gitDirOf(projectDir)
  const head = textOf(join(gitDir, 'HEAD'))
  const ref = head?.match(/^ref: (.+)$/)?.[1]
  if (!ref) return head
  // In a second worktree the branches are in the folder of the first.
  const commonDir = resolve(gitDir, textOf(join(gitDir, 'commondir')) ?? '.')
  const packed = textOf(join(commonDir, 'packed-refs'))
    ?.split('\n')
    .find((line) => line.endsWith(` ${ref}`))
    ?.split(' ')[0]
  return textOf(join(gitDir, ref)) ?? textOf(join(commonDir, ref)) ?? packed ?? null
}

const gitDirOf = (projectDir: string): string =>
  resolve(projectDir, textOf(join(projectDir, '.git'))?.match(/^gitdir: (.+)$/)?.[1] ?? '.git')

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return null
  }
}
