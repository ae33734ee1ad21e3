import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { IconShape } from '../../ui/icon.tsx'
import { Message } from './chat-message.tsx'
import { retry, send, stop } from './chat-session.ts'
import { type ChatSession, type ChatState, hasBegun } from './chat-state.ts'
import { placesInQuiz, type QuizPlace } from './quiz-thread.ts'
import { RichText } from './rich-text.tsx'
import { secondTaps } from './second-tap.ts'
import type { Speech } from './speech.ts'
import { wordAt } from './word-at.ts'
import { WordCard } from './word-card.tsx'

const STARTERS = ['chat.starter.correct', 'chat.starter.practice', 'chat.starter.quiz', 'chat.starter.program'] as const
const SQUARE = 'M7 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z'

interface Props {
  log: RefObject<HTMLDivElement | null>
  session: ChatSession
  state: ChatState
  speech: Speech
}

/** The messages. Not a live region: complete replies are announced by the panel. */
export function ChatLog({ log, session, state, speech }: Props) {
  const { t } = speech
  const { messages, pending, canRetry, capture } = state
  const [word, setWord] = useState<string | null>(null)
  const lastMessage = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is said next must be seen
  useEffect(() => setWord(null), [lastMessage])
  const begun = hasBegun(state)
  const places = useMemo(() => placesInQuiz(messages), [messages])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is said next must be seen; the greeting from its start
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = begun ? log.current.scrollHeight : 0
  }, [log, begun, messages.length, pending])

  const [taps] = useState(secondTaps)
  useEffect(() => {
    addEventListener('keydown', taps.forget)
    return () => removeEventListener('keydown', taps.forget)
  }, [taps])
  const dropSecondTap = (event: MouseEvent) => {
    if (!taps.isSecond(event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const explainTapped = (event: MouseEvent) => {
    const tapped = wordAt(event)
    if (tapped) setWord(tapped)
  }
  return (
    <div className="chat-middle">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: words that matter are buttons; a tap on any other is a short way */}
      <div
        ref={log}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label={t('chat.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long conversation is scrolled by keyboard
        tabIndex={0}
        onClickCapture={dropSecondTap}
        onClick={explainTapped}
      >
        {messages.map((message, index) => (
          <Message
            key={message.id}
            message={message}
            place={places[index] as QuizPlace}
            answer={messages[index + 1]?.content}
            speech={speech}
            onWord={setWord}
            isReplyArriving={index === messages.length - 2 && pending !== null}
            onSay={index === messages.length - 1 && !pending ? (text) => send(session, text, speech) : undefined}
          />
        ))}
        {pending?.text && (
          <div className="chat-message chat-theirs">
            <div className="chat-bubble">
              <RichText source={pending.text} />
            </div>
          </div>
        )}
        {pending && <Typing speech={speech} />}
        {!begun && (
          <ul className="chat-starters" aria-label={t('chat.starters')}>
            {STARTERS.map((starter) => (
              <li key={starter}>
                <button type="button" onClick={() => send(session, t(starter), speech)}>
                  {t(starter)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {messages.length === 3 && !pending && <p className="chat-hint">{t('chat.tapHint')}</p>}
        {canRetry && !pending && capture.step !== 'asking' && (
          <button type="button" className="text-button chat-retry" onClick={() => retry(session, speech)}>
            {t('chat.retry')}
          </button>
        )}
      </div>
      {word && <WordCard key={word} word={word} speech={speech} onClose={() => setWord(null)} />}
    </div>
  )
}

const Typing = ({ speech: { t } }: { speech: Speech }) => (
  <div className="chat-typing">
    <span className="chat-lozenges" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {t('chat.typing')}
    <button type="button" onClick={stop}>
      <IconShape path={SQUARE} />
      {t('chat.stop')}
    </button>
  </div>
)
