import { expect, test } from 'vitest'
import { blankTexts } from './blank-texts.ts'

test('a language of nothing but spaces is found wherever it stands', () => {
  const perks = [
    { icon: 'gift', title: { id: 'Buku', en: 'Book' } },
    { icon: 'gift', title: { id: 'Tas', en: '\n ' } },
  ]
  expect(blankTexts({ isShown: true, title: { id: '   ', en: 'One month free.' }, perks })).toEqual([
    ['title', 'id'],
    ['perks', 1, 'title', 'en'],
  ])
  expect(blankTexts([{ name: 'Sari', quote: { id: ' ', en: 'Good.' } }])).toEqual([[0, 'quote', 'id']])
})

test.each([
  [{ title: { id: '', en: 'Shown for both.' } }],
  [{ voice: { id: ' ', en: ' ' } }],
  [{ until: '', hours: { id: '', en: '' } }],
  [null],
])('%j has none: the other language is shown, or nothing', (value) => {
  expect(blankTexts(value)).toEqual([])
})
