import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import portrait from '../../art/ms-kiky.svg?no-inline'
import { afterPaint } from '../../lib/after-paint.ts'
import { onTutorAsked } from '../../lib/ask-tutor.ts'
import { reloadForRetry, rememberWish, takeWish } from '../../lib/reload-wish.ts'
import { FloatingButton } from '../../ui/floating-button.tsx'
import { track } from '../analytics/track.ts'
import { useBrand } from '../brand/brand-context.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { ChatMissing } from './chat-missing.tsx'
import type { ChatPanelProps } from './chat-panel.tsx'
import { loadSpeech } from './chat-texts.ts'

const WISH = 'chat'
/** Late, so that the panel does not compete with the first paint; once loaded, the chat also opens offline. */
const PRELOAD_AFTER_MS = 8000

/** The chat button on the home page. The panel and its texts are loaded when they are wanted, or after a while. */
export function ChatWidget() {
  const { language, t } = useLanguage()
  const brand = useBrand()
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null)
  const [open, setOpen] = useState(false)
  const [question, setQuestion] = useState<string>()
  const [progress, setProgress] = useState<'idle' | 'loading' | 'failed'>('idle')

  const load = useCallback(async () => {
    const [{ ChatPanel }] = await Promise.all([import('./chat-panel.tsx'), loadSpeech(language, brand)])
    setPanel(() => ChatPanel)
  }, [language, brand])

  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [load])

  const show = useCallback(async () => {
    track('chat_started')
    try {
      setProgress('loading')
      await Promise.all([load(), new Promise<void>(afterPaint)])
      setOpen(true)
      setProgress('idle')
      return true
    } catch {
      rememberWish(WISH)
      setProgress('failed')
      return false
    }
  }, [load])
  const retry = async () => {
    if (!(await show())) await reloadForRetry()
  }
  const doWithout = () => {
    rememberWish(null)
    setProgress('idle')
  }
  useEffect(() => {
    if (takeWish(WISH)) show()
  }, [show])
  useEffect(
    () =>
      onTutorAsked((asked) => {
        setQuestion(asked)
        show()
      }),
    [show],
  )
  const forgetQuestion = useCallback(() => setQuestion(undefined), [])
  const close = useCallback(() => {
    setOpen(false)
    forgetQuestion()
  }, [forgetQuestion])
  const isLoading = progress === 'loading'
  return (
    <>
      {progress === 'failed' && <ChatMissing onRetry={retry} onClose={doWithout} />}
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
          <Panel open={open} onClose={close} question={question} onAsked={forgetQuestion} />
        </Suspense>
      )}
    </>
  )
}
