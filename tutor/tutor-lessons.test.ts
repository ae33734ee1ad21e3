import { describe, expect, test } from 'vitest'
import { exercises } from '../content/tutor-exercises.ts'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { openBook } from './book/open-book.ts'

const book = openBook()

describe('the exercise behind an entry of the book', () => {
  test.each([
    ['jelasin will sama going to', 'will-or-going-to'],
    ['apa itu past perfect', 'past-perfect'],
    ['explain past continuous please', 'past-continuous'],
    ['explain reported speech', 'reported-speech'],
    ['bedanya lend sama borrow apa', 'borrow-lend'],
  ])('practises what was taught, and its key is right: %s', async (wish) => {
    const say = conversation('en')
    const { memory } = await say(wish)
    const { about } = (memory as { last: { about: string } }).last
    const entry = book.entry(about)
    const { text } = await say(entry?.exercise[0]?.keys[0] ?? '')
    expect(text).toMatch(/^(?:Exactly|Tepat)!/)
  })

  test('is followed by others of the same entry, and by its own rule', async () => {
    const say = conversation('en')
    const { memory } = await say('what is the difference between borrow and lend')
    expect(memory).toMatchObject({ last: { kind: 'entry', about: 'borrow-lend' } })
    const entry = book.entry('borrow-lend')
    expect((await say('give me another exercise')).text).toContain(entry?.exercise[1]?.sentence.replace('…', '___'))
    expect((await say('why?')).text).toContain(entry?.mistake.sentences[0]?.right)
  })

  test('every one shows its gap, and the first answer fills it', () => {
    for (const { gap, answers } of Object.values(exercises).flat()) {
      expect(gap, gap).toMatch(/___|^(?:Put|Choose)/)
      expect(answers.length, gap).toBeGreaterThan(0)
    }
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
    await say('explain passive voice')
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
    ["I don't understand the present perfect", 'have/has'],
    ['I am confused about conditionals', 'if'],
    ['since and for', 'since'],
  ])('a wish for a lesson still brings it: %s', async (wish, told) => {
    expect((await conversation('en')(wish)).text.toLowerCase()).toContain(told)
  })
})
