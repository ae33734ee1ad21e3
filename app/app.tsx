import type { ComponentType } from 'react'
import type { AuthState } from '../domain/auth/auth-contract.ts'
import type { Language } from '../domain/shared/language.ts'
import { ErrorBoundary } from './chrome/error-boundary.tsx'
import { LoadingScreen } from './chrome/loading-screen.tsx'
import { AuthProvider } from './features/auth/auth-provider.tsx'
import { LanguageProvider } from './features/i18n/language-provider.tsx'
import type { Texts } from './features/i18n/texts.ts'
import { ToastProvider } from './ui/toast.tsx'

export interface AppProps {
  Page: ComponentType
  language: Language
  texts: Texts
  auth: AuthState | 'unknown'
  loadTexts(language: Language): Promise<Texts>
}

/** One page and everything around it: the same tree on the server and in the browser. */
export const App = ({ Page, language, texts, auth, loadTexts }: AppProps) => (
  <ToastProvider>
    <LanguageProvider language={language} texts={texts} loadTexts={loadTexts}>
      <ErrorBoundary>
        <AuthProvider initial={auth} whileUnknown={<LoadingScreen />}>
          <Page />
        </AuthProvider>
      </ErrorBoundary>
    </LanguageProvider>
  </ToastProvider>
)
