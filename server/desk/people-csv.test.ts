import { expect, test } from 'vitest'
import { cell } from './people-csv.ts'

test.each(['=1', '+1', '-1', '@x', '\tx', '\rx'])('a cell with %j is no formula', (text) => {
  expect(cell(text)).toMatch(/^"?'/)
})

test('commas, semicolons, quotes and line breaks stay within a cell', () => {
  expect(cell('a,"b"\nc')).toBe('"a,""b""\nc"')
  expect(cell('a;b')).toBe('"a;b"')
  expect(cell(null)).toBe('')
})
