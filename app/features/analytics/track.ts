export type ClientEvent =
  | 'language_change'
  | 'error'
  | 'button_click'
  | 'search_query'
  | 'ai_chat_interaction'
  | 'lead_capture'
  | 'whatsapp_handoff'
  | 'chat_started'
  | 'message_sent'
  | 'message_received'
  | 'lead_capture_started'
  | 'lead_capture_completed'
  | 'lead_capture_dropped'
  | 'whatsapp_handoff_initiated'
  | 'error_occurred'
export type JourneyStep =
  | 'chat_opened'
  | 'first_message'
  | 'capture_started'
  | 'capture_name'
  | 'capture_email'
  | 'capture_phone'
  | 'capture_completed'
  | 'handoff'

/** What happened on the page, for statistics. It never throws and never waits. */
export function track(_event: ClientEvent, _parameters: Record<string, string | number | boolean> = {}): void {}

/** The visitor came this far; a step that is told twice counts once. */
export function trackStep(_step: JourneyStep): void {}
