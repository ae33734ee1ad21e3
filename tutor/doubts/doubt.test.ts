import { expect, test } from 'vitest'
import { conversation } from '../../tests/harness/tutor-conversation.ts'

const after = async (first: string, doubt: string, language: 'id' | 'en' = 'id') => conversation(language)(first, doubt)

test.each([
  ['He depend of his sister. bener ga?', 'bukannya depends on?', /sependapat[\s\S]*depends on his sister/],
  ['Me and my uncle sell fish. right?', "shouldn't it be My uncle and I?", /we agree[\s\S]*My uncle and I/],
])('what is proposed may be what she said: %s %s', async (first, doubt, told) => {
  expect((await after(first, doubt)).text).toMatch(told)
})

test('what is proposed may be wrong', async () => {
  expect((await after('My aunt used to live here. bener ga?', 'bukannya use to live?')).text).toMatch(
    /quite right[\s\S]*My aunt used to live here/,
  )
})

test('both may be right', async () => {
  expect((await after('Who did you call? correct?', 'not whom?', 'en')).text).toMatch(/Both[\s\S]*Whom did you call/)
})

test.each([
  ['cek: My uncle go to market by bus', 'loh kok pake goes?', 'goes'],
  ['He have gone. right?', 'native speakers say he have', 'has'],
])('what she mended is explained: %s %s', async (first, doubt, told) => {
  const { text, right } = await after(first, doubt)
  expect(text).toContain(told)
  expect(right).toBeUndefined()
})

test('what she called right is not praised again', async () => {
  const { text, right } = await after('My sister is a nurse. correct?', 'are you sure?', 'en')
  expect(text).toMatch(/once more/)
  expect(right).toBeUndefined()
})

test('whom an Indonesian sentence leaves open was her guess', async () => {
  const { text } = await after("bahasa inggrisnya 'dia kerja di bank' apa", 'kok he? kan bisa perempuan')
  expect(text).toMatch(/tebakanku[\s\S]*she/)
})

test.each([
  ['tolong cek: We have three size of cup.', '"three size" ga kurang s ya kak?', /Betul, \*\*three sizes/],
  [
    'cek: The payment was receive by our team.',
    'kan pembayarannya yg diterima, bukannya "has been received"?',
    /has been/,
  ],
  [
    'cek: I am agree with you.',
    'lho temenku bilang "I am agree" itu benar kok',
    /kurang tepat di sini[\s\S]*I agree with you/,
  ],
])('an objection is read by its form: %s %s', async (first, doubt, told) => {
  expect((await after(first, doubt)).text).toMatch(told)
})

test('she gives in where she has nothing against it, and keeps it', async () => {
  const say = conversation('en')
  await say('Please check: The pump is not working since yesterday, we already call the technician.')
  expect((await say('shouldn\'t "already call" be "have already called"?')).text).toMatch(
    /You’re right[\s\S]*have already called/,
  )
  expect((await say('So can I use it or not?')).text).toMatch(/Yes[\s\S]*we have already called the technician/)
})

test('the sentence of an earlier turn is remembered', async () => {
  const say = conversation('id')
  await say('cek kalimatku: The result of the test show that the drug affect the heart.')
  await say('makasih kak')
  expect((await say('"affect" harusnya "affects" kan?')).text).toMatch(/Betul, \*\*affects/)
})

test.each(['Okay. What time does the class start?', 'artinya cup apa'])('no objection: %s', async (text) => {
  expect((await after('cek: We have three size of cup.', text)).text).not.toMatch(
    /keliru|kurang tepat di sini|right here/,
  )
})
