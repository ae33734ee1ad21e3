import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { intents } from '../../domain/chat/intents.ts'
import { openClassifier } from './classifier.ts'
import { plainWords } from './features.ts'

const classify = openClassifier()
const rows = readFileSync('evals/intents.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

test('the development set has every intent and three languages', () => {
  expect(new Set(rows.map(([, , , intent]) => intent))).toEqual(new Set(intents))
  expect(new Set(rows.map(([, lang]) => lang))).toEqual(new Set(['id', 'en', 'mix']))
})

test('understands at least 95 % of it', () => {
  const right = rows.filter(([, , utterance = '', intent]) => classify(utterance).intent === intent)
  expect(right.length / rows.length).toBeGreaterThan(0.95)
})

test.each([
  ['brp sih kak biaya kursusnya', 'price'],
  ['BERAPA BIAYANYA???', 'price'],
  ['halo min, mau nanya jadwal kls malem dong', 'schedule'],
  ['dmn alamatnya kak', 'location'],
  ['hi, good morning! how much is the course?', 'price'],
  ['makasih banyak kak infonya', 'thanks_bye'],
  ['pinten regine mas', 'price'],
  ['saya kerja shift di rumah sakit dan punya dua anak, tapi pengen daftar bulan depan, caranya gimana?', 'register'],
  ['harga cabe di pasar lagi berapa ya', 'off_topic'],
  ['kelasnya tatap muka atau lewat zoom', 'location'],
  ['guru kelas ielts nya pernah dapat skor berapa', 'trainers'],
])('%s', (text, intent) => {
  expect(classify(text).intent).toBe(intent)
})

test('what says little is not understood for sure', () => {
  expect(classify('gimana ya').confidence).toBeLessThan(0.5)
  expect(classify('apa ya kak').confidence).toBeLessThan(0.5)
})

test('chat spelling, drawls and regional words come to one spelling', () => {
  expect(plainWords('brp biayanyaaa kak, gk susah2 kan')).toEqual(['berapa', 'biaya', 'kak', 'gak', 'susah', 'kan'])
})

test('words between quotation marks do not count: they are what is asked about', () => {
  expect(plainWords('apa arti "price"?')).toEqual(['apa', 'arti', 'kutipan'])
})

test('a learner’s sentence is told from a question', () => {
  expect(classify('My grandmother sell vegetables in the market').sentence).toBeGreaterThan(0.5)
  expect(classify('how much is the course?').sentence).toBeLessThan(0.5)
})
