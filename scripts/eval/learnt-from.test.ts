import { expect, test } from 'vitest'
import { rightTexts, wrongTexts } from './learnt-from.ts'

test('each accepted correction is a right text of its own', () => {
  const texts = [...rightTexts().all, ...[...wrongTexts().values()].flat()]
  expect(texts.filter((text) => text.includes('||'))).toEqual([])
})
