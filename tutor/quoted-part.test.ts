import { expect, test } from 'vitest'
import { quotedPart, sentenceToCheck } from './quoted-part.ts'

const SAID = 'She go to school yesterday'

test.each([
  ', is this right?',
  ' is this correct?',
  '. Is this correct?',
  ' - is it correct?',
  ' (correct?)',
  ', is that correct english?',
  ', is my grammar correct?',
  ', am I right?',
  ', right or wrong?',
  ', does that sound natural?',
  ', any mistakes?',
  ', what’s wrong with this sentence?',
  ', can you check it?',
  ' please correct it',
  ' bener gak?',
  ' bener ga sih kak',
  ' udah bener belum?',
  ', betul tidak?',
  ', ada yang salah gak?',
  ', salahnya dimana?',
  ', apakah ini benar?',
  ' apa kalimat ini sudah benar?',
])('what asks to check a sentence is cut off behind it: %s', (request) => {
  const quoted = quotedPart(`${SAID}${request}`)
  expect(quoted).toBe(SAID)
  expect(sentenceToCheck(SAID, `${SAID}${request}`)).toBe(`${SAID}.`)
})

test.each(['and this: ', 'what about this one: ', 'kalau ini: ', 'Is this correct: '])(
  'the mark of the request is not the sentence’s: %s',
  (request) => {
    expect(quotedPart(`${request}${SAID}?`)).toBe(SAID)
  },
)

test('a sentence with a word of such a request is no request', () => {
  const said = 'The late check out is charge 50% from the room rate'
  expect(quotedPart(`${said}. bener gak kak`)).toBe(said)
  expect(quotedPart(`${said}. We are sorry.`)).toBeNull()
})

test.each(['Is it correct if I say ', 'koreksi dong ', 'Kalimat ini bener gak: '])('and before it: %s', (request) => {
  expect(quotedPart(`${request}${SAID}`)).toBe(SAID)
})

test.each([
  ['Did she went home yesterday', ', bener gak?', '?'],
  ['Where she goes', ', is this right?', '?'],
  ['I likes it!', ' is this right?', ''],
])('a sentence that is a question, or has a mark, keeps it: %s', (said, request, mark) => {
  expect(quotedPart(said + request)).toBe(said)
  expect(sentenceToCheck(said, said + request)).toBe(said + mark)
})

test('what stands in quotation marks stays as it is', () => {
  const text = 'kalimatku "she go home" bener gak?'
  expect(sentenceToCheck(quotedPart(text) ?? '', text)).toBe('she go home')
})

test.each([
  'What time is it right now?',
  'Are you sure that is right?',
  'I will come at eight tomorrow, ok?',
  'The morning class is online, is it good?',
  'Good morning Miss Kiky, can you check this?',
  'You are right, is it correct to go there?',
])('nothing is cut off elsewhere: %s', (text) => {
  expect(quotedPart(text)).toBeNull()
})
