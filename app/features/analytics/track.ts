import type { ClientEvent, EventData, EventType, JourneyStep } from '../../../domain/analytics/events.ts'

export type Tracked =
  | { kind: 'event'; name: EventType | ClientEvent; data: EventData }
  | { kind: 'step'; name: JourneyStep; data: EventData }

/**
 * What happened on the page, for statistics. It never throws and never waits.
 * `success` and `duration` (ms) among the data become the event's own fields. No personal data.
 */
export function track(_event: EventType | ClientEvent, _data: EventData = {}): void {}

/** The visitor came this far; a step that is told twice counts once. */
export function trackStep(_step: JourneyStep, _data: EventData = {}): void {}
