import { expect, test } from 'vitest'
import { documentAddress, readableSize } from './catalogue.ts'

test('each language of a document has an address of its own', () => {
  expect(documentAddress('brochure', 'id')).toBe('/documents/brochure-id.pdf')
  expect(documentAddress('proposal', 'en')).toBe('/documents/proposal-en.pdf')
})

test.each([
  [4_200_000, 4.2, 'MB'],
  [962_000, 962, 'KB'],
  [961_500, 962, 'KB'],
  [999_999, 1000, 'KB'],
  [1_000_000, 1, 'MB'],
  [12, 1, 'KB'],
] as const)('DOCS-04 %d bytes read as %d %s', (bytes, value, unit) => {
  expect(readableSize(bytes)).toEqual({ value, unit })
})
