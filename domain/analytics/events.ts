/** Events of the site's own statistics; the specification sets the names. */
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

/** Events that may be sent to a third party, with the visitor's consent. */
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

/** The two funnels, chat and form. */
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

/** Short facts about an event; never personal data or what a visitor wrote. */
export type EventData = Record<string, string | number | boolean>
