import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { DeskChange, DeskFrame } from '../../../../domain/desk/desk-contract.ts'
import type { ConflictDetails, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { useText } from '../../i18n/language-context.ts'
import { useRenewedDevice } from '../notifications/use-this-device.ts'
import { Questions } from '../questions/questions.tsx'
import { useSentQuestion } from '../reply/use-sent-question.ts'
import { deskActions } from './desk-actions.ts'
import { type Desk, DeskContext, type Question } from './desk-context.ts'
import { sendWaitingChanges, waitingChanges } from './desk-queue.ts'
import { type DeskMessage, DeskToast } from './desk-toast.tsx'
import { SignedOutSheet } from './signed-out-sheet.tsx'
import { useClock } from './use-clock.ts'
import { useDescribeWish } from './use-describe-wish.ts'
import { useLive } from './use-live.ts'
import { useOfflineCopy } from './use-offline-copy.ts'
import { useSessionEnd } from './use-session-end.ts'

const FRAME_PAUSE_MS = 300

/** Everything that the screens of the desk share: the frame, the clock, the news, what is done, and what is asked. */
export function DeskProvider({ frame: rendered, children }: { frame: DeskFrame; children: ReactNode }) {
  const t = useText()
  const [frame, setFrame] = useState(rendered)
  const { nowMs, correct } = useClock(rendered.nowMs)
  const [isOffline, setOffline] = useState(false)
  const [isSignedOut, setSignedOut] = useState(false)
  const [question, ask] = useState<Question | null>(null)
  const [message, setMessage] = useState<DeskMessage | null>(null)
  const [announcement, announce] = useState('')
  const [waiting, setWaiting] = useState<ReadonlyMap<string, number>>(new Map())
  const rows = useListeners<PersonRow>()
  const changes = useListeners<DeskChange | 'reload'>()

  const tell = useCallback<Desk['tell']>(
    (text, undo = null) => setMessage((last) => ({ id: (last?.id ?? 0) + 1, text, undo })),
    [],
  )
  const countWaiting = useCallback(() => setWaiting(countByPerson()), [])
  const refresh = useCallback(async () => {
    const outcome = await get('/api/desk/frame')
    if (outcome.kind !== 'answered' || !outcome.answer) return
    setFrame(outcome.answer)
    correct(outcome.answer.nowMs)
  }, [correct])

  const describe = useDescribeWish(frame)
  const onKept = useEffectEvent(() => {
    countWaiting()
    setOffline(true)
    tell(t('desk.queued'))
  })
  const actions = useMemo(
    () =>
      deskActions({
        t,
        ask,
        tell,
        describe,
        show: rows.call,
        onKept: () => onKept(),
        nowMs: () => Date.now(),
      }),
    [t, tell, rows.call, describe],
  )

  const sendKept = useEffectEvent(async () => {
    if (waitingChanges().length === 0) return
    await sendWaitingChanges((change, outcome) => {
      const error = outcome.kind === 'refused' ? outcome.error : undefined
      if (error?.code === 'desk.conflict' && change.verb === 'step')
        ask({ kind: 'conflict', details: error.details as ConflictDetails, wish: { step: change.body.step } })
      else tell(t(outcome.kind === 'answered' ? 'desk.queued.sent' : 'desk.failed'))
    })
    countWaiting()
  })
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askNow = useLive(rendered.cursor, {
    onChange(change) {
      changes.call(change)
      clearTimeout(pending.current)
      pending.current = setTimeout(refresh, FRAME_PAUSE_MS)
    },
    onReached() {
      setOffline(false)
      // Signed in again in another tab.
      setSignedOut(false)
      sendKept()
    },
    onLost: () => setOffline(true),
  })
  useEffect(() => {
    countWaiting()
    const goOffline = () => setOffline(true)
    if (!navigator.onLine) goOffline()
    addEventListener('offline', goOffline)
    return () => removeEventListener('offline', goOffline)
  }, [countWaiting])
  useSentQuestion(ask)
  useSessionEnd({ onEnd: () => setSignedOut(true), check: refresh })
  useOfflineCopy()
  useRenewedDevice()

  // A question or a message that comes up leaves the screens below as they are.
  const desk = useMemo<Desk>(
    () => ({
      frame,
      nowMs,
      isOffline,
      waiting,
      actions,
      ask,
      tell,
      announce,
      show: rows.call,
      onRow: rows.listen,
      onChange: changes.listen,
    }),
    [frame, nowMs, isOffline, waiting, actions, tell, rows, changes],
  )
  return (
    <DeskContext value={desk}>
      <div className="desk-scope">
        {children}
        <Questions question={question} />
        {isSignedOut && (
          <SignedOutSheet
            email={frame.me.email}
            onSignedIn={() => {
              setSignedOut(false)
              askNow()
            }}
            onClose={() => setSignedOut(false)}
          />
        )}
        <DeskToast
          message={message}
          onUndo={(eventId) => {
            setMessage(null)
            actions.undo(eventId)
          }}
          onGone={() => setMessage(null)}
        />
        <p className="sr-only" aria-live="polite">
          {announcement}
        </p>
      </div>
    </DeskContext>
  )
}

function countByPerson(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { personId } of waitingChanges()) counts.set(personId, (counts.get(personId) ?? 0) + 1)
  return counts
}

/** A list of listeners with a stable identity. */
function useListeners<Value>() {
  const listeners = useRef(new Set<(value: Value) => void>())
  const listen = useCallback((listener: (value: Value) => void) => {
    listeners.current.add(listener)
    return () => {
      listeners.current.delete(listener)
    }
  }, [])
  const call = useCallback((value: Value) => {
    for (const listener of listeners.current) listener(value)
  }, [])
  return useMemo(() => ({ listen, call }), [listen, call])
}
