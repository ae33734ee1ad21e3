import { CLIENT_EVENTS, type ClientEvent, type EventData, type EventType } from './events.ts'
import { withoutPersonalData } from './personal-data.ts'

export interface ThirdPartyEvent {
  name: ClientEvent
  parameters: EventData
}

/** The only event data that is sent to a third party; everything else is dropped. */
export const CLIENT_PARAMETERS: Record<ClientEvent, readonly string[]> = {
  page_view: ['page', 'language', 'device'],
  ai_chat_interaction: ['action', 'mode'],
  lead_capture: ['stage', 'field'],
  whatsapp_handoff: ['place'],
  course_interest: ['program'],
  form_submission: ['form', 'program'],
  button_click: ['label'],
  video_interaction: ['action'],
  scroll_depth: ['percent'],
  time_on_page: ['seconds'],
  language_change: ['language'],
  search_query: ['place', 'success'],
  error: ['place', 'code'],
  conversion: ['type'],
  engagement: ['seconds'],
}

type Mapping = readonly (readonly [ClientEvent, EventData])[]

/** The site's own events as third-party events; those not listed are not sent. */
const MAPPINGS: Partial<Record<EventType, Mapping>> = {
  chat_started: [['ai_chat_interaction', { action: 'started' }]],
  message_sent: [['ai_chat_interaction', { action: 'message_sent' }]],
  message_received: [['ai_chat_interaction', { action: 'message_received' }]],
  lead_capture_started: [['lead_capture', { stage: 'started' }]],
  lead_capture_completed: [
    ['lead_capture', { stage: 'completed' }],
    ['conversion', { type: 'lead' }],
  ],
  lead_capture_dropped: [['lead_capture', { stage: 'dropped' }]],
  whatsapp_handoff_initiated: [
    ['whatsapp_handoff', {}],
    ['conversion', { type: 'whatsapp' }],
  ],
  registration_completed: [
    ['form_submission', {}],
    ['conversion', { type: 'registration' }],
  ],
  error_occurred: [['error', {}]],
}

export const isClientEvent = (name: string): name is ClientEvent => (CLIENT_EVENTS as readonly string[]).includes(name)

export function thirdPartyEvents(name: EventType | ClientEvent, data: EventData): ThirdPartyEvent[] {
  const mapping: Mapping = isClientEvent(name) ? [[name, {}]] : (MAPPINGS[name] ?? [])
  return mapping.map(([event, extra]) => ({ name: event, parameters: allowed(event, { ...data, ...extra }) }))
}

const allowed = (name: ClientEvent, data: EventData): EventData =>
  withoutPersonalData(Object.fromEntries(Object.entries(data).filter(([key]) => CLIENT_PARAMETERS[name].includes(key))))
