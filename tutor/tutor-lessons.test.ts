import { describe, expect, test } from 'vitest'
import { exercises } from '../content/tutor-exercises.ts'
import { lessonExercises } from '../content/tutor-lesson-exercises.ts'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('the exercise behind a lesson', () => {
  test.each([
    ['jelasin will sama going to', 'rain'],
    ['what is the difference between will and going to?', 'rain'],
    ['apa itu past perfect', '(leave)'],
    ['explain past continuous please', '(sleep)'],
    ['used to itu apa', 'used to'],
    ['how do I use used to?', 'used to'],
    ['phrasal verb itu apa?', 'turn ___'],
    ['explain phrasal verbs', 'turn ___'],
    ['explain question tags', ', ___ you?'],
    ['kapan pakai do sama does', 'do/does'],
    ['bedanya have sama has', 'have/has'],
    ['explain reported speech', 'He said that'],
    ['kapan pake some kapan pake any', 'some/any'],
  ])('practises what was taught: %s', async (wish, gap) => {
    const { text } = await conversation()(wish)
    expect(text.slice(text.lastIndexOf('**'))).toContain(gap)
  })

  test('is followed by others of the same lesson, and by its own rule', async () => {
    const say = conversation('en')
    await say('explain used to')
    expect((await say('more')).text).toContain('“used to”')
    expect((await say('used to live')).text).toMatch(/^Exactly! .*past habit/)
    expect((await say('why?')).text).toContain('past habit')
  })

  test('every one shows its gap, and the first answer fills it', () => {
    const all = [...Object.values(exercises), ...Object.values(lessonExercises)].flat()
    for (const { gap, answers } of all) {
      expect(gap, gap).toMatch(/___|^(?:Put|Choose)/)
      expect(answers.length, gap).toBeGreaterThan(0)
    }
    for (const { gap } of Object.values(lessonExercises).flat()) expect(gap.split('___'), gap).toHaveLength(2)
  })
})

describe('an exercise that waits', () => {
  test.each(['go', 'Go', 'goes', 'going'])('takes %s for an answer, not for “go on”', async (word) => {
    const say = conversation('en')
    const { text } = await say('Yesterday I go to school.')
    expect(text).toContain('___ (go)')
    expect((await say(word)).text).toContain('Not quite')
  })

  test.each(['is spoken', 'has seen', 'were build'])('takes %s for a try, though it is wrong', async (words) => {
    const say = conversation('en')
    expect((await say('explain passive voice')).text).toContain('(build)')
    expect((await say(words)).text).toContain('Not quite')
  })

  test('is shown once more after an aside, and then no more', async () => {
    const say = conversation('en')
    await say('Yesterday I go to school.')
    expect((await say('what does reluctant mean?')).text).toContain('still waiting')
    expect((await say('what does stubborn mean?')).text).not.toContain('still waiting')
    expect((await say('what does generous mean?')).text).not.toContain('still waiting')
  })
})

describe('a sentence that is right', () => {
  test.each([
    'If I were you, I would take the job.',
    'You should have told me',
    'My sister said she would call me.',
    'It depends on the weather.',
    'I have been to Bali twice.',
    'He gave me some advice.',
    'My teacher gave us some tips yesterday.',
    'He told me a joke.',
    'The weather is perfect today.',
    'I am going to visit my uncle.',
    "I don't have any money.",
    'I work online from my bedroom.',
    'She was reading when I arrived.',
  ])('is praised without a lecture: %s', async (sentence) => {
    const { text, asksWho } = await conversation('en')(sentence)
    expect(text).toMatch(/correct/i)
    expect(text).not.toContain('___')
    expect(asksWho).toBe(false)
  })

  test.each([
    'What time does the meeting start?',
    'Do you have any brothers or sisters?',
    'How long have you been a nurse?',
    'How much is this shirt?',
    'Where is the nearest bank?',
    'Why are you late?',
    'Can you help me with my luggage?',
    'How can I go to the station?',
    'How much does a ticket to Bali cost?',
  ])('may be a question when a sentence was asked for: %s', async (question) => {
    const { text, asksWho } = await conversation('en')('My brother works in a hotel.', question)
    expect(text).toMatch(/correct/i)
    expect(asksWho).toBe(false)
  })

  test('a question that is wrong is mended', async () => {
    const { text } = await conversation('en')('My brother works in a hotel.', 'Where you go yesterday?')
    expect(text).toContain('Better')
  })

  test.each([
    ['How much is the course?', 'price'],
    ['How much does it cost?', 'price'],
    ['Where are you located?', 'location'],
    ['When does the class start?', 'schedule'],
    ['Can I join a free trial?', 'register'],
    ['What is your phone number?', 'about_school'],
  ])('a question to the school stays one: %s', async (question, intent) => {
    expect((await conversation('en')('My brother works in a hotel.', question)).intent).toBe(intent)
  })

  test.each([
    ["I don't understand the present perfect", 'have/has + participle'],
    ['I am confused about conditionals', 'if'],
    ['since and for', 'since'],
  ])('a wish for a lesson still brings it: %s', async (wish, told) => {
    expect((await conversation('en')(wish)).text.toLowerCase()).toContain(told)
  })
})
