import { expect, test } from 'vitest'
import { inIndonesian } from './in-indonesian.ts'

test.each([
  ['opo inggrise "sawah" mbak?', 'apa inggrisnya "sawah" mbak?'],
  ['bedane karo sorry opo mbak', 'bedanya sama sorry apa mbak'],
  ['piye carane ngomong "nuwun sewu"', 'gimana caranya ngomong "permisi"'],
  ['nek "petani"?', 'kalau "petani"?'],
  ['Naon hartina "busy", kumaha?', 'apa artinya "busy", gimana?'],
  ['hargana sabaraha teh', 'harganya berapa itu'],
  ['rambute arep diapakno, inggrise piye', 'rambutnya mau diapakno, inggrisnya gimana'],
  ['tadi yang sa bilang itu betul trada', 'tadi yang saya bilang itu betul gak'],
])('regional words are read as Indonesian: %s', (typed, read) => {
  expect(inIndonesian(typed)).toBe(read)
})

test.each([
  'I like to sing with Mr Wong.',
  'yo kiky, apa kabar',
  'tak kenal maka tak sayang',
  'She has no iso certificate',
  'My sister Dina can make the beta version with Su',
])('words that other languages have too change nothing: %s', (typed) => {
  expect(inIndonesian(typed)).toBe(typed)
})
