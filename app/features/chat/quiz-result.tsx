import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ListenButtons } from '../../ui/listen-buttons.tsx'
import type { TextKey, Translate } from '../i18n/texts.ts'
import { QuizHead } from './quiz-head.tsx'
import { QuizLine } from './quiz-line.tsx'
import { type AnsweredQuestion, type Outcome, outcomeOf, outcomesOf, rightSentence } from './quiz-thread.ts'

/** Told by icon, word and edge before colour. */
const CHIPS: Record<'right' | 'wrong' | 'answer', { look: string; icon: 'check' | 'x'; name: TextKey }> = {
  right: { look: 'quiz-right', icon: 'check', name: 'quiz.right' },
  wrong: { look: 'quiz-wrong', icon: 'x', name: 'quiz.yours' },
  answer: { look: 'quiz-right', icon: 'check', name: 'quiz.answer' },
}
const SHOWN: Record<Outcome, readonly (keyof typeof CHIPS)[]> = {
  right: ['right'],
  wrong: ['wrong', 'answer'],
  skipped: [],
}

interface Props {
  answered: readonly AnsweredQuestion[]
  /** The question that comes next; none at the end. */
  next: number | undefined
  t: Translate
  /** What Ms Kiky says about it. */
  children: ReactNode
  /** Until it is there nobody can go on. */
  isReplyArriving: boolean
  /** Goes on; missing when the visitor already did. */
  onNext: (() => void) | undefined
}

/** The question that was answered last, with what was chosen, what is right, and why. */
export function QuizResultCard({ answered, next, t, children, isReplyArriving, onNext }: Props) {
  const reasonId = useId()
  const last = answered.at(-1)
  if (!last) return null
  const { quiz, result } = last
  const outcome = outcomeOf(result)
  const reason = onNext && isReplyArriving ? reasonId : undefined
  return (
    <div className="quiz">
      <QuizHead {...quiz} {...{ t }} outcomes={outcomesOf(answered)} now={next} fresh={quiz.number} />
      <QuizLine question={quiz.question} filled={result.answer} />
      <div className="quiz-chips">
        {SHOWN[outcome].map((kind) => (
          <AnswerChip key={kind} {...{ kind, t }} text={kind === 'wrong' ? (result.chosen ?? '') : result.answer} />
        ))}
      </div>
      <div className={`quiz-note ${outcome === 'right' ? 'quiz-note-good' : ''}`}>{children}</div>
      <div className="quiz-foot">
        <span className="quiz-listen">
          <ListenButtons words={rightSentence(last)} names={{ normal: t('listen.normal') }} />
        </span>
        {onNext && <Next label={t(next === undefined ? 'quiz.toCloth' : 'quiz.next')} {...{ reason, onNext }} />}
      </div>
      {reason && (
        <p className="quiz-or" id={reason}>
          {t('quiz.wait')}
        </p>
      )}
    </div>
  )
}

function AnswerChip({ kind, text, t }: { kind: keyof typeof CHIPS; text: string; t: Translate }) {
  const { look, icon, name } = CHIPS[kind]
  return (
    <p className={`woven-chip quiz-chip ${look}`}>
      <i>
        <Icon name={icon} />
      </i>
      <span>
        <small>{t(name)}</small>
        <span className="voice" lang="en">
          {text}
        </span>
      </span>
    </p>
  )
}

/**
 * The chip that was pressed is gone: the focus goes on to what comes next. `reason` is the id of why it cannot be pressed.
 */
function Next({ label, reason, onNext }: { label: string; reason: string | undefined; onNext(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current?.closest('dialog')?.open) button.current.focus({ preventScroll: true })
  }, [])
  return (
    <Button
      ref={button}
      size="small"
      className="quiz-next"
      disabled={reason !== undefined}
      aria-describedby={reason}
      onClick={onNext}
    >
      {label} <Icon name="arrow-right" />
    </Button>
  )
}
