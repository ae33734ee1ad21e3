import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('a short follow-up is about what is in hand, whatever entry has its words', () => {
  test.each([
    ['the correction', 'Yesterday I go to market', 'latihan dong', /___/],
    ['the other correction', 'I am agree with you because he always come late', 'and the other one?', /\*\*comes\*\*/],
    [
      'the corrected sentence, more politely',
      'koreksi: I want speak with the manager',
      'lebih sopan dong',
      /like to speak/,
    ],
    ['the word', "pronounce 'thorough' gmn sih", 'noun formnya apa', /thoroughness/],
    ['the opposite of the word', 'arti generous', 'the opposite?', /\*\*generous\*\*: \*\*\w/],
    [
      'the word, where the dictionary has no sentence',
      "what does 'shortlisted' mean",
      'give me a sentence with it',
      /shortlist/,
    ],
    ['the translation', 'bahasa inggrisnya macet parah', 'selain itu?', /The traffic is terrible/],
    ['the exam task', 'kasih soal task 2 dong', 'susah bgt, ada yg lebih gampang?', /Task 2/],
    ['the item that is named', 'kak apa bedanya in on at buat waktu', 'contoh yg at', /I study at night/],
    [
      'a sentence that could not be translated',
      'inggrisnya "mbok ya sing sabar ngono lho"',
      'lebih singkat dong',
      /belum bisa/,
    ],
    [
      'practice, where somebody was comforted',
      'besok interview kerja, deg2an bgt',
      'latihan yuk',
      /main peran|situasinya/,
    ],
    ['the list of words', 'kosakata dapur dong', 'tambah lagi 5', /^Ini/],
  ])('%s', async (_, first, second, expected) => {
    expect((await conversation('id')(first, second)).text).toMatch(expected)
  })

  test('a sentence that was quoted is reworded before the entry that is open is asked', async () => {
    const tell = conversation('id')
    await tell('Bos bilang email saya kasar: "Send me the report today." kenapa ya')
    expect((await tell('bikin lebih sopan')).text).toContain('Could you send me the report today, please?')
  })

  test('the form that is asked for is no new subject', async () => {
    const { text } = await conversation('en')('She go to school every day', 'and the question form?')
    expect(text).toContain('Does she go to school every day?')
  })
})

describe('a sentence is given to be said in another way', () => {
  test.each([
    ['PR anak saya: ubah ke past tense "She goes to school by bike"', 'She went to school by bike'],
    ['make it negative: "They live in Solo"', "They don't live in Solo"],
    ['jadikan kalimat tanya dalam past tense: "He plays football"', 'Did he play football?'],
  ])('%s', async (asked, said) => {
    expect((await conversation('id')(asked)).text).toContain(said)
  })
})

test.each([
  ['bisa voice call gak?', 'main peran'],
  ['kirimin video belajar dong', 'sebut topiknya'],
  ['bikinin puisi bahasa inggris buat ibu', 'You are my'],
  ['prediksi skor ielts ku dong', 'Task 2'],
  ['can you speak French?', 'English'],
])('what she cannot do comes with what she can: %s', async (asked, offered) => {
  expect((await conversation('id')(asked)).text).toContain(offered)
})

test('a message to the team is no request to her', async () => {
  expect((await conversation('en')('can you call me at 7?')).asksWho).toBe(true)
})

test.each([
  ['what is quoted, whoever said it', ['bos bilang "hurry up" maksudnya apa'], 'cepat, bergegas'],
  ['what is quoted, not the deed around it', ['bule nanya "can i get it to go" artinya apa'], 'Bisa dibungkus?'],
  ['a word of the lexicon that no dictionary has', ['pelumas inggrisnya apa'], '**lubricant**'],
  ['another word in quotation marks', ['"suntikan" inggrisnya?', 'terus kalo "infus"?'], 'drip, IV'],
] as const)('asked about a word: %s', async (_, [first, ...more], told) => {
  expect((await conversation('id')(first, ...more)).text).toContain(told)
})

test('English before an Indonesian sentence stays as it is', async () => {
  const { text } = await conversation('id')('Thank you, but saya sudah makan siang, itu inggrisnya apa?')
  expect(text).toContain("Thank you, but I've had lunch.")
})

test('a statement of the phrase book is no translation of a question', async () => {
  expect((await conversation('id')('bahasa inggrisnya "kakak sudah makan?"')).text).toContain('Have you eaten?')
})
