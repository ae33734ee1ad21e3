import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { currentSchool } from '../../server/school/current-school.ts'
import { type TestDatabase, testDatabase } from '../../tests/harness/test-database.ts'
import { runBackup, runRestore } from './commands.ts'
import { restoreFiles } from './restore-files.ts'

let folder: string
let site: TestDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-files-'))
  site = await testDatabase()
})
afterEach(async () => {
  await site.remove()
  rmSync(folder, { recursive: true })
})

const newSqlite = () => ({ DATA_DIR: mkdtempSync(join(folder, 'data-')), DATABASE_URL: '' })
async function backUp(settings: Record<string, string> = {}): Promise<string> {
  const file = join(mkdtempSync(join(folder, 'backup-')), 'site.db')
  const { dataDir, databaseUrl } = site.configuration
  await runBackup([file], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ...settings })
  return file
}

/** A copy of the second school, with a hidden file that is nobody's business. */
function schoolFolder(): string {
  const school = join(mkdtempSync(join(folder, 'school-')), 'timur')
  cpSync(join(import.meta.dirname, '../../tests/schools/timur'), school, { recursive: true })
  mkdirSync(join(school, '.git'))
  writeFileSync(join(school, '.git/config'), '')
  return school
}
const inFolder = (school: string) => (readdirSync(school, { recursive: true }) as string[]).sort()

test("the school's folder comes back with a restore, and what it replaces is kept beside it", async () => {
  const school = schoolFolder()
  const file = await backUp({ SCHOOL_DIR: school })
  const elsewhere = join(folder, 'elsewhere')
  const place = { ...newSqlite(), SCHOOL_DIR: elsewhere }
  await runRestore([file], place)
  expect(inFolder(elsewhere)).toEqual(inFolder(school).filter((path) => !path.startsWith('.git')))
  writeFileSync(join(elsewhere, 'texts.yaml'), 'newer')
  const report = await runRestore([file], place)
  const kept = report.match(/school\/texts\.yaml is as in the backup again; the one of before is (.*)/)?.[1] ?? ''
  expect(readFileSync(kept, 'utf8')).toBe('newer')
  expect(report.match(/again/g)).toHaveLength(1)
  expect(currentSchool({ schoolDir: elsewhere, brandOverrides: {} }).school.name).toBe('Sekolah Bahasa Timur')
})

test("a restore without SCHOOL_DIR says where the school's folder is", async () => {
  const file = await backUp({ SCHOOL_DIR: schoolFolder() })
  const place = newSqlite()
  expect(await runRestore([file], place)).toContain(`is in ${join(place.DATA_DIR, 'school')}: set SCHOOL_DIR to it.`)
  expect(existsSync(join(place.DATA_DIR, 'school/photos/nurul.svg'))).toBe(true)
})

test.each(['school/../../outside.txt', 'elsewhere/x.txt', 'school/'])(
  'a file %s of a backup is not written',
  (path) => {
    const settings = { schoolDir: join(folder, 'mine'), dataDir: folder }
    expect(restoreFiles([{ path, content: Buffer.from('x') }], settings)).toEqual([
      `  WARNING: ${path} belongs nowhere and was left out`,
    ])
  },
)

test('documents of a school without a folder come back with a restore', async () => {
  const place = newSqlite()
  const project = join(folder, 'project')
  expect(await runRestore([await backUp()], place, project)).toContain(
    '  documents/sources.json is as in the backup again',
  )
  const [own, restored] = ['documents/sources.json', join(project, 'documents/sources.json')].map((file) =>
    readFileSync(file, 'utf8'),
  )
  expect(restored).toBe(own)
})
