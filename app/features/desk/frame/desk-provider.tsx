import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { DeskChange, DeskFrame } from '../../../../domain/desk/desk-contract.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { useText } from '../../i18n/language-context.ts'
import { useRenewedDevice } from '../notifications/use-this-device.ts'
import { keepProof } from '../own-keys.ts'
import { Questions } from '../questions/questions.tsx'
import { useSentQuestion } from '../reply/use-sent-question.ts'
import { type ActionDeps, deskActions } from './desk-actions.ts'
import { type Desk, DeskContext } from './desk-context.ts'
import { type DeskMessage, DeskToast } from './desk-toast.tsx'
import { createInFlight } from './in-flight.ts'
import { hasLeft } from './leave-team.ts'
import { LeftTeam } from './left-team.tsx'
import { SignedOutSheet } from './signed-out-sheet.tsx'
import { useToldBefore } from './tell-later.ts'
import { useClock } from './use-clock.ts'
import { useDescribeWish } from './use-describe-wish.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useKeptChanges } from './use-kept-changes.ts'
import { useLive } from './use-live.ts'
import { useOfflineCopy } from './use-offline-copy.ts'
import { useQuestions } from './use-questions.ts'
import { useSessionEnd } from './use-session-end.ts'
import { useTakenOver } from './use-taken-over.ts'
import { useTypedEarly } from './use-typed-early.ts'

const FRAME_PAUSE_MS = 300

/** Everything that the screens of the desk share: the frame, the clock, the news, what is done, and what is asked. */
export function DeskProvider({ frame: rendered, children }: { frame: DeskFrame; children: ReactNode }) {
  const t = useText()
  const [frame, setFrame] = useState(rendered)
  const { nowMs, correct } = useClock(rendered.nowMs)
  const [isOffline, setOffline] = useState(false)
  const [session, setSession] = useState<'open' | 'ended' | 'left'>('open')
  const { question, ask } = useQuestions()
  const [message, setMessage] = useState<DeskMessage | null>(null)
  const [announcement, announce] = useState('')
  const rows = useListeners<PersonRow>()
  const changes = useListeners<DeskChange | 'reload'>()

  const tell = useCallback<Desk['tell']>(
    (text, undo = null, href) => setMessage((last) => ({ id: (last?.id ?? 0) + 1, text, undo, href })),
    [],
  )
  const refresh = useCallback(async () => {
    const outcome = await get('/api/desk/frame')
    if (outcome.kind !== 'answered' || !outcome.answer) return
    setFrame(outcome.answer)
    correct(outcome.answer.nowMs)
  }, [correct])

  const describe = useDescribeWish(frame)
  const { waiting, sendKept, onKept: countKept } = useKeptChanges(frame.me.id, { ask, tell, show: rows.call })
  const onKept = useEffectEvent<ActionDeps['onKept']>((waitsFor) => {
    if (waitsFor === 'network') setOffline(true)
    countKept(waitsFor)
  })
  const sendBefore = useEffectEvent(() => sendKept())
  const [inFlight] = useState(createInFlight)
  const actions = useMemo(
    () =>
      deskActions({
        t,
        ask,
        tell,
        describe,
        show: rows.call,
        onAdded: () => changes.call('reload'),
        onKept: (waitsFor) => onKept(waitsFor),
        sendKept: () => sendBefore(),
        nowMs: () => Date.now(),
        myId: frame.me.id,
        inFlight,
      }),
    [t, ask, tell, rows.call, changes.call, describe, inFlight, frame.me.id],
  )

  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askNow = useLive(rendered.cursor, {
    onChange(change) {
      changes.call(change)
      clearTimeout(pending.current)
      pending.current = setTimeout(refresh, FRAME_PAUSE_MS)
    },
    onReached() {
      setOffline(false)
      // Signed in again in another tab; who has left stays outside, whoever that was.
      setSession((now) => (now === 'left' ? now : 'open'))
      sendKept()
    },
    onLost: () => setOffline(true),
  })
  useEffect(() => {
    const goOffline = () => setOffline(true)
    if (!navigator.onLine) goOffline()
    addEventListener('offline', goOffline)
    return () => removeEventListener('offline', goOffline)
  }, [])
  useSentQuestion(ask)
  useTakenOver({ frame, tell, onChange: changes.listen })
  useToldBefore(tell)
  useSessionEnd({
    onEnd: async () => {
      const isOver = await hasLeft(frame.me.proof)
      setSession((now) => (isOver || now === 'left' ? 'left' : 'ended'))
    },
    check: refresh,
  })
  useEffect(() => keepProof(frame.me.id, frame.me.proof, localStorage), [frame.me])
  useFocusKept()
  useOfflineCopy(rendered, changes.listen)
  useRenewedDevice(frame.me.sessionId)
  useTypedEarly()

  // A question or a message that comes up leaves the screens below as they are.
  const desk = useMemo<Desk>(
    () => ({
      frame,
      nowMs,
      isOffline,
      waiting,
      actions,
      inFlight,
      ask,
      tell,
      announce,
      refresh,
      show: rows.call,
      onRow: rows.listen,
      onChange: changes.listen,
    }),
    [frame, nowMs, isOffline, waiting, actions, inFlight, ask, tell, refresh, rows, changes],
  )
  const look = ['desk-scope', !frame.notifications.shortcuts && 'desk-keyless', message && 'desk-told']
    .filter(Boolean)
    .join(' ')
  if (session === 'left')
    return (
      <div className={look}>
        <LeftTeam frame={frame} />
      </div>
    )
  return (
    <DeskContext value={desk}>
      <div className={look}>
        {children}
        <Questions question={question} />
        {session === 'ended' && (
          <SignedOutSheet
            email={frame.me.email}
            onLeft={() => setSession('left')}
            onSignedIn={() => {
              setSession('open')
              changes.call('reload')
              askNow()
            }}
            onClose={() => setSession('open')}
          />
        )}
        <DeskToast
          message={message}
          onUndo={async (undo) => {
            if (typeof undo === 'function') undo()
            else await actions.undo(undo.eventId)
            setMessage((shown) => (shown?.undo === undo ? null : shown))
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
