import type { Translate } from '../i18n/texts.ts'
import type { Outcome } from './quiz-thread.ts'

interface Props {
  number: number
  total: number
  /** How the questions so far were answered. */
  outcomes: readonly Outcome[]
  t: Translate
}

/** Where the visitor is in the quiz. Every question weaves a step, whatever the answer was; the words say the same. */
export function QuizHead({ number, total, outcomes, t }: Props) {
  const score = outcomes.filter((outcome) => outcome === 'right').length
  return (
    <>
      <p className="quiz-progress">
        <span>{t('quiz.progress', { number, total })}</span>
        {outcomes.length > 0 && <span>{t('quiz.score', { score })}</span>}
      </p>
      <ol className="quiz-stair" aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
          <li key={step} className={lookOf(step, number, outcomes)} />
        ))}
      </ol>
    </>
  )
}

/** A step of a question answered before the page was loaded counts as woven. */
function lookOf(step: number, number: number, outcomes: readonly Outcome[]): string {
  const isAnswered = outcomes.length >= number
  const now = isAnswered ? number : number - 1
  if (step === now) return 'quiz-now'
  if (step > now) return ''
  const outcome = outcomes.at(step - now)
  const look = outcome === 'skipped' ? 'quiz-skipped' : 'quiz-woven'
  return isAnswered && step === now - 1 ? `${look} quiz-fresh` : look
}
