import type { Changed, NextContactRequest, OwnerRequest, StepRequest } from '../../domain/desk/desk-people-contract.ts'
import { isTooLate } from '../../domain/desk/next-contact.ts'
import { isAnswered } from '../../domain/desk/steps.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { answerWaiting } from './answer-waiting.ts'
import { changePerson } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { stepCounts } from './step-counts.ts'
import { isOnTeam } from './team.ts'
import { waitAgain } from './wait-again.ts'

const NOT_LOST = { lost_reason: null, lost_words: null }
/** Nobody is reminded of somebody who will not come. */
const NO_CONTACT = { next_contact_at_ms: null, next_contact_words: null }

/** Any step but the first also says that the person was answered, even one that they had reached before. */
export const setStep = (
  deps: DeskDeps,
  user: StaffUser,
  personId: string,
  { version, step, lostReason, lostWords, nextContact }: StepRequest,
): Promise<Changed> =>
  changePerson(deps, { user, personId, version }, async (row, queries) => {
    if (step === 'lost' && !lostReason) throw refused('lostReason')
    const answered = isAnswered(step)
      ? await answerWaiting(queries, row, user, deps.now())
      : await waitAgain(queries, row, deps.now())
    return {
      set: {
        ...answered.set,
        step,
        ...(step === 'lost'
          ? { lost_reason: lostReason ?? null, lost_words: lostWords || null, ...NO_CONTACT }
          : NOT_LOST),
        ...(nextContact && { next_contact_at_ms: nextContact.atMs, next_contact_words: nextContact.words || null }),
      },
      kind: 'step',
      data: { from: row.step, to: step, ...(step === 'lost' && whyLost(lostReason, lostWords)) },
      canUndo: true,
      counts:
        step === row.step
          ? answered.counts
          : [...answered.counts, ...(await stepCounts(queries, personId, step, deps.now()))],
    }
  })

const whyLost = (reason: StepRequest['lostReason'], words: string | undefined) => ({
  reason,
  ...(words?.trim() && { words: words.trim() }),
})

export const setOwner = (
  deps: DeskDeps,
  user: StaffUser,
  personId: string,
  { version, ownerId }: OwnerRequest,
): Promise<Changed> =>
  changePerson(deps, { user, personId, version }, async (row, queries) => {
    if (ownerId !== null && !(await isOnTeam(queries, ownerId))) throw refused('ownerId')
    return { set: { owner_id: ownerId }, kind: 'owner', data: { from: row.owner_id, to: ownerId }, canUndo: true }
  })

export const setNextContact = (
  deps: DeskDeps,
  user: StaffUser,
  personId: string,
  { version, atMs, words }: NextContactRequest,
): Promise<Changed> =>
  changePerson(deps, { user, personId, version }, () => {
    if (atMs !== null && isTooLate(atMs, deps.now())) throw refused('atMs')
    return {
      set: { next_contact_at_ms: atMs, next_contact_words: (atMs !== null && words) || null },
      kind: 'next_contact',
      data: { atMs },
      canUndo: true,
    }
  })

const refused = (field: string): Failure => new Failure('body.invalid', { details: [{ path: [field] }] })
