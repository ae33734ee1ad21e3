import { expect, test } from 'vitest'
import { openLexicon } from '../words/lexicon.ts'
import { signsOfPractice } from './practised.ts'
import { readSentence } from './sentence.ts'

const lexicon = openLexicon()
const signsIn = (text: string) => signsOfPractice(readSentence(text, lexicon))

test('signs of practised writing are counted by steps', () => {
  const signs = signsIn(
    'The tower, begun in 1204 and left half-built for want of stone, is best seen from the river ' +
      '(the ferry stops there), of which more below.',
  )
  expect(signs).toEqual(
    expect.arrayContaining(['commas 1', 'commas 2', 'commas 3', 'hyphened 1', 'of which 1', 'set-off 1', 'words 22']),
  )
})

test('a chat is told from a letter', () => {
  expect(signsIn('u coming tomorrow')).toEqual(expect.arrayContaining(['small start 1', 'no end 1', 'you 1']))
  expect(signsIn('My brother is a teacher in my village.')).not.toContain('no end 1')
})
