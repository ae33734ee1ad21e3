import { expect, test } from 'vitest'
import { languageDoubts } from './language-doubts.ts'

const question = (id: string, en: string, answer = { id: 'Bisa.', en: 'Yes.' }) => ({ question: { id, en }, answer })
const PUBLISHED = [question('Boleh coba?', 'May I try?'), question('Berapa lama?', 'How long?')]

test('a text that was changed in one language only is told of', () => {
  const [first, second] = PUBLISHED
  expect(languageDoubts(PUBLISHED, [question('Boleh coba dulu?', 'May I try?'), second])).toEqual([
    { language: 'en', missing: 0, unchanged: 1 },
  ])
  expect(languageDoubts(PUBLISHED, [question('Boleh coba?', 'Can I try?'), second])).toEqual([
    { language: 'id', missing: 0, unchanged: 1 },
  ])
  expect(languageDoubts(PUBLISHED, [first, question('Selama apa?', 'How long is it?')])).toEqual([])
})

test('a new text without one of the languages is told of, a moved or removed one is not', () => {
  const [first, second] = PUBLISHED
  expect(languageDoubts(PUBLISHED, [first, second, question('Di mana?', ' ')])).toEqual([
    { language: 'en', missing: 1, unchanged: 0 },
  ])
  expect(languageDoubts(PUBLISHED, [second, first])).toEqual([])
  expect(languageDoubts(PUBLISHED, [second])).toEqual([])
})

test('what had one language before and still has is no news, nor is a switch', () => {
  const published = { isShown: true, title: { id: 'Diskon', en: '' } }
  expect(languageDoubts(published, { ...published, isShown: false })).toEqual([])
  expect(languageDoubts(published, { isShown: true, title: { id: 'Diskon', en: 'Discount' } })).toEqual([])
})

test('an earlier version that is taken again is not asked about, what is changed in it then is', () => {
  const [first, second] = PUBLISHED
  const earlier = [question('Bisa coba?', 'May I try?'), second]
  expect(languageDoubts(PUBLISHED, earlier, earlier)).toEqual([])
  const changed = [question('Bisa coba?', 'May I try?'), question('Selama apa?', 'How long?')]
  expect(languageDoubts(PUBLISHED, changed, earlier)).toEqual([{ language: 'en', missing: 0, unchanged: 1 }])
  expect(languageDoubts(PUBLISHED, [first, second], earlier)).toEqual([])
})
