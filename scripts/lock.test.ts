import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withLock } from './lock.ts'

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'site-lock-')), 'lock.db')

test('those who hold the lock run one after the other', async () => {
  const file = lockFile()
  const happened: string[] = []
  const work = (name: string) =>
    withLock(file, async () => {
      happened.push(name)
      await new Promise((resolve) => setImmediate(resolve))
      happened.push(name)
    })
  await Promise.all([work('a'), work('b')])
  expect([
    ['a', 'a', 'b', 'b'],
    ['b', 'b', 'a', 'a'],
  ]).toContainEqual(happened)
})

test('the lock is given back when the work fails', async () => {
  const file = lockFile()
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('a lock whose owner was killed is free at once; a waiting process says that it waits', async () => {
  const file = lockFile()
  const program = `import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
    await withLock(${JSON.stringify(file)}, () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1000)) })`
  const owner = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(owner.stdout, 'data')
  const done = await withLock(
    file,
    async () => 'done',
    () => owner.kill('SIGKILL'),
  )
  expect(done).toBe('done')
})
