import { expect, test } from 'vitest'
import { featureFiles } from './feature-files.ts'
import { testOptions } from './options.ts'

test('a run is of everything and short, unless a feature or --long is asked for', () => {
  expect(testOptions([])).toEqual({ isLong: false, feature: null })
  expect(testOptions(['--long'])).toEqual({ isLong: true, feature: null })
  expect(testOptions(['leads', '--long'])).toEqual({ isLong: true, feature: 'leads' })
})

test.each([['--lnog'], ['leads', 'chat']])('what cannot be meant is refused, with how to say it: %s', (...words) => {
  expect(() => testOptions(words)).toThrow(/Usage: npm test/)
})

test('a feature’s tests are those with its name in their path or in a title', () => {
  const root = new URL('../..', import.meta.url).pathname
  expect(featureFiles(root, 'api-sqlite', 'Leads')).toContain('server/leads/register-lead.api.test.ts')
  expect(featureFiles(root, 'api-sqlite', 'Leads')).toContain('scripts/leads/commands.api.test.ts')
  expect(featureFiles(root, 'api-sqlite', 'Leads')).not.toContain('server/pages/assets.api.test.ts')
  expect(featureFiles(root, 'unit', 'cannot be meant')).toEqual(['scripts/testing/options.test.ts'])
})

test('what never reaches the database is not asked of PostgreSQL', () => {
  const root = new URL('../..', import.meta.url).pathname
  expect(featureFiles(root, 'api-sqlite', 'server/pages')).not.toEqual([])
  expect(featureFiles(root, 'api-postgres', 'server/pages')).toEqual([])
})
