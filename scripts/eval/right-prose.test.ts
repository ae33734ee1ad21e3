import { expect, test } from 'vitest'
import { proseIn } from './right-prose.ts'

test('prose is split into sentences, each once, over the ends of lines', () => {
  expect(proseIn('The dogs are in\nthe garden. It is a nice day.\n\nThe dogs are in the garden.')).toEqual([
    'The dogs are in the garden.',
    'It is a nice day.',
  ])
})

test('headings, lists of words and code are left out', () => {
  const text = 'How to begin here\n\nRed, green, blue, black, white.\n\nThis is for the option --all of it.'
  expect(proseIn(text)).toEqual([])
})
