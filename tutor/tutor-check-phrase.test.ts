import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('whether one can say a quoted phrase', () => {
  test.each([
    ['Can I say "according to me"?', 'in my opinion'],
    ['boleh bilang "I very like it" gak?', 'I really like it'],
    ['can we say "more better"?', 'better'],
    ['bisa gak aku ngomong "open the lamp"?', 'turn on the lamp'],
    ['salah gak kalau aku bilang "return back"?', 'return'],
    ['Should I say "I\'m boring"?', "I'm bored"],
    ['boleh gak sih aku bilang "I will go to home"', 'I will go home'],
    ["Do people say “I'm waiting you”?", "I'm waiting for you"],
    ['is it correct if I say "my stomach is hurt"?', 'my stomach hurts'],
    ['Can one say “many equipments”?', 'a lot of equipment'],
    ['Are you allowed to say "the people is happy"?', 'the people are happy'],
  ])('is no, with what is said instead: %s', async (asked, better) => {
    const { text, trace } = await conversation('en')(asked)
    expect(trace).toMatchObject({ move: 'asks for a check' })
    expect(text).toMatch(/^(?:People don’t usually say it that way|Biasanya orang tidak bilang begitu)\./)
    expect(text).toContain(`**${better}**`)
  })

  test.each([
    ['kalau bilang "see you again" itu bener ga?', '**see you again** sudah benar'],
    ['boleh ga ngomong "how are you doing"?', '**how are you doing** sudah benar'],
    ['Can we use the phrase "as soon as possible"?', 'People do say that.'],
    ['Is "long time no see" OK to say?', 'People do say that.'],
    ["can i say 'married with'?", '**married to**'],
    ['benar gak kalau bilang "discuss about"?', '*about*'],
  ])('is yes, or what the book says of it: %s', async (asked, told) => {
    expect((await conversation('en')(asked)).text).toContain(told)
  })

  test.each(['can i say "long time no see" to my boss?', 'what does "no worries" mean?'])(
    'is not told where something else is asked: %s',
    async (asked) => {
      const { text } = await conversation('en')(asked)
      expect(text).not.toMatch(/^(?:People|Biasanya)/)
    },
  )
})
