import type { ThirdPartyEvent } from '../../../domain/analytics/client-events.ts'
import { type Consent, currentConsent, onConsent } from './consent.ts'

interface WithGoogle extends Window {
  dataLayer?: unknown[]
  [disabled: `ga-disable-${string}`]: boolean
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const GRANTED = { analytics_storage: 'granted' }

interface Google {
  /** Forwards an event if the visitor agreed, drops it otherwise. */
  tell(event: ThirdPartyEvent): void
  /** Calls back when the visitor agrees, or at once if they did before. */
  onAgreed(listener: () => void): void
}

/** Google Analytics, if configured; nothing is loaded before the visitor agrees. */
export function createGoogle({ measurementId, measurementScript }: DOMStringMap): Google {
  if (!measurementId || !measurementScript) return { tell: () => {}, onAgreed: () => {} }
  const page = window as unknown as WithGoogle
  let isLoaded = false

  const follow = (consent: Consent) => {
    page[`ga-disable-${measurementId}`] = consent !== 'granted'
    if (consent === 'granted' && !isLoaded) {
      isLoaded = true
      load(page, measurementId, measurementScript)
    } else if (isLoaded) {
      gtag(page, 'consent', 'update', consent === 'granted' ? GRANTED : DENIED)
    }
    if (consent === 'denied') removeCookies()
  }
  follow(currentConsent())
  onConsent(follow)
  return {
    tell: ({ name, parameters }) => {
      if (currentConsent() === 'granted') gtag(page, 'event', name, parameters)
    },
    onAgreed: (listener) => {
      if (currentConsent() === 'granted') listener()
      else onConsent((consent) => consent === 'granted' && listener())
    },
  }
}

/** The tag would send full URLs, and ours may contain tokens. */
function load(page: WithGoogle, id: string, scriptUrl: string): void {
  gtag(page, 'consent', 'default', { ...DENIED, wait_for_update: 500 })
  gtag(page, 'consent', 'update', GRANTED)
  gtag(page, 'js', new Date())
  gtag(page, 'config', id, {
    send_page_view: false,
    page_location: location.origin + location.pathname,
    page_referrer: document.referrer && new URL(document.referrer).origin,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = Object.assign(document.createElement('script'), { async: true, src: `${scriptUrl}?id=${id}` })
  document.head.append(script)
}

/** gtag expects `arguments` objects in the data layer, not arrays. */
function gtag(page: WithGoogle, ...call: unknown[]): void {
  page.dataLayer ??= []
  page.dataLayer.push(asArguments(...call))
}

function asArguments(..._call: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: that is what the tag expects
  return arguments
}

/** gtag sets its cookies on the widest possible domain. */
function removeCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
  for (const name of names.filter((one) => /^_ga(_|$)/.test(one))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}
