import { expect, test } from 'vitest'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { Question } from './desk-context.ts'
import { withQuestion } from './open-questions.ts'
import type { Wish, WishLine } from './wish.ts'

const personOf = (id: string) => ({ id, version: 2 }) as PersonRow
const conflictOf = (id: string, wish: Wish, clashing: WishLine[]): Question => ({
  kind: 'conflict',
  details: { person: personOf(id), byId: 'bima', byName: 'Bima Satrio', atMs: 5 },
  wish,
  clashing,
})
const asked = (...questions: Question[]) =>
  questions.reduce<readonly Question[]>((open, question) => withQuestion(open, question), [])

test('conflicts of several people are asked about in turn, each with its own lines', () => {
  const conflicts = [
    conflictOf('sekar', { nextContact: { atMs: 1 } }, ['nextContact']),
    conflictOf('dimas', { step: 'trial' }, ['step']),
    conflictOf('tari', { ownerId: 'rina' }, ['ownerId']),
  ]
  expect(asked(...conflicts)).toEqual(conflicts)
})

test('what is asked meanwhile comes before them, and takes the place of what else was open; none of them is lost', () => {
  const conflict = conflictOf('sekar', { step: 'trial' }, ['step'])
  const [lost, again]: Question[] = [
    { kind: 'lost', person: personOf('dimas') },
    { kind: 'again', person: personOf('dimas') },
  ]
  expect(asked(conflict, lost as Question, again as Question)).toEqual([again, conflict])
})

test('two conflicts of one person are one question, and what was wished later counts', () => {
  const [first, second] = [
    conflictOf('sekar', { step: 'contacted', ownerId: 'rina' }, ['step']),
    conflictOf('sekar', { step: 'trial', nextContact: { atMs: 1 } }, ['nextContact', 'step']),
  ]
  const [question, ...others] = asked(first as Question, second as Question)
  expect(others).toEqual([])
  expect(question).toMatchObject({
    wish: { step: 'trial', ownerId: 'rina', nextContact: { atMs: 1 } },
    clashing: ['step', 'nextContact'],
  })
})
