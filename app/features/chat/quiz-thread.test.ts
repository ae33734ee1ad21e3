import { expect, test } from 'vitest'
import type { ShownMessage } from './chat-state.ts'
import { isOnceMore, openQuestion, outcomeOf, outcomesOf, placesInQuiz } from './quiz-thread.ts'

const asks = (number: number) => `**${number}/5** How ___ money?\n- **1** many\n- **2** much`
const says = (role: ShownMessage['role'], content: string, more: Partial<ShownMessage> = {}): ShownMessage => ({
  id: content,
  role,
  content,
  timestamp: 0,
  ...more,
})
const result = (number: number, chosen: string | null, score: number) => ({
  quiz: { number, total: 5, chosen, answer: 'much', score },
})

test('an answered question is shown once, with its answer; a chip’s number is not a message', () => {
  const places = placesInQuiz([
    says('user', 'kuis'),
    says('assistant', asks(1)),
    says('user', '2'),
    says('assistant', `Right!\n\n${asks(2)}`, result(1, 'much', 1)),
    says('user', 'skip'),
    says('assistant', `It is much.\n\n${asks(3)}`, result(2, null, 1)),
  ])
  expect(places.map(({ isBelow }) => isBelow)).toEqual([false, true, false, true, false, false])
  expect(places.map(({ isChip }) => isChip)).toEqual([false, false, true, false, false, false])
  expect(places.at(-1)?.answered.map((one) => outcomeOf(one.result))).toEqual(['right', 'skipped'])
})

test('a question that is asked again after something else is shown once, where it can be answered', () => {
  const places = placesInQuiz([
    says('assistant', asks(1)),
    says('user', 'berapa harganya?'),
    says('assistant', `Rp500.000.\n\n${asks(1)}`),
    says('user', '2'),
    says('assistant', `Right!\n\n${asks(2)}`, result(1, 'much', 1)),
  ])
  expect(places.map(({ isBelow }) => isBelow)).toEqual([true, false, true, false, false])
})

test('a new quiz begins with no answers', () => {
  const places = placesInQuiz([
    says('assistant', asks(5)),
    says('user', '1'),
    says('assistant', 'The end.', result(5, 'many', 3)),
    says('user', 'quiz'),
    says('assistant', asks(1)),
    says('user', 'many'),
    says('assistant', `No.\n\n${asks(2)}`, result(1, 'many', 0)),
  ])
  expect(places.at(-1)?.answered.map((one) => outcomeOf(one.result))).toEqual(['wrong'])
})

test('a question that was skipped comes once more, and its answer takes the place of the first one', () => {
  const messages = [
    says('assistant', asks(4)),
    says('user', 'skip'),
    says('assistant', `It is much.\n\n${asks(5)}`, result(4, null, 0)),
    says('user', '2'),
    says('assistant', `Right!\n\n${asks(4)}`, result(5, 'much', 1)),
  ]
  const asked = placesInQuiz(messages).at(-1)?.answered ?? []
  const again = openQuestion(messages)
  expect(again && isOnceMore(asked, again)).toBe(true)
  const places = placesInQuiz([
    ...messages,
    says('user', '2'),
    says('assistant', 'The end.', result(4, 'much', 2)),
    says('user', 'quiz'),
    says('assistant', asks(1)),
  ])
  expect([...outcomesOf(places[6]?.answered ?? [])]).toEqual([
    [5, 'right'],
    [4, 'right'],
  ])
  expect(isOnceMore(places[6]?.answered ?? [], { ...again, number: 1 } as never)).toBe(false)
})
