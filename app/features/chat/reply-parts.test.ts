import { expect, test } from 'vitest'
import { partsOfReply } from './reply-parts.ts'
import { wordDiff } from './word-diff.ts'

const correction = {
  original: 'Yesterday I go home.',
  corrected: 'Yesterday I went home.',
  explanation: 'It is over, so it is past.',
}

test('a question with numbered choices is a quiz; what stands around it stays', () => {
  const parts = partsOfReply('Right!\n\n**2/5** How ___ money?\n- **1** many\n- **2** much\n\nTake your time.')
  expect(parts.map(({ kind }) => kind)).toEqual(['block', 'quiz', 'block'])
  expect(parts[1]).toEqual({
    kind: 'quiz',
    quiz: {
      number: 2,
      total: 5,
      question: 'How ___ money?',
      choices: [
        { number: '1', text: 'many' },
        { number: '2', text: 'much' },
      ],
    },
  })
})

test.each(['**2/5** How?\n- many\n- much', '**2/5** How?', 'At **2/5** we rest\n- **1** a\n- **2** b'])(
  'is no quiz: %s',
  (content) => {
    expect(partsOfReply(content).filter(({ kind }) => kind === 'quiz')).toEqual([])
  },
)

test('the sentences and the reason of a correction become one part', () => {
  const content =
    'Nearly!\n\n- Yours: Yesterday I go home.\n- Better: **Yesterday I went home.**\n\nWhy: It is over, so it is **past**.\n\nYour turn.'
  expect(partsOfReply(content, [correction]).map(({ kind }) => kind)).toEqual(['block', 'correction', 'block'])
})

test('several reasons in a list are folded with their correction, with the line before them', () => {
  const both = { ...correction, explanation: 'It is over, so it is past. Begin with a capital.' }
  const content =
    'Two things:\n\n- Yours: Yesterday I go home.\n- Better: **Yesterday I went home.**\n\nWhy:\n- It is over, so it is **past**.\n- Begin with a capital.\n\nYour turn.'
  const parts = partsOfReply(content, [both])
  expect(parts.map(({ kind }) => kind)).toEqual(['block', 'correction', 'block'])
})

test('a correction that the text does not spell out comes last; one that it does stays text', () => {
  expect(partsOfReply('Nearly!', [correction]).map(({ kind }) => kind)).toEqual(['block', 'correction'])
  expect(partsOfReply('Say: Yesterday I went home.', [correction]).map(({ kind }) => kind)).toEqual(['block'])
})

test.each([
  ['Yesterday I go home.', 'Yesterday I went home.', 'Yesterday I -go- +went+ home.'],
  ['She like tea', 'She likes tea', 'She -like- +likes+ tea'],
  ['I am agree', 'I agree', 'I -am- agree'],
  ['I go school', 'I go to school', 'I go +to+ school'],
  ['Same.', 'Same.', 'Same.'],
])('from %s to %s', (original, corrected, shown) => {
  const marks = { same: '', old: '-', new: '+' }
  expect(
    wordDiff(original, corrected)
      .map(({ kind, text }) => marks[kind] + text + marks[kind])
      .join(' '),
  ).toBe(shown)
})
