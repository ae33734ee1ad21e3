import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeVersion, readVersion } from './version.ts'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'
let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-version-'))
  writeFileSync(join(project, 'package.json'), '{"version":"1.2.3"}')
})
afterEach(() => rmSync(project, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(join(project, path, '..'), { recursive: true })
  writeFileSync(join(project, path), text)
}

test.skipIf(!existsSync('.git'))('of this checkout is what git says', () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
  expect(readVersion().commit).toBe(head.slice(0, 12))
})

test('outside of a checkout there is no commit', () => {
  expect(describeVersion(readVersion(project))).toBe('1.2.3')
})

test.each([
  ['a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${COMMIT}\n` }],
  [
    'a packed branch',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# x\n${COMMIT} refs/heads/main\n` },
  ],
  ['no branch', { '.git/HEAD': `${COMMIT}\n` }],
  ['a container', { COMMIT: `${COMMIT}\n` }],
  [
    'a second worktree',
    {
      '.git': 'gitdir: main/.git/worktrees/two\n',
      'main/.git/worktrees/two/HEAD': 'ref: refs/heads/two\n',
      'main/.git/worktrees/two/commondir': '../..\n',
      'main/.git/refs/heads/two': `${COMMIT}\n`,
    },
  ],
])('the commit of %s is found without git', (_, files) => {
  for (const [path, text] of Object.entries(files)) write(path, text)
  expect(describeVersion(readVersion(project))).toBe('1.2.3 (0123456789ab)')
})
