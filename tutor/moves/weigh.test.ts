import { describe, expect, test } from 'vitest'
import { said, type Turn } from '../dialogue/turn.ts'
import type { Candidate, Evidence, Move } from './move.ts'
import { beforehand, reasonsFor, scoreOf, type Understood, weighed } from './weigh.ts'

const candidate = (certainty: number): Candidate => ({ topic: 'a', certainty, reply: () => said('practice', ['a']) })

const understood = (name: string, evidence: Evidence, certainty = 1, move: Move = 'practises'): Understood => ({
  source: { name, move, evidence, find: () => null },
  candidate: candidate(certainty),
})

const turn = {
  text: 'contoh lain?',
  analysis: {
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
  },
  memory: { last: null },
  judgement: { wish: { chances: { join: 0, refuse: 0, elsewhere: 0 } } },
} as unknown as Turn

describe('before anything is learnt', () => {
  test('the stronger evidence comes first, whatever the certainty of the other', () => {
    const strong = beforehand(understood('a', 'perhaps a follow-up', 0.1), 1)
    const weak = beforehand(understood('b', 'a topic, likely', 1), 0)
    expect(strong).toBeGreaterThan(weak)
  })

  test('of the same evidence the more certain one, then the one that stands first in the table', () => {
    const [sure, unsure] = [0.9, 0.4].map((certainty) => beforehand(understood('a', 'a topic, likely', certainty), 0))
    expect(sure).toBeGreaterThan(unsure ?? 0)
    const [first, second] = [0, 1].map((place) => beforehand(understood('a', 'a topic, likely'), place))
    expect(first).toBeGreaterThan(second ?? 0)
  })
})

test('a way speaks by its source, its certainty, and its move beside each sign', () => {
  const reasons = reasonsFor(understood('facet of open', 'perhaps a follow-up', 0.7), new Map([['asks', 1]]))
  expect(Object.fromEntries(reasons)).toEqual({
    'facet of open': 1,
    'facet of open, certain': 0.7,
    'practises: asks': 1,
  })
})

test('what nothing was learnt about weighs nothing', () => {
  const reasons = new Map([
    ['known', 0.5],
    ['unknown', 1],
  ])
  expect(scoreOf(new Map([['known', 2]]), reasons)).toBe(1)
})

test('what was learnt turns the order round', () => {
  const ways = [understood('a', 'a topic, likely'), understood('b', 'a topic, likely')]
  const namesOf = (list: readonly Understood[]) => list.map(({ source }) => source.name)
  expect(namesOf(weighed(turn, ways, new Map()))).toEqual(['a', 'b'])
  expect(namesOf(weighed(turn, ways, new Map([['b', 1]])))).toEqual(['b', 'a'])
  expect(namesOf(weighed(turn, ways, new Map([['practises: question mark', 1]])))).toEqual(['a', 'b'])
})
