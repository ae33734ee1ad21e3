import type {
  Changed,
  ClaimedDetails,
  OtherNameDetails,
  PersonRow,
} from '../../../../domain/desk/desk-people-contract.ts'
import { type Outcome, post, type Refused } from '../../../lib/api-client.ts'
import type { Translate } from '../../i18n/texts.ts'
import { fullName } from '../parts/person-name.ts'
import type { AddOutcome, Desk, DeskActions, Question } from './desk-context.ts'
import { isServersFault, staysWaiting } from './desk-queue.ts'
import type { InFlight } from './in-flight.ts'
import { CHANGE_TIMEOUT_MS, sendInTurn, type WishOutcome } from './send-wish.ts'
import { isWaitingFor, keepWaiting, type Waiting } from './waiting-changes.ts'
import { type Seen, seenOf, type Wish, withWish } from './wish.ts'

export interface ActionDeps {
  t: Translate
  ask(question: Question): void
  tell: Desk['tell']
  /** Shows a changed row at once, before the news comes back. */
  show(person: PersonRow): void
  /** Somebody was added, whom lists may show before the news comes. */
  onAdded(): void
  /** A change waits. */
  onKept(waitsFor: 'network' | 'server' | 'sign-in'): void
  nowMs(): number
  myId: string
  /** Sends what waits. */
  sendKept(): Promise<void>
  describe(person: PersonRow, wish: Wish): string
  inFlight: InFlight
}

type Unsent = Extract<WishOutcome, { kind: 'unreachable' | 'refused' }>

/** Everything that is done to a person; each tells what became of it, and until then that it is on its way. */
export function deskActions(deps: ActionDeps): DeskActions {
  const { send } = deps.inFlight
  const actions = plainActions(deps)
  return {
    ...actions,
    change: (person, wish) => send(person.id, JSON.stringify(wish), () => actions.change(person, wish)),
    claim: (person, options) => send(person.id, 'claim', () => actions.claim(person, options)),
    release: (person, options) => send(person.id, 'release', () => actions.release(person, options)),
    settle: (person, verb) => send(person.id, verb, () => actions.settle(person, verb)),
    separate: (person, request) => send(person.id, 'separate', () => actions.separate(person, request)),
  }
}

