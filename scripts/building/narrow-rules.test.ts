import { expect, test } from 'vitest'
import { askRootToo } from './narrow-rules.ts'

test('what a narrow window needs is asked of the root, too, right behind it', () => {
  const rules = '{.a{content:"}"}.b{top:0}}'
  const css = `.x{top:0}@media (max-width: 15rem) ${rules}.y{top:0}@media (max-width:24rem)${rules}`
  expect(askRootToo(css).replaceAll('\n', '')).toBe(
    `.x{top:0}@media (max-width: 15rem) ${rules}@container (max-width: 15rem) ${rules}` +
      `.y{top:0}@media (max-width:24rem)${rules}@container (max-width: 24rem) ${rules}`,
  )
})

test.each(['@media (max-width: 40rem) {.a{top:0}}', '@media (min-width: 15rem) {.a{top:0}}', '.a{top:0}'])(
  '%s stays as it is',
  (css) => expect(askRootToo(css)).toBe(css),
)
