import { expect, test } from 'vitest'
import type { Turn } from '../dialogue/turn.ts'
import { signsOf } from './signs.ts'

const ANALYSIS = {
  written: 'id',
  quotedIn: null,
  isClause: false,
  allEnglish: false,
  corrections: [],
  guess: { intent: 'grammar', confidence: 0.5, sentence: 0 },
  addressed: 0,
  found: [],
  followed: [],
  facet: null,
  spoken: null,
}

const turnOf = (text: string, analysis: object = {}, chances: object = {}): Turn =>
  ({
    text,
    analysis: { ...ANALYSIS, ...analysis },
    memory: { last: { kind: 'entry', about: 'for-since', step: 0, to: '' } },
    teaching: { entry: (name: string) => ({ name }) },
    judgement: { wish: { chances: { join: 0, refuse: 0, elsewhere: 0, ...chances } } },
  }) as unknown as Turn

test('only what is there is a sign', () => {
  const signs = signsOf(turnOf('hmm'))
  expect(signs.get('in id')).toBe(1)
  for (const none of ['question mark', 'English only', 'has mistakes', 'facet', 'found', 'wishes to join'])
    expect(signs.has(none), none).toBe(false)
})

test('how it is said', () => {
  expect(signsOf(turnOf('kalau for?')).get('opens as a follow-up')).toBe(1)
  expect(signsOf(turnOf('kalau for?')).get('question mark')).toBe(1)
  expect(signsOf(turnOf('yang tadi')).get('points back')).toBe(1)
  expect(signsOf(turnOf('I go', { written: 'en', allEnglish: true, corrections: [{}] })).get('has mistakes')).toBe(1)
})

test('what the book makes of it, and how far it is ahead of the next', () => {
  const found = [
    { name: 'for-since', probability: 0.8 },
    { name: 'since-because', probability: 0.3 },
  ]
  const signs = signsOf(turnOf('for', { found, facet: { facet: 'more', sure: 0.4 } }))
  expect(signs.get('found')).toBe(0.8)
  expect(signs.get('found, ahead of the next')).toBeCloseTo(0.5)
  expect(signs.get('found is open')).toBe(1)
  expect(signs.get('facet')).toBe(0.4)
})

test('what is wished of the school', () => {
  expect(signsOf(turnOf('daftar', {}, { join: 0.9 })).get('wishes to join')).toBe(0.9)
})
