import type { KeyboardEvent } from 'react'
import type { Translate } from '../i18n/texts.ts'
import { QuizHead } from './quiz-head.tsx'
import { QuizLine } from './quiz-line.tsx'
import { type AnsweredQuestion, answeredBeside, isOnceMore, outcomesOf } from './quiz-thread.ts'
import type { Quiz } from './reply-parts.ts'

interface Props {
  quiz: Quiz
  /** The questions that were answered before. */
  answered: readonly AnsweredQuestion[]
  /** What the visitor wrote next, if they did. */
  answer: string | undefined
  t: Translate
  /** Missing when it is no longer the visitor's turn. */
  onChoose: ((answer: string) => void) | undefined
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** A question with its choices as chips. Typing a number or the word is the same answer. */
export function QuizCard({ quiz, answered, answer, t, onChoose }: Props) {
  const { number, total, question, choices } = quiz
  const isChosen = (choice: Quiz['choices'][number]) =>
    answer !== undefined && [choice.number, choice.text].includes(answer.trim().toLowerCase())
  const takeKey = (event: KeyboardEvent) => {
    const pressed = choices.find((choice) => choice.number === event.key)
    if (pressed) onChoose?.(pressed.number)
    const step = STEPS[event.key]
    if (!step || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    const other = step > 0 ? event.target.nextElementSibling : event.target.previousElementSibling
    if (other instanceof HTMLElement) other.focus()
  }
  return (
    <div className="quiz">
      <QuizHead
        {...{ number, total, t }}
        outcomes={outcomesOf(answeredBeside(answered, quiz))}
        now={number}
        isOnceMore={isOnceMore(answered, quiz)}
      />
      <QuizLine question={question} filled={choices.find(isChosen)?.text} />
      <fieldset className="quiz-chips" aria-label={question.replaceAll('___', '…')} onKeyDown={takeKey}>
        {choices.map((choice) => (
          <button
            key={choice.number}
            type="button"
            className="woven-chip quiz-chip"
            disabled={!onChoose}
            aria-pressed={isChosen(choice)}
            onClick={() => onChoose?.(choice.number)}
          >
            <i>{choice.number}</i>
            <span className="voice" lang="en">
              {choice.text}
            </span>
          </button>
        ))}
      </fieldset>
      {onChoose && (
        <div className="quiz-foot">
          <span className="quiz-or">{t('quiz.orType')}</span>
          <button type="button" className="quiz-link" onClick={() => onChoose(t('quiz.skip'))}>
            {t('quiz.skip')}
          </button>
        </div>
      )}
    </div>
  )
}
