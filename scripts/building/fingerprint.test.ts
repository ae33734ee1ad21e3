import { cpSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('follows contents: not clocks, not tests', () => {
  const copy = mkdtempSync(join(tmpdir(), 'site-sources-'))
  for (const source of ['app', 'content', 'domain', 'vite.config.ts', 'package-lock.json', 'scripts']) {
    cpSync(source, join(copy, source), { recursive: true })
  }
  const before = fingerprint(copy)
  expect(fingerprint('.')).toBe(before)
  utimesSync(join(copy, 'app/pages.ts'), 1, 1)
  writeFileSync(join(copy, 'domain/new.test.ts'), '')
  expect(fingerprint(copy)).toBe(before)
  writeFileSync(join(copy, 'domain/new.ts'), '')
  expect(fingerprint(copy)).not.toBe(before)
})
