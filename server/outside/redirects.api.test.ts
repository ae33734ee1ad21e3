import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { form, openLeadDesk } from '../../tests/harness/lead-desk.ts'
import { startRedirectingServer } from '../../tests/harness/redirecting-server.ts'
import { sdkModel } from './ai/sdk-model.ts'
import { AI_PROVIDERS } from './ai/sdk-provider.ts'

vi.setConfig({ testTimeout: 20_000 })

let service: Awaited<ReturnType<typeof startRedirectingServer>>
beforeEach(async () => {
  service = await startRedirectingServer()
})
afterEach(() => service.close())

test('a redirect of WhatsApp’s service is not followed; its status is logged and it is tried again', async () => {
  const desk = await openLeadDesk({ WHATSAPP_API_URL: service.url })
  await desk.post('/api/register', form())
  await desk.work()
  await desk.workLater(60_000)
  expect([service.asked.length, service.followed]).toEqual([2, []])
  expect(JSON.stringify(desk.logLines())).toContain('HTTP error! status: 307')
  await desk.close()
})

test.each(AI_PROVIDERS)('a redirect of %s is not followed: the model counts as unreachable', async (provider) => {
  const model = sdkModel({ provider, model: 'some-model', apiKey: 'some-key', baseUrl: `${service.url}/v1` })
  const request = {
    system: 'The rules',
    turns: [{ role: 'user' as const, content: 'Hai' }],
    schema: z.object({ reply: z.string() }),
    signal: new AbortController().signal,
  }
  await expect(model.write(request)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(service.asked).not.toEqual([])
  expect(service.followed).toEqual([])
})
