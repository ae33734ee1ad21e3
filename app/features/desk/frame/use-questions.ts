import { useCallback, useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import type { Question } from './desk-context.ts'

type Conflict = Extract<Question, { kind: 'conflict' }>

/** The question that is open; conflicts wait behind it, so that none of them is lost. */
export function useQuestions() {
  const [open, setOpen] = useState<readonly Question[]>([])
  const ask = useCallback((question: Question | null) => {
    if (question) afterPaint(() => setOpen((shown) => withQuestion(shown, question)))
    else setOpen((shown) => shown.slice(1))
  }, [])
  return { question: open[0] ?? null, ask }
}

function withQuestion(open: readonly Question[], question: Question): readonly Question[] {
  if (question.kind !== 'conflict') return [question, ...open.filter(({ kind }) => kind === 'conflict')]
  const isAsked = open.some((each) => isSamePerson(each, question))
  return isAsked
    ? open.map((each) => (isSamePerson(each, question) ? joined(each, question) : each))
    : [...open, question]
}

const isSamePerson = (each: Question, { details }: Conflict): each is Conflict =>
  each.kind === 'conflict' && each.details.person.id === details.person.id

/** What was wished later counts. */
const joined = (earlier: Conflict, later: Conflict): Conflict => ({
  ...later,
  wish: { ...earlier.wish, ...later.wish },
  clashing: [...new Set([...earlier.clashing, ...later.clashing])],
})
