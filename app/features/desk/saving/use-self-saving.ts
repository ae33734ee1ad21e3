import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Outcome } from '../../../lib/api-client.ts'
import { useText } from '../../i18n/language-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { useDesk } from '../frame/desk-context.ts'
import { keptValue, useKept, useOwnKey } from '../use-draft.ts'
import { isSame } from './merge-lines.ts'
import { newestOnly } from './newest-only.ts'
import { type Clash, decided, type LineForm, type Saved, type Stored, saveOver, type Wanted } from './save-over.ts'

interface Parts<Value> {
  /** Of what is kept in this tab until it is saved. */
  name: string
  stored: Stored<Value>
  form: LineForm<Value>
  send(value: Value, stored: Stored<Value>): Promise<Outcome<Stored<Value>>>
  /** What makes no sense yet is kept, not sent. */
  isRight?(value: Value): boolean
  /** Something that cannot be read stands in a field: nothing is told as saved. */
  isUnread?: boolean
}

/** A change of what there is by then. */
type Edit<Value> = (now: Value) => Value

/**
 * A setting that saves itself and says so. What meets an ended session or no network stays as it is shown, and is sent when
 * either is back, or the page is opened again; what the server refuses goes back. What others have changed meanwhile stays; where they have
 * changed the same, `clash` waits for a decision.
 */
export function useSelfSaving<Value>(parts: Parts<Value>) {
  const { name, stored, form, send, isRight = () => true, isUnread = false } = parts
  const t = useText()
  const { tell, isOffline, onChange } = useDesk()
  const [known, setKnown] = useState(stored)
  const latest = useRef(stored)
  const [wanted, setWanted] = useKept<Wanted<Value>>(`${name}-change`)
  const key = useOwnKey(`${name}-change`)
  const newest = useRef<Value | null>(null)
  /** What the newest was made of; null while nothing waits. */
  const base = useRef<Value | null>(null)
  const [clash, setClash] = useState<Clash<Value> | null>(null)
  const [inTurn] = useState(newestOnly<Saved<Value>>)

  const know = (next: Stored<Value>) => {
    latest.current = next
    setKnown(next)
  }
  const keep = (value: Value | null) => {
    if (value === null) base.current = null
    newest.current = value
    setWanted(value === null || base.current === null ? null : { base: base.current, value })
  }
  const tellSaved = useEffectEvent((text: string, undo: (() => void) | null) => {
    if (!isUnread) tell(text, undo)
  })
  const change = (edit: Edit<Value>, wayBack?: Edit<Value>) =>
    save(edit(newest.current ?? latest.current.value), wayBack)
  const save = async (value: Value, wayBack?: Edit<Value>) => {
    base.current ??= latest.current.value
    keep(value)
    // Nothing that was told before is true of it.
    if (!isRight(value)) return tell(t('hours.unsaved'))
    const saved = await inTurn(() => {
      const of = base.current ?? latest.current.value
      return saveOver({ base: of, value }, { form, stored: latest.current, send })
    })
    if (!saved) return
    if (saved.kind === 'saved') know(saved.stored)
    if (newest.current === value) return finish(saved, wayBack)
    // What came meanwhile was made of what has been sent.
    if (saved.kind === 'saved') base.current = value
    keep(newest.current)
  }
  const finish = (saved: Saved<Value>, wayBack: Edit<Value> | undefined) => {
    if (saved.kind === 'clash') return setClash(saved.clash)
    if (saved.kind === 'saved' || isFinal(saved.outcome)) keep(null)
    if (saved.kind === 'failed') return tell(t('desk.failed'))
    tellSaved(savedWords(t, saved), wayBack ? () => change(wayBack) : null)
  }
  const sendKept = useEffectEvent(() => {
    const kept = keptValue<Wanted<Value>>(key)
    if (!kept) return
    base.current = kept.base
    save(kept.value)
  })
  useEffect(() => {
    if (!isOffline) sendKept()
    const listener = () => sendKept()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [isOffline])
  // Somebody has signed in again.
  useEffect(() => onChange((news) => news === 'reload' && sendKept()), [onChange])

  /** These lines as they are wanted here, the others that clash as they are stored. */
  const decide = (mine: readonly string[]) => {
    if (!clash) return
    setClash(null)
    const decision = decided(form, clash, mine)
    latest.current = clash.theirs
    if (!isSame(decision.value, clash.theirs.value)) {
      base.current = decision.base
      return void save(decision.value)
    }
    know(clash.theirs)
    keep(null)
    tell(t('setting.tookTheirs'), () => save(decided(form, clash, clash.lines).value))
  }
  const putOff = () => {
    setClash(null)
    tell(t('setting.notYet'), () => setClash(clash))
  }
  return { value: wanted?.value ?? known.value, isWaiting: wanted !== null, change, clash, decide, putOff }
}

/** Also whose change was there before, if somebody's was. */
export function savedWords(t: Translate, { with: other }: Extract<Saved<unknown>, { kind: 'saved' }>): string {
  return other ? t('setting.savedWith', { who: firstNameIn(other.byName ?? t('desk.somebody')) }) : t('desk.saved')
}

export const firstNameIn = (name: string): string => name.split(' ')[0] ?? name

/** Without a session calls are 401 or 404. */
const isFinal = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.status < 500 && ![401, 404, 408, 429].includes(outcome.status)
