import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('a request in English is answered, not graded', () => {
  test.each(['and if the room is not ready yet?', 'my listening is stuck at 6, what am i doing wrong'])(
    '%s',
    async (request) => {
      const { text } = await conversation('en')('how do I welcome a hotel guest?', request)
      expect(text).not.toMatch(/correct|Nearly perfect|tidy up/)
    },
  )

  test('a sentence for practice is still corrected', async () => {
    const { text } = await conversation('en')('My uncle work as a driver since 2010.')
    expect(text).toContain('has worked')
  })
})

describe('a sentence is put in another register', () => {
  test.each([
    ['make it softer: Send me the brief today', 'Could you send me the brief today, please?'],
    ['bikin lebih sopan dong: give me your passport', 'Could you give me your passport, please?'],
  ])('%s', async (request, polite) => {
    expect((await conversation()(request)).text).toContain(polite)
  })

  test('an Indonesian one stays Indonesian', async () => {
    const { text } = await conversation('en')('how do I say "I do not eat meat" in Indonesian?', 'more polite please')
    expect(text).toMatch(/Maaf, saya tidak makan daging/)
  })
})

describe('what somebody said is no request to translate it', () => {
  test('English in a story is not translated', async () => {
    const { text } = await conversation()("bosku bilang emailku kasar, padahal cuma nulis 'send me the file now'")
    expect(text).not.toContain('Kirim')
  })
})

describe('messages for another company', () => {
  test('are sent there, and nobody is asked for a number', async () => {
    const { text, asksWho } = await conversation()('saldo dompet digital saya hilang 200 ribu tolong dicek')
    expect(text).toContain('layanan pelanggan')
    expect(asksWho).toBe(false)
  })

  test('a practice sentence with such words is practice', async () => {
    const { text, asksWho } = await conversation('en')('My sister said she would call me.')
    expect(text).toMatch(/correct|👍/)
    expect(asksWho).toBe(false)
  })
})

test('a scene is played when somebody wants to practise what has its name', async () => {
  const { text } = await conversation('en')('can we practise a hotel check-in?')
  expect(text).toContain('Ms Kiky:')
})
