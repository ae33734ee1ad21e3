import { defineConfig } from 'vitest/config'

const ROOMS = '{domain,content,app,server,scripts}'
const DICTIONARY = 'tests/harness/dictionary-setup.ts'
const api = (engine: 'sqlite' | 'postgres') => ({
  extends: true as const,
  test: {
    name: `api-${engine}`,
    include: [`${ROOMS}/**/*.api.test.ts`],
    env: { TEST_ENGINE: engine },
    globalSetup: [DICTIONARY, ...(engine === 'postgres' ? ['tests/harness/postgres-setup.ts'] : [])],
  },
})

export default defineConfig({
  test: {
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
          fileParallelism: false,
        },
      },
    ],
  },
})
