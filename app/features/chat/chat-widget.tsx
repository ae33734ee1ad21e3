import { lazy, Suspense, useCallback, useState } from 'react'
import portrait from '../../art/ms-kiky.svg'
import { FloatingButton } from '../../ui/floating-button.tsx'
import { track, trackStep } from '../analytics/track.ts'
import { useText } from '../i18n/language-context.ts'

const ChatPanel = lazy(() => import('./chat-panel.tsx'))

/** The way to Ms Kiky, in the corner of the home page. The panel comes when it is opened, and stays. */
export default function ChatWidget() {
  const t = useText()
  const [wasOpened, setWasOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setWasOpened(true)
    setOpen(true)
    track('chat_started')
    track('ai_chat_interaction', { action: 'opened' })
    trackStep('chat_opened')
  }
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <FloatingButton className="floating-chat" aria-label={t('chat.open')} onClick={show}>
        <img src={portrait} alt="" width={64} height={64} loading="lazy" />
        <span className="floating-dot" />
      </FloatingButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <ChatPanel open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
