import { defineConfig } from 'vitest/config'
import { LEVELS } from './scripts/testing/levels.ts'

// Pages are rendered as on a site: React's development mode is six times slower.
process.env.NODE_ENV = 'production'

const root = import.meta.dirname.replace(/\W/g, '\\$&')
/** What Node loads by itself: it starts and runs quicker than what Vite would make of it. */
const FOR_NODE = new RegExp(`^${root}/(content|domain|english|scripts|server|tutor)/.*(?<!\\.test)\\.ts$`)
const DICTIONARY = 'tests/harness/dictionary-setup.ts'
const POSTGRES = 'tests/harness/postgres-setup.ts'
const QUICK_COMPRESSION = 'tests/harness/quick-compression.ts'
const api = (engine: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `api-${engine}`,
    ...LEVELS[`api-${engine}`],
    env: { TEST_ENGINE: engine },
    setupFiles: QUICK_COMPRESSION,
    globalSetup: [DICTIONARY, ...(engine === 'postgres' ? [POSTGRES] : [])],
  },
})

export default defineConfig({
  test: {
    // The dictionary, the tutor and the pages are loaded once a worker, not once a file: a suite cleans up behind itself.
    isolate: false,
    // Most modules are the same for the next step.
    fsModuleCache: true,
    server: { deps: { external: [FOR_NODE] } },
    // Long enough for a machine that does other things beside.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'unit', ...LEVELS.unit, setupFiles: QUICK_COMPRESSION, globalSetup: DICTIONARY } },
      api('sqlite'),
      api('postgres'),
      {
        extends: true,
        test: {
          name: 'system',
          ...LEVELS.system,
          globalSetup: POSTGRES,
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
