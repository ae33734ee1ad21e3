import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestSite } from '../../tests/harness/test-site.ts'
import { createEmbeddedTutor } from '../outside/ai/embedded/embedded-tutor.ts'
import { createLanguageEngine } from '../outside/ai/embedded/language-engine.ts'

/** The real engine on a machine that has other things to do first. */
const START_MS = 5000
const folder = mkdtempSync(join(tmpdir(), 'slow-engine-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the first message waits for an engine that starts slowly', async () => {
  const program = join(folder, 'slow-start.mjs')
  const root = join(import.meta.dirname, '../..')
  writeFileSync(
    program,
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${START_MS})
    const { createAnalyser } = await import('${root}/tutor/analysis.ts')
    const { serveAnalyses } = await import('${root}/server/outside/ai/embedded/serve-analyses.ts')
    serveAnalyses((onRuleError) => createAnalyser({ onRuleError }))`,
  )
  const site = await createTestSite({
    changeServices: (services) => {
      const { brand, lookUp, log } = services
      const engine = createLanguageEngine({ log, program })
      return { ...services, tutor: createEmbeddedTutor({ brand, lookUp, engine }) }
    },
  })
  const startedAtMs = performance.now()
  const answer = await site.post('/api/chat', { messages: [{ role: 'user', content: 'She go to school.' }] })
  expect(answer.status).toBe(200)
  expect(performance.now() - startedAtMs).toBeGreaterThan(START_MS)
  expect((await answer.json()).corrections).toHaveLength(1)
  await site.close()
})
