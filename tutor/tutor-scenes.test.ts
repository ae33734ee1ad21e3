import { describe, expect, test } from 'vitest'
import { rolePlays } from '../content/tutor-roleplays.ts'
import { conversation } from '../tests/harness/tutor-conversation.ts'

const GOOD = /Good, I understand|Clear, thank you|A nice answer/

async function atLine(scene: string, line: number) {
  const say = conversation('en')
  await say(`let's do a role play: ${scene}`)
  for (let count = 0; count < line; count += 1) await say('skip')
  return say
}

describe('an answer in a scene', () => {
  const STRENGTH = 'greatest strength'

  test.each([
    'My biggest weakness is time management, I think.',
    'I am weak at math and I am often late to work.',
    'I am not very good at working with other people.',
    'I am lazy in the morning and I sleep a lot.',
    'I am bad at speaking in front of people.',
  ])('about the contrary is not praised, and the line is put again: %s', async (answer) => {
    const { text } = await (await atLine('interview', 2))(answer)
    expect(text).toContain('**your strengths**')
    expect(text).not.toMatch(GOOD)
    expect(text).toContain(STRENGTH)
  })

  test('is put again only once', async () => {
    const say = await atLine('interview', 2)
    await say('I am weak at math and I am often late to work.')
    expect((await say('I am bad at speaking in front of people.')).text).toContain('difficult situation')
  })

  test.each([
    'I am good at solving problems and I learn quickly.',
    'I am patient and my team can always ask me.',
    'My greatest strength is that I never give up.',
  ])('that fits is praised: %s', async (answer) => {
    expect((await (await atLine('interview', 2))(answer)).text).toMatch(GOOD)
  })

  test('about something else is not called a good one', async () => {
    const { text } = await (await atLine('airport', 2))('My mother cooks rice every morning.')
    expect(text).toContain('Your English is fine there')
    expect(text).not.toMatch(GOOD)
  })

  test.each(rolePlays.flatMap(({ id, lines }) => lines.map((line, at) => [`${id} ${at}`, line] as const)))(
    'the sample of %s fits its line',
    (_, { sample, fits, wants }) => {
      expect(sample).toMatch(fits)
      expect(sample).not.toMatch(wants?.not ?? /$^/)
    },
  )
})

describe("the learner's own question in a scene", () => {
  test.each([
    ['interview', 'My name is Rina and I studied law. What does your company do?', 'coffee', 'Why would you like'],
    ['meeting', 'So far we have finished the design. When is the deadline?', 'end of the month', 'biggest problem'],
    ['airport', 'Here you are. I am flying to Tokyo. Which gate is it?', 'B7', 'How many bags'],
    ['small talk', "It's going well, thanks. How about you?", 'AI tutor', 'weekend'],
    ['ielts speaking', 'I live in Solo and it is famous for batik. What do you think?', 'opinion', 'study alone'],
  ])('is answered before the next line: %s', async (scene, words, reply, next) => {
    const { text } = await (await atLine(scene, 0))(words)
    expect(text).toContain(reply)
    expect(text).toContain(next)
  })

  test.each([
    ['interview', 'What is the salary for this job?', 'next round', 'about yourself'],
    ['interview', 'Can I work from home?', 'one day a week', 'about yourself'],
    ['airport', 'Is my flight delayed?', 'on time', 'passport'],
    ['meeting', 'Who else can work on this?', 'Rudi', 'short update'],
    ['interview', 'Is the coffee blue?', 'have to check', 'about yourself'],
  ])('alone is answered, and the line waits: %s, %s', async (scene, question, reply, line) => {
    const { text } = await (await atLine(scene, 0))(question)
    expect(text).toContain(reply)
    expect(text).toContain(line)
  })

  test('is what the last line of the interview wants', async () => {
    const { text, memory } = await (await atLine('interview', 4))('Could you tell me when I would start?')
    expect(text).toContain('start next month')
    expect(memory).toMatchObject({ practice: null })
  })

  test('“and you?” begins the small talk as well', async () => {
    const { memory } = await conversation('en')('how are you?', "I'm fine, thank you. And you?")
    expect(memory).toMatchObject({ practice: { scene: 'small-talk' } })
  })
})
