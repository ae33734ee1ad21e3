import { type FormEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { MAX_MESSAGE_CHARACTERS } from '../../../domain/chat/chat-limits.ts'
import type { LeadField } from '../../../domain/leads/lead-fields.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { Button } from '../../ui/button.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { WhatsAppIcon } from '../../ui/whatsapp-icon.tsx'
import { send, startOver } from './chat-session.ts'
import { type ChatSession, type ChatState, hasBegun } from './chat-state.ts'
import { recallDraft, rememberDraft } from './chat-store.ts'
import { takeComposer } from './composer.ts'
import { handOver } from './hand-over.ts'
import { askedField } from './lead-dialogue.ts'
import type { Speech } from './speech.ts'
import { StartOverQuestion } from './start-over-question.tsx'

const CLOSES_AFTER_MS = 3000
const SEND =
  'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z M21.854 2.147l-10.94 10.939'

/** Input type and autofill of each detail. */
const FIELDS: Record<LeadField, { type: string; autoComplete: string }> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
}

interface Props {
  session: ChatSession
  state: ChatState
  speech: Speech
  isMobile: boolean
  onClose(): void
}

const MAX_ROWS = 6

/** Shift and Enter begin a new line; an Enter that ends a composition is the keyboard's. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** The input, and the buttons for WhatsApp and for starting over. */
export function ChatComposer({ session, state, speech, isMobile, onClose }: Props) {
  const { t } = speech
  const { pending, offersWhatsApp, isHandingOver } = state
  const field = askedField(state)
  const [typed, setTyped] = useState(recallDraft)
  useEffect(() => rememberDraft(typed), [typed])
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const [isSending, setSending] = useState(false)
  const isWaiting = pending !== null || isSending
  const [wantsToStartOver, setWantsToStartOver] = useState(false)
  const isAsking = wantsToStartOver && hasBegun(state)
  const keep = useCallback(() => setWantsToStartOver(false), [])
  const startsOver = useRef<HTMLButtonElement>(null)
  const closing = useRef<number>(undefined)

  // What somebody has typed is theirs.
  useEffect(() => takeComposer((text) => setTyped((mine) => (mine.trim() === '' ? text : mine))), [])

  useEffect(() => {
    if (isAsking) return
    setWantsToStartOver(false)
    // The button that had the focus is gone.
    if (document.activeElement === document.body) startsOver.current?.focus()
  }, [isAsking])

  useEffect(() => {
    // On a phone, focus would bring up the keyboard over the reply.
    if (isWaiting || isMobile || document.activeElement?.matches('.quiz-next')) return
    if (input.current?.closest('dialog')?.open) input.current.focus()
  }, [isWaiting, isMobile])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '' || isWaiting) return
    setTyped('')
    keep()
    setSending(true)
    afterPaint(() => {
      setSending(false)
      send(session, typed, speech)
    })
  }
  const shared = {
    id: 'chat-input',
    enterKeyHint: 'send',
    maxLength: MAX_MESSAGE_CHARACTERS,
    value: typed,
    disabled: isWaiting,
    onChange: (event: { target: { value: string } }) => {
      // Stay open if the visitor keeps typing.
      clearTimeout(closing.current)
      setTyped(event.target.value)
    },
  } as const
  const goToWhatsApp = async () => {
    if (isHandingOver) return
    if (await handOver(session, speech)) closing.current = window.setTimeout(onClose, CLOSES_AFTER_MS)
  }
  const askFirst = () => (hasBegun(state) ? setWantsToStartOver(true) : startOver(session, speech))
  const beginAnew = () => {
    startOver(session, speech)
    if (!isMobile) input.current?.focus()
  }
  return (
    <div className="chat-foot">
      {offersWhatsApp && (
        <Button variant="whatsapp" className="chat-whatsapp" busy={isHandingOver} onClick={goToWhatsApp}>
          <WhatsAppIcon />
          {t('chat.whatsapp')}
        </Button>
      )}
      {field && (
        <p className="chat-purpose" id="chat-purpose">
          {t('capture.purpose')} <a href="/privacy">{t('chat.privacyLink')}</a>
        </p>
      )}
      {typed.length >= MAX_MESSAGE_CHARACTERS && (
        <p className="chat-purpose" role="alert">
          {t('chat.tooLong')}
        </p>
      )}
      <form className="chat-form" noValidate onSubmit={submit}>
        <label className="sr-only" htmlFor="chat-input">
          {t(field ? `chat.placeholder.${field}` : 'chat.message')}
        </label>
        {field ? (
          <input
            ref={input as RefObject<HTMLInputElement>}
            {...FIELDS[field]}
            {...shared}
            placeholder={t(`chat.placeholder.${field}`)}
            aria-describedby="chat-purpose"
          />
        ) : (
          <textarea
            ref={input as RefObject<HTMLTextAreaElement>}
            {...shared}
            rows={Math.min(MAX_ROWS, typed.split('\n').length)}
            autoComplete="off"
            placeholder={t('chat.placeholder')}
            onKeyDown={sendOnEnter}
          />
        )}
        <button type="submit" className="chat-send" aria-label={t('chat.send')} disabled={isWaiting}>
          <IconShape path={SEND} />
        </button>
      </form>
      {isAsking ? (
        <StartOverQuestion speech={speech} onKeep={keep} onStartOver={beginAnew} />
      ) : (
        <div className="chat-ways">
          <button type="button" onClick={goToWhatsApp} aria-disabled={isHandingOver || undefined}>
            {t('chat.person')}
          </button>
          <button ref={startsOver} type="button" onClick={askFirst}>
            {t('chat.startOver')}
          </button>
          {!field && <a href="/privacy">{t('chat.privacyLink')}</a>}
        </div>
      )}
    </div>
  )
}
