import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { englishFragment } from './fragment.ts'
import { createRepair, distanceOf } from './repair-spelling.ts'
import { createSlots } from './slots.ts'
import { englishBase, indonesianStems } from './stems.ts'
import { plainWords } from './words.ts'

const lexicon = openLexicon()

test('chat spelling comes to one spelling, fillers are left out', () => {
  expect(plainWords('gmn sih kak bedain borrow sm lend tuh yaaa')).toEqual(['gimana', 'beda', 'borrow', 'sama', 'lend'])
})

test.each([
  ['nulis', 'tulis'],
  ['ngasih', 'kasih'],
  ['mengirim', 'kirim'],
  ['dimarahin', 'marah'],
  ['temenku', 'teman'],
  ['minjem', 'pinjam'],
])('the stem of %s is %s', (word, stem) => {
  expect(indonesianStems(word)).toContain(stem)
})

test('the base of an English form', () => {
  expect(['went', 'cities', 'lending'].map((word) => englishBase(word, lexicon))).toEqual(['go', 'city', 'lend'])
})

test.each([
  ['kenapa I am engineer kurang satu kata', 'I am engineer'],
  ['aku nulis "she very tired" trus dicoret guru', 'she very tired'],
  ['mau bilang saya sudah makan', null],
  ['what is the difference between was and were', null],
])('the English of: %s', (text, fragment) => {
  expect(englishFragment(text, lexicon)).toBe(fragment)
})

test('a word that nobody knows becomes the nearest word of the book; others stay', () => {
  const repair = createRepair(['difference', 'perbedaan', 'borrow'], lexicon)
  expect(repair('perbedaaan')).toBe('perbedaan')
  expect(repair('borow')).toBe('borrow')
  expect(repair('sorrow')).toBe('sorrow')
  expect(repair('ketawa')).toBe('ketawa')
  expect(repair('xylqz')).toBe('xylqz')
})

test('swapped letters are one slip', () => {
  expect(distanceOf('borrwo', 'borrow', 3)).toBe(1)
  expect(distanceOf('lend', 'borrow', 3)).toBe(3)
})

test('items that are all a question names score higher than one among other words', () => {
  const slots = createSlots(
    [
      ['borrow', 'lend'],
      ['lend', 'rent'],
      ['some', 'any'],
    ],
    lexicon,
  )
  const both = slots('apa bedanya borrow dan lend').get(0) ?? 0
  const one = slots('my friend wanted to lend something expensive').get(0) ?? 0
  expect(both).toBe(1)
  expect(one).toBeLessThan(0.3)
  expect(slots('kapan pakai some').get(2)).toBeGreaterThan(0.5)
})
