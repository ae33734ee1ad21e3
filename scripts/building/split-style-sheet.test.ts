import { expect, test } from 'vitest'
import { splitByLayer } from './split-style-sheet.ts'

test('the components are apart from the rest, which keeps the order of the layers and the licence', () => {
  const [rest, components] = splitByLayer(
    '/*! licence */@layer base{a{top:0}}@layer components{.b{top:0}@media (width>1px){.b{top:1px}}}@layer utilities{.c{top:0}}',
  )
  expect(rest).toBe('/*! licence */@layer base{a{top:0}}@layer components;@layer utilities{.c{top:0}}')
  expect(components).toBe('@layer components{.b{top:0}@media (width>1px){.b{top:1px}}}')
})
