import type { TextKey } from '../features/i18n/texts.ts'

/** Main navigation, in order; the mobile menu also shows the English word. */
export const MAIN_LINKS: readonly { anchor: string; text: TextKey; english: string }[] = [
  { anchor: 'home', text: 'nav.home', english: 'home' },
  { anchor: 'courses', text: 'nav.programs', english: 'programs' },
  { anchor: 'why-us', text: 'nav.why', english: 'why us' },
  { anchor: 'teachers', text: 'nav.teachers', english: 'teachers' },
  { anchor: 'testimonials', text: 'nav.reviews', english: 'reviews' },
  { anchor: 'contact', text: 'nav.contact', english: 'contact' },
]

const FOOTER_LINKS: readonly { href: string; text: TextKey }[] = [
  { href: '/programs', text: 'nav.programs' },
  { href: '#testimonials', text: 'nav.reviews' },
  { href: '#ai-explainer', text: 'footer.dictionary' },
  { href: '#why-us', text: 'nav.why' },
  { href: '#teachers', text: 'nav.teachers' },
]

/** Without those to sections that have nothing to show. */
export const mainLinks = (hidden: readonly string[] = []) => MAIN_LINKS.filter(({ anchor }) => !hidden.includes(anchor))
export const footerLinks = (hidden: readonly string[] = []) =>
  FOOTER_LINKS.filter(({ href }) => !hidden.includes(href.slice(1)))

/** Link to a section of the home page: a bare hash on the page itself, which must not reload. */
export const placeOnHome = (href: string, isHome: boolean): string =>
  href.startsWith('#') && !isHome ? `/${href}` : href
