import { Fragment } from 'react'

/** The sentence of a question, with a gap for '___' or with what fills it. */
export const QuizLine = ({ question, filled }: { question: string; filled: string | undefined }) => (
  <p className="quiz-line" lang="en">
    {question.split('___').map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence never change places
      <Fragment key={index}>
        {index > 0 && <span className="quiz-gap">{filled}</span>}
        {piece}
      </Fragment>
    ))}
  </p>
)
