import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts'

/** Each language of a page has an address of its own. */
export const pageAddress = (siteUrl: string, path: string, language: Language): string =>
  `${siteUrl}${path}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`

/** One page's addresses, as its languages name each other to search engines. */
export const pageAlternates = (siteUrl: string, path: string): { hreflang: string; href: string }[] => [
  ...LANGUAGES.map((language) => ({ hreflang: language, href: pageAddress(siteUrl, path, language) })),
  { hreflang: 'x-default', href: pageAddress(siteUrl, path, DEFAULT_LANGUAGE) },
]
