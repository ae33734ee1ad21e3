import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { ChatReply } from '../../domain/chat/chat-contract.ts'
import type { Evidence } from '../../domain/chat/evidence.ts'
import type { TutorQuestion } from '../../domain/chat/tutor-model.ts'
import { type FakeModelService, startFakeModelService } from './fake-model-service.ts'
import { FAKE_KEY } from './model-wires.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export const spoken = {
  intent: 'grammar',
  reply:
    'Bagus! Hampir tepat. Coba begini: **I went** to Bandung yesterday. Sekarang giliranmu, buat satu kalimat lagi, ya.',
  corrections: [{ original: 'I go', corrected: 'I went', explanation: 'Kemarin sudah lewat.' }],
  lead: { start: false, goal: null },
}
/** New for each test, as is the site once it was started. */
export let service: FakeModelService
export let site: TestSite
/** What is known about every message; nothing unless a test says so. */
export const known: { evidence: Evidence | null } = { evidence: null }
/** What the embedded tutor was asked. */
export let embedded: TutorQuestion[]
export const clock = { nowMs: 0 }

/** For the suite that calls it: a service and a clock for each test, and an end to the site that it started. */
export function withChatSite(): void {
  // The first question loads the provider's library.
  vi.setConfig({ testTimeout: 20_000 })
  beforeEach(async () => {
    clock.nowMs = Date.UTC(2026, 10, 15, 2, 0)
    embedded = []
    known.evidence = null
    service = await startFakeModelService({ says: spoken })
  })
  afterEach(async () => {
    await site.close()
    await service.close()
  })
}

export async function startSite({ withModel = true, environment = {} as Record<string, string> } = {}) {
  const ai = { AI_PROVIDER: 'gemini', AI_API_KEY: FAKE_KEY, AI_BASE_URL: service.url.gemini, ...environment }
  site = await createTestSite({
    environment: withModel ? ai : environment,
    now: () => clock.nowMs,
    changeServices: (services) => ({
      ...services,
      evidence: { gather: async () => known.evidence },
      tutor: {
        description: 'embedded tutor',
        answer: async (question, signal) => {
          signal.throwIfAborted()
          embedded.push(question)
          return {
            text: `Embedded answer ${embedded.length}`,
            intent: 'practice',
            corrections: [],
            lead: { start: false, goal: null },
            memory: { asked: embedded.length },
          }
        },
      },
    }),
  })
}
export const asking = (content: string, changes: object = {}) => ({
  messages: [{ role: 'user', content }],
  mode: 'teaching',
  messageCount: 1,
  userId: 'user_1_abc',
  conversationId: 'conversation-1',
  language: 'id',
  ...changes,
})
export const ask = async (content: string, changes: object = {}): Promise<ChatReply> => {
  const response = await site.post('/api/chat', asking(content, changes))
  expect(response.status).toBe(200)
  return response.json()
}
export async function listen(content: string, changes: object = {}) {
  const response = await site.post('/api/chat', asking(content, changes), { accept: 'text/event-stream' })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const text = await response.text()
  const events = [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data]) => ({
    name,
    data: JSON.parse(data ?? ''),
  }))
  return { events, reply: events.at(-1)?.data as ChatReply }
}
export const transcript = () =>
  site.services.database.queries
    .selectFrom('chat_messages')
    .select(['role', 'content', 'speaker'])
    .orderBy('created_at_ms')
    .execute()
