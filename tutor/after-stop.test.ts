import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { wishAfterStop } from './after-stop.ts'

describe('a stop with a wish behind it', () => {
  test.each([
    ['stop. kasih kosakata medis aja', 'kasih kosakata medis aja'],
    ['udah dulu kuisnya miss, mau tanya harga kursus', 'mau tanya harga kursus'],
    ['Stop! Can you explain the passive?', 'Can you explain the passive?'],
    ['stop', null],
    ['stop dulu ya miss', null],
    ['Stop talking to me like that', null],
    ['The bus will stop. I get off', null],
  ])('%s', (message, wish) => {
    expect(wishAfterStop(message)).toBe(wish)
  })

  test('a quiz is over, and the wish is answered', async () => {
    const say = conversation()
    await say('kuis dong')
    const { text } = await say('stop. kasih 5 kosakata tentang dapur')
    expect(text).toMatch(/sudah berhenti[\s\S]*dapur/)
    expect(text).not.toContain('1/5')
  })

  test('another scene begins where the first one stops', async () => {
    const say = conversation()
    await say('main peran di hotel yuk')
    const { text, memory } = await say('stop. ganti roleplay di restoran aja')
    expect(text).toContain('Di restoran')
    expect(memory).toMatchObject({ practice: { kind: 'role-play', scene: 'restaurant' } })
  })

  test('words that are said in a scene do not end it', async () => {
    const say = conversation('en')
    await say('role-play: taxi')
    const { memory } = await say('Stop! I want to get out right here, in front of the bank, please.')
    expect(memory).toMatchObject({ practice: { kind: 'role-play' } })
  })
})
