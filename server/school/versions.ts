import { sql } from 'kysely'
import { SECTIONS, type Section } from '../../domain/desk/desk-content-contract.ts'
import type { SchoolVersionTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { Published } from './merge-content.ts'

/** Of each section. */
const KEPT_VERSIONS = 20

export async function newestContent(queries: Queries): Promise<number> {
  const { seq } = await queries
    .selectFrom('school_versions')
    .select((eb) => eb.fn.max<number | null>('seq').as('seq'))
    .executeTakeFirstOrThrow()
  return seq ?? 0
}

/** The newest version of each section. */
export async function readNewest(queries: Queries): Promise<SchoolVersionTable[]> {
  return queries
    .selectFrom('school_versions')
    .selectAll()
    .where((eb) =>
      eb(
        eb.refTuple('section', 'version'),
        'in',
        eb
          .selectFrom('school_versions')
          .select(['section', (of) => of.fn.max('version').as('version')])
          .groupBy('section')
          .$asTuple('section', 'version'),
      ),
    )
    .execute()
}

/** Without sections that are as the files have them. */
export async function readPublished(queries: Queries): Promise<Published> {
  const newest = await readNewest(queries)
  const isSection = (name: string): name is Section => (SECTIONS as readonly string[]).includes(name)
  return Object.fromEntries(
    newest.flatMap(({ section, value }) =>
      isSection(section) && value !== null ? [[section, JSON.parse(value)]] : [],
    ),
  )
}

/** The newest first. */
export const readVersions = (queries: Queries, section: Section): Promise<SchoolVersionTable[]> =>
  queries
    .selectFrom('school_versions')
    .selectAll()
    .where('section', '=', section)
    .orderBy('version', 'desc')
    .limit(KEPT_VERSIONS)
    .execute()

export interface NewVersion {
  section: Section
  version: number
  value: unknown
  authorId: string
  atMs: number
}

/** Adds a version, and forgets those that are too old to be taken back. In a transaction that has locked people. */
export async function addVersion(
  queries: Queries,
  { section, version, value, authorId, atMs }: NewVersion,
): Promise<void> {
  await queries
    .insertInto('school_versions')
    .values({
      section,
      version,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from school_versions)`,
      value: value === null ? null : JSON.stringify(value),
      author_id: authorId,
      created_at_ms: atMs,
    })
    .execute()
  await queries
    .deleteFrom('school_versions')
    .where('section', '=', section)
    .where('version', '<=', version - KEPT_VERSIONS)
    .execute()
}
