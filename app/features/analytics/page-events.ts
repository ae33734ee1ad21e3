import type { ClientEvent, EventData } from '../../../domain/analytics/events.ts'

type Tell = (name: ClientEvent, data: EventData) => void

const DEPTHS = [25, 50, 75, 100]
const ENGAGED_AFTER_S = 30
const LONGEST_LABEL = 40
/** Clicks in the consent question are not tracked. */
const CHOICE = '.consent'

/** Tracks events common to all pages. Call the returned function on pagehide. */
export function watchPage(tell: Tell): () => void {
  const startedAt = performance.now()
  let visibleS = 0
  const watch = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    visibleS += 1
    if (visibleS !== ENGAGED_AFTER_S) return
    clearInterval(watch)
    tell('engagement', { seconds: ENGAGED_AFTER_S })
  }, 1000)
  watchDepth(tell)
  watchClicks(tell)
  for (const action of ['play', 'pause'] as const) {
    document.addEventListener(action, () => tell('video_interaction', { action }), { capture: true })
  }
  return () => tell('time_on_page', { seconds: Math.round((performance.now() - startedAt) / 1000) })
}

function watchDepth(tell: Tell): void {
  let deepest = 0
  const look = () => {
    const { scrollHeight } = document.documentElement
    const percent = ((scrollY + innerHeight) / scrollHeight) * 100
    for (const depth of DEPTHS) {
      if (depth <= deepest || percent < depth - 0.5) continue
      deepest = depth
      tell('scroll_depth', { percent: depth })
    }
  }
  addEventListener('scroll', look, { passive: true })
}

/** In the capture phase: clicks in dehydrated parts do not bubble; those that are held back are replayed. */
function watchClicks(tell: Tell): void {
  const notice = ({ target, defaultPrevented }: MouseEvent) => {
    const pressed = target instanceof Element && !defaultPrevented ? target.closest('a, button') : null
    if (!pressed || pressed.closest(CHOICE)) return
    const program = pressed.getAttribute('href')?.match(/^\/programs#([a-z-]+)$/)?.[1]
    if (program) tell('course_interest', { program })
    if (pressed.matches('button, .button')) tell('button_click', { label: labelOf(pressed) })
  }
  document.addEventListener('click', notice, { capture: true })
}

const labelOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_LABEL)
