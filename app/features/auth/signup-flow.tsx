import { useState } from 'react'
import { lazyHydrate } from '../../lib/lazy-hydration.tsx'
import { useText } from '../i18n/language-context.ts'
import { useAuth } from './auth-context.ts'
import { useAuthFacility } from './auth-facility.ts'
import { AuthFrame } from './auth-frame.tsx'
import { SignupForm } from './signup-form.tsx'

const loadStep = () => import('./verification-step.tsx').then((part) => ({ default: part.VerificationStep }))
const VerificationStep = lazyHydrate(loadStep, { near: true })

/** Sign-up form, then verification. Signed-in but unverified visitors start at the verification. */
export function SignupFlow() {
  const t = useText()
  const state = useAuth()
  const facility = useAuthFacility()
  const [email, setEmail] = useState(state.status === 'signed-in' ? state.user.email : null)
  const [verifying, setVerifying] = useState(email !== null)
  const [isSent, setSent] = useState(true)
  if (!verifying || email === null)
    return (
      <AuthFrame art={t('signup.art')} title={t('signup.title')} text={t('signup.text')}>
        <SignupForm
          facility={facility}
          knownEmail={email}
          onCreated={async (created) => {
            await loadStep()
            setEmail(created)
            setVerifying(true)
          }}
        />
      </AuthFrame>
    )
  return (
    <AuthFrame
      art={t('verify.art')}
      title={t(isSent ? 'verify.title' : 'verify.submit')}
      text={
        <>
          {t(isSent ? 'verify.text' : 'verify.unsent')} <b>{email}</b>
        </>
      }
      back={{ label: t('verify.back'), onClick: () => setVerifying(false) }}
    >
      <VerificationStep facility={facility} email={email} onKnown={setSent} />
    </AuthFrame>
  )
}
