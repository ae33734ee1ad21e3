import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts'

export const pageAddress = (siteUrl: string, path: string, language: Language): string =>
  `${siteUrl}${path}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`

/** The hreflang links of a page. */
export const pageAlternates = (siteUrl: string, path: string): { hreflang: string; href: string }[] => [
  ...LANGUAGES.map((language) => ({ hreflang: language, href: pageAddress(siteUrl, path, language) })),
  { hreflang: 'x-default', href: pageAddress(siteUrl, path, DEFAULT_LANGUAGE) },
]
