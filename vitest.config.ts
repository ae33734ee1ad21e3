import { defineConfig } from 'vitest/config'

const ROOMS = '{domain,content,app,server,scripts}'
const DICTIONARY = 'tests/harness/dictionary-setup.ts'
/** What these are about never reaches the database: once is enough. */
const WITHOUT_DATA = [
  'server/analytics/measurement.api.test.ts',
  'server/chat/chat-model.api.test.ts',
  'server/chat/slow-start.api.test.ts',
  'server/site/site.api.test.ts',
  'server/outside/ai/*.api.test.ts',
  'server/outside/seams.api.test.ts',
  'server/pages/*.api.test.ts',
  'server/privacy/privacy-page.api.test.ts',
]
const api = (engine: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `api-${engine}`,
    include: [`${ROOMS}/**/*.api.test.ts`],
    exclude: ['**/node_modules/**', ...(engine === 'postgres' ? WITHOUT_DATA : [])],
    env: { TEST_ENGINE: engine },
    globalSetup: [DICTIONARY, ...(engine === 'postgres' ? ['tests/harness/postgres-setup.ts'] : [])],
  },
})

export default defineConfig({
  test: {
    // The dictionary, the tutor and the pages are loaded once a worker, not once a file: a suite cleans up behind itself.
    isolate: false,
    // Long enough for a machine that does other things beside.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: DICTIONARY,
          include: [`${ROOMS}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
        },
      },
      api('sqlite'),
      api('postgres'),
      {
        extends: true,
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          globalSetup: 'tests/harness/postgres-setup.ts',
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
