import type { AnalyticsEntry } from '../../../domain/analytics/analytics-contract.ts'
import { isClientEvent, thirdPartyEvents } from '../../../domain/analytics/client-events.ts'
import type { Device } from '../../../domain/analytics/vitals.ts'
import { anonymousId } from '../../lib/anonymous-id.ts'
import { campaign } from '../../lib/campaign.ts'
import { createGoogle } from './google.ts'
import { watchPage } from './page-events.ts'
import { createSender } from './sender.ts'
import { sessionId as currentSession } from './session-id.ts'
import { listenToTracks, type Tracked, track } from './track.ts'
import { watchWebVitals } from './web-vitals.ts'

/** Starts or continues the session and tracks it until pagehide. */
export function startTracker(): void {
  const userId = anonymousId()
  const sessionId = currentSession()
  const { add, sendBeforeLeaving } = createSender(userId)
  const google = createGoogle(document.documentElement.dataset)
  const vitals = watchWebVitals()
  const startedAt = performance.now()

  const begin = () => add({ action: 'start_session', userId, sessionId, userInfo: aboutVisit() })
  begin()
  add({ action: 'track_journey_step', sessionId, step: 'view', data: { page: location.pathname } })
  listenToTracks((tracked) => {
    const entry = entryOf(tracked, userId, sessionId)
    if (entry) add(entry)
    if (tracked.kind === 'event') for (const event of thirdPartyEvents(tracked.name, tracked.data)) google.tell(event)
  })
  google.onAgreed(() => track('page_view', { page: location.pathname, language: language(), device: device() }))
  const leavePage = watchPage(track)
  const isMoving = watchMoves()

  let vitalsAreTold = false
  const tellVitals = () => {
    if (vitalsAreTold) return
    vitalsAreTold = true
    add({ action: 'track_vitals', sessionId, page: location.pathname, device: device(), vitals: vitals() })
  }
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    tellVitals()
    sendBeforeLeaving()
  })
  addEventListener('pagehide', () => {
    leavePage()
    tellVitals()
    if (!isMoving()) {
      track('session_ended', { duration: performance.now() - startedAt })
      add({ action: 'end_session', sessionId, dropReason: 'page_hide' })
    }
    sendBeforeLeaving()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && begin())
}

/** Events that only Google Analytics gets have no entry. */
function entryOf(tracked: Tracked, userId: string, sessionId: string): AnalyticsEntry | null {
  const { success, duration, ...data } = tracked.data
  const outcome = typeof success === 'boolean' ? { success } : {}
  if (tracked.kind === 'step') {
    return { action: 'track_journey_step', sessionId, step: tracked.name, data, ...outcome }
  }
  if (isClientEvent(tracked.name)) return null
  return {
    action: 'track_interaction',
    userId,
    sessionId,
    eventType: tracked.name,
    eventData: data,
    ...outcome,
    ...(typeof duration === 'number' && { duration }),
  }
}

/**
 * Whether the visitor is navigating within the site. Listens in the capture phase: clicks in dehydrated parts do not
 * bubble.
 */
function watchMoves(): () => boolean {
  let movesTo: string | null = null
  const stay = () => {
    movesTo = null
  }
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || event.ctrlKey || event.metaKey || isThisPage(link)) return
    movesTo = link.origin
  }
  document.addEventListener('click', follow, { capture: true })
  document.addEventListener('click', (event) => event.defaultPrevented && stay())
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) movesTo = location.origin
  })
  addEventListener('pageshow', stay)
  return () => movesTo === location.origin
}

const isThisPage = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0]

function aboutVisit() {
  const { referrer, utm } = campaign()
  return {
    language: language(),
    device: device(),
    page: location.pathname,
    referrer: URL.parse(referrer)?.hostname ?? '',
    source: utm.utm_source ?? '',
  }
}

const language = (): string => document.documentElement.lang

function device(): Device {
  if (matchMedia('(min-width: 64rem)').matches) return 'desktop'
  return matchMedia('(min-width: 48rem)').matches ? 'tablet' : 'mobile'
}
