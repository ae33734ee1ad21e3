import type { AuthState } from '../auth/auth-contract.ts'
import type { BrandOverrides } from '../brand/brand.ts'
import type { DocumentBytes } from '../documents/catalogue.ts'
import type { PrivacyFacts } from '../privacy/privacy-facts.ts'
import type { Language } from './language.ts'

/** One row of the table of pages, as the server needs it. */
export interface PageDescription {
  id: string
  path: string
  /** 'demo' pages exist only for the operator's browser in demo mode. */
  guard: 'anyone' | 'signed-in' | 'demo'
  /** Users in this state are redirected to `returnTo`. */
  redirectsWhen?: 'signed-in' | 'verified'
  /** Whether a visitor without a session may be answered from memory. */
  cached: boolean
  /** Whether search engines may list it. */
  indexed: boolean
}

export interface RenderRequest {
  page: string
  language: Language
  /** 'unknown' makes the browser ask the server and show 'Loading...' meanwhile. */
  auth: AuthState | 'unknown'
  /** Absolute addresses in the page come from configuration only; null leaves them out. */
  siteUrl: string | null
}

/** Why a form that a browser sent by itself was not taken. */
export type FormTrouble = 'too-often' | 'too-long' | 'not-now'

/** What the built screen offers the server. Rendering is pure: same request, same text. */
export interface Screen {
  pages: readonly PageDescription[]
  /** The page shown for every path that no row of the table names. */
  notFoundPage: string
  /** The page for a form that came without its page's script, which alone could send it. */
  unsentPage: string
  /** The pages that tell what to do with a form that was not taken. */
  formTroublePages: Record<FormTrouble, string>
  render(request: RenderRequest): string
  /** In place of a page that could not be rendered; it brings no script to life. */
  renderFailure(language: Language, requestId: string): string
  /** Contents of the inline scripts, whose hashes the Content-Security-Policy names. */
  inlineScripts: readonly string[]
}

/** The third party that may be told what visitors do, and where its script is. */
export interface Measurement {
  id: string
  scriptUrl: string
}

/** What the operator configured that every page must know; fixed when the site starts. */
export interface ScreenSettings {
  brandOverrides?: BrandOverrides
  /** 'log' makes forms write to the browser's console and send nothing. */
  leadForms?: 'store' | 'log'
  /** A generative service's address that pages may ask themselves when the server cannot. */
  browserAi?: string | null
  /** Google Analytics, for visitors who agree; null asks nobody. */
  measurement?: Measurement | null
  googleSignIn?: boolean
  documentBytes?: DocumentBytes
  privacyFacts?: PrivacyFacts
}
