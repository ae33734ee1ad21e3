import { expect, test } from 'vitest'
import { conversation } from '../../tests/harness/tutor-conversation.ts'

test.each([
  ['sinonim happy', 'yg paling sering dipake', /\*\*glad\*\*.*Urutannya/s],
  ['what are synonyms of angry', 'which is the strongest', /strongest: \*\*mad\*\*/],
])('one of the words that were shown is chosen: %s, then %s', async (first, second, told) => {
  expect((await conversation(/^what/.test(first) ? 'en' : 'id')(first, second)).text).toMatch(told)
})

test('what is not counted has no plural', async () => {
  const say = conversation()
  expect((await say('staff itu jamaknya staffs?')).text).toMatch(/\*\*staff\*\* tidak dihitung/)
  expect((await say('kalau equipment?')).text).toMatch(/piece of equipment/)
})
