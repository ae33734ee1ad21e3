import { expect, test } from 'vitest'
import { mergeLines } from './merge-lines.ts'

const base = { monday: '08-17', tuesday: '08-17', christmas: 'off' }

test('what others have changed elsewhere stays, and what is wanted comes to it', () => {
  const theirs = { ...base, monday: '09-17', easter: 'off' }
  const { tuesday: _, ...wanted } = { ...base, newYear: 'off' }
  expect(mergeLines(base, theirs, wanted)).toEqual({
    lines: { monday: '09-17', christmas: 'off', easter: 'off', newYear: 'off' },
    clashing: [],
  })
})

test('a line that both changed is asked about, unless both made the same of it', () => {
  const wanted = { ...base, monday: '10-17', tuesday: '12-17' }
  expect(mergeLines(base, { ...base, monday: '09-17', tuesday: '12-17' }, wanted).clashing).toEqual(['monday'])
})

test('one that others removed and somebody wants otherwise is asked about, and the reverse', () => {
  const { monday: _, ...without } = base
  const changed = { ...base, monday: '10-17' }
  expect(mergeLines(base, without, changed)).toEqual({ lines: changed, clashing: ['monday'] })
  expect(mergeLines(base, changed, without)).toEqual({ lines: without, clashing: ['monday'] })
})

test('the order in which the parts of a line are stored is no change', () => {
  const [stored, read] = [{ day: { open: '08', close: '17' } }, { day: { close: '17', open: '08' } }]
  expect(mergeLines(stored, read, { day: { open: '09', close: '17' } }).clashing).toEqual([])
})
