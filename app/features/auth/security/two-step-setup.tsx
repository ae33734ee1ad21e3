import { type FormEvent, useRef, useState } from 'react'
import type { TwoStepKey } from '../../../../domain/auth/two-step-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import { accountApi } from '../account-api.ts'
import { CodeBoxes, EMPTY_CODE } from '../code-boxes.tsx'
import { useAttempt } from '../use-attempt.ts'
import { CopyButton } from './copy-button.tsx'

interface Props {
  twoStepKey: TwoStepKey
  onClose(): void
  onSetUp(recoveryCodes: string[]): void
}

/** The key as a picture, a link and text; then the first code. */
export function TwoStepSetup({ twoStepKey: { key, link, qr }, onClose, onSetUp }: Props) {
  const t = useText()
  const { busy, problem, setProblem, attempt } = useAttempt()
  const [code, setCode] = useState<readonly string[]>(EMPTY_CODE)
  const form = useRef<HTMLFormElement>(null)
  const isComplete = code.every((digit) => digit !== '')
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!isComplete) return setProblem('verify.incomplete')
    const failed = await attempt(async () => onSetUp((await accountApi.confirmTwoStep(code.join(''))).recoveryCodes))
    if (!failed) return
    setCode(EMPTY_CODE)
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} className="two-step-setup" method="post" noValidate onSubmit={submit}>
      <svg
        className="qr"
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        role="img"
        aria-label={t('security.setUp.qr')}
      >
        <path d={qr.path} />
      </svg>
      <ol>
        <li>
          <p>
            <b>{t('security.setUp.app')}</b> {t('security.setUp.scan')}
          </p>
          <a className="text-link" href={link}>
            {t('security.setUp.link')}
          </a>
        </li>
        <li>
          <p>{t('security.setUp.key')}</p>
          <div className="security-actions">
            <code>{key}</code>
            <CopyButton label={t('security.setUp.copy')} text={key.replaceAll(' ', '')} />
          </div>
        </li>
        <li>
          <p>
            <b>{t('security.setUp.digits')}</b> {t('security.setUp.shown')}
          </p>
          <CodeBoxes value={code} onChange={setCode} invalid={problem !== null} onEnter={submit} />
        </li>
      </ol>
      {problem && (
        <Message tone="problem">{t(problem === 'auth.code.wrong' ? 'security.setUp.wrong' : problem)}</Message>
      )}
      <div className="security-actions">
        <Button variant="white" onClick={onClose}>
          {t('security.setUp.later')}
        </Button>
        <Button type="submit" busy={busy} disabled={!isComplete}>
          {t(busy ? 'security.setUp.busy' : 'security.setUp.submit')}
        </Button>
      </div>
    </form>
  )
}
