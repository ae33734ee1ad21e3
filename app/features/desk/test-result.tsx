import type { ReactNode } from 'react'
import { useText } from '../i18n/language-context.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { DeskIcon } from './parts/desk-icon.tsx'
import { useDeskTime } from './parts/desk-time.ts'

/** How a message that was sent to try a connection has fared. */
export type TestState =
  | { step: 'idle' }
  | { step: 'sending' }
  /** It was seen where it was sent to. */
  | { step: 'arrived'; tookMs: number }
  | { step: 'taken'; tookMs: number; words: string }
  | { step: 'refused'; words: string; atMs: number }
  | { step: 'unsent' }

interface Props {
  state: TestState
  /** Who refused, as people call it. */
  service: string
  /** What to do then, in one sentence. */
  advice: string
}

/** The service's own words, untranslated, then what to do. */
export function TestResult({ state, service, advice }: Props) {
  return (
    <div role="status" className="test-result">
      <ShownResult state={state} service={service} advice={advice} />
    </div>
  )
}

function ShownResult({ state, service, advice }: Props): ReactNode {
  const t = useText()
  const time = useDeskTime()
  const { number } = useFormats()
  const seconds = (tookMs: number) => number(Math.max(0.1, Math.round(tookMs / 100) / 10))
  switch (state.step) {
    case 'arrived':
      return <Success>{t('test.arrived', { s: seconds(state.tookMs) })}</Success>
    case 'taken':
      return (
        <Success>
          {t('test.taken', { s: seconds(state.tookMs) })} <code>{state.words}</code>
        </Success>
      )
    case 'refused':
      return (
        <div className="desk-note note-bad">
          <DeskIcon name="circle-alert" />
          <div>
            <b>{t('test.refused', { service, time: time.clock(state.atMs) })}</b>
            <p>
              <code>{state.words}</code>
            </p>
            {advice}
          </div>
        </div>
      )
    case 'sending':
      return <p className="mute small test-wait">{t('test.sending')}</p>
    case 'unsent':
      return <p>{t('test.unsent')}</p>
    default:
      return null
  }
}

const Success = ({ children }: { children: ReactNode }) => (
  <p className="test-ok">
    <DeskIcon name="circle-check" />
    <span>{children}</span>
  </p>
)
