import { describe, expect, test } from 'vitest'
import * as requests from '../content/tutor-translation-requests.ts'
import { translationWords } from '../content/tutor-translation-words.ts'
import { askedTranslation } from './asked-translation.ts'
import { nextTranslation } from './next-translation.ts'

/** Whether a text can be put together is told by the test. */
const asked = (text: string, whole: readonly string[] = []) =>
  askedTranslation(text, (sentence) => whole.includes(sentence))

describe('a request is a frame of word classes around a text', () => {
  test.each([
    ['kak kalo mau bilang "barangnya udah habis" inggrisnya gimana ya', 'barangnya udah habis'],
    ['inggrisin dong: maaf saya telat karena macet', 'maaf saya telat karena macet'],
    ['bisa tolong terjemahin gak kak, saya sedang mencari pekerjaan', 'saya sedang mencari pekerjaan'],
    ['translate this pls, aku lagi di jalan', 'aku lagi di jalan'],
    ['versi inggrisnya saya sudah kirim emailnya apa ya', 'saya sudah kirim emailnya'],
    ['apa ya inggrisnya kalau kita mau bilang maaf mengganggu', 'maaf mengganggu'],
    ['saya mau bilang ke dokter kalau perut saya sakit, gimana inggrisnya?', 'perut saya sakit'],
    ['b.inggrisnya "saya belum bayar" apa kak?', 'saya belum bayar'],
    ['whats the english for saya tidak enak badan', 'saya tidak enak badan'],
    ['aku suka kamu dari dulu bahasa inggrisnya', 'aku suka kamu dari dulu'],
    ['mau chat bos: saya izin tidak masuk hari ini', 'saya izin tidak masuk hari ini'],
    ['Mau bales tamu: kamarnya sudah siap. tolong inggrisin', 'kamarnya sudah siap.'],
  ])('%s', (text, sentence) => {
    expect(asked(text)).toEqual({ sentence, to: 'en' })
  })

  test.each([
    ['apa artinya "I\'m looking forward to seeing you"', "I'm looking forward to seeing you"],
    ['bosku email "please revert by tomorrow" maksudnya apa ya', 'please revert by tomorrow'],
    ['please translate to indonesian: I have been waiting for an hour', 'I have been waiting for an hour'],
    ['i am so happy to see you again, artinya apa nak', 'i am so happy to see you again'],
  ])('%s', (text, sentence) => {
    expect(asked(text)).toEqual({ sentence, to: 'id' })
  })
})

describe('a loose request needs a text that is a whole sentence', () => {
  test.each([
    ['gimana sih ngomong ke tamu hotel kalau kamarnya belum siap', 'kamarnya belum siap'],
    ['kasih tau dong cara ngomong saya alergi udang', 'saya alergi udang'],
    ['kalau anakku mau bilang aku sudah selesai itu gimana', 'aku sudah selesai'],
  ])('%s', (text, sentence) => {
    expect(asked(text, [sentence])?.sentence).toBe(sentence)
  })

  test('and is none where nothing can be put together', () => {
    expect(asked('kasih tau dong cara ngomong yang baik di kantor')).toBeNull()
  })
})

test.each([
  'gimana cara daftar kursusnya',
  'bahasa inggris saya jelek banget',
  'gue bego banget inggris nya, malu',
  "bosku bilang emailku kasar, padahal cuma nulis 'send me the file now'",
  'saya mau tanya harganya berapa',
  '"He don\'t like it" bener gak bahasa inggrisnya',
  'kelasnya pakai bahasa inggris atau indonesia',
  'maksudnya gimana kak',
  'how do I write a cover letter',
  'I say hello to my neighbour every morning',
])('no request: %s', (text) => {
  expect(asked(text)).toBeNull()
})

describe('the next sentence', () => {
  test.each([
    ['satu lagi: "susunya habis ya kak"', 'susunya habis ya kak'],
    ['terus kalau besok hujan gimana', 'besok hujan'],
    ['ok, trus saya sudah bayar kemarin', 'saya sudah bayar kemarin'],
  ])('is introduced: %s', (text, sentence) => {
    expect(nextTranslation(text)).toMatchObject({ sentence, to: 'en', isIntroduced: true })
  })

  test('may be told without a word', () => {
    expect(nextTranslation('tiket masuknya sudah termasuk makan siang')).toMatchObject({ isTold: true })
    expect(nextTranslation('aku capek banget hari ini')).toMatchObject({ isTold: false })
  })
})

test('every class that a frame names has its words', () => {
  const { nextSentences, sayingHeads, translationRequests } = requests
  const lines = [nextSentences, sayingHeads, ...translationRequests.map(({ frames }) => frames)].join(' ')
  const named = [...lines.matchAll(/@(\w+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in translationWords))).toEqual([])
})
