import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../project-root.ts'
import { isTest, rowsOf } from './tables.ts'

const rows = rowsOf(readFileSync(join(PROJECT_ROOT, 'docs/security/attacks.md'), 'utf8')).map(
  ([id = '', found = '', by = '']) => ({ id, found, by }),
)

test('what attacks have found is numbered without a gap', () => {
  const groups = Map.groupBy(rows, ({ id }) => id.split('.')[0] ?? '')
  expect([...groups.keys()]).toEqual(Array.from(groups, (_, index) => String(index + 1)))
  for (const [group, members] of groups)
    expect(members.map(({ id }) => id)).toEqual(members.map((_, index) => `${group}.${index + 1}`))
})

test.each(rows)('$id, $found, has a test that exists', ({ by }) => expect(isTest(by)).toBe(true))
