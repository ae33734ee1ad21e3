export const LANGUAGES = ['id', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'id'
export const LANGUAGE_COOKIE = 'lang'
export const LANGUAGE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

export const otherLanguage = (language: Language): Language => (language === 'id' ? 'en' : 'id')

/** The address wins over the cookie; a first visit is in Indonesian. */
export function chooseLanguage(asked: unknown, remembered: unknown): Language {
  if (isLanguage(asked)) return asked
  if (isLanguage(remembered)) return remembered
  return DEFAULT_LANGUAGE
}
