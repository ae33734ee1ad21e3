import { Fragment } from 'react'
import { Joined } from './joined.tsx'
import { splitMarks } from './unbroken.ts'

/** The sentence of a question, with a gap for '___' or with what fills it. */
export function QuizLine({ question, filled }: { question: string; filled: string | undefined }) {
  const [start, ...pieces] = question.split('___')
  return (
    <p className="quiz-line" lang="en">
      {start}
      {pieces.map(splitMarks).map(({ marks, rest }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence never change places
        <Fragment key={index}>
          <Joined marks={marks}>
            <span className="quiz-gap">{filled}</span>
          </Joined>
          {rest}
        </Fragment>
      ))}
    </p>
  )
}
