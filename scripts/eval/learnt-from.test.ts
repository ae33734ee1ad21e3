import { expect, test } from 'vitest'
import { rightOfSets, wrongTexts } from './learnt-from.ts'

test('each accepted correction is a right text of its own', () => {
  const texts = [...rightOfSets(), ...[...wrongTexts().values()].flat()]
  expect(texts).not.toEqual([])
  expect(texts.filter((text) => text.includes('||'))).toEqual([])
})
