import { cookieValue } from '../../domain/shared/cookies.ts'
import { chooseLanguage, LANGUAGE_COOKIE, type Language } from '../../domain/shared/language.ts'

/** The language in the visitor's cookie, or the default. */
export const rememberedLanguage = (cookieHeader: string | null | undefined): Language =>
  chooseLanguage(undefined, cookieValue(cookieHeader, LANGUAGE_COOKIE))
