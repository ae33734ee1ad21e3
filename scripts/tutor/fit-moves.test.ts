import { describe, expect, test } from 'vitest'
import { fitMoves, takenBy } from './fit-moves.ts'
import type { JudgedTurn, Option } from './judged-turns.ts'

const option = (isGood: boolean, beforehand: number, ...reasons: string[]): Option =>
  ({ isGood, beforehand, reasons: new Map(reasons.map((reason) => [reason, 1])) }) as Option

const turnOf = (...options: Option[]): JudgedTurn => ({ options }) as JudgedTurn

/** The facet is right where the message points back, the entry where it does not. */
const pointing = turnOf(option(true, 0, 'facet', 'facet: points back'), option(false, 0.5, 'entry'))
const plain = turnOf(option(false, 0.5, 'facet'), option(true, 0, 'entry'))

describe('weights are learnt from turns', () => {
  test('the good way of each turn is taken afterwards, whatever stood first', () => {
    const turns = Array.from({ length: 10 }, () => [pointing, plain]).flat()
    const weights = fitMoves(turns)
    for (const turn of turns) expect(takenBy(weights, turn)?.isGood).toBe(true)
  })

  test('a turn whose ways are all good or all bad says nothing', () => {
    const weights = fitMoves([
      turnOf(option(true, 0, 'a'), option(true, 0, 'b')),
      turnOf(option(false, 0, 'a'), option(false, 0, 'b')),
    ])
    expect(weights.size).toBe(0)
  })

  test('the same turns give the same weights', () => {
    expect([...fitMoves([pointing, plain])]).toEqual([...fitMoves([pointing, plain])])
  })
})

test('without weights the order beforehand decides', () => {
  expect(takenBy(new Map(), pointing)?.isGood).toBe(false)
})
