import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.ts'

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'site-lock-')), 'lock')

test('those who hold the lock run one after the other', async () => {
  const file = lockFile()
  const happened: string[] = []
  const work = (name: string) =>
    withLock(file, async () => {
      happened.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      happened.push(`${name} ends`)
    })
  await Promise.all([work('a'), work('b')])
  expect(happened.map((line) => line.split(' ')[0])).toEqual(
    happened[0]?.startsWith('a') ? ['a', 'a', 'b', 'b'] : ['b', 'b', 'a', 'a'],
  )
})

test('the lock is given back when the work fails', async () => {
  const file = lockFile()
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(file)).toBe(false)
})

test('a lock whose owner has died is taken over', async () => {
  const file = lockFile()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file, String(pid))
  expect(await withLock(file, async () => 'done')).toBe('done')
})
