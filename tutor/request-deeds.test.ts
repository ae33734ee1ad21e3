import { expect, test } from 'vitest'
import { sentencesOfDeed } from './request-deeds.ts'

test.each([
  ['cara nanya harga yang sopan gimana ya', 'boleh tahu harga?'],
  ['bahasa inggris yang sopan buat minta nasabah nunggu sebentar', 'tolong nunggu sebentar'],
  ['cara nawarin kopi ke tamu', 'mau kopi?'],
  ['gimana cara minta tolong bukain pintu', 'tolong bukain pintu'],
  ['gimana cara minta maaf ke bos karena telat', 'maaf saya telat'],
  ['kalimat buat ngingetin tamu bawa kunci, gimana ya', 'jangan lupa bawa kunci'],
])('what is done with words stands before what it is about: %s', (text, sentence) => {
  expect(sentencesOfDeed(text)).toContain(sentence)
})

test.each(['cara minta maaf ke klien gimana', 'cara minta izin ke dosen gimana'])(
  'what is done is no object of its own: %s',
  (text) => {
    expect(sentencesOfDeed(text)).toEqual([])
  },
)

test.each(['aku mau nanya dulu', 'kemarin bos minta laporan lagi', 'what does "ask" mean?', 'minta contoh lain dong'])(
  'nothing is to be said to others: %s',
  (text) => {
    expect(sentencesOfDeed(text)).toEqual([])
  },
)
