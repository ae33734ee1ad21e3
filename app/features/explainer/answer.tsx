import { useEffect, useRef } from 'react'
import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import { AnswerCard } from './answer-card.tsx'
import { Misspelt } from './misspelt.tsx'
import { isNearSeveral } from './near-several.ts'
import { NotFound } from './not-found.tsx'
import type { ExplainerState } from './use-explainer.ts'
import { useExplainerText } from './use-explainer-text.ts'
import { WordChips } from './word-chips.tsx'

const FIRST_WORDS = ['resilient', 'brave', 'look forward to', 'went', 'serendipity']

interface Props {
  state: ExplainerState
  /** Whether there are words of before, which can be opened without waiting. */
  hasWords: boolean
  onAsk(word: string): void
  onNearest(explanation: Explanation): void
  onDoubt(): void
}

/** The result card, a live region. */
export function Answer({ state, ...props }: Props) {
  const t = useExplainerText()
  const card = useRef<HTMLElement>(null)
  useShownAndFocused(card, state)
  useMarkedAtFoot(card)
  const isBusy = state.step === 'busy'
  return (
    <article
      ref={card}
      className="answer"
      aria-label={t('explainer.answer')}
      aria-live="polite"
      aria-busy={isBusy || undefined}
      tabIndex={-1}
    >
      <div className="selvedge" />
      {isBusy ? <Weaving /> : <Content state={state} {...props} />}
    </article>
  )
}

function Content({ state, hasWords, onAsk, onNearest, onDoubt }: Props) {
  const explanation = state.step === 'done' ? state.outcome.explanation : null
  if (state.step === 'done' && state.outcome.problem && !explanation) return <Meanwhile hasWords={hasWords} />
  if (state.step !== 'done' || !explanation) return <FirstWords onAsk={onAsk} />
  const { notFound, suggestions = [], meanings = [] } = explanation
  const { isQuotaReached } = state.outcome
  if (notFound) {
    const asked = explanation.word
    return <NotFound {...{ asked, suggestions, meanings, isQuotaReached, onAsk }} reason={notFound} />
  }
  if (state.isDoubted || isNearSeveral(explanation)) return <Misspelt {...{ explanation, onNearest, onAsk }} />
  return <AnswerCard asked={state.word} {...{ explanation, isQuotaReached, onAsk, onDoubt }} />
}

/** Nobody is invited to ask for more while nothing can be asked. */
function Meanwhile({ hasWords }: { hasWords: boolean }) {
  const t = useExplainerText()
  return (
    <div className="answer-first">
      <p className="voice answer-first-voice" lang="en">
        Take your time.
      </p>
      {hasWords && <p>{t('explainer.meanwhile')}</p>}
    </div>
  )
}

function FirstWords({ onAsk }: { onAsk(word: string): void }) {
  const t = useExplainerText()
  return (
    <div className="answer-first">
      <p className="voice answer-first-voice" lang="en">
        What’s the word?
      </p>
      <p className="answer-label">{t('explainer.try')}</p>
      <WordChips words={FIRST_WORDS} onAsk={onAsk} />
    </div>
  )
}

/** Skeleton while loading. */
const Weaving = () => (
  <div className="weaving" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </div>
)

/** A pressed word disappears with the old answer: move the focus to the new one. */
function useShownAndFocused(card: React.RefObject<HTMLElement | null>, state: ExplainerState): void {
  const hadFocus = useRef(false)
  useEffect(() => {
    const element = card.current
    if (!element || state.step === 'idle') return
    const isLost = document.activeElement === document.body
    if (state.step === 'busy') {
      hadFocus.current = isLost || element.contains(document.activeElement)
      if (hadFocus.current) element.focus({ preventScroll: true })
      return
    }
    if (hadFocus.current || isLost) element.querySelector('h3')?.focus({ preventScroll: true })
    hadFocus.current = false
    if (state.outcome.explanation) element.scrollIntoView({ block: 'nearest' })
  }, [card, state])
}

/** Marks the card while it reaches into the foot of the window, where the floating button is. */
function useMarkedAtFoot(card: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1)
        now?.target.toggleAttribute('data-at-foot', now.isIntersecting)
      },
      { rootMargin: '-88% 0px 0px' },
    )
    if (card.current) observer.observe(card.current)
    return () => observer.disconnect()
  }, [card])
}
