import { useState } from 'react'
import type { OwnSession } from '../../../../domain/auth/session-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { IconShape } from '../../../ui/icon.tsx'
import { Message } from '../../../ui/message.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { UntilFaded } from '../../../ui/until-faded.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { accountApi } from '../account-api.ts'
import { ProofForm } from './proof-form.tsx'
import { useLoaded } from './use-loaded.ts'

const loadAll = async () => ({ ...(await accountApi.sessions()), account: await accountApi.details() })

/** Lucide's smartphone and monitor. */
const SHAPES = {
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2 M12 18h.01',
  computer: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2 M8 21h8 M12 17v4',
}

/** Without an id, all others. */
type Ending = { id?: string }

/** Where the own account is signed in, and how to end it. */
export function SessionsCard() {
  const t = useText()
  const { value, problem, reload } = useLoaded(loadAll)
  const [ending, setEnding] = useState<Ending | null>(null)
  const [ended, setEnded] = useState(false)
  const close = () => setEnding(null)
  const hasPassword = value?.account.hasPassword ?? true
  const ask = (wanted: Ending) => {
    setEnded(false)
    setEnding(wanted)
  }
  return (
    <section className="security-card" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{t('security.sessions.title')}</h2>
      {!value && !problem && <p role="status">{t('security.sessions.loading')}</p>}
      {problem && (
        <Message tone="problem">
          {t(problem)}{' '}
          <button type="button" className="text-link" onClick={reload}>
            {t('security.retry')}
          </button>
        </Message>
      )}
      {value && (
        <ul className="session-list">
          {value.sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => ask({ id: session.id })} />
          ))}
        </ul>
      )}
      {ended && <Message tone="success">{t('security.sessions.ended')}</Message>}
      {value && value.sessions.length > 2 && (
        <div className="security-actions">
          <Button size="small" variant="white" onClick={() => ask({})}>
            {t('security.sessions.endAll')}
          </Button>
        </div>
      )}
      <Modal open={ending !== null} onClose={close} title={t('security.sessions.end')} closeLabel={t('close')}>
        <UntilFaded open={ending !== null}>
          <ProofForm
            text={t(hasPassword ? 'security.sessions.end.text' : 'security.sessions.end.google')}
            submit={t('security.sessions.end')}
            asksPassword={hasPassword}
            asksCode={false}
            onClose={close}
            act={async ({ password }) => {
              await accountApi.endSessions({ ...ending, password })
              await reload()
              setEnded(true)
              close()
            }}
          />
        </UntilFaded>
      </Modal>
    </section>
  )
}

export function SessionRow({ session, onEnd }: { session: OwnSession; onEnd(): void }) {
  const t = useText()
  const { date } = useFormats()
  const device = session.device || t('security.sessions.unknown')
  const kind = /Android|iPhone|iPad/.test(session.device) ? 'phone' : 'computer'
  const seen = date(new Date(session.lastSeenAt))
  return (
    <li>
      <IconShape path={SHAPES[kind]} />
      {session.isCurrent ? (
        <p>
          <b>{t(`security.sessions.this.${kind}`)}</b>
          <span>{`${device} · ${t('security.sessions.now')}`}</span>
        </p>
      ) : (
        <p>
          <b>{device}</b>
          <span>{t('security.sessions.seen', { date: seen })}</span>
        </p>
      )}
      {session.isCurrent ? (
        <span className="session-you">{t('security.sessions.you')}</span>
      ) : (
        <Button size="small" variant="white" aria-label={t('security.sessions.end.of', { device })} onClick={onEnd}>
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  )
}
