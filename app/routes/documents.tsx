import { DOCUMENT_IDS } from '../../domain/documents/catalogue.ts'
import { DocumentsHeader } from '../chrome/documents-header.tsx'
import { SkipLink } from '../chrome/skip-link.tsx'
import { useAuth } from '../features/auth/auth-context.ts'
import { useLeaveWhenSignedOut } from '../features/auth/destination.ts'
import { LogoutButton } from '../features/auth/logout-button.tsx'
import { VerificationReminder } from '../features/auth/verification-reminder.tsx'
import { useBrand } from '../features/brand/brand-context.ts'
import { DocumentCard } from '../features/documents/document-card.tsx'
import { documentIcons } from '../features/documents/document-icons.ts'
import { useText } from '../features/i18n/language-context.ts'
import { lazyHydrate } from '../lib/lazy-hydration.tsx'
import { IconShape } from '../ui/icon.tsx'

const AccountPanel = lazyHydrate(
  () => import('../features/auth/account-panel.tsx').then((part) => ({ default: part.AccountPanel })),
  { near: true },
)

export default function DocumentsPage() {
  const t = useText()
  const state = useAuth()
  const { email: support, own } = useBrand()
  const email = state.status === 'signed-in' ? state.user.email : ''
  useLeaveWhenSignedOut()
  return (
    <div className="documents-page">
      <SkipLink />
      <DocumentsHeader who={t('documents.welcome', { email })}>
        <LogoutButton />
      </DocumentsHeader>
      <main className="wrap documents-main" id="content">
        <h1 className="section-title">
          {t('documents.title')}{' '}
          <span className="voice" lang="en">
            {t('documents.voice')}
          </span>
        </h1>
        <p className="lead">{t('documents.text')}</p>
        <VerificationReminder />
        <div className="documents">
          {(own?.documents ?? DOCUMENT_IDS).map((id) => (
            <DocumentCard key={id} id={id} />
          ))}
        </div>
        <div className="documents-notes">
          <p>
            <IconShape path={documentIcons.lock} />
            {t('documents.protected')}
          </p>
          <a className="text-link" href={`mailto:${support}`}>
            {t('documents.support', { email: support })}
          </a>
        </div>
        <AccountPanel />
      </main>
    </div>
  )
}
