import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
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

/**
 * A message in the corner for five seconds, longer while the pointer is on it. While a modal is open the toast is
 * rendered inside it, because everything outside is inert. A modal that opens takes the focus.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ tone: ToastTone; text: string } | null>(null)
  const [held, setHeld] = useState(false)
  const [modal, setModal] = useState<Element | null>(null)
  const count = useRef(0)
  const comeOut = useCallback(() => {
    setModal(null)
    setHeld(false)
  }, [])
  const enterModal = useCallback(() => {
    const open = document.querySelector('dialog:modal')
    open?.addEventListener('close', comeOut, { once: true })
    setModal(open)
  }, [comeOut])
  const show = useCallback<ShowToast>(
    (tone, text) => {
      count.current += 1
      enterModal()
      setToast({ tone, text })
    },
    [enterModal],
  )

  useEffect(() => {
    if (!toast) return
    document.addEventListener('focusin', enterModal)
    return () => document.removeEventListener('focusin', enterModal)
  }, [toast, enterModal])

  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(() => setToast(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, held])

  const corner = (
    <div className="toast-corner" role={modal ? 'alert' : 'status'}>
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
  )
  return (
    <ToastContext value={show}>
      {children}
      {modal ? createPortal(corner, modal) : corner}
    </ToastContext>
  )
}
