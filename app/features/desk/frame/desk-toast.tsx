import { useEffect, useState } from 'react'
import { UNDO_MS } from '../../../../domain/desk/views.ts'
import { useText } from '../../i18n/language-context.ts'

export interface DeskMessage {
  id: number
  text: string
  undo: { eventId: string; untilMs: number } | null
}

interface Props {
  message: DeskMessage | null
  onUndo(eventId: string): void
  onGone(): void
}

/** What was just done, for eight seconds, and the way back. Longer while it is looked at. */
export function DeskToast({ message, onUndo, onGone }: Props) {
  const t = useText()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!message || held) return
    const timer = setTimeout(onGone, UNDO_MS)
    return () => clearTimeout(timer)
  }, [message, held, onGone])
  return (
    <div className="toast-corner desk-toast" role="status">
      {message && (
        // biome-ignore lint/a11y/noStaticElementInteractions: looking at it or reaching its button only keeps it longer
        <div
          key={message.id}
          className="toast"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{message.text}</span>
          {message.undo && (
            <button type="button" data-undo="" onClick={() => message.undo && onUndo(message.undo.eventId)}>
              {t('desk.undo')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
