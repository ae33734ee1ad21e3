import { cookieValue } from '../../domain/shared/cookies.ts'
import { chooseLanguage, LANGUAGE_COOKIE, type Language } from '../../domain/shared/language.ts'

/** The language that a visitor reads the site in. */
export const rememberedLanguage = (cookieHeader: string | null | undefined): Language =>
  chooseLanguage(undefined, cookieValue(cookieHeader, LANGUAGE_COOKIE))
