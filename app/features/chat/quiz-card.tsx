import type { Translate } from '../i18n/texts.ts'
import type { Quiz } from './reply-parts.ts'

interface Props {
  quiz: Quiz
  /** What the visitor wrote next, if they did. */
  answer: string | undefined
  t: Translate
  /** Missing when it is no longer the visitor's turn. */
  onChoose: ((answer: string) => void) | undefined
}

/** A question with its choices as chips. Typing a number or the word is the same answer. */
export function QuizCard({ quiz, answer, t, onChoose }: Props) {
  const { number, total, question, choices } = quiz
  const isChosen = (choice: Quiz['choices'][number]) =>
    answer !== undefined && [choice.number, choice.text].includes(answer.trim().toLowerCase())
  return (
    <div className="quiz">
      <p className="quiz-progress">{t('quiz.progress', { number, total })}</p>
      <QuizStair number={number} total={total} />
      <p className="quiz-line" lang="en">
        {question.split('___').map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence never change places
          <span key={index}>
            {index > 0 && <span className="quiz-gap">{answer && choices.find(isChosen)?.text}</span>}
            {piece}
          </span>
        ))}
      </p>
      <fieldset className="quiz-chips" aria-label={question.replaceAll('___', '…')}>
        {choices.map((choice) => (
          <button
            key={choice.number}
            type="button"
            className="quiz-chip"
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
    </div>
  )
}

/** Every question weaves a step, whatever the answer was. The text above says the same. */
const QuizStair = ({ number, total }: { number: number; total: number }) => (
  <ol className="quiz-stair" aria-hidden="true">
    {Array.from({ length: total }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
      <li key={index} className={index + 1 < number ? 'quiz-woven' : index + 1 === number ? 'quiz-now' : ''} />
    ))}
  </ol>
)
