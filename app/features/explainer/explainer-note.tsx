import { useState } from 'react'
import gentle from '../../art/kiky/gentle.svg?no-inline'
import { Icon } from '../../ui/icon.tsx'
import { secondsUntil, useCountdown } from '../../ui/use-countdown.ts'
import type { Problem } from './explain.ts'
import { useExplainerText } from './use-explainer-text.ts'

const KEYS = {
  'too quick': 'explainer.problem.tooQuick',
  unavailable: 'explainer.problem.unavailable',
  'daily limit': 'explainer.problem.dailyLimit',
  network: 'explainer.problem.network',
  unknown: 'explainer.problem.unknown',
} as const

/** The problem, below the input. */
export function ExplainerNote({ problem, untilMs }: { problem: Problem; untilMs: number }) {
  const text = useExplainerText()(KEYS[problem.kind])
  const [first, ...more] = problem.kind === 'too quick' ? text.split(/(?<=!) /) : []
  return (
    <div className="explainer-note">
      {problem.kind === 'too quick' ? <img src={gentle} alt="" width={56} height={56} /> : <Icon name="circle-alert" />}
      <div>
        <p>
          {first ? <b>{first} </b> : text}
          {more.join(' ')}
        </p>
        {problem.kind === 'too quick' && <Countdown untilMs={untilMs} />}
        {problem.kind === 'daily limit' && <Tips />}
      </div>
    </div>
  )
}

/** The visible countdown is hidden from screen readers, which get its start and its end. */
function Countdown({ untilMs }: { untilMs: number }) {
  const t = useExplainerText()
  const [first] = useState(() => secondsUntil(untilMs))
  const seconds = useCountdown(untilMs) ?? first
  if (seconds === 0) return <p className="explainer-note-hint">{t('explainer.problem.waitOver')}</p>
  return (
    <p className="explainer-note-hint">
      <span aria-hidden="true">{t('explainer.problem.wait', { seconds })}</span>
      <span className="sr-only">{t('explainer.problem.wait', { seconds: first })}</span>
      <progress max={first} value={first - seconds} aria-hidden="true" />
    </p>
  )
}

function Tips() {
  const t = useExplainerText()
  return (
    <>
      <p className="explainer-note-hint">{t('explainer.tips.title')}</p>
      <ul>
        <li>{t('explainer.tips.1')}</li>
        <li>{t('explainer.tips.2')}</li>
        <li>{t('explainer.tips.3')}</li>
      </ul>
    </>
  )
}
