import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Outcome } from '../../../lib/api-client.ts'

const RETRY_MS = 2000

interface Asked<Answer> {
  /** To the question as it is now; null while that is not known. */
  answer: Answer | null
  /** The newest answer, perhaps to the question before. */
  last: Answer | null
  /** Nobody answers; it is asked again until somebody does. */
  isLost: boolean
  update(change: (answer: Answer) => Answer): void
  /** The answer may have changed. */
  askAgain(): void
}

/** Asks whenever the question changes, after a pause in which it may change again; null asks nothing. */
export function useAnswer<Question extends string, Answer>(
  question: Question | null,
  ask: (question: Question, signal: AbortSignal) => Promise<Outcome<Answer>>,
  pauseMs = 200,
): Asked<Answer> {
  const [answered, setAnswered] = useState<{ question: Question; answer: Answer } | null>(null)
  const [isLost, setLost] = useState(false)
  const [turn, setTurn] = useState(0)
  const askNow = useEffectEvent(ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    setLost(false)
    if (question === null) return setAnswered(null)
    const abort = new AbortController()
    const attempt = async () => {
      const outcome = await askNow(question, abort.signal)
      if (abort.signal.aborted) return
      const answer = outcome.kind === 'answered' ? outcome.answer : null
      setLost(answer === null)
      if (answer !== null) setAnswered({ question, answer })
      else if (mayComeBack(outcome)) timer = setTimeout(attempt, RETRY_MS)
    }
    let timer = setTimeout(attempt, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [question, pauseMs, turn])
  const update = useCallback(
    (change: (answer: Answer) => Answer) => setAnswered((known) => known && { ...known, answer: change(known.answer) }),
    [],
  )
  const askAgain = useCallback(() => setTurn((before) => before + 1), [])
  const isCurrent = answered !== null && answered.question === question
  return { answer: isCurrent ? answered.answer : null, last: answered?.answer ?? null, isLost, update, askAgain }
}

/** Who has no session is asked to sign in; to ask again would only ask them again. */
const mayComeBack = (outcome: Outcome<unknown>): boolean =>
  outcome.kind !== 'refused' || outcome.status >= 500 || outcome.status === 429
