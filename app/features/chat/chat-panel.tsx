import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { useDialog } from '../../ui/use-dialog.ts'
import './chat.css'
import '../../styles/woven-chip.css'
import './quiz.css'
import './quiz-answers.css'
import './marks.css'
import './fix.css'
import './large-text.css'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLog } from './chat-log.tsx'
import { poseFor } from './chat-pose.ts'
import { createChatSession, greet, send } from './chat-session.ts'
import { hasBegun } from './chat-state.ts'
import { useSpeech } from './chat-texts.ts'
import { Invitation } from './invitation.tsx'
import { useMobile, useVisibleHeight } from './use-mobile.ts'

export interface ChatPanelProps {
  open: boolean
  onClose(): void
  /** Sent once the panel is open and no reply is arriving. */
  question?: string | undefined
  onAsked(): void
}

const session = createChatSession()

/** The chat panel: bottom right on large screens, full screen on phones. */
export function ChatPanel({ open, onClose, question, onAsked }: ChatPanelProps) {
  const speech = useSpeech()
  const { t } = speech
  const state = useSyncExternalStore(session.subscribe, () => session.state)
  const isMobile = useMobile()
  const { dialog, ...handlers } = useDialog(open, onClose)
  const log = useRef<HTMLDivElement>(null)
  useVisibleHeight(dialog, open && isMobile)
  useBackCloses(open && isMobile, onClose)

  useEffect(() => {
    if (open) greet(session, speech)
  }, [open, speech])

  const isWaiting = state.pending !== null
  const ask = useEffectEvent((text: string) => {
    onAsked()
    send(session, text, speech)
  })
  useEffect(() => {
    if (open && question && !isWaiting) ask(question)
  }, [open, question, isWaiting])

  useEffect(() => {
    if (open && isMobile) log.current?.focus()
  }, [open, isMobile])

  // A closed panel has no height to scroll: after a reload the conversation would begin at its start.
  const begun = hasBegun(state)
  useEffect(() => {
    if (open && begun && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [open, begun])

  // The stop button had the focus and is gone: move the focus to the log.
  useEffect(() => {
    if (open && !isWaiting && document.activeElement === document.body) log.current?.focus()
  }, [open, isWaiting])

  const hasTalked = state.messages.some(({ role }) => role === 'user')
  return (
    <>
      <Invitation isWanted={!open && !hasTalked} t={t} />
      <dialog
        ref={dialog}
        className={`dialog chat ${isMobile ? 'chat-full' : ''}`}
        aria-labelledby="chat-name"
        {...handlers}
      >
        <div className="chat-sheet">
          <header className="chat-head">
            <img src={poseFor(state)} alt="" width={44} height={44} />
            <div>
              <div className="chat-name">
                <h2 id="chat-name">{t('chat.name')}</h2>
                <Badge tone="tutor">{t('chat.badge')}</Badge>
              </div>
              <p>{t('chat.role')}</p>
            </div>
            <button type="button" className="icon-button" aria-label={t('chat.close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          </header>
          <div className="selvedge" />
          <ChatLog log={log} session={session} state={state} speech={speech} />
          <ChatComposer session={session} state={state} speech={speech} isMobile={isMobile} onClose={onClose} />
          <p className="sr-only" role="status">
            {state.announcement}
          </p>
        </div>
      </dialog>
    </>
  )
}
