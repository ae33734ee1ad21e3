import { expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

const reply = async (...messages: string[]) => (await conversation('id')(...(messages as [string]))).text

test.each([
  ['1.250.000 bacanya gmn', 'one million two hundred and fifty thousand'],
  ['cara baca 3,5 juta dalam inggris', 'three point five million'],
  ['cara bacanya gmn: Rp250.000', 'two hundred and fifty thousand rupiah'],
  ['jam 14.45 inggrisnya apa', 'a quarter to three'],
  ['tanggal 17 agustus 1945 bacanya gimana', 'the seventeenth of August nineteen forty-five'],
  ['nomor hp 0812 cara nyebutnya gimana', 'oh eight one two'],
])('a number is said aloud: %s', async (message, said) => {
  expect(await reply(message)).toContain(said)
})

test('behind one number the next needs no question', async () => {
  expect(await reply('1.250.000 bacanya gmn', 'klo jam 14.45')).toContain('two forty-five')
})

test('a number in a sentence to be translated is not read aloud', async () => {
  expect(await reply("'saya batuk sudah 3 hari' inggrisnya apa")).toContain('three days')
})

test.each([
  ['arti once in a blue moon apa', 'jarang sekali'],
  ['kalo orang bilang hang in there artinya apa', 'jangan menyerah'],
  ['piece of cake tuh apa sih', 'sangat mudah'],
  ['kill two birds with one stone', 'pulau terlampaui'],
])('a saying needs no quotation marks: %s', async (message, meaning) => {
  expect(await reply(message)).toContain(meaning)
})

test('behind a sad mark, how to raise it is told, and not that it is out of her field', async () => {
  expect(await reply('nilai toefl ku cuma 400, sedih', 'gimana cara naikinnya')).toContain('kesalahanmu sendiri')
})

test('a quiz on a subject that is no English is no grammar quiz', async () => {
  expect(await reply('quiz tentang sejarah indonesia')).toContain('**sejarah indonesia** belum ada')
})
