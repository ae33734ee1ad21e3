/** What the site's own statistics know, as the specification names it. */
export const EVENT_TYPES = [
  'chat_started',
  'session_ended',
  'message_sent',
  'message_received',
  'lead_capture_started',
  'lead_capture_completed',
  'lead_capture_dropped',
  'whatsapp_handoff_initiated',
  'registration_completed',
  'error_occurred',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** What a third party may be told, once the visitor agreed. */
export const CLIENT_EVENTS = [
  'page_view',
  'ai_chat_interaction',
  'lead_capture',
  'whatsapp_handoff',
  'course_interest',
  'form_submission',
  'button_click',
  'video_interaction',
  'scroll_depth',
  'time_on_page',
  'language_change',
  'search_query',
  'error',
  'conversion',
  'engagement',
] as const
export type ClientEvent = (typeof CLIENT_EVENTS)[number]

/** The two ways through the site, from the first page on: by chat and by form. */
export const CHAT_PATH = [
  'view',
  'chat_opened',
  'first_message',
  'capture_started',
  'capture_name',
  'capture_email',
  'capture_phone',
  'capture_completed',
  'handoff',
] as const
export const FORM_PATH = ['view', 'form_opened', 'form_submitted'] as const
export const JOURNEY_STEPS = [...CHAT_PATH, ...FORM_PATH.slice(1)] as const
export type JourneyStep = (typeof CHAT_PATH)[number] | (typeof FORM_PATH)[number]

/** Facts about an event: short, and never a person's data or words. */
export type EventData = Record<string, string | number | boolean>
