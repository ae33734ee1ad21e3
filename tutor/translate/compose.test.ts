import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { createCompose } from './compose.ts'

const compose = createCompose({ lexicon: openLexicon(), mistakesIn: () => 0 })
const SURE = 0.75

test.each([
  ['aku belum makan siang', "I haven't had lunch yet."],
  ['kamu tinggal di mana', 'Where do you live?'],
  ['ibu saya sedang memasak di dapur', 'My mother is cooking in the kitchen.'],
  ['kemarin dia beli sepatu baru', 'He bought new shoes yesterday.'],
  ['besok aku mau pergi ke Bandung', "I'm going to go to Bandung tomorrow."],
  ['boleh pinjam pulpenmu?', 'Can I borrow your pen?'],
  ['jangan lupa kunci pintu', "Don't forget to lock the door."],
  ['tolong buka jendelanya', 'Please open the window.'],
  ['rumahku lebih besar dari rumahmu', 'My house is bigger than your house.'],
  ['gue gak bisa tidur', "I can't sleep."],
  ['ada tiga kamar di rumah ini', 'There are three rooms in this house.'],
  ['dia bilang dia sibuk', 'He said he was busy.'],
  ['kalau hujan, aku di rumah', "If it rains, I'll be at home."],
  ['aku sudah lima tahun kerja di sini', "I've been working here for five years."],
  ['pesawatnya ditunda dua jam', 'The plane was delayed for two hours.'],
  ['adikku umurnya 10 tahun', 'My younger sibling is ten years old.'],
  ['mau ke mana?', 'Where are you going?'],
])('%s → %s', (sentence, said) => {
  const found = compose(sentence, 'en')
  expect(found?.text).toBe(said)
  expect(found?.sure).toBeGreaterThanOrEqual(SURE)
})

test.each([
  ["I can't find my keys", 'Aku tidak bisa menemukan kunciku.'],
  ['where did you buy this?', 'Kamu membeli ini di mana?'],
  ['She is not at home.', 'Dia tidak di rumah.'],
  ["they aren't my friends", 'Mereka bukan teman-temanku.'],
  ['he is taller than me', 'Dia lebih tinggi daripada aku.'],
  ['please close the window', 'Tolong tutup jendelanya.'],
  ['can you help me?', 'Bisakah kamu membantu aku?'],
])('%s → %s', (sentence, said) => {
  expect(compose(sentence, 'id')?.text).toBe(said)
})

test('what it does not know is left, not guessed', () => {
  expect(compose('kepotong mulu saldonya', 'en')?.sure ?? 0).toBeLessThan(SURE)
  expect(compose('aku nggak sengaja', 'en')).toBeNull()
})

test('it offers a more polite way, and the other person that "dia" may be', () => {
  expect(compose('tolong buka pintunya', 'en')?.also).toBe('Could you open the door, please?')
  expect(compose('dia capek', 'en')?.also).toBe("She's tired.")
})
