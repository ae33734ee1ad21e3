import { useCallback, useEffect, useRef, useState } from 'react'
import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import type { Kept } from '../../../domain/explainer/kept-explanations.ts'
import { nextQuotaReset } from '../../../domain/explainer/quota.ts'
import { normaliseWord, problemWithWord, type WordProblem } from '../../../domain/explainer/word.ts'
import { withWord, yourWords } from '../../../domain/explainer/your-words.ts'
import { track } from '../analytics/track.ts'
import { explain, explanationsLeft, type Outcome, type Problem } from './explain.ts'
import { isNearSeveral } from './near-several.ts'
import { stored } from './stored.ts'

export type ExplainerState =
  | { step: 'idle' }
  | { step: 'busy'; word: string }
  | { step: 'done'; word: string; outcome: Outcome; untilMs: number; isDoubted?: boolean }

export function useExplainer() {
  const [state, setState] = useState<ExplainerState>({ step: 'idle' })
  const [typing, setTyping] = useState<WordProblem | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const [words, setWords] = useState<readonly Kept[]>([])
  const latest = useRef(0)

  const keepWords = useCallback((kept: readonly Kept[]) => {
    stored.write('explainer-words', kept)
    setWords(kept)
  }, [])

  const keepWord = useCallback(
    (word: string, explanation: Explanation) =>
      keepWords(withWord(yourWords(stored.read('explainer-words')), { word, keptAtMs: Date.now(), explanation })),
    [keepWords],
  )

  const ask = useCallback(
    async (typed: string) => {
      const problem = problemWithWord(typed)
      setTyping(problem)
      if (problem) return
      const word = normaliseWord(typed)
      const mine = ++latest.current
      setState({ step: 'busy', word })
      const outcome = await explain(word).catch((): Outcome => UNEXPECTED)
      setLeft(explanationsLeft())
      if (mine !== latest.current) return
      setState({ step: 'done', word, outcome, untilMs: Date.now() + waitOf(outcome.problem) })
      const { explanation } = outcome
      if (explanation?.definition && !explanation.notFound && !isNearSeveral(explanation))
        keepWord(explanation.correctedFrom ? explanation.word : word, explanation)
      track('search_query', {
        place: 'explainer',
        success: outcome.explanation !== null && !outcome.explanation.notFound,
      })
    },
    [keepWord],
  )

  /** A word of before, which needs no call. */
  const reopen = useCallback(({ word, explanation }: Kept) => {
    latest.current++
    setTyping(null)
    setState({ step: 'done', word, outcome: { explanation, isQuotaReached: false, problem: null }, untilMs: 0 })
  }, [])
  /** Of several near words the nearest was meant, which is explained already. */
  const takeNearest = useCallback(
    (explanation: Explanation) => {
      const { word } = explanation
      const meant = { ...explanation, suggestions: [] }
      reopen({ word, keptAtMs: Date.now(), explanation: meant })
      keepWord(word, meant)
    },
    [reopen, keepWord],
  )
  /** The near word was not the one that was meant. */
  const doubt = useCallback(
    () => setState((shown) => (shown.step === 'done' ? { ...shown, isDoubted: true } : shown)),
    [],
  )
  const forget = useCallback(() => keepWords([]), [keepWords])

  useEffect(() => setWords(yourWords(stored.read('explainer-words'))), [])

  useEffect(() => {
    const refresh = () => setLeft(explanationsLeft())
    refresh()
    const midnight = setTimeout(refresh, nextQuotaReset(Date.now()) - Date.now())
    return () => clearTimeout(midnight)
  }, [])

  return { state, typing, left, words, ask, reopen, takeNearest, doubt, forget }
}

const UNEXPECTED: Outcome = { explanation: null, isQuotaReached: false, problem: { kind: 'unknown' } }

const waitOf = (problem: Problem | null): number => (problem?.kind === 'too quick' ? problem.waitMs : 0)
