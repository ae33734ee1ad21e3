import { jakartaDay } from '../../domain/analytics/days.ts'
import {
  type DeskContent,
  OWNER_SECTIONS,
  type PublishRequest,
  SECTIONS,
  type Section,
} from '../../domain/desk/desk-content-contract.ts'
import { storedName } from '../../domain/school/photo-names.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { SchoolVersionTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { type CurrentSchool, type SchoolSettings, schoolFiles } from './current-school.ts'
import { mergeContent, putSection, readSection } from './merge-content.ts'
import { forgetUnusedPhotos, missingPhotos, storePhoto } from './photo/stored-photos.ts'
import type { SchoolFiles } from './read-files.ts'
import { addVersion, readNewest, readPublished, readVersions } from './versions.ts'

type Versioned = Pick<SchoolVersionTable, 'version' | 'author_id' | 'created_at_ms'>

interface Publication {
  section: Section
  request: PublishRequest
  authorId: string
  atMs: number
}

export function schoolContent(settings: SchoolSettings, current: () => CurrentSchool) {
  const mergedFiles = async (queries: Queries, atMs: number): Promise<SchoolFiles> =>
    mergeContent(schoolFiles(settings), await readPublished(queries), jakartaDay(atMs)).files

  /** The newest version of a section; version 0 is as the files have it. */
  const readOne = (section: Section, newest: readonly SchoolVersionTable[], files: SchoolFiles) => {
    const row = newest.find((version) => version.section === section)
    return { section, value: storedOrFiled(row, section, files), ...versionOf(row) }
  }

  return {
    async read(queries: Queries, role: 'owner' | 'staff') {
      const files = schoolFiles(settings)
      const newest = await readNewest(queries)
      const sections = SECTIONS.filter((section) => role === 'owner' || !OWNER_SECTIONS.includes(section))
      return {
        sections: sections.map((section) => readOne(section, newest, files)),
        programs: files.programs.map(({ id, name }) => ({ id, name })),
        photos: photosOf(files, current()),
      }
    },
    async versions(queries: Queries, section: Section) {
      const files = schoolFiles(settings)
      const rows = await readVersions(queries, section)
      const first = rows.at(-1)?.version === 1 || rows.length === 0 ? [undefined] : []
      return [...rows, ...first].map((row) => ({ value: storedOrFiled(row, section, files), ...versionOf(row) }))
    },
    /** In a transaction that has locked people. Refuses an outdated version, and what the school's schema does. */
    async publish(queries: Queries, { section, request: { version, value }, authorId, atMs }: Publication) {
      const now = readOne(section, await readNewest(queries), schoolFiles(settings))
      if (now.version !== version) throw new Failure('desk.conflict', { details: now })
      if (value !== null) await check(queries, section, value, await mergedFiles(queries, atMs), atMs)
      await addVersion(queries, { section, version: version + 1, value, authorId, atMs })
      await forgetUnusedPhotos(queries, atMs)
    },
    storePhoto,
  }
}

async function check(queries: Queries, section: Section, value: unknown, files: SchoolFiles, atMs: number) {
  const outcome = putSection(files, section, value, jakartaDay(atMs))
  if ('problems' in outcome) throw new Failure('body.invalid', { details: outcome })
  const sent = outcome.files.teachers.map(({ photo = '' }) => storedName(photo))
  const missing = await missingPhotos(
    queries,
    sent.filter((name) => name !== null),
  )
  const problems = sent.flatMap((name, at) =>
    name && missing.includes(name) ? [{ path: [at, 'photo'], reason: 'is not there' }] : [],
  )
  if (problems.length > 0) throw new Failure('body.invalid', { details: { problems } })
}

const storedOrFiled = (row: SchoolVersionTable | undefined, section: Section, files: SchoolFiles): unknown =>
  row?.value ? JSON.parse(row.value) : readSection(files, section)

const versionOf = (row: Versioned | undefined) => ({
  version: row?.version ?? 0,
  authorId: row?.author_id ?? null,
  atMs: row?.created_at_ms ?? null,
})

/** Addresses of the files among the photos; the others have theirs in their names. */
function photosOf({ teachers }: SchoolFiles, { served }: CurrentSchool): DeskContent['photos'] {
  const addressOf = (photo: string) =>
    [...served].find(([, file]) => 'path' in file && file.path.endsWith(`/${photo}`))?.[0]
  return Object.fromEntries(
    teachers.flatMap(({ photo = '' }) => {
      const address = photo && addressOf(photo)
      return address ? [[photo, address]] : []
    }),
  )
}
