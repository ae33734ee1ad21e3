import { useCallback, useState } from 'react'
import { lazyHydrate } from '../../lib/lazy-hydration.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { useGoOnWhenSignedIn, useIsForDesk } from './destination.ts'
import { LoginForm } from './login-form.tsx'

const loadStep = () => import('./sign-in-code-step.tsx').then((part) => ({ default: part.SignInCodeStep }))
const SignInCodeStep = lazyHydrate(loadStep, { near: true })

type Step = { name: 'password'; isFirst: boolean; reason: TextKey | null } | { name: 'code'; by: 'app' | 'recovery' }

const FIRST: Step = { name: 'password', isFirst: true, reason: null }
const CODE: Step = { name: 'code', by: 'app' }

/** E-mail and password, then a code if the account has a second factor. `reason`: what is told beforehand. */
export function LoginFlow({ reason = null }: { reason?: TextKey | null }) {
  const t = useText()
  const { shortName } = useBrand()
  const isForDesk = useIsForDesk()
  const [step, setStep] = useState(FIRST)
  /** After a reload, and after Google: unless the visitor has gone back to the password. */
  const goOnToCode = useCallback(async () => {
    await loadStep()
    setStep((now) => (now.name === 'password' && now.isFirst ? CODE : now))
  }, [])
  useGoOnWhenSignedIn(goOnToCode)
  const backToPassword = (reason: TextKey | null) => setStep({ name: 'password', isFirst: false, reason })

  if (step.name === 'password')
    return (
      <AuthFrame
        art={t(isForDesk ? 'login.desk.art' : 'login.art')}
        title={t(isForDesk ? 'login.desk.title' : 'login.title')}
        text={t(isForDesk ? 'login.desk.text' : 'login.text', { school: shortName })}
      >
        <LoginForm
          reason={step.reason ?? reason}
          isForDesk={isForDesk}
          onCodeNeeded={async () => {
            await loadStep()
            setStep(CODE)
          }}
        />
      </AuthFrame>
    )
  const isApp = step.by === 'app'
  return (
    <AuthFrame
      art={t('signInCode.art')}
      title={t(isApp ? 'signInCode.title' : 'signInCode.recovery.title')}
      text={
        <>
          {t(isApp ? 'signInCode.text' : 'signInCode.recovery.text')} <b>{shortName}</b>.
        </>
      }
      back={{ label: t('signInCode.back'), onClick: () => backToPassword(null) }}
    >
      <SignInCodeStep
        key={step.by}
        by={step.by}
        onOtherWay={() => setStep({ name: 'code', by: isApp ? 'recovery' : 'app' })}
        onOver={() => backToPassword('signInCode.again')}
      />
    </AuthFrame>
  )
}
