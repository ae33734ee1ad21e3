import { useState } from 'react'
import type { TwoStepKey, TwoStepState } from '../../../../domain/auth/two-step-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import { accountApi } from '../account-api.ts'
import { AuthFailure } from '../auth-failure.ts'
import { useAttempt } from '../use-attempt.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type Question, QuestionModal, questionsOf } from './two-step-questions.tsx'
import { TwoStepSetup } from './two-step-setup.tsx'
import { useLoaded } from './use-loaded.ts'

type Step =
  | { name: 'state' }
  | { name: 'set-up'; key: TwoStepKey }
  | { name: 'codes'; codes: string[] }
  | { name: 'turned-off' }

const loadAll = async () => ({ state: await accountApi.twoStep(), account: await accountApi.details() })

/** Two-step sign-in of the own account. Nothing for visitors, who have none. */
export function TwoStepCard({ onSetUp }: { onSetUp?: () => void }) {
  const t = useText()
  const { value, problem: unloaded, reload } = useLoaded(loadAll)
  const [step, setStep] = useState<Step>({ name: 'state' })
  const [question, setQuestion] = useState<Question | null>(null)
  const { busy, problem, setProblem, attempt } = useAttempt()
  if (!value?.state.isOffered) return unloaded ? <Message tone="problem">{t(unloaded)}</Message> : null
  const { state, account } = value

  const begin = async (password?: string) => setStep({ name: 'set-up', key: await accountApi.beginTwoStep(password) })
  const start = async () => {
    const failed = await attempt(() => begin())
    if (!(failed instanceof AuthFailure) || failed.code !== 'auth.password_wrong') return
    setProblem(null)
    setQuestion('password')
  }
  const showCodes = (codes: string[]) => {
    setStep({ name: 'codes', codes })
    reload()
  }
  const asked =
    question &&
    questionsOf(t, state, {
      begin,
      showCodes,
      onTurnedOff: async () => {
        setStep({ name: 'turned-off' })
        await reload()
      },
    })[question]
  return (
    <section className="security-card" aria-labelledby="two-step-title">
      <h2 id="two-step-title">{t(step.name === 'set-up' ? 'security.setUp' : 'security.twoStep.title')}</h2>
      {step.name === 'set-up' && (
        <TwoStepSetup
          twoStepKey={step.key}
          onClose={() => setStep({ name: 'state' })}
          onSetUp={(codes) => showCodes(codes)}
        />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => {
            setStep({ name: 'state' })
            onSetUp?.()
          }}
        />
      )}
      {step.name === 'turned-off' && <Message tone="success">{t('security.off.done')}</Message>}
      {(step.name === 'state' || step.name === 'turned-off') && (
        <CurrentState state={state} busy={busy} onSetUp={start} onAsk={setQuestion} />
      )}
      {problem && <Message tone="problem">{t(problem)}</Message>}
      <QuestionModal asked={asked} asksPassword={account.hasPassword} onClose={() => setQuestion(null)} />
    </section>
  )
}

interface StateProps {
  state: TwoStepState
  busy: boolean
  onSetUp(): void
  onAsk(question: Question): void
}

function CurrentState({ state, busy, onSetUp, onAsk }: StateProps) {
  const t = useText()
  if (!state.isOn)
    return (
      <>
        <p>{t(state.isRequired ? 'security.twoStep.required' : 'security.twoStep.off')}</p>
        <div className="security-actions">
          <Button size="small" busy={busy} onClick={onSetUp}>
            {t('security.setUp')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p>{t('security.twoStep.on', { count: state.recoveryCodesLeft })}</p>
      <div className="security-actions">
        <Button size="small" variant="white" onClick={() => onAsk('renew')}>
          {t('security.codes.renew')}
        </Button>
        <Button size="small" variant="white" onClick={() => onAsk('turn-off')}>
          {t('security.off')}
        </Button>
      </div>
    </>
  )
}
