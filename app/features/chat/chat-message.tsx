import { Suspense, useEffect, useRef, useState } from 'react'
import { useBrand } from '../brand/brand-context.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { poseOf } from './chat-pose.ts'
import type { ShownMessage } from './chat-state.ts'
import { CorrectionCard } from './correction-card.tsx'
import { Essay } from './essay-part.tsx'
import { QuizCard } from './quiz-card.tsx'
import { QuizEnd } from './quiz-end.tsx'
import { QuizResultCard } from './quiz-result.tsx'
import type { QuizPlace } from './quiz-thread.ts'
import { leadIn, partsOfReply, type ReplyPart } from './reply-parts.ts'
import { RichBlock } from './rich-text.tsx'
import { RightCard } from './right-card.tsx'
import type { Speech } from './speech.ts'
import { UnsureCard } from './unsure-card.tsx'

interface Props {
  message: ShownMessage
  place: QuizPlace
  /** The message after this one. */
  answer: string | undefined
  speech: Speech
  onWord(word: string): void
  /** The reply to the visitor's next message. */
  isReplyArriving: boolean
  /** Answers the message, if it is the visitor's turn. */
  onSay: ((text: string) => void) | undefined
}

export function Message(props: Props) {
  const { message, place } = props
  const { time } = useFormats()
  const isTheirs = message.role === 'assistant'
  const parts = isTheirs ? partsOfReply(message.content, message.corrections) : []
  const isEmpty = isTheirs && !message.quiz && place.isBelow && parts.every(({ kind }) => kind === 'quiz')
  if (isEmpty || place.isChip) return null
  const at = new Date(message.timestamp)
  const lead = leadIn(message, parts)
  return (
    <div className={`chat-message ${isTheirs ? 'chat-theirs' : 'chat-ours'}`}>
      {lead && (
        <div className="chat-lead">
          <img src={poseOf(message)} alt="" width={44} height={44} />
          <div>
            <Part {...props} part={lead} />
          </div>
        </div>
      )}
      <div className="chat-bubble">
        {isTheirs ? <Reply {...props} parts={lead ? parts.slice(1) : parts} /> : <p>{message.content}</p>}
        <Contact message={message} t={props.speech.t} />
      </div>
      <time dateTime={at.toISOString()}>{time(at)}</time>
    </div>
  )
}

/** After an answer to a quiz what comes next waits until the visitor has seen how it was. */
function Reply({ parts, ...props }: Props & { parts: readonly ReplyPart[] }) {
  const { message, place, speech, isReplyArriving, onSay } = props
  const [hasSeen, setSeen] = useState(false)
  const next = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasSeen) return
    next.current?.scrollIntoView({ block: 'nearest' })
    next.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true })
  }, [hasSeen])
  const { quiz: result } = message
  if (!result || place.answered.length === 0) return <Plain {...props} parts={parts} />
  const following = parts.find((part) => part.kind === 'quiz')
  const isOver = following === undefined
  const verdict = isOver ? parts.slice(0, 1) : parts.filter(({ kind }) => kind !== 'quiz')
  const isHeld = (onSay !== undefined || isReplyArriving) && !hasSeen
  return (
    <>
      <QuizResultCard
        answered={place.answered}
        next={following?.quiz.number}
        t={speech.t}
        isReplyArriving={isReplyArriving}
        onNext={isHeld ? () => setSeen(true) : undefined}
      >
        <Parts {...props} parts={verdict} />
      </QuizResultCard>
      {!isHeld && (
        <div ref={next} className="quiz-after">
          {isOver ? (
            <QuizEnd answered={place.answered} t={speech.t} onSay={onSay} />
          ) : (
            <Parts {...props} parts={parts.filter(({ kind }) => kind === 'quiz')} />
          )}
        </div>
      )}
    </>
  )
}

/** A sentence that is right and a longer text have a card of their own. */
function Plain(props: Props & { parts: readonly ReplyPart[] }) {
  const { right, review } = props.message
  const text = <Parts {...props} />
  if (review)
    return (
      <Suspense fallback={text}>
        <Essay review={review} isLast={props.onSay !== undefined}>
          {text}
        </Essay>
      </Suspense>
    )
  if (!right) return text
  return (
    <RightCard sentence={right} t={props.speech.t}>
      {text}
    </RightCard>
  )
}

const Parts = ({ parts, ...props }: Props & { parts: readonly ReplyPart[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a reply never change places
  parts.map((part, index) => <Part key={index} {...props} part={part} />)

function Part({ part, message, place, answer, speech, onWord, onSay }: Props & { part: ReplyPart }) {
  const { t, language } = speech
  if (part.kind === 'quiz') {
    const { answered, isBelow } = place
    return isBelow ? null : <QuizCard quiz={part.quiz} {...{ answered, answer, t }} onChoose={onSay} />
  }
  if (part.kind === 'correction') {
    const { correction } = part
    const Card = correction.isAsked ? UnsureCard : CorrectionCard
    return <Card {...{ correction, t, language }} />
  }
  return <RichBlock block={part.block} lookUp={{ terms: message.terms ?? [], onWord }} />
}

function Contact({ message: { link, showsContact }, t }: { message: ShownMessage; t: Speech['t'] }) {
  const { phone, email } = useBrand()
  return (
    <>
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {t('handoff.link')}
        </a>
      )}
      {showsContact && (
        <p className="chat-contact">
          <span>{t('handoff.otherwise')}</span>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  )
}
