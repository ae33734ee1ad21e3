import type { Translate } from '../i18n/texts.ts'
import type { Outcomes } from './quiz-thread.ts'

interface Props {
  number: number
  total: number
  /** How the other questions were answered so far. */
  outcomes: Outcomes
  /** The question that waits, if one does. */
  now: number | undefined
  /** The question that was answered just now. */
  fresh?: number | undefined
  isOnceMore?: boolean
  t: Translate
}

/** Where the visitor is in the quiz. Every question weaves a step, whatever the answer was; the words say the same. */
export function QuizHead({ number, total, outcomes, now, fresh, isOnceMore = false, t }: Props) {
  const score = [...outcomes.values()].filter((outcome) => outcome === 'right').length
  return (
    <>
      <p className="quiz-progress">
        <span>{t(isOnceMore ? 'quiz.onceMore' : 'quiz.progress', { number, total })}</span>
        {outcomes.size > 0 && <span>{t('quiz.score', { score })}</span>}
      </p>
      <ol className="quiz-stair" aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
          <li key={step} className={lookOf(step + 1, { outcomes, now, fresh })} />
        ))}
      </ol>
    </>
  )
}

/** A step of a question answered before the page was loaded counts as woven. */
function lookOf(step: number, { outcomes, now, fresh }: Pick<Props, 'outcomes' | 'now' | 'fresh'>): string {
  const outcome = outcomes.get(step)
  if (step === now) return 'quiz-now'
  if (!outcome && now !== undefined && step > now) return ''
  const look = outcome === 'skipped' ? 'quiz-skipped' : 'quiz-woven'
  return step === fresh ? `${look} quiz-fresh` : look
}
