import { blankTexts } from '../../domain/desk/blank-texts.ts'
import {
  type ContentProblems,
  type ContentVersions,
  type DeskContent,
  OWNER_SECTIONS,
  type PublishRequest,
  type Section,
} from '../../domain/desk/desk-content-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Queries } from '../outside/database/tables.ts'
import { inPeopleTransaction } from '../people/people-transaction.ts'
import type { DeskDeps, StaffUser, StoredVersion } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { namesOf } from './team.ts'

export const mayEdit = ({ role }: StaffUser, section: Section): boolean =>
  role === 'owner' || !OWNER_SECTIONS.includes(section)

export async function readContent({ database, content }: DeskDeps, user: StaffUser): Promise<DeskContent> {
  const { sections, ...more } = await content.read(database.queries, user.role)
  return { ...more, sections: await named(database.queries, sections) }
}

export async function readContentVersions({ database, content }: DeskDeps, section: Section): Promise<ContentVersions> {
  return { versions: await named(database.queries, await content.versions(database.queries, section)) }
}

/** One transaction, with a line in the audit log that tells the other processes, too. */
export async function publishContent(
  deps: DeskDeps,
  user: StaffUser,
  section: Section,
  request: PublishRequest,
): Promise<void> {
  refuseBlank(request.value)
  const atMs = deps.now()
  await inPeopleTransaction(deps, async (queries) => {
    await deps.content.publish(queries, { section, request, authorId: user.id, atMs }).catch(nameConflict(queries))
    await recordEvent(queries, {
      kind: 'settings',
      personId: null,
      actorId: user.id,
      data: { part: 'content', section },
      atMs,
    })
  })
  await deps.content.refresh()
}

function refuseBlank(value: unknown): void {
  const problems: ContentProblems['problems'] = blankTexts(value).map((path) => ({ path, reason: 'must not be blank' }))
  if (problems.length > 0) throw new Failure('body.invalid', { details: { problems } })
}

/** Whoever is refused is told who was faster. */
const nameConflict = (queries: Queries) => async (error: unknown) => {
  if (!(error instanceof Failure) || error.code !== 'desk.conflict') throw error
  const [details] = await named(queries, [error.details as StoredVersion])
  throw new Failure('desk.conflict', { details })
}

async function named<Version extends StoredVersion>(queries: Queries, versions: readonly Version[]) {
  const names = await namesOf(
    queries,
    versions.map(({ authorId }) => authorId),
  )
  return versions.map(({ authorId, ...version }) => ({ ...version, byName: names.get(authorId ?? '') ?? null }))
}
