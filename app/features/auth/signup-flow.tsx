import { useState } from 'react'
import { useText } from '../i18n/language-context.ts'
import { useAuth } from './auth-context.ts'
import { useAuthFacility } from './auth-facility.ts'
import { AuthFrame } from './auth-frame.tsx'
import { SignupForm } from './signup-form.tsx'
import { VerificationStep } from './verification-step.tsx'

/** Signing up: the form, then the code. Whoever is signed in but not verified comes back to the code. */
export function SignupFlow() {
  const t = useText()
  const state = useAuth()
  const facility = useAuthFacility()
  const [verifying, setVerifying] = useState(state.status === 'signed-in' ? state.user.email : null)
  if (verifying === null)
    return (
      <AuthFrame art={t('signup.art')} title={t('signup.title')} text={t('signup.text')}>
        <SignupForm facility={facility} onCreated={setVerifying} />
      </AuthFrame>
    )
  return (
    <AuthFrame
      art={t('verify.art')}
      title={t('verify.title')}
      text={
        <>
          {t('verify.text')} <b>{verifying}</b>
        </>
      }
      back={{ label: t('verify.back'), onClick: () => setVerifying(null) }}
    >
      <VerificationStep facility={facility} email={verifying} />
    </AuthFrame>
  )
}
