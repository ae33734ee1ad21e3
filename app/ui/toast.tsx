import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'

const SHOWN_MS = 5000
const ICONS: Record<ToastTone, IconName> = { success: 'check', problem: 'circle-alert', note: 'info' }

type ToastTone = 'success' | 'problem' | 'note'
type ShowToast = (tone: ToastTone, text: string) => void

const ToastContext = createContext<ShowToast | null>(null)

export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast must be used within a ToastProvider')
  return show
}

/** A short message in the corner for five seconds; it stays while the pointer is on it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ tone: ToastTone; text: string } | null>(null)
  const [held, setHeld] = useState(false)
  const count = useRef(0)
  const show = useCallback<ShowToast>((tone, text) => {
    count.current += 1
    setToast({ tone, text })
  }, [])

  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(() => setToast(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, held])

  return (
    <ToastContext value={show}>
      {children}
      <div className="toast-corner" role="status">
        {toast && (
          <div
            key={count.current}
            className={`toast toast-${toast.tone}`}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
          >
            <Icon name={ICONS[toast.tone]} />
            {toast.text}
          </div>
        )}
      </div>
    </ToastContext>
  )
}