function plainActions(deps: ActionDeps): DeskActions {
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
    async release(person, { quietly } = {}) {
      const outcome = await post(`/api/desk/people/${person.id}/release`, {}, { keepalive: true })
      settled(deps, outcome, { told: quietly ? null : t('reply.released', { name: fullName(person, t) }) })
    },
    async addNote(person, text) {
      const body = { text, key: crypto.randomUUID() }
      const outcome = await post(`/api/desk/people/${person.id}/notes`, body, { timeoutMs: CHANGE_TIMEOUT_MS })
      if (!(await staysWaiting(outcome))) return settled(deps, outcome, { told: t('desk.saved') })
      return keep(deps, whatFor(outcome), { verb: 'note', personId: person.id, atMs: deps.nowMs(), body })
    },
    async addPerson(body) {
      const outcome = await post('/api/desk/people', body, { timeoutMs: CHANGE_TIMEOUT_MS })
      if (await staysWaiting(outcome))
        keep(deps, whatFor(outcome), { verb: 'add', personId: null, atMs: deps.nowMs(), body })
      else if (outcome.kind === 'refused') return addRefused(t, outcome)
      else if (outcome.kind === 'answered') {
        const { person } = outcome.answer ?? {}
        deps.tell(addedWords(t, body.name, outcome.answer), null, person && pageOf(person))
        deps.onAdded()
      }
      return { kind: 'taken' }
    },
    async settle(person, verb) {
      const path =
        verb === 'same'
          ? (`/api/desk/people/${person.id}/same` as const)
          : (`/api/desk/people/${person.id}/real` as const)
      return settled(deps, await post(path, {}), { told: verb === 'same' ? t('same.merged') : t('desk.saved') })
    },
    async separate(person, request) {
      const outcome = await post(`/api/desk/people/${person.id}/separate`, request)
      return settled(deps, outcome, { told: t('same.separated') })
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
  // What was wished before is sent before, or else waits before it.
  if (isWaitingFor(deps.myId, person.id)) await deps.sendKept()
  if (isWaitingFor(deps.myId, person.id)) return keepWish(deps, 'server', { seen: seenOf(person), wish }, person)
  const outcome = await sendInTurn(person, wish)
  switch (outcome.kind) {
    case 'done':
      deps.show(outcome.person)
      deps.tell(told, outcome.undo, pageOf(person))
      return true
    case 'clash':
      deps.show(outcome.details.person)
      deps.ask({ ...outcome, kind: 'conflict' })
      return false
    default:
      if (await staysWaiting(outcome)) {
        // What was left of it when the network was lost, or all of it.
        const left = outcome.kind === 'unreachable' ? outcome : { seen: seenOf(person), wish }
        return keepWish(deps, whatFor(outcome), left, person)
      }
      if (outcome.kind === 'refused' && outcome.status === 404) deps.tell(deps.t('desk.gone'))
      else deps.tell(deps.t('desk.failed'), null, pageOf(person))
      return false
  }
}

/** Where a message about somebody leads. */
export const pageOf = ({ id }: Pick<PersonRow, 'id'>): string => `/admin/people/${id}`

type WaitsFor = Parameters<ActionDeps['onKept']>[0]

const whatFor = (outcome: Unsent | Outcome<unknown>): WaitsFor =>
  outcome.kind === 'unreachable' ? 'network' : isServersFault(outcome) ? 'server' : 'sign-in'

function keepWish(deps: ActionDeps, waitsFor: WaitsFor, left: { seen: Seen; wish: Wish }, person: PersonRow): boolean {
  deps.show(withWish(person, left.wish))
  const { seen, wish } = left
  return keep(deps, waitsFor, { verb: 'change', personId: person.id, atMs: deps.nowMs(), seen, wish })
}

function keep(deps: ActionDeps, waitsFor: WaitsFor, change: Waiting): true {
  keepWaiting(deps.myId, change)
  deps.onKept(waitsFor)
  return true
}

const addRefused = (t: Translate, { error }: Refused): AddOutcome =>
  error?.code === 'desk.other_name'
    ? { kind: 'asks', ...(error.details as OtherNameDetails) }
    : { kind: 'problem', words: error?.message ?? t('desk.failed') }

/** With a number or an e-mail that was known nobody new stands in the list. */
export function addedWords(t: Translate, name: string, added: Added | null): string {
  if (!added?.person) return t('add.saved', { name })
  if (added.isReopened) return t('add.reopened', { name, step: t(`step.${added.person.step}`) })
  return added.person.submissions > 1 ? t('add.joined', { name: fullName(added.person, t) }) : t('add.saved', { name })
}

type Added = Pick<Changed, 'isReopened'> & { person: PersonRow | null }

interface Handling {
  told: string | null
  isUndo?: boolean
  onClaimed?: (details: ClaimedDetails) => void
}

/** Shows what an answer says. True if the change was taken. */
function settled(deps: ActionDeps, outcome: Outcome<Changed>, { told, isUndo, onClaimed }: Handling): boolean {
  if (outcome.kind === 'answered') {
    if (outcome.answer) deps.show(outcome.answer.person)
    const { person, undo } = outcome.answer ?? {}
    if (told) deps.tell(told, isUndo ? null : undo, person && pageOf(person))
    return true
  }
  const isExplained = outcome.kind === 'refused' && explained(outcome, onClaimed)
  // What nobody asked for fails in silence, such as the claim when an answer is begun.
  if (!isExplained && told !== null) deps.tell(deps.t('desk.failed'))
  return false
}

/** True if the refusal leads to a question of its own. Who has no session, and so gets 401 or 404, is asked to sign in. */
function explained({ status, error }: Refused, onClaimed?: (details: ClaimedDetails) => void): boolean {
  if (error?.code !== 'desk.claimed' || !onClaimed) return status === 401 || status === 404
  onClaimed(error.details as ClaimedDetails)
  return true
}
