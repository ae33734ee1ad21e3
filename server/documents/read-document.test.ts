import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDocumentReader } from './read-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-documents-'))
const path = join(folder, 'brochure.pdf')
afterAll(() => rmSync(folder, { recursive: true }))

test('all downloads share the same bytes', async () => {
  writeFileSync(path, 'one')
  const read = createDocumentReader()
  const [first, second] = await Promise.all([read(path), read(path)])
  expect(second.body).toBe(first.body)
  expect((await read(path)).body).toBe(first.body)
})

test('a file that was replaced is sent as it is now, under another tag', async () => {
  writeFileSync(path, 'before')
  const read = createDocumentReader()
  const before = await read(path)
  writeFileSync(path, 'afterwards')
  const after = await read(path)
  expect(String(after.body)).toBe('afterwards')
  expect(after.tag).not.toBe(before.tag)
})

test('a file that could not be read is tried again', async () => {
  rmSync(path, { force: true })
  const read = createDocumentReader()
  await expect(read(path)).rejects.toThrow('ENOENT')
  writeFileSync(path, 'here')
  expect(String((await read(path)).body)).toBe('here')
})
