import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { openBook } from './book/open-book.ts'

const { scenes } = openBook()
const LONGEST = 14

async function begin(name: string) {
  const say = conversation('en')
  const scene = scenes.find((one) => one.name === name)
  const { text } = await say(`let's do a role play: ${scene?.title.en}`)
  expect(text).toContain(scene?.steps[0]?.say)
  return say
}

describe.each(scenes.map((scene) => [scene.name, scene] as const))('the scene %s', (name, { steps, asides }) => {
  test('comes to its end with the good answers of the book, and nothing in them is corrected', async () => {
    const say = await begin(name)
    let step = steps[0]
    for (let count = 0; step && count < LONGEST; count += 1) {
      // A question is answered, and the step waits: then the other good answer goes on.
      for (const answer of step.good) {
        const { text, memory, asksWho } = await say(answer)
        expect(asksWho).toBe(false)
        const practice = (memory as { practice: { step: string } | null }).practice
        if (!practice) return expect(text).toContain('nothing to correct')
        if (practice.step === step.name) continue
        step = steps.find((one) => one.name === practice.step)
        break
      }
    }
    expect.fail('it does not end')
  })

  test.each(asides.map(({ words, say }) => [words[0] ?? '', say] as const))(
    'answers a question about %s in her role and waits',
    async (word, answer) => {
      const { text, memory, asksWho } = await (await begin(name))(`Sorry, one question: ${word}?`)
      expect(asksWho).toBe(false)
      const isExpected = steps[0]?.choices.some(({ words }) => words.some((one) => word.startsWith(one)))
      if (!isExpected) expect(text).toContain(answer)
      expect(memory).toMatchObject({ practice: { scene: name } })
    },
  )
})

describe('requests to the teacher during a scene', () => {
  const first = scenes.find(({ name }) => name === 'restaurant')?.steps[0]

  test.each(['can you repeat that', 'ulangi dong'])('her line is repeated: %s', async (words) => {
    expect((await (await begin('restaurant'))(words)).text).toContain(first?.say)
  })

  test.each(['what should i say', 'kasih contoh jawabannya dong', 'i dont know'])(
    'a good answer is shown: %s',
    async (words) => {
      const { text, memory } = await (await begin('restaurant'))(words)
      expect(text).toContain(first?.good[0])
      expect(memory).toMatchObject({ practice: { step: first?.name } })
    },
  )

  test('feedback names the lines that can be better, and the scene waits', async () => {
    const say = await begin('restaurant')
    await say('I wants a table for two people.')
    const { text, memory } = await say('give me feedback please')
    expect(text).toContain('“I wants a table for two people.” → **I want a table for two people.**')
    expect(memory).toMatchObject({ practice: { scene: 'restaurant' } })
  })

  test('how much it is belongs to the scene: no fees, no request for the name', async () => {
    const { text, asksWho } = await (await begin('restaurant'))('How much is it?')
    expect(asksWho).toBe(false)
    expect(text).not.toMatch(/course|class|fee/i)
  })

  test('Indonesian is met with help to say it in English', async () => {
    expect((await (await begin('restaurant'))('saya mau pesan untuk dua orang')).text).toContain('Inggris')
  })
})

test('“and you?” after “how are you?” begins a small talk', async () => {
  const { memory } = await conversation('en')('how are you?', "I'm fine, thank you. And you?")
  expect(memory).toMatchObject({ practice: { scene: 'small-talk' } })
})

describe('the learner may play the role that is hers', () => {
  test.each([
    ['role play check in hotel yuk, aku resepsionisnya ya', 'resepsionis hotel'],
    ['Can we practise a job interview? You are the candidate and I am the interviewer.', 'an interviewer'],
    ['latihan jadi sopir taksi yuk', 'sopir taksi'],
  ])('%s', async (asked, role) => {
    const { text } = await conversation(asked.startsWith('Can') ? 'en' : 'id')(asked)
    expect(text).toMatch(new RegExp(`(?:Kamu jadi|You’re) ${role}`))
  })

  test('a swapped scene is played to its end, with her as the guest', async () => {
    const say = conversation('id')
    await say('role play check in hotel yuk, aku resepsionisnya ya')
    const { text } = await say('Good afternoon, welcome. How can I help you?')
    expect(text).toContain("I'd like to check in")
    let last = text
    for (let turn = 0; turn < 15 && last.includes('Ms Kiky:'); turn += 1)
      last = (await say('Certainly, sir. May I help you with that?')).text
    expect(last).toMatch(/Selesai/)
  })

  test('in a swapped scene she answers the question that is asked, not the next one of the scene', async () => {
    const say = conversation('id')
    await say('role play check in hotel yuk, aku resepsionisnya ya')
    expect((await say('Welcome. Could I have your name, please?')).text).toContain('Rina Wijaya')
  })

  test('whoever gives her the role of the scene keeps the other one', async () => {
    expect((await conversation('id')('ayo role play di hotel, kamu jadi resepsionisnya')).text).toContain(
      'Aku jadi resepsionis',
    )
  })
})

test('a question that belongs to a later step is answered as it is asked', async () => {
  const tell = conversation('en')
  await tell('lets role play: I am the police, you lost your wallet')
  expect((await tell('What does your wallet look like?')).text).toContain('leather')
})

test('the role that she is given decides between scenes', async () => {
  const { text } = await conversation('en')('role play: you be the waiter, I am the customer')
  expect(text).toContain('I’m a waiter')
})
