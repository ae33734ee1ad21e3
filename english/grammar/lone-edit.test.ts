import { describe, expect, test } from 'vitest'
import { openLexicon } from '../words/lexicon.ts'
import type { Finding } from './correct.ts'
import { isLeftAlone, signsOfPlace } from './lone-edit.ts'
import { readSentence } from './sentence.ts'

const lexicon = openLexicon()
const read = (text: string) => readSentence(text, lexicon)
const finding = (certainty: number): Finding => ({ rule: 'copula', from: 'a', to: 'is a', certainty, by: 'copula' })

const PRACTISED =
  'The tower, begun in 1204 and left half-built for want of stone, is best seen from the river ' +
  '(the ferry stops there), of which more below.'
const PLAIN = 'My brother a teacher in my village.'

describe('the only edit of a sentence', () => {
  test('stands between words of some kind', () => {
    const start = PLAIN.indexOf('a teacher')
    expect(signsOfPlace(read(PLAIN), { start, end: start, text: 'is ', rule: 'copula' })).toEqual(
      expect.arrayContaining(['before noun', 'at none', 'after det', 'copula after det', 'nothing said']),
    )
  })

  test('is left out where the sentence is practised, unless it is sure enough', () => {
    expect(isLeftAlone(read(PRACTISED), [finding(0.8)], [])).toBe(true)
    expect(isLeftAlone(read(PRACTISED), [finding(0.99)], [])).toBe(false)
  })

  test('is told in plain sentences', () => expect(isLeftAlone(read(PLAIN), [finding(0.8)], [])).toBe(false))

  test('is told beside one that is sure, or beside two others', () => {
    expect(isLeftAlone(read(PRACTISED), [finding(0.8), finding(0.8)], [])).toBe(true)
    expect(isLeftAlone(read(PRACTISED), [finding(0.8), finding(0.99)], [])).toBe(false)
    expect(isLeftAlone(read(PRACTISED), [finding(0.8), finding(0.8), finding(0.8)], [])).toBe(false)
  })
})
