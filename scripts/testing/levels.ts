const ROOMS = '{domain,content,english,tutor,app,server,scripts}'
const NEVER = '**/node_modules/**'

/** What these are about never reaches the database: once is enough. */
const WITHOUT_DATA = [
  'server/analytics/measurement.api.test.ts',
  'server/chat/chat-model.api.test.ts',
  'server/chat/slow-start.api.test.ts',
  'server/http/demo-mode.api.test.ts',
  'server/http/trailing-slash.api.test.ts',
  'server/site/requests.api.test.ts',
  'server/site/site.api.test.ts',
  'server/outside/ai/*.api.test.ts',
  'server/outside/breaches/*.api.test.ts',
  'server/outside/seams.api.test.ts',
  'server/pages/*.api.test.ts',
  'server/privacy/privacy-page.api.test.ts',
  'server/school/second-school.api.test.ts',
]

/** Where the tests of each level are. */
export const LEVELS = {
  'unit': { include: [`${ROOMS}/**/*.test.{ts,tsx}`], exclude: ['**/*.api.test.ts', NEVER] },
  'api-sqlite': { include: [`${ROOMS}/**/*.api.test.ts`], exclude: [NEVER] },
  'api-postgres': { include: [`${ROOMS}/**/*.api.test.ts`], exclude: [NEVER, ...WITHOUT_DATA] },
  'system': { include: ['tests/system/**/*.test.ts'], exclude: [NEVER] },
  'browser': { include: ['tests/browser/**/*.spec.ts'], exclude: [NEVER] },
}

export type Level = keyof typeof LEVELS
