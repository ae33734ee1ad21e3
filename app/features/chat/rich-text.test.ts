import { createElement } from 'react'
import { expect, test } from 'vitest'
import { rendered, wordsOf } from '../../../tests/harness/rendered.tsx'
import { RichText } from './rich-text.tsx'

test('replies show Markdown, no HTML', () => {
  const source = 'Yours:\n- **I went** home\n- `went`\n\n<img src=x onerror="document.title=1"> <b>bold?</b>'
  const html = rendered(createElement(RichText, { source }))
  expect(html).toContain('<ul><li><strong>I went</strong> home</li><li><code>went</code></li></ul>')
  expect(wordsOf(html)).toContain('<img src=x onerror="document.title=1"> <b>bold?</b>')
  expect(html).not.toMatch(/<(?:img|b)[ >]/)
})
