import { cookieValue } from './cookies.ts'

export const LANGUAGES = ['id', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'id'
/** On https with a prefix that keeps subdomains from setting it. */
const LANGUAGE_COOKIE = { http: 'lang', https: '__Host-lang' }
const LANGUAGE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

export const otherLanguage = (language: Language): Language => (language === 'id' ? 'en' : 'id')

/** The address wins over the cookie; a first visit is in Indonesian. */
export function chooseLanguage(asked: unknown, remembered: unknown): Language {
  if (isLanguage(asked)) return asked
  if (isLanguage(remembered)) return remembered
  return DEFAULT_LANGUAGE
}

/** The remembered language in a Cookie header or document.cookie. Without prefix it is from http, or from earlier. */
export function languageInCookies(header: string | null | undefined): Language | null {
  const remembered = cookieValue(header, LANGUAGE_COOKIE.https) ?? cookieValue(header, LANGUAGE_COOKIE.http)
  return isLanguage(remembered) ? remembered : null
}

/** For Set-Cookie and for document.cookie. */
export function languageCookie(language: Language, isHttps: boolean): string {
  const attributes = `Path=/; Max-Age=${LANGUAGE_COOKIE_MAX_AGE_S}; SameSite=Lax`
  return isHttps
    ? `${LANGUAGE_COOKIE.https}=${language}; ${attributes}; Secure`
    : `${LANGUAGE_COOKIE.http}=${language}; ${attributes}`
}

/** The cookie to send unless the browser has it. One without prefix is replaced on https. */
export function missingLanguageCookie(
  header: string | null | undefined,
  language: Language,
  isHttps: boolean,
): string | null {
  const prefixed = cookieValue(header, LANGUAGE_COOKIE.https)
  const isPrefixed = isHttps || prefixed !== undefined
  const present = isPrefixed ? prefixed : cookieValue(header, LANGUAGE_COOKIE.http)
  return present === language ? null : languageCookie(language, isPrefixed)
}
