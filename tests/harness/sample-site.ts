import { createRoute, z } from '@hono/zod-openapi'
import { Failure } from '../../domain/shared/failure.ts'
import { answers, jsonBody } from '../../server/http/api-kit.ts'
import { createTestSite, type TestSite } from './test-site.ts'

/** A site with calls of every outcome: one that echoes, one that breaks, one that is limited, one that is down. */
export const createSampleSite = (): Promise<TestSite> =>
  createTestSite({
    addRoutes: (api, { limiter }) => {
      const limit = limiter({ name: 'sample', points: 2, durationS: 60 })
      const sample = z.object({ name: z.string().max(50), email: z.string() })
      const echo = createRoute({
        method: 'post',
        path: '/api/sample',
        request: jsonBody(sample),
        responses: answers(sample, 'The same'),
      })
      api.openapi(echo, (c) => c.json(c.req.valid('json'), 200))
      api.get('/api/sample-bug', () => {
        throw new Error('duplicate key: (email)=(siti@example.com) for Siti Rahma: Aku mau belajar, +62 812-3456-7890')
      })
      api.get('/api/sample-policy', (c) => c.body(null, 204, { 'content-security-policy': "default-src 'none'" }))
      api.get('/api/sample-limit', async (c) => {
        await limit.take('one visitor')
        return c.json({})
      })
      api.get('/api/sample-down', () => {
        throw new Failure('service.unavailable', { retryAfterS: 3 })
      })
    },
  })

export const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code
