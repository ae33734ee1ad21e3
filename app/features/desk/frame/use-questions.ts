import { useCallback, useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import type { Question } from './desk-context.ts'
import { withQuestion } from './open-questions.ts'

/** The question that is open; conflicts wait behind it, so that none of them is lost. */
export function useQuestions() {
  const [open, setOpen] = useState<readonly Question[]>([])
  const ask = useCallback((question: Question | null) => {
    if (question) afterPaint(() => setOpen((shown) => withQuestion(shown, question)))
    else setOpen((shown) => shown.slice(1))
  }, [])
  return { question: open[0] ?? null, ask }
}
