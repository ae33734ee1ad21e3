import type { Connection } from '../../../../domain/desk/desk-settings-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useDeskTime } from '../parts/desk-time.ts'
import { TestResult } from '../test-result.tsx'
import { useTest } from '../use-test.ts'
import { adviceOn } from './advice.ts'
import { DeadDeliveries } from './dead-deliveries.tsx'

/** How the ways out of the site are, in the services' own words. */
export function ConnectionsPart() {
  const t = useText()
  const time = useDeskTime()
  const { settings, frame } = useDeskData('settings')
  return (
    <>
      <section className="box">
        <div className="box-head">
          <h3 className="desk-h2">{t('connection.now')}</h3>
          <span className="mute small">{t('connection.checked', { time: time.clock(frame.nowMs) })}</span>
        </div>
        {settings.connections?.map((connection) => (
          <ConnectionRow key={connection.name} connection={connection} />
        ))}
      </section>
      <DeadDeliveries deliveries={settings.deadDeliveries ?? []} />
    </>
  )
}

function ConnectionRow({ connection }: { connection: Connection }) {
  const t = useText()
  const { name, mode, failed, lastProblem } = connection
  const { state, run } = useTest(() => post(`/api/desk/connections/${name}/test`, {}))
  const title = t(`connection.${name}`)
  return (
    <div className={failed > 0 ? 'health health-bad' : 'health'}>
      <span className={mode === 'real' ? 'lozenge' : 'lozenge lozenge-quiet'} />
      <div>
        <b>{title}</b>
        <p>{useStateWords(connection)}</p>
      </div>
      {mode !== 'off' && (
        <Button
          variant="white"
          size="small"
          busy={state.step === 'sending'}
          aria-label={t('connection.test.of', { name: title })}
          onClick={run}
        >
          {t('connection.test')}
        </Button>
      )}
      {failed > 0 && lastProblem && state.step === 'idle' && (
        <p className="health-error">
          <code>{lastProblem}</code>
        </p>
      )}
      <TestResult
        state={state}
        service={title}
        advice={t(adviceOn(name, state.step === 'refused' ? state.words : ''))}
      />
    </div>
  )
}

function useStateWords({ name, mode, lastSuccessAtMs, waiting, failed }: Connection): string {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const last =
    lastSuccessAtMs === null ? t('connection.never') : t('connection.last', { time: time.when(lastSuccessAtMs, nowMs) })
  return [
    name === 'tutor' ? t(`connection.tutor.${mode}`) : mode === 'real' ? last : t(`connection.${mode}`),
    waiting > 0 && t('connection.waiting', { n: waiting }),
    failed > 0 && t('connection.failed', { n: failed }),
  ]
    .filter(Boolean)
    .join(' · ')
}
