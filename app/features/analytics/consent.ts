export type Consent = 'granted' | 'denied' | 'unasked'

const STORAGE_KEY = 'analytics-consent'
let remembered: Consent | null = null
const listeners = new Set<(consent: Consent) => void>()

/** Global Privacy Control and Do Not Track count as a refusal. */
export const browserRefuses = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'

export function currentConsent(): Consent {
  if (browserRefuses()) return 'denied'
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    if (stored === 'granted' || stored === 'denied') return stored
  } catch {
    // storage is unavailable: ask on every page
  }
  return remembered ?? 'unasked'
}

export function decide(consent: 'granted' | 'denied'): void {
  remembered = consent
  try {
    localStorage.setItem(STORAGE_KEY, consent)
  } catch {
    // storage is unavailable: the choice holds for this page
  }
  for (const listener of listeners) listener(currentConsent())
}

export function onConsent(listener: (consent: Consent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
