import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Outcome } from '../../lib/api-client.ts'
import { useText } from '../i18n/language-context.ts'
import { useDesk } from './frame/desk-context.ts'
import { newestOnly } from './newest-only.ts'
import { keptValue, useKept, useOwnKey } from './use-draft.ts'

interface Parts<Value> {
  /** Of what is kept in this tab until it is saved. */
  name: string
  stored: Value
  send(value: Value): Promise<Outcome<unknown>>
  /** What makes no sense yet is kept, not sent. */
  isRight?(value: Value): boolean
  /** Something that cannot be read stands in a field: nothing is told as saved. */
  isUnread?: boolean
}

/**
 * A setting that saves itself and says so. What meets an ended session or no network stays as it is shown, and is sent when
 * the page is opened again; what the server refuses goes back.
 */
export function useSelfSaving<Value>({ name, stored, send, isRight = () => true, isUnread = false }: Parts<Value>) {
  const t = useText()
  const { tell } = useDesk()
  const [saved, setSaved] = useState(stored)
  const [wanted, setWanted] = useKept<Value>(name)
  const key = useOwnKey(name)
  const newest = useRef<Value | null>(null)
  const [inTurn] = useState(newestOnly<Outcome<unknown>>)
  const tellOutcome = useEffectEvent((isSaved: boolean) => {
    if (!isSaved || !isUnread) tell(t(isSaved ? 'desk.saved' : 'desk.failed'))
  })
  const change = async (value: Value) => {
    newest.current = value
    setWanted(value)
    // Nothing that was told before is true of it.
    if (!isRight(value)) return tell(t('hours.unsaved'))
    const outcome = await inTurn(() => send(value))
    if (!outcome) return
    const isSaved = outcome.kind === 'answered'
    if (isSaved) setSaved(value)
    if (newest.current !== value) return
    if (isSaved || isFinal(outcome)) setWanted(null)
    tellOutcome(isSaved)
  }
  const sendKept = useEffectEvent(() => {
    const kept = keptValue<Value>(key)
    if (kept !== null) change(kept)
  })
  useEffect(() => sendKept(), [])
  return { value: wanted ?? saved, change }
}

/** Without a session calls are 401 or 404. */
const isFinal = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.status !== 401 && outcome.status !== 404
