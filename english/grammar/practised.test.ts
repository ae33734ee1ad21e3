import { describe, expect, test } from 'vitest'
import { openLexicon } from '../words/lexicon.ts'
import type { Finding } from './correct.ts'
import { isPractised, signsOfPractice } from './practised.ts'
import { readSentence } from './sentence.ts'

const lexicon = openLexicon()
const read = (text: string) => readSentence(text, lexicon)
const ASK = 0.5

const finding = (certainty: number): Finding => ({ rule: 'copula', from: 'a', to: 'is a', certainty, by: 'copula' })

const PRACTISED =
  'The tower, begun in 1204 and left half-built for want of stone, is best seen from the river (the ferry stops there), of which more below.'
const PLAIN = 'My brother a teacher in my village.'

describe('signs of practised writing', () => {
  test('are counted by steps', () => {
    expect(signsOfPractice(read(PRACTISED))).toEqual(
      expect.arrayContaining(['commas 1', 'commas 2', 'commas 3', 'hyphened 1', 'of which 1', 'set-off 1', 'words 22']),
    )
    expect(signsOfPractice(read(PLAIN))).toEqual([])
  })

  test('stop the only finding of a sentence unless it is sure enough', () => {
    expect(isPractised(read(PRACTISED), [finding(0.8)], ASK)).toBe(true)
    expect(isPractised(read(PRACTISED), [finding(0.99)], ASK)).toBe(false)
  })

  test('do not tell where two things are wrong, or in plain sentences', () => {
    expect(isPractised(read(PRACTISED), [finding(0.8), finding(0.8)], ASK)).toBe(false)
    expect(isPractised(read(PLAIN), [finding(0.8)], ASK)).toBe(false)
  })
})
