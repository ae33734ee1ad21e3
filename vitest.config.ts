import { defineConfig } from 'vitest/config'
import { LEVELS } from './scripts/testing/levels.ts'

const DICTIONARY = 'tests/harness/dictionary-setup.ts'
const POSTGRES = 'tests/harness/postgres-setup.ts'
const api = (engine: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `api-${engine}`,
    ...LEVELS[`api-${engine}`],
    env: { TEST_ENGINE: engine },
    globalSetup: [DICTIONARY, ...(engine === 'postgres' ? [POSTGRES] : [])],
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
      { extends: true, test: { name: 'unit', ...LEVELS.unit, globalSetup: DICTIONARY } },
      api('sqlite'),
      api('postgres'),
      {
        extends: true,
        test: { name: 'system', ...LEVELS.system, globalSetup: POSTGRES, testTimeout: 60_000, maxWorkers: 2 },
      },
    ],
  },
})
