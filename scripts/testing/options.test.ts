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
  const files = featureFiles(root, '{scripts,server}/**/*.test.ts', 'Leads')
  expect(files).toContain('scripts/leads/commands.api.test.ts')
  expect(files).toContain('server/leads/register-lead.api.test.ts')
  expect(files).not.toContain('server/pages/ranges.test.ts')
  expect(featureFiles(root, 'scripts/testing/*.test.ts', 'cannot be meant')).toEqual([
    'scripts/testing/options.test.ts',
  ])
})
