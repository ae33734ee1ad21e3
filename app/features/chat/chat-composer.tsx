import { type FormEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { MAX_MESSAGE_CHARACTERS } from '../../../domain/chat/chat-limits.ts'
import type { LeadField } from '../../../domain/leads/lead-fields.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { Button } from '../../ui/button.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { type ChatSession, type Speech, send, startOver } from './chat-session.ts'
import { type ChatState, hasBegun } from './chat-state.ts'
import { takeComposer } from './composer.ts'
import { handOver } from './hand-over.ts'
import { StartOverQuestion } from './start-over-question.tsx'

const CLOSES_AFTER_MS = 3000
const SEND =
  'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z M21.854 2.147l-10.94 10.939'
/** Simple Icons (CC0). */
const WHATSAPP =
  'M17.472 14.382c-.297-.149-1.758-.867-2.03-.967-.273-.099-.471-.148-.67.15-.197.297-.767.966-.94 1.164-.173.199-.347.223-.644.075-.297-.15-1.255-.463-2.39-1.475-.883-.788-1.48-1.761-1.653-2.059-.173-.297-.018-.458.13-.606.134-.133.298-.347.446-.52.149-.174.198-.298.298-.497.099-.198.05-.371-.025-.52-.075-.149-.669-1.612-.916-2.207-.242-.579-.487-.5-.669-.51-.173-.008-.371-.01-.57-.01-.198 0-.52.074-.792.372-.272.297-1.04 1.016-1.04 2.479 0 1.462 1.065 2.875 1.213 3.074.149.198 2.096 3.2 5.077 4.487.709.306 1.262.489 1.694.625.712.227 1.36.195 1.871.118.571-.085 1.758-.719 2.006-1.413.248-.694.248-1.289.173-1.413-.074-.124-.272-.198-.57-.347m-5.421 7.403h-.004a9.87 9.87 0 01-5.031-1.378l-.361-.214-3.741.982.998-3.648-.235-.374a9.86 9.86 0 01-1.51-5.26c.001-5.45 4.436-9.884 9.888-9.884 2.64 0 5.122 1.03 6.988 2.898a9.825 9.825 0 012.893 6.994c-.003 5.45-4.437 9.884-9.885 9.884m8.413-18.297A11.815 11.815 0 0012.05 0C5.495 0 .16 5.335.157 11.892c0 2.096.547 4.142 1.588 5.945L.057 24l6.305-1.654a11.882 11.882 0 005.683 1.448h.005c6.554 0 11.89-5.335 11.893-11.893a11.821 11.821 0 00-3.48-8.413Z'

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
  const { pending, capture, offersWhatsApp, isHandingOver } = state
  const field = capture.step === 'asking' ? capture.field : null
  const [typed, setTyped] = useState('')
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
          <IconShape path={WHATSAPP} className="icon-solid" />
          {t('chat.whatsapp')}
        </Button>
      )}
      {field && (
        <p className="chat-purpose" id="chat-purpose">
          {t('capture.purpose')} <a href="/privacy">{t('chat.privacyLink')}</a>
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
