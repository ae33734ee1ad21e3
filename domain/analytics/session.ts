import type { AnalyticsEntry } from './analytics-contract.ts'
import { bucketOf } from './buckets.ts'
import { jakartaDay } from './days.ts'
import { CHAT_PATH, type EventType, FORM_PATH, type JourneyStep } from './events.ts'
import { CLS_SCALE, knownPage, VITALS } from './vitals.ts'

export const SILENCE_ENDS_SESSION_MS = 30 * 60_000

export interface AnalyticsSession {
  id: string
  userId: string | null
  /** In Jakarta, when the session started. Its steps, end and first reply are counted on this day. */
  day: string
  startedAtMs: number
  lastSeenAtMs: number
  endedAtMs: number | null
  dropReason: string | null
  success: boolean | null
  /** The furthest step reached: indexes into CHAT_PATH and FORM_PATH. */
  chatStep: number
  formStep: number
  messages: number
  events: number
  firstSentAtMs: number | null
  hasReply: boolean
}

/** Daily totals without personal data. */
export type Metric =
  | 'session'
  | 'ended'
  | 'chat_furthest'
  | 'form_furthest'
  | 'event'
  | 'event_failed'
  | 'first_reply'
  | 'vital'
  | 'use'
  | 'lead'
  | 'lead_kind'
  | 'lead_city'
  | 'lead_program'
  | 'lead_source'
  | 'answer_time'
  | 'answer_level'
  | 'desk_step'

export type Count = (day: string, metric: Metric, key: string, by?: number) => void

const STEP_OF_EVENT: Partial<Record<EventType, JourneyStep>> = {
  chat_started: 'chat_opened',
  message_sent: 'first_message',
  lead_capture_started: 'capture_started',
  lead_capture_completed: 'capture_completed',
  registration_completed: 'form_submitted',
}
const DROP_REASONS = ['page_hide', 'unmount', 'completed', 'timeout']

/** Journey steps and session ends never create a session; every other entry may. */
export const beginsSession = ({ action }: AnalyticsEntry): boolean =>
  action !== 'end_session' && action !== 'track_journey_step'

/** The session after this entry; undefined if there is none and the entry cannot start one. */
export function advance(
  known: AnalyticsSession | undefined,
  entry: AnalyticsEntry,
  atMs: number,
  count: Count,
): AnalyticsSession | undefined {
  if (!known && !beginsSession(entry)) return undefined
  const session = known ? { ...known } : begin(entry.sessionId, atMs, count)
  if ('userId' in entry && entry.userId) session.userId ??= entry.userId
  session.lastSeenAtMs = Math.max(session.lastSeenAtMs, atMs)
  if (entry.action === 'end_session') {
    end(session, atMs, entry.dropReason ?? 'unmount', entry.success ?? null, count)
    return session
  }
  reopen(session, count)
  if (entry.action === 'track_interaction') countEvent(session, entry, atMs, count)
  if (entry.action === 'track_journey_step') reach(session, entry.step as JourneyStep, count)
  if (entry.action === 'track_vitals') countVitals(entry, atMs, count)
  return session
}

/** Also used for sessions that timed out. */
export function end(
  session: AnalyticsSession,
  atMs: number,
  dropReason: string,
  success: boolean | null,
  count: Count,
): void {
  reopen(session, count)
  session.endedAtMs = atMs
  session.dropReason = DROP_REASONS.includes(dropReason) ? dropReason : 'other'
  session.success = success
  count(session.day, 'ended', session.dropReason)
}

function begin(id: string, atMs: number, count: Count): AnalyticsSession {
  const day = jakartaDay(atMs)
  count(day, 'session', 'started')
  count(day, 'chat_furthest', CHAT_PATH[0])
  count(day, 'form_furthest', FORM_PATH[0])
  return {
    id,
    userId: null,
    day,
    startedAtMs: atMs,
    lastSeenAtMs: atMs,
    endedAtMs: null,
    dropReason: null,
    success: null,
    chatStep: 0,
    formStep: 0,
    messages: 0,
    events: 0,
    firstSentAtMs: null,
    hasReply: false,
  }
}

/** A visitor who moves to another page of the site ends the session and continues it at once. */
function reopen(session: AnalyticsSession, count: Count): void {
  if (session.endedAtMs === null) return
  count(session.day, 'ended', session.dropReason ?? 'other', -1)
  session.endedAtMs = null
  session.dropReason = null
  session.success = null
}

type Interaction = Extract<AnalyticsEntry, { action: 'track_interaction' }>

function countEvent(session: AnalyticsSession, entry: Interaction, atMs: number, count: Count): void {
  const { eventType, success, duration } = entry
  session.events += 1
  count(jakartaDay(atMs), 'event', eventType)
  if (success === false) count(jakartaDay(atMs), 'event_failed', eventType)
  if (eventType === 'message_sent') {
    session.messages += 1
    session.firstSentAtMs ??= atMs
  }
  if (eventType === 'message_received' && !session.hasReply && session.firstSentAtMs !== null) {
    session.hasReply = true
    count(session.day, 'first_reply', String(bucketOf(duration ?? atMs - session.firstSentAtMs)))
  }
  const step = STEP_OF_EVENT[eventType]
  if (step) reach(session, step, count)
}

/** Only the furthest step is counted: the counts of all steps add up to the number of sessions. */
function reach(session: AnalyticsSession, step: JourneyStep, count: Count): void {
  const onChat = (CHAT_PATH as readonly string[]).indexOf(step)
  if (onChat > session.chatStep) {
    count(session.day, 'chat_furthest', CHAT_PATH[session.chatStep] as string, -1)
    count(session.day, 'chat_furthest', step)
    session.chatStep = onChat
  }
  const onForm = (FORM_PATH as readonly string[]).indexOf(step)
  if (onForm > session.formStep) {
    count(session.day, 'form_furthest', FORM_PATH[session.formStep] as string, -1)
    count(session.day, 'form_furthest', step)
    session.formStep = onForm
  }
}

type Vitals = Extract<AnalyticsEntry, { action: 'track_vitals' }>

function countVitals({ page, device, vitals }: Vitals, atMs: number, count: Count): void {
  for (const name of VITALS) {
    const value = vitals[name]
    if (value === undefined) continue
    const bucket = bucketOf(name === 'CLS' ? value * CLS_SCALE : value)
    count(jakartaDay(atMs), 'vital', [name, knownPage(page), device, bucket].join('|'))
  }
}
