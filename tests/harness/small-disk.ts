import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Disk {
  folder: string
  remove(): void
}

/** A disk in memory that has almost no room, or is read-only. Null where this user may mount none. */
export function mountSmallDisk(access: 'rw' | 'ro'): Disk | null {
  const folder = mkdtempSync(join(tmpdir(), 'site-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=2m,${access}`, 'site-test', folder])
  if (status === 0) return { folder, remove: () => execFileSync('umount', [folder]) }
  rmSync(folder, { recursive: true })
  return null
}
