import { expect, test } from 'vitest'
import type { ShownMessage } from './chat-state.ts'
import { outcomeOf, placesInQuiz } from './quiz-thread.ts'

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
  expect(places.map(({ isAnswered }) => isAnswered)).toEqual([false, true, false, true, false, false])
  expect(places.map(({ isChip }) => isChip)).toEqual([false, false, true, false, false, false])
  expect(places.at(-1)?.answered.map((one) => outcomeOf(one.result))).toEqual(['right', 'skipped'])
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
