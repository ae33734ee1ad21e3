import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { useText } from '../i18n/language-context.ts'
import { accountApi } from './account-api.ts'
import { AuthFailure } from './auth-failure.ts'
import { beginIn, CodeBoxes, EMPTY_CODE } from './code-boxes.tsx'
import { goOn, leaving } from './destination.ts'
import { valuesOf } from './fields.tsx'
import { tellOtherTabs } from './session-watch.ts'
import { useAttempt } from './use-attempt.ts'

interface Props {
  by: 'app' | 'recovery'
  onOtherWay(): void
  /** The time or the tries are used up: the password is asked for again. */
  onOver(): void
}

const isOver = (failed: unknown) => failed instanceof AuthFailure && /^auth\.code_(expired|void)$/.test(failed.code)
const triesLeftIn = (failed: unknown): number | null =>
  failed instanceof AuthFailure ? ((failed.details as { triesLeft?: number } | undefined)?.triesLeft ?? null) : null

/** Asks for a code of the authenticator app, or for a recovery code. */
export function SignInCodeStep({ by, onOtherWay, onOver }: Props) {
  const t = useText()
  const { busy, problem, setProblem, attempt } = useAttempt()
  const [code, setCode] = useState<readonly string[]>(EMPTY_CODE)
  const [triesLeft, setTriesLeft] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isApp = by === 'app'
  const isComplete = code.every((digit) => digit !== '')
  const focusFirst = () => form.current?.querySelector('input')?.focus()
  useEffect(() => beginIn(form.current), [])

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!form.current) return
    const { recovery = '', trust } = valuesOf(form.current)
    if (isApp && !isComplete) return setProblem('verify.incomplete')
    if (!isApp && recovery.trim() === '') return setProblem('auth.fields.missing')
    const failed = await attempt(async () => {
      const answer = await accountApi.signInCode(isApp ? code.join('') : recovery, trust !== undefined)
      tellOtherTabs()
      goOn(answer)
      await leaving()
    })
    if (isOver(failed)) return onOver()
    setTriesLeft(triesLeftIn(failed))
    if (isApp) setCode(EMPTY_CODE)
    focusFirst()
  }
  const isWrong = problem === 'auth.code.wrong'
  return (
    <>
      <form ref={form} className="form" method="post" noValidate onSubmit={submit}>
        {isApp ? (
          <CodeBoxes value={code} onChange={setCode} invalid={isWrong} onEnter={submit} />
        ) : (
          <TextField
            label={t('signInCode.recovery.label')}
            name="recovery"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="abcde-fghjk"
            maxLength={30}
            required
          />
        )}
        <label className="checkbox">
          <input type="checkbox" name="trust" value="yes" />
          <span>
            {t('signInCode.trust')}
            <small>{t('signInCode.trust.hint')}</small>
          </span>
        </label>
        {problem && (
          <Message tone="problem">{isWrong ? <WrongCode isApp={isApp} triesLeft={triesLeft} /> : t(problem)}</Message>
        )}
        <Button type="submit" busy={busy} disabled={isApp && !isComplete}>
          {t(busy ? 'signInCode.busy' : 'signInCode.submit')}
        </Button>
      </form>
      <p className="auth-other">
        {t(isApp ? 'signInCode.noPhone' : 'signInCode.phoneFound')}{' '}
        <button type="button" className="text-link" onClick={onOtherWay}>
          {t(isApp ? 'signInCode.useRecovery' : 'signInCode.useApp')}
        </button>
      </p>
      {isApp && isWrong && <p className="auth-note">{t('signInCode.clock')}</p>}
    </>
  )
}

function WrongCode({ isApp, triesLeft }: { isApp: boolean; triesLeft: number | null }) {
  const t = useText()
  return (
    <>
      <b>{t(isApp ? 'signInCode.wrong' : 'signInCode.recovery.wrong')}</b> {isApp && t('signInCode.wrong.advice')}{' '}
      {triesLeft === 1 && t('signInCode.try')}
      {triesLeft !== null && triesLeft > 1 && t('signInCode.tries', { count: triesLeft })}
    </>
  )
}
