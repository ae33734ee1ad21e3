import { expect, test } from 'vitest'
import { chooseEncoding } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.0', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['br;q=0.001', 'br'],
])('%s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
