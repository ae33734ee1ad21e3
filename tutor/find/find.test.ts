import { describe, expect, test } from 'vitest'
import { readFindRows } from '../../scripts/marked/find-rows.ts'
import { ANSWER, createFinder } from './find.ts'

const find = createFinder()
const nameOf = (text: string) => find(text)[0]?.name

describe('an entry is found', () => {
  test.each([
    ['by its items, whatever stands around them', 'eh kak bedain borrow sm lend tuh gmn sih', 'borrow-lend'],
    [
      'by what the checker mends in a quoted sentence',
      'temen ketawa pas aku bilang "can you borrow me your bike"',
      'borrow-lend',
    ],
    ['by a wrong sentence alone', 'I am agree with you', 'be-or-main-verb'],
    ['by a single word', 'unless', 'unless'],
    ['with slips of the keyboard', 'kpan pakai presnt perfcet', 'present-perfect'],
    [
      'by a case that does not name it',
      'demam nih gak bisa masuk kantor, mau izin ke bos',
      'call-in-sick|sick-leave-email',
    ],
    ['in English', 'how do I politely ask a client to pay a late invoice?', 'ask-payment-politely'],
  ])('%s', (_, text, name) => {
    expect(name.split('|')).toContain(nameOf(text))
  })
})

test('nothing is found for a message without words', () => {
  expect(find('?!')).toEqual([])
  expect(find('')).toEqual([])
})

test('probabilities lie between 0 and 1', () => {
  const all = find('apa bedanya say dan tell').map(({ probability }) => probability)
  expect(all.length).toBeGreaterThan(1)
  expect(all.every((one) => one >= 0 && one <= 1)).toBe(true)
})

describe('on questions that the index was not made of', () => {
  const outcomes = readFindRows('evals/find-dev.tsv').map(({ question, expected }) => {
    const found = find(question)
    return { expected, found, place: found.findIndex(({ name }) => expected.includes(name)) }
  })
  const asked = outcomes.filter(({ expected }) => expected.length > 0)
  const share = (count: number, of: number) => count / of

  test('the right entry comes first for three in four, and is among the first three for nine in ten', () => {
    expect(share(asked.filter(({ place }) => place === 0).length, asked.length)).toBeGreaterThan(0.75)
    expect(share(asked.filter(({ place }) => place >= 0 && place < 3).length, asked.length)).toBeGreaterThan(0.9)
  })

  test('what is answered is right nine times in ten', () => {
    const answered = asked.filter(({ found }) => (found[0]?.probability ?? 0) >= ANSWER)
    expect(answered.length / asked.length).toBeGreaterThan(0.45)
    expect(share(answered.filter(({ place }) => place === 0).length, answered.length)).toBeGreaterThan(0.88)
  })

  test('of what the book does not know hardly anything is answered', () => {
    const others = outcomes.filter(({ expected }) => expected.length === 0)
    const answered = others.filter(({ found }) => (found[0]?.probability ?? 0) >= ANSWER)
    expect(answered.length / others.length).toBeLessThan(0.12)
  })
})
