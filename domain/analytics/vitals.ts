export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type Vital = (typeof VITALS)[number]

export const DEVICES = ['mobile', 'tablet', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

/** Layout shift is a small fraction: in thousandths it fits the buckets of milliseconds. */
export const CLS_SCALE = 1000

/** Pages that are told apart; everything else is one, so that nobody can make the statistics grow. */
const PAGES = ['/', '/programs', '/login', '/signup', '/documents', '/privacy', '/thanks']

export const knownPage = (path: string): string => (PAGES.includes(path) ? path : 'other')
