import { expect, test } from 'vitest'
import { filled, gapIn } from './gap-question.ts'

test.each([
  ['He ___ (is/are) my uncle, yg bener mana kak?', ['is', 'are'], 'He are my uncle'],
  ['She ___ to school. (a) go (b) goes (c) going', ['go', 'goes', 'going'], 'She goes to school.'],
  [
    'soal: The manager ____ it before noon. a. finish b. had finished',
    ['finish', 'had finished'],
    'The manager had finished it before noon.',
  ],
  ['kak, She ___ (go/goes) to school every day', ['go', 'goes'], 'She goes to school every day'],
  [
    '1. They ... dinner when I came. have / were having',
    ['have', 'were having'],
    'They were having dinner when I came.',
  ],
])('%s', (text, options, sentence) => {
  const gap = gapIn(text)
  expect(gap?.options).toEqual(options)
  expect(gap && filled(gap, gap.options[1] ?? '')).toBe(sentence)
})

test.each(['I waited... and waited', 'She ___ to school', 'Price: 10/20 ... per day', 'hmm ... a) b'])(
  'no question: %s',
  (text) => {
    expect(gapIn(text)).toBeNull()
  },
)
