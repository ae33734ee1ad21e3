import { DEFAULT_LANGUAGE, type Language, languageInCookies } from '../../domain/shared/language.ts'

/** The language in the visitor's cookie, or the default. */
export const rememberedLanguage = (cookieHeader: string | null | undefined): Language =>
  languageInCookies(cookieHeader) ?? DEFAULT_LANGUAGE
