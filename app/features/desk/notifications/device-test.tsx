import { useEffect, useEffectEvent, useRef } from 'react'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { TestResult } from '../test-result.tsx'
import { useTest } from '../use-test.ts'

/** Sends a notification to this device; the service worker says when it has arrived. */
export function DeviceTest({ id }: { id: string }) {
  const t = useText()
  const { state, setState, run } = useTest(() => post(`/api/desk/devices/${id}/test`, {}))
  const startMs = useRef(0)
  const hear = useEffectEvent(({ data }: MessageEvent) => {
    if (data?.testArrived) setState({ step: 'arrived', tookMs: performance.now() - startMs.current })
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    navigator.serviceWorker?.addEventListener('message', listener)
    return () => navigator.serviceWorker?.removeEventListener('message', listener)
  }, [])
  const test = () => {
    startMs.current = performance.now()
    run()
  }
  return (
    <div className="test-line">
      <Button variant="white" size="small" busy={state.step === 'sending'} onClick={test}>
        <DeskIcon name="bell-ring" />
        {t('test.send')}
      </Button>
      <TestResult state={state} service={t('connection.push')} advice={t('connection.push.advice')} />
    </div>
  )
}
