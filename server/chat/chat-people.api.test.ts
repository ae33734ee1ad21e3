import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChatReply } from '../../domain/chat/chat-contract.ts'
import { type FakeModelService, startFakeModelService } from '../../tests/harness/fake-model-service.ts'
import { FAKE_KEY } from '../../tests/harness/model-wires.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

/** The first question loads the provider's library. */
vi.setConfig({ testTimeout: 20_000 })

const sells = {
  intent: 'register',
  reply: 'Great to hear! We begin with a free trial class.',
  corrections: [],
  lead: { start: true, goal: 'Free trial class' },
}
let service: FakeModelService
let site: TestSite

beforeEach(async () => {
  service = await startFakeModelService({ says: sells })
  site = await createTestSite({
    environment: { AI_PROVIDER: 'gemini', AI_API_KEY: FAKE_KEY, AI_BASE_URL: service.url.gemini },
  })
})
afterEach(async () => {
  await site.close()
  await service.close()
})

const ask = async (...said: string[]): Promise<ChatReply> => {
  const messages = said.map((content) => ({ role: 'user', content }))
  const response = await site.post('/api/chat', { messages, userId: 'user_1_abc', language: 'en' })
  expect(response.status).toBe(200)
  return (await response.json()) as ChatReply
}

describe('whatever a model would say', () => {
  test('a life in danger is not left to it', async () => {
    const reply = await ask('I want to die')
    expect(reply.assistantMessage).toContain('119 ext. 8')
    expect(reply).toMatchObject({ shouldCaptureLead: false, showWhatsAppButton: false, language: 'en' })
    expect(service.asked).toHaveLength(0)
  })

  test('nobody under 16 is asked for details, now or later', async () => {
    const none = { shouldCaptureLead: false, suggestedGoal: null, showWhatsAppButton: false }
    expect(await ask('umurku 14 tahun, mau daftar les')).toMatchObject(none)
    expect(await ask('gue 15 taun', 'oke, daftar')).toMatchObject(none)
    expect(await ask('saya 25 tahun', 'mau daftar')).toMatchObject({ shouldCaptureLead: true })
  })
})
