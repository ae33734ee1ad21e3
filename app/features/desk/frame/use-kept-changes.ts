import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../i18n/language-context.ts'
import { type ActionDeps, addedWords, pageOf } from './desk-actions.ts'
import type { Desk } from './desk-context.ts'
import { type SentWaiting, sendWaitingChanges } from './desk-queue.ts'
import { type Waiting, waitingChanges } from './waiting-changes.ts'

const AGAIN_MS = 5000

/** Counts what waits, sends it, and again as long as the server fails at it. */
export function useKeptChanges(accountId: string, { ask, tell, show }: Pick<Desk, 'ask' | 'tell' | 'show'>) {
  const t = useText()
  const [waiting, setWaiting] = useState<Desk['waiting']>(new Map())
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const count = useCallback(() => setWaiting(countByPerson(accountId)), [accountId])
  const wordsFor = (change: Waiting, outcome: SentWaiting): string => {
    if (outcome.kind === 'refused') return t(outcome.status === 404 ? 'desk.gone' : 'desk.failed')
    const isAdded = change.verb === 'add' && outcome.kind === 'stored'
    return isAdded ? addedWords(t, change.body.name, outcome) : t('desk.queued.sent')
  }
  const sendKept = useEffectEvent(async () => {
    if (waitingChanges(accountId).length === 0) return
    const sent = await sendWaitingChanges(accountId, (change, outcome) => {
      if ('person' in outcome && outcome.person) show(outcome.person)
      if (outcome.kind === 'clash') {
        show(outcome.details.person)
        ask({ ...outcome, kind: 'conflict' })
      } else tell(wordsFor(change, outcome), null, pageFor(change, outcome))
    })
    count()
    if (sent === 'again') sendSoon()
  })
  const sendSoon = () => {
    clearTimeout(again.current)
    again.current = setTimeout(() => sendKept(), AGAIN_MS)
  }
  const onKept: ActionDeps['onKept'] = (waitsFor) => {
    count()
    if (waitsFor === 'server') sendSoon()
    // Whoever is asked to sign in is told so there.
    if (waitsFor !== 'sign-in') tell(t(waitsFor === 'server' ? 'desk.queued.server' : 'desk.queued'))
  }
  useEffect(() => {
    count()
    return () => clearTimeout(again.current)
  }, [count])
  return { waiting, sendKept, onKept }
}

/** Whoever was erased has no page, nor has who was to be added unless they were. */
function pageFor({ personId }: Waiting, outcome: SentWaiting): string | undefined {
  if (outcome.kind === 'refused' && outcome.status === 404) return undefined
  const id = 'person' in outcome && outcome.person ? outcome.person.id : personId
  return id === null ? undefined : pageOf({ id })
}

function countByPerson(accountId: string): Desk['waiting'] {
  const counts = new Map<string | null, number>()
  for (const { personId } of waitingChanges(accountId)) counts.set(personId, (counts.get(personId) ?? 0) + 1)
  return counts
}
