export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type Vital = (typeof VITALS)[number]

export const DEVICES = ['mobile', 'tablet', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

/** CLS is a small fraction; in thousandths it fits the buckets made for milliseconds. */
export const CLS_SCALE = 1000

/** Counted separately; all other paths count as 'other', so that clients cannot add keys without limit. */
const PAGES = ['/', '/programs', '/login', '/signup', '/documents', '/privacy', '/thanks']

export const knownPage = (path: string): string => (PAGES.includes(path) ? path : 'other')
