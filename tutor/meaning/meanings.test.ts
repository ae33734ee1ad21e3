import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { readBook } from '../book/read-book.ts'
import { plainWords } from '../find/words.ts'
import { openMeanings, UNMEANT } from './meanings.ts'

const names = readBook().book.entries.map(({ name }) => name)
const meantBy = openMeanings([...names, 'new-entry'], openLexicon())
const chanceOf = (text: string, entry: string) => Math.exp(meantBy(plainWords(text))[names.indexOf(entry)] ?? UNMEANT)

test.each([
  ['turun pesawat nungguin lama di ban berjalan, punyaku ga keluar2, ngomong apa ke petugas', 'lost-luggage'],
  ['temenku mau minjem motorku, itu kata yang mana ya buat aku yang ngasih', 'borrow-lend'],
  ['My boss crossed out the s in informations, why?', 'uncountable-nouns'],
])('a case that does not name its topic is understood: %s', (text, entry) =>
  expect(chanceOf(text, entry)).toBeGreaterThan(0.2),
)

test('the same question leads to the same entry in both languages', () => {
  for (const text of ['When do I say who and when whom?', 'kapan pakai who, kapan pakai whom?'])
    expect(chanceOf(text, 'who-whom'), text).toBeGreaterThan(0.3)
})

test('what no entry answers means none', () => {
  for (const text of [
    'paket saya belum sampai, resi 8812',
    'berapa biaya kursusnya per bulan',
    'ibu kota australia apa',
  ])
    expect(Math.max(...meantBy(plainWords(text))), text).toBeLessThan(Math.log(0.5))
})

test('an entry that came to the book later is neither likely nor ruled out', () => {
  const chances = meantBy(plainWords('kapan pakai who, kapan pakai whom?'))
  const later = chances[names.length] as number
  expect(later).toBeGreaterThan(UNMEANT)
  expect(later).toBeLessThan(chances[names.indexOf('who-whom')] as number)
})

test('nothing that is said is too long or too strange to be read', () => {
  for (const text of ['', '???', '他们', 'word '.repeat(500), 'antidisestablishmentarianism '.repeat(60)]) {
    const chances = meantBy(plainWords(text))
    expect([...chances].every(Number.isFinite), text).toBe(true)
  }
})
