import { expect, test, vi } from 'vitest'
import { brand } from '../../../content/brand.ts'
import { contentLoader } from './page-content.ts'

const maju = { ...brand, name: 'Maju English', shortName: 'Maju' }
const texts = { 'page.title': 'Program: {brand}', 'nav.homeLink': '{brand}, beranda' }
const lists = { questions: [{ question: 'Kenapa di {shortBrand}?', answer: 'Karena {brand}.' }] }

const loadTexts = async () => ({ texts })
const loadLists = vi.fn(async () => ({ lists }))
const load = contentLoader(
  { id: 'programs', texts: { id: loadTexts, en: loadTexts }, lists: { id: loadLists, en: loadLists } },
  maju,
)

test('texts and lists name the school', async () => {
  expect(await load.texts('id')).toEqual({
    'page.title': 'Program: Maju English',
    'nav.homeLink': 'Maju English, beranda',
  })
  expect(await load.lists('en')).toEqual({
    questions: [{ question: 'Kenapa di Maju?', answer: 'Karena Maju English.' }],
  })
})

test('a list is loaded once', async () => {
  loadLists.mockClear()
  expect(await load.lists('id')).toBe(await load.lists('id'))
  expect(loadLists).toHaveBeenCalledTimes(1)
})
