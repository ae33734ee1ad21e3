import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { createEmbeddedTutor } from '../outside/ai/embedded/embedded-tutor.ts'
import { createLanguageEngine } from '../outside/ai/embedded/language-engine.ts'

/** The real engine on a machine that has other things to do first. */
const START_MS = 5000
const folder = mkdtempSync(join(tmpdir(), 'slow-engine-'))
afterAll(() => rmSync(folder, { recursive: true }))

function siteWithEngine(name: string, code: string): Promise<TestSite> {
  const program = join(folder, name)
  writeFileSync(program, code)
  return createTestSite({
    changeServices: (services) => {
      const { brand, lookUp, log } = services
      const engine = createLanguageEngine({ log, program })
      return { ...services, tutor: createEmbeddedTutor({ brand, lookUp, engine }) }
    },
  })
}

test('the first message, and readiness, wait for an engine that starts slowly', async () => {
  const root = join(import.meta.dirname, '../..')
  const site = await siteWithEngine(
    'slow-start.mjs',
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${START_MS})
    const { createAnalyser } = await import('${root}/tutor/analyser.ts')
    const { serveAnalyses } = await import('${root}/server/outside/ai/embedded/serve-analyses.ts')
    serveAnalyses((onRuleError) => createAnalyser({ onRuleError }))`,
  )
  const startedAtMs = performance.now()
  const ready = site.request('/readyz').then(({ status }) => ({ status, afterMs: performance.now() - startedAtMs }))
  const answer = await site.post('/api/chat', { messages: [{ role: 'user', content: 'She go to school.' }] })
  expect(answer.status).toBe(200)
  expect(performance.now() - startedAtMs).toBeGreaterThan(START_MS)
  expect((await answer.json()).corrections).toHaveLength(1)
  expect(await ready).toEqual({ status: 200, afterMs: expect.toSatisfy((afterMs) => afterMs > START_MS) })
  await site.close()
})

test('with an engine that cannot start the site is ready all the same: leads are taken', async () => {
  const site = await siteWithEngine('no-start.mjs', 'process.exit(1)')
  expect((await site.request('/readyz')).status).toBe(200)
  await site.close()
})
