import type { DeskFrame } from '../../domain/desk/desk-contract.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { newestSeq } from './events.ts'
import { countSome } from './list-people.ts'
import { memberProof } from './member-proof.ts'
import { readChoice } from './notify/choices.ts'
import { readHours, readTemplates } from './settings.ts'
import { type Member, readTeam } from './team.ts'

/** Sessions are renewed once a day at most, so claims and changes tell who is here. */
const HERE_MS = 15 * 60_000

/** What every screen of the desk shows around its own content. */
export async function readFrame(
  { database, brand, secret, now }: Pick<DeskDeps, 'database' | 'brand' | 'secret' | 'now'>,
  user: StaffUser,
): Promise<DeskFrame> {
  const { queries } = database
  const nowMs = now()
  // First: what changes while the rest is read is told again.
  const cursor = await newestSeq(queries)
  const team = await readTeam(queries)
  const own = team.find(({ id }) => id === user.id)
  return {
    me: {
      id: user.id,
      name: own?.name ?? user.email,
      email: user.email,
      role: user.role,
      sessionId: user.sessionId,
      proof: memberProof(secret, user.id),
    },
    nowMs,
    hours: { ...(await hoursOf(queries)) },
    templates: [...(await readTemplates(queries))].map((template) => ({ ...template })),
    notifications: await readChoice(queries, user.id),
    counts: await countViews(database, user.id, nowMs),
    team: await dutyOf(queries, team, user.id, nowMs),
    school: brand.name,
    cursor,
  }
}

async function hoursOf(queries: Queries): Promise<DeskFrame['hours']> {
  const { week, holidays } = await readHours(queries)
  return { week: [...week], holidays: [...holidays] }
}

export async function countViews({ queries }: Database, userId: string, nowMs: number): Promise<DeskFrame['counts']> {
  const context = { userId, nowMs }
  const count = (view: keyof DeskFrame['counts']) => countSome(queries, { view }, context)
  return {
    unanswered: await count('unanswered'),
    mine: await count('mine'),
    due: await count('due'),
    all: await count('all'),
  }
}

async function dutyOf(
  queries: Queries,
  team: readonly Member[],
  ownId: string,
  nowMs: number,
): Promise<DeskFrame['team']> {
  const claims = await queries
    .selectFrom('desk_people')
    .select(['person_id', 'name', 'claimed_by'])
    .where('claimed_until_ms', '>', nowMs)
    .orderBy('claimed_until_ms')
    .limit(100)
    .execute()
  const active = await queries
    .selectFrom('desk_events')
    .select('actor_id')
    .distinct()
    .where('created_at_ms', '>', nowMs - HERE_MS)
    .execute()
  return team
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ id, name, role }) => {
      const claim = claims.findLast(({ claimed_by }) => claimed_by === id)
      return {
        id,
        name,
        role,
        isHere: id === ownId || active.some(({ actor_id }) => actor_id === id),
        answering: claim ? { personId: claim.person_id, name: claim.name } : null,
      }
    })
}
