import type { ComponentType } from 'react'
import type { AuthState } from '../domain/auth/auth-contract.ts'
import type { DeskPageData } from '../domain/desk/desk-contract.ts'
import type { DocumentBytes } from '../domain/documents/catalogue.ts'
import type { PrivacyFacts } from '../domain/privacy/privacy-facts.ts'
import type { School } from '../domain/school/school.ts'
import type { Language } from '../domain/shared/language.ts'
import { ErrorBoundary } from './chrome/error-boundary.tsx'
import { LoadingScreen } from './chrome/loading-screen.tsx'
import { ConsentPlace } from './features/analytics/consent-place.tsx'
import { track } from './features/analytics/track.ts'
import { AuthProvider } from './features/auth/auth-provider.tsx'
import { BrandContext } from './features/brand/brand-context.ts'
import { DeskDataContext } from './features/desk/desk-data.ts'
import { DocumentBytesContext } from './features/documents/document-bytes.ts'
import { LanguageProvider, type ShownContent } from './features/i18n/language-provider.tsx'
import type { ContentLoader } from './features/i18n/page-content.ts'
import { LeadKeeper } from './features/leads/lead-keeper.tsx'
import { PrivacyFactsContext } from './features/privacy/privacy-facts.ts'
import { ToastProvider } from './ui/toast.tsx'

export interface AppProps {
  Page: ComponentType
  content: ShownContent
  load: ContentLoader
  auth: AuthState | 'unknown'
  brand: School
  documentBytes?: DocumentBytes | undefined
  privacyFacts?: PrivacyFacts | undefined
  desk?: DeskPageData | undefined
}

const countSwitch = (language: Language) => track('language_change', { language })

/** A page with its providers: the same tree on the server and in the browser. The desk measures and keeps nothing. */
export const App = ({ Page, content, load, auth, brand, documentBytes, privacyFacts, desk }: AppProps) => (
  <BrandContext value={brand}>
    <ToastProvider>
      <LanguageProvider {...{ content, load }} onSwitched={countSwitch}>
        {!desk && <LeadKeeper />}
        <ErrorBoundary>
          <AuthProvider initial={auth} whileUnknown={<LoadingScreen />}>
            <DocumentBytesContext value={documentBytes}>
              <PrivacyFactsContext value={privacyFacts}>
                <DeskDataContext value={desk}>
                  <Page />
                </DeskDataContext>
              </PrivacyFactsContext>
            </DocumentBytesContext>
          </AuthProvider>
        </ErrorBoundary>
        {!desk && <ConsentPlace />}
      </LanguageProvider>
    </ToastProvider>
  </BrandContext>
)
