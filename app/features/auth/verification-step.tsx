import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { useText } from '../i18n/language-context.ts'
import type { AuthFacility } from './auth-facility.ts'
import { AuthFailure } from './auth-failure.ts'
import { beginIn, CodeBoxes, EMPTY_CODE } from './code-boxes.tsx'
import { goOn } from './destination.ts'
import { useAttempt } from './use-attempt.ts'
import { forgetVerification, keepVerification, keptVerification, type SentCode } from './verification-store.ts'

const GOES_ON_AFTER_MS = 1500

interface Props {
  facility: AuthFacility
  email: string
  /** Whether this browser requested a code; one requested in another browser may still be valid. */
  onKnown(isSent: boolean): void
}

/** Asks for the mailed six-digit code; survives a reload. */
export function VerificationStep({ facility, email, onKnown }: Props) {
  const t = useText()
  const [sent, setSent] = useState<SentCode | null | 'unknown'>('unknown')
  useEffect(() => setSent(keptVerification(email)), [email])
  useEffect(() => onKnown(sent !== null), [sent, onKnown])
  const [code, setCode] = useState<readonly string[]>(EMPTY_CODE)
  const [done, setDone] = useState(false)
  const verify = useAttempt()
  const resend = useAttempt()
  const form = useRef<HTMLFormElement>(null)
  const secondsLeft = useCountdown(sent === 'unknown' || !sent ? null : sent.expiresAtMs)
  const complete = code.every((character) => character !== '')
  const focusFirst = () => form.current?.querySelector('input')?.focus()

  useEffect(() => beginIn(form.current), [])
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(goOn, GOES_ON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [done])

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (done) return
    if (!complete) return verify.setProblem('verify.incomplete')
    const failed = await verify.attempt(async () => {
      await facility.applyVerificationCode(code.join(''))
      forgetVerification()
      setDone(true)
    })
    if (!failed) return
    if (failed instanceof AuthFailure && failed.code === 'auth.code_void') {
      forgetVerification()
      setSent({ email, expiresAtMs: 0 })
    }
    focusFirst()
  }
  const sendAgain = () =>
    resend.attempt(async () => {
      setSent(keepVerification(email, await facility.sendVerificationEmail()))
      setCode(EMPTY_CODE)
      verify.setProblem(null)
      focusFirst()
    })
  const change = (next: readonly string[]) => {
    setCode(next)
    if (verify.problem !== 'auth.code.void') verify.setProblem(null)
  }
  const mayAsk = sent === null || secondsLeft === 0
  const problem = verify.problem ?? resend.problem
  const demoCode = sent !== 'unknown' ? sent?.demoCode : undefined
  return (
    <form ref={form} className="form" method="post" noValidate onSubmit={submit}>
      <CodeBoxes value={code} onChange={change} invalid={verify.problem !== null} onEnter={submit} />
      <div className="code-time">
        <p>
          {t('verify.time')} <span>{secondsLeft === null ? '--:--' : asMinutes(secondsLeft)}</span>
        </p>
        <Button size="small" variant="white" busy={resend.busy} disabled={done || !mayAsk} onClick={sendAgain}>
          {t(resend.busy ? 'verify.resend.busy' : sent ? 'verify.resend' : 'verify.send')}
        </Button>
      </div>
      {problem && <Message tone="problem">{t(problem)}</Message>}
      <Button type="submit" busy={verify.busy} disabled={!complete || done}>
        {t(verify.busy ? 'verify.busy' : 'verify.submit')}
      </Button>
      {demoCode && !done && <Message tone="note">{t('verify.demo', { code: demoCode })}</Message>}
      {done && (
        <Message tone="success">
          {t('verify.done')} {t('verify.continue')}
        </Message>
      )}
    </form>
  )
}

const asMinutes = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
