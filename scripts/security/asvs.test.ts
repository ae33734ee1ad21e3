import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../project-root.ts'
import { isTest, rowsOf } from './tables.ts'

/** How many requirements of levels 1 and 2 each section of the standard has: they are numbered from 1. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
}
const REQUIREMENTS = 253

const text = readFileSync(join(PROJECT_ROOT, 'docs/security/asvs.md'), 'utf8')
const rows = rowsOf(text).map(([id = '', state = '', by = '']) => ({ id, state, by }))

test('every requirement of levels 1 and 2 has its line', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(wanted).toHaveLength(REQUIREMENTS)
  expect(rows.flatMap(({ id }) => expand(id))).toEqual(wanted)
})

test('every line has a state that is explained', () => {
  const states = new Set(rows.map(({ state }) => state))
  expect([...states].sort()).toEqual(['documented', 'done', 'missing', 'n/a', 'operator'])
})

test.each(rows.filter(({ state }) => state === 'done'))('$id names a test that exists', ({ by }) => {
  expect(isTest(by)).toBe(true)
})

test.each(rows.filter(({ state }) => state === 'documented'))('$id names a section that exists', ({ by }) => {
  const [, name = ''] = by.match(/^\[([^\]]+)\]\(#[a-z-]+\)$/) ?? []
  expect(text).toContain(`\n## ${name}\n`)
})

/** '1.2.6–1.2.8' is three requirements. */
function expand(id: string): string[] {
  const [first = '', last = first] = id.split('–')
  const [section, from, to] = [
    first.replace(/\.\d+$/, ''),
    Number(first.split('.').at(-1)),
    Number(last.split('.').at(-1)),
  ]
  return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`)
}
