import type { Changed } from '../../domain/desk/desk-people-contract.ts'
import { CLAIM_MS } from '../../domain/desk/views.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { changePerson } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { claimOf } from './person-row.ts'
import { namesOf } from './team.ts'

/** Tells the others who is answering, for ten minutes. Somebody else's claim is taken over only when asked to. */
export const claimPerson = (
  deps: DeskDeps,
  user: StaffUser,
  personId: string,
  { takeOver = false }: { takeOver?: boolean | undefined },
): Promise<Changed> =>
  changePerson(deps, { user, personId }, async (row, queries) => {
    const nowMs = deps.now()
    const claim = claimOf(row, nowMs)
    const isOthers = claim !== null && claim.byId !== user.id
    if (isOthers && !takeOver) {
      const byName = (await namesOf(queries, [claim.byId])).get(claim.byId) ?? null
      throw new Failure('desk.claimed', { details: { byId: claim.byId, byName, atMs: claim.atMs } })
    }
    const set = {
      claimed_by: user.id,
      claimed_at_ms: claim && !isOthers ? claim.atMs : nowMs,
      claimed_until_ms: nowMs + CLAIM_MS,
    }
    return isOthers
      ? { set, kind: 'taken_over', data: { from: claim.byId }, canUndo: true }
      : { set, kind: 'claimed', canUndo: true }
  })

/** Somebody else's claim stays. */
export const releasePerson = (deps: DeskDeps, user: StaffUser, personId: string): Promise<Changed> =>
  changePerson(deps, { user, personId }, (row) => {
    if (claimOf(row, deps.now())?.byId !== user.id) return null
    return { set: { claimed_by: null, claimed_at_ms: null, claimed_until_ms: null }, kind: 'released' }
  })
