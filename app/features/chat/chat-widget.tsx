import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { chatUnavailable } from '../../../content/tutor.ts'
import portrait from '../../art/ms-kiky.svg'
import { FloatingButton } from '../../ui/floating-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { track } from '../analytics/track.ts'
import { useBrand } from '../brand/brand-context.ts'
import { useLanguage } from '../i18n/language-context.ts'
import type { ChatPanelProps } from './chat-panel.tsx'
import { loadSpeech } from './chat-texts.ts'

/** The chat button on the home page. The panel and its texts are loaded once the button is hydrated. */
export default function ChatWidget() {
  const { language, t } = useLanguage()
  const brand = useBrand()
  const showToast = useToast()
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null)
  const [open, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  const load = useCallback(async () => {
    const [{ ChatPanel }] = await Promise.all([import('./chat-panel.tsx'), loadSpeech(language, brand)])
    setPanel(() => ChatPanel)
  }, [language, brand])

  useEffect(() => {
    load().catch(() => {})
  }, [load])

  const show = async () => {
    track('chat_started')
    try {
      setLoading(true)
      await load()
      setOpen(true)
    } catch {
      showToast('problem', chatUnavailable[language])
    } finally {
      setLoading(false)
    }
  }
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <FloatingButton
        className="floating-chat"
        aria-label={t('chat.open')}
        aria-busy={isLoading || undefined}
        onClick={show}
      >
        <img src={portrait} alt="" width={64} height={64} loading="lazy" />
        <span className={isLoading ? 'spinner' : 'floating-dot'} />
      </FloatingButton>
      {Panel && (
        <Suspense fallback={null}>
          <Panel open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
