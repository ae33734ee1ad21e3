import { expect, test } from 'vitest'
import { openEncoder } from '../../english/encoder/encoder.ts'
import { openLexicon } from '../../english/words/lexicon.ts'
import { openSureRight } from './sure-right.ts'

const sureRight = openSureRight(openLexicon(), openEncoder())

test('a short sentence like many others is surely right', () => {
  for (const text of ['I work in a hotel.', 'My mother cooks every day.', 'We went to the beach yesterday.'])
    expect(sureRight(text), text).toBeGreaterThan(0.7)
})

test('a sentence that looks like no other is not', () => {
  for (const text of [
    'This cloth made by hand one month long baru finish',
    'My daughter her teeth is grow two already',
    'I stand up in front of the mall from morning until night not sit',
  ])
    expect(sureRight(text), text).toBeLessThan(0.65)
})

test('a sentence of which a part cannot be read is not', () => {
  for (const text of ['Did she angry?', 'The train will late again.', 'He learns mechanic.'])
    expect(sureRight(text), text).toBeLessThan(0.5)
  for (const text of ['Did your little brother sleep?', 'It will be late again.', 'So did I.', 'Would you, really?'])
    expect(sureRight(text), text).toBeGreaterThan(0.5)
})

test('a text is as sure as its least sure sentence', () => {
  const [right, wrong] = ['I work in a hotel.', 'This cloth made by hand one month long baru finish.']
  expect(sureRight(`${right} ${wrong}`)).toBe(Math.min(sureRight(right), sureRight(wrong)))
})
