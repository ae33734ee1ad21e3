import { describe, expect, test } from 'vitest'
import { quizQuestions } from '../content/tutor-quiz.ts'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { openBook } from './book/open-book.ts'

describe('practice', () => {
  test('a quiz has five questions, tells right from wrong and ends with the score', async () => {
    const say = conversation('en')
    let { text } = await say('give me a grammar quiz')
    for (let number = 1; number <= 5; number += 1) {
      const question = quizQuestions.find(({ gap }) => text.includes(`**${number}/5** ${gap}`))
      expect(question, text).toBeDefined()
      text = (await say(number === 2 ? 'zebra' : (question?.choices[0] ?? ''))).text
      if (number === 2) text = (await say(question?.choices[1] ?? '')).text
    }
    expect(text).toContain('**4 out of 5**')
    expect((await say('thank you!')).text).toContain('4')
  })

  test('a second quiz asks other questions', async () => {
    const say = conversation('en')
    const gapIn = (text: string) => quizQuestions.find(({ gap }) => text.includes(gap))?.gap
    const first = gapIn((await say('quiz please')).text)
    await say('stop')
    expect(gapIn((await say('another quiz please')).text)).not.toBe(first)
  })

  test('a question about the fees is answered in the middle of a quiz, and the team offered', async () => {
    const say = conversation()
    await say('kuis dong')
    const answer = await say('eh kak, biaya kursusnya berapa ya?')
    expect(answer).toMatchObject({ intent: 'price', lead: { start: false } })
    expect(answer.text).toContain('sambungkan ke tim kami')
  })

  test('a theme brings its words, and the next time others', async () => {
    const say = conversation()
    const food = await say('minta kosakata tentang makanan dong')
    expect(food.text).toContain('**recipe**')
    expect((await say('kasih kosakata baru lagi dong')).text).not.toContain('**recipe**')
  })
})

describe('an exercise that waits', () => {
  const inExercise = async () => {
    const say = conversation('en')
    await say('I have worked here since two years.')
    return say
  }

  test.each([
    ['explain passive voice', 'past participle'],
    ['more words please', 'words about'],
    ['what does reluctant mean?', 'unwilling'],
    ['what is the difference between make and do?', 'make'],
  ])('is no reason to take a wish for an answer: %s', async (wish, told) => {
    const { text } = await (await inExercise())(wish)
    expect(text).toContain(told)
    expect(text).not.toContain('Not quite')
  })

  test('is shown again after a question about a word, and its answer still counts', async () => {
    const say = await inExercise()
    expect((await say('what does reluctant mean?')).text).toContain('___')
    expect((await say('for')).text).toContain('Exactly')
  })

  test('is over once the talk has moved on', async () => {
    const say = await inExercise()
    await say('berapa umur minimal?')
    expect((await say('fine')).text).not.toMatch(/Not quite|Belum pas/)
  })

  test('is skipped, with its answer, by whoever does not know', async () => {
    expect((await (await inExercise())('idk')).text).toContain('The answer is **for**')
  })
})

describe('a quiz that waits', () => {
  const QUESTION = /\*\*\d\/5\*\*/

  test.each([
    ['thanks', /welcome/],
    ['what does reluctant mean?', /unwilling/],
    ["how do you say 'lapar' in english", /hungry/],
    ['why?', /like this/],
    ['how many right so far? what is my score?', /So far/],
  ])('answers %s, and then asks again', async (aside, told) => {
    const { text } = await conversation('en')('let us do a grammar quiz please', aside)
    expect(text).toMatch(told)
    expect(text).toMatch(QUESTION)
  })

  test.each(['1', 'the first one', 'yang pertama', 'a'])('takes %s for the first choice', async (choice) => {
    expect((await conversation('en')('grammar quiz please', choice)).text).toContain('**2/5**')
  })

  test('gives a hint without the answer', async () => {
    const say = conversation('en')
    const question = quizQuestions.find(({ gap }) => gap.startsWith('This song'))
    expect((await say('give me a quiz about passive')).text).toContain(question?.gap)
    const { text } = await say('hint please')
    expect(text).toContain('to be + past participle')
    expect(text).toContain('**1/5**')
  })

  test('begins anew when another one is asked for', async () => {
    const say = conversation('en')
    await say('give me a grammar quiz')
    await say('a')
    expect((await say('another quiz please')).text).toContain('**1/5**')
  })

  test.each(['idk', 'gak tau', 'skip', 'aku gak bisa'])('%s shows the answer and goes on', async (unsure) => {
    expect((await conversation()('kuis dong kak, tenses', unsure)).text).toContain('**2/5**')
  })

  test('broken off, it still knows the score', async () => {
    const { text } = await conversation('en')('grammar quiz please', 'idk', 'idk', 'stop', 'what was my score?')
    expect(text).toContain('0 right out of 2')
  })
})

describe('a scene that waits', () => {
  const meeting = openBook().scenes.find(({ name }) => name === 'meeting')
  const [first] = meeting?.steps ?? []
  const inMeeting = async () => {
    const say = conversation('en')
    await say('can we role-play a meeting?')
    return say
  }

  test.each([
    ['what should I say?', first?.good[0]],
    ['sorry, can you repeat?', 'once more'],
    ['what does deadline mean?', 'the last time or date'],
    ['apa artinya deadline?', 'tenggat'],
    ["I don't understand", first?.good[0]],
    ['contoh jawaban yang bagus dong', first?.good[0]],
    ['lanjut', 'once more'],
    ['are you a real person?', 'AI tutor'],
  ])('helps with %s, and its line stays', async (aside, told) => {
    const { text } = await (await inMeeting())(aside)
    expect(text).toContain(told)
    expect(text).toContain(first?.say)
  })

  test('goes on to the next line by skip', async () => {
    const { text } = await (await inMeeting())('skip')
    expect(text).toContain('Ms Kiky:')
    expect(text).not.toContain(first?.say)
  })

  test('does not nag about capitals', async () => {
    const { text } = await (await inMeeting())('so far we have finished the plan and i am happy')
    expect(text).not.toContain('→')
  })

  test('an answer to “how are you?” becomes a small talk', async () => {
    const { memory } = await conversation('en')(
      'how are you today?',
      "I'm fine, thank you. I just came back from work.",
    )
    expect(memory).toMatchObject({ practice: { scene: 'small-talk' } })
  })
})
