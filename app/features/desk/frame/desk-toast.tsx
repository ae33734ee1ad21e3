import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { UNDO_MS } from '../../../../domain/desk/views.ts'
import { useText } from '../../i18n/language-context.ts'
import type { Undo } from './desk-context.ts'

export interface DeskMessage {
  id: number
  text: string
  undo: Undo | null
  href: string | undefined
}

interface Props {
  message: DeskMessage | null
  onUndo(undo: Undo): void
  onGone(): void
}

/** Whose finger comes down where it comes up, as it comes up, meant what lay there. */
const MEANT_MS = 400

/** What was just done, for eight seconds, and the way back. Longer while it is looked at; a tap on it lets it go. */
export function DeskToast({ message, onUndo, onGone }: Props) {
  const t = useText()
  const [held, setHeld] = useState(false)
  const [undoing, setUndoing] = useState<DeskMessage | null>(null)
  const isUndoing = message !== null && message === undoing
  useEffect(() => {
    if (!message || held || isUndoing) return
    const timer = setTimeout(onGone, UNDO_MS)
    return () => clearTimeout(timer)
  }, [message, held, isUndoing, onGone])
  const shownAtMs = useRef(0)
  useEffect(() => {
    if (!message) return
    shownAtMs.current = performance.now()
    // What went away under the pointer was not left by it.
    return () => setHeld(false)
  }, [message])
  const isMeant = ({ nativeEvent }: MouseEvent) =>
    (nativeEvent as PointerEvent).pointerType !== 'touch' || performance.now() - shownAtMs.current > MEANT_MS
  return (
    <div className="toast-corner desk-toast" role="status">
      {message && (
        // biome-ignore lint/a11y: looking at it only keeps it longer, a tap only lets it go sooner
        <div
          key={message.id}
          className="toast"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onClick={(event) => isMeant(event) && onGone()}
        >
          <span>{message.text}</span>
          {message.href && message.href !== location.pathname && <a href={message.href}>{t('desk.show')}</a>}
          {message.undo && (
            <button
              type="button"
              data-undo=""
              aria-busy={isUndoing || undefined}
              onClick={(event) => {
                event.stopPropagation()
                if (!message.undo || isUndoing || !isMeant(event)) return
                setUndoing(message)
                onUndo(message.undo)
              }}
            >
              {t('desk.undo')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
