import type {
  Changed,
  ClaimedDetails,
  ConflictDetails,
  PersonRow,
} from '../../../../domain/desk/desk-people-contract.ts'
import { type Outcome, post, type Refused } from '../../../lib/api-client.ts'
import type { Translate } from '../../i18n/texts.ts'
import { fullName } from '../parts/person-name.ts'
import type { Desk, DeskActions, Question, Wish } from './desk-context.ts'
import { keepWaiting } from './desk-queue.ts'

export interface ActionDeps {
  t: Translate
  ask(question: Question): void
  tell: Desk['tell']
  /** Shows a changed row at once, before the news comes back. */
  show(person: PersonRow): void
  /** A change waits for the network. */
  onKept(): void
  nowMs(): number
  describe(person: PersonRow, wish: Wish): string
}

/** Everything that is done to a person; each tells what became of it. */
export function deskActions(deps: ActionDeps): DeskActions {
  const { t } = deps
  return {
    change: (person, wish) => change(deps, person, wish),
    async claim(person, { takeOver, quietly, goOn } = {}) {
      let isTheirs = false
      const outcome = await post(`/api/desk/people/${person.id}/claim`, takeOver ? { takeOver } : {}, {
        keepalive: true,
      })
      const isMine = settled(deps, outcome, {
        told: quietly ? null : t('reply.claimed', { name: fullName(person, t) }),
        onClaimed: (details) => {
          isTheirs = true
          deps.ask({ kind: 'claimed', person, details, goOn })
        },
      })
      return isTheirs ? 'theirs' : isMine ? 'mine' : 'unknown'
    },
    async release(person) {
      const outcome = await post(`/api/desk/people/${person.id}/release`, {})
      settled(deps, outcome, { told: t('reply.released', { name: fullName(person, t) }) })
    },
    async addNote(person, text) {
      const body = { text, key: crypto.randomUUID() }
      const outcome = await post(`/api/desk/people/${person.id}/notes`, body)
      if (outcome.kind !== 'unreachable') return settled(deps, outcome, { told: t('desk.saved') })
      keepWaiting({ personId: person.id, atMs: deps.nowMs(), verb: 'notes', body })
      deps.onKept()
      return true
    },
    async settle(person, verb) {
      const path =
        verb === 'same'
          ? (`/api/desk/people/${person.id}/same` as const)
          : (`/api/desk/people/${person.id}/real` as const)
      return settled(deps, await post(path, {}), { told: verb === 'same' ? t('same.merged') : t('desk.saved') })
    },
    async undo(eventId) {
      const outcome = await post('/api/desk/undo', { eventId })
      if (outcome.kind === 'refused' && outcome.status < 500 && outcome.status !== 401)
        return deps.tell(t('desk.tooLate'))
      settled(deps, outcome, { told: t('desk.undone'), isUndo: true })
    },
  }
}

async function change(deps: ActionDeps, person: PersonRow, wish: Wish): Promise<boolean> {
  const told = deps.describe(person, wish)
  let row = person
  for (const send of callsOf(wish)) {
    const outcome = await send(row)
    if (outcome.kind === 'unreachable' && wish.step) {
      const body = { ...stepBody(row, wish), step: wish.step }
      keepWaiting({ personId: person.id, atMs: deps.nowMs(), verb: 'step', body })
      deps.show({ ...row, step: wish.step, lostReason: wish.lostReason ?? null })
      deps.onKept()
      return true
    }
    const isDone = settled(deps, outcome, {
      told,
      onConflict: (details) => deps.ask({ kind: 'conflict', details, wish }),
    })
    if (!isDone) return false
    if (outcome.kind === 'answered' && outcome.answer) row = outcome.answer.person
  }
  return true
}

const stepBody = (person: PersonRow, { lostReason, lostWords, nextContact }: Wish) => ({
  version: person.version,
  ...(lostReason && { lostReason }),
  ...(lostWords && { lostWords }),
  ...(nextContact && { nextContact }),
})

/** A step takes the next contact along; owner and a contact alone have calls of their own. */
function callsOf(wish: Wish): ((person: PersonRow) => Promise<Outcome<Changed>>)[] {
  const { step, ownerId, nextContact } = wish
  const calls: ((person: PersonRow) => Promise<Outcome<Changed>>)[] = []
  if (step) calls.push((person) => post(`/api/desk/people/${person.id}/step`, { ...stepBody(person, wish), step }))
  if (ownerId !== undefined) calls.push(({ id, version }) => post(`/api/desk/people/${id}/owner`, { version, ownerId }))
  if (nextContact !== undefined && !(step && nextContact))
    calls.push(({ id, version }) =>
      post(`/api/desk/people/${id}/next-contact`, { version, ...(nextContact ?? { atMs: null }) }),
    )
  return calls
}

interface Questions {
  onConflict?: ((details: ConflictDetails) => void) | undefined
  onClaimed?: ((details: ClaimedDetails) => void) | undefined
}

interface Handling extends Questions {
  told: string | null
  isUndo?: boolean
}

/** Shows what an answer says. True if the change was taken. */
function settled(
  deps: ActionDeps,
  outcome: Outcome<Changed>,
  { told, isUndo, onConflict, onClaimed }: Handling,
): boolean {
  if (outcome.kind === 'answered') {
    if (outcome.answer) deps.show(outcome.answer.person)
    if (told) deps.tell(told, isUndo ? null : outcome.answer?.undo)
    return true
  }
  const isExplained = outcome.kind === 'refused' && explained(outcome, { onConflict, onClaimed })
  // What nobody asked for fails in silence, such as the claim when an answer is begun.
  if (!isExplained && told !== null) deps.tell(deps.t('desk.failed'))
  return false
}

/** True if the refusal leads to a question of its own. Who has no session, and so gets 401 or 404, is asked to sign in. */
function explained({ status, error }: Refused, { onConflict, onClaimed }: Questions): boolean {
  if (error?.code === 'desk.conflict' && onConflict) onConflict(error.details as ConflictDetails)
  else if (error?.code === 'desk.claimed' && onClaimed) onClaimed(error.details as ClaimedDetails)
  else return status === 401 || status === 404
  return true
}
