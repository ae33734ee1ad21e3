import type { TextKey } from '../features/i18n/texts.ts'

/** The site's main places, in the header's order; the English word is the mobile menu's small vocabulary lesson. */
export const MAIN_LINKS: readonly { anchor: string; text: TextKey; english: string }[] = [
  { anchor: 'home', text: 'nav.home', english: 'home' },
  { anchor: 'courses', text: 'nav.programs', english: 'programs' },
  { anchor: 'why-us', text: 'nav.why', english: 'why us' },
  { anchor: 'teachers', text: 'nav.teachers', english: 'teachers' },
  { anchor: 'testimonials', text: 'nav.reviews', english: 'reviews' },
  { anchor: 'contact', text: 'nav.contact', english: 'contact' },
]

export const FOOTER_LINKS: readonly { href: string; text: TextKey }[] = [
  { href: '/programs', text: 'nav.programs' },
  { href: '#testimonials', text: 'nav.reviews' },
  { href: '#ai-explainer', text: 'footer.dictionary' },
  { href: '#why-us', text: 'nav.why' },
  { href: '#teachers', text: 'nav.teachers' },
]

/** A place on the home page, as seen from there or from elsewhere: on the page itself a hash must not load it anew. */
export const placeOnHome = (href: string, isHome: boolean): string =>
  href.startsWith('#') && !isHome ? `/${href}` : href
