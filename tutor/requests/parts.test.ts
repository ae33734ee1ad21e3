import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

test.each([
  ['Halo kak. Artinya deadline apa?', ['Halo kak.', 'Artinya deadline apa?']],
  ['artinya deadline apa trus bacanya gimana', ['artinya deadline apa', 'trus bacanya gimana']],
  ['1) jawaban saya benar? 2) berapa biayanya', ['1) jawaban saya benar?', '2) berapa biayanya']],
])('a message is cut where a request ends and where another begins: %s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

test.each([
  'cek ya "I came. I saw. I won."',
  'Please check this: I am late. Sorry. I will come.',
  'kemarin hujan terus basah semua',
  'Oke. Baik',
])('what is quoted or introduced, and what only tells, stays whole: %s', (text) => {
  expect(partsOf(text)).toEqual([text])
})
