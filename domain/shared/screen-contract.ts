import type { AuthState } from '../auth/auth-contract.ts'
import type { DeskPageData } from '../desk/desk-contract.ts'
import type { DocumentBytes } from '../documents/catalogue.ts'
import type { PrivacyFacts } from '../privacy/privacy-facts.ts'
import type { School } from '../school/school.ts'
import type { OwnWords } from '../school/words.ts'
import type { Language } from './language.ts'

/** What the server needs to know about a page. */
export interface PageDescription {
  id: string
  path: string
  /** 'demo' pages exist only for the operator's browser in demo mode, 'staff' ones only for the school's people. */
  guard: 'anyone' | 'signed-in' | 'demo' | 'staff'
  /** Visitors in this state are redirected to `returnTo`. */
  redirectsWhen?: 'signed-in' | 'verified'
  /** Whether visitors without a session may get a cached copy. */
  cached: boolean
  /** Whether search engines may list it. */
  indexed: boolean
}

export interface RenderRequest {
  page: string
  language: Language
  /** 'unknown' makes the browser ask the server, showing 'Loading...' meanwhile. */
  auth: AuthState | 'unknown'
  /** Base of absolute addresses, from configuration only; null leaves them out. */
  siteUrl: string | null
  /** For pages of the desk. */
  desk?: DeskPageData
}

/** Why a form that was posted without script was refused. */
export type FormTrouble = 'too-often' | 'too-long' | 'not-now'

/** What the built app offers the server. Rendering is pure: same request, same HTML. */
export interface Screen {
  pages: readonly PageDescription[]
  notFoundPage: string
  /** Shown for a form that was posted without script although it needs it. */
  unsentPage: string
  /** Shown for a refused form that was posted without script. */
  formTroublePages: Record<FormTrouble, string>
  render(request: RenderRequest): string
  /** Replaces a page that could not be rendered. Loads no script. */
  renderFailure(language: Language, requestId: string): string
  /** Contents of the inline scripts, to be hashed for the Content-Security-Policy. */
  inlineScripts: readonly string[]
  /** Contents of the inline styles of a page, likewise. */
  inlineStylesOf(page: string): readonly string[]
}

export interface Measurement {
  id: string
  scriptUrl: string
}

/** Configuration that pages depend on; fixed when the site starts. */
export interface ScreenSettings {
  /** The sample school if missing. */
  school?: School
  /** The words of a school other than the sample one, as its content has them. */
  words?: Record<Language, OwnWords>
  /** Style rules with the school's colours; none for the sample school. */
  ownStyle?: string
  /** 'log' makes forms only write to the browser's console. */
  leadForms?: 'store' | 'log'
  /** Address of a generative service that the browser may call when the server fails. */
  browserAi?: string | null
  /** Google Analytics, used with consent; null if not configured. */
  measurement?: Measurement | null
  googleSignIn?: boolean
  documentBytes?: DocumentBytes
  privacyFacts?: PrivacyFacts
}
