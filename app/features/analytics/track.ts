import type { ClientEvent, EventData, EventType, JourneyStep } from '../../../domain/analytics/events.ts'

export type Tracked =
  | { kind: 'event'; name: EventType | ClientEvent; data: EventData }
  | { kind: 'step'; name: JourneyStep; data: EventData }

const MOST_WAITING = 100

let waiting: Tracked[] = []
let tell = (tracked: Tracked): void => {
  if (waiting.length < MOST_WAITING) waiting.push(tracked)
}

/**
 * Records an event. Never throws, never waits.
 * `success` and `duration` (ms) among the data become the event's own fields. No personal data.
 */
export const track = (name: EventType | ClientEvent, data: EventData = {}): void => tell({ kind: 'event', name, data })

/** Records a step of the funnel; repeated steps count once. */
export const trackStep = (name: JourneyStep, data: EventData = {}): void => tell({ kind: 'step', name, data })

/** The tracker is loaded late: earlier events are replayed to it. */
export function listenToTracks(listener: (tracked: Tracked) => void): void {
  tell = listener
  for (const tracked of waiting) listener(tracked)
  waiting = []
}
