import { capture, form } from './lead-desk.ts'

const consent = { wordingVersion: '1', language: 'id', marketing: false }
const email = 'sari@contoh.id'
const password = 'rahasia-50'
const sessionId = 'session-1'
const eventData = { page: '/' }

/** A body for every call that takes one. Those of the desk have a test beside it. */
export const CALL_BODIES: Record<string, object[]> = {
  '/api/account/sign-up': [{ email: 'new@contoh.id', password }],
  '/api/account/sign-in': [{ email, password }],
  '/api/account/sign-in/code': [{ code: '123456', trust: false }],
  '/api/account/sign-out': [],
  '/api/account/team/invite': [{ email, role: 'staff' }],
  '/api/account/team/remove': [{ id: 'not-this' }],
  '/api/account/two-step/begin': [{ password: 'not-this' }],
  '/api/account/two-step/confirm': [{ code: '123456' }],
  '/api/account/two-step/recovery-codes': [{ password: 'not-this', code: '123456' }],
  '/api/account/two-step/turn-off': [{ password: 'not-this', code: '123456' }],
  '/api/account/forgot-password': [{ email }],
  '/api/account/reset-password': [{ token: 'token', password }],
  '/api/account/change-password': [{ currentPassword: 'not-this', newPassword: password }],
  '/api/account/sessions/end': [{ id: 'not-this', password }],
  '/api/account/delete': [{ password: 'not-this' }],
  '/api/otp/send-otp': [{ email }],
  '/api/otp/verify-otp': [{ email, otp: '123456' }],
  '/api/chat': [{ messages: [{ role: 'user', content: 'hi' }], userId: 'u1', leadInfo: { name: 'Sari' } }],
  '/api/register': [form({ utm: { utm_source: 'x' }, page: '/', referrer: 'x', consent })],
  '/api/chat/capture-lead': [capture({ leadInfo: { name: 'Sari', email }, conversationExcerpt: 'x' })],
  '/api/chat/whatsapp-handoff': [{ leadInfo: { name: 'Sari' }, conversationExcerpt: 'x', userId: 'u1' }],
  '/api/notify-whatsapp': [{ to: 'x', message: 'x', leadInfo: { name: 'Sari' }, conversationExcerpt: 'x' }],
  '/api/explain-word': [{ word: 'house', userId: 'u1' }],
  '/api/word-lookup': [{ word: 'house' }],
  '/api/privacy/requests': [{ email, kind: 'copy', language: 'id' }],
  '/api/analytics/track': [
    { action: 'track_interaction', userId: 'u1', sessionId, eventType: 'message_sent', eventData },
    { action: 'start_session', userId: 'u1', sessionId, userInfo: eventData },
    { action: 'end_session', sessionId, dropReason: 'x' },
    { action: 'track_vitals', sessionId, page: '/', device: 'mobile', vitals: { LCP: 1 } },
    { action: 'batch', userId: 'u1', events: [{ action: 'start_session', sessionId, userInfo: eventData }] },
  ],
}
