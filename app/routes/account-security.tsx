import { DocumentsHeader } from '../chrome/documents-header.tsx'
import { SkipLink } from '../chrome/skip-link.tsx'
import { useAuth } from '../features/auth/auth-context.ts'
import { goOn, useLeaveWhenSignedOut } from '../features/auth/destination.ts'
import { LogoutButton } from '../features/auth/logout-button.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { lazyHydrate } from '../lib/lazy-hydration.tsx'

const TwoStepCard = lazyHydrate(
  () => import('../features/auth/security/two-step-card.tsx').then((part) => ({ default: part.TwoStepCard })),
  { near: true },
)
const SessionsCard = lazyHydrate(
  () => import('../features/auth/security/sessions-card.tsx').then((part) => ({ default: part.SessionsCard })),
  { near: true },
)
const toDesk = () => goOn({ role: 'owner' })

/** Own sessions and two-step sign-in. Owners come here first when they have no second factor yet. */
export default function AccountSecurityPage() {
  const t = useText()
  const state = useAuth()
  const user = state.status === 'signed-in' ? state.user : null
  useLeaveWhenSignedOut()
  return (
    <div className="documents-page">
      <SkipLink />
      <DocumentsHeader who={t('documents.welcome', { email: user?.email ?? '' })} isDocuments={false}>
        <LogoutButton />
      </DocumentsHeader>
      <main className="wrap documents-main security" id="content">
        <h1 className="section-title">{t('accountSecurity.title')}</h1>
        <p className="lead">{t('accountSecurity.text')}</p>
        <TwoStepCard {...(user?.needsTwoStep && { onSetUp: toDesk })} />
        <SessionsCard />
      </main>
    </div>
  )
}
