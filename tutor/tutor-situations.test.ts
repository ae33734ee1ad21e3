import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { readTopics } from './book/read-topics.ts'

describe('a situation that is open is told in other versions', () => {
  const OPEN = 'how do I turn down overtime nicely'

  test.each([
    ['make it casual, my lead is chill', /More casually/],
    ['firmer please', /More firmly/],
    ['what if he insists', /I understand it's urgent/],
    ['shorter', /In short/],
    ['whatsapp version', /Hi …, /],
    ['give me the email version', /Kind regards/],
    ['what is it in indonesian', /In Indonesian/],
    ['pronounce that', /\/ˈ?[^/]+\//],
  ])('%s', async (wish, told) => {
    const { text, asksWho } = await conversation('en')(OPEN, wish)
    expect(text).toMatch(told)
    expect(asksWho).toBe(false)
  })

  test('where it has no words of its own, she says how', async () => {
    expect((await conversation('en')('how do I ask for the wifi password', 'firmer please')).text).toContain(
      'To be firmer',
    )
  })
})

test.each([
  'klien saya bilang harganya kemahalan, nolaknya gimana',
  'mau ngasih diskon ke pelanggan, bilangnya gmn',
  'customer wants a discount, what do I say',
])('what to say to a customer is no wish to the school: %s', async (message) => {
  const { text, asksWho } = await conversation()(message)
  expect(asksWho).toBe(false)
  expect(text).toMatch(/\*\*[A-Z].*\*\*/)
})

describe('words by topic', () => {
  test('every word has its Indonesian, no name stands in two topics', () => {
    const topics = readTopics()
    const names = topics.flatMap((topic) => topic.names)
    expect(topics.length).toBeGreaterThan(50)
    expect(topics.every(({ words }) => words.length >= 12)).toBe(true)
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9 -]+$/)
  })

  test.each([
    ['kosakata tentang bank dong, 10 aja', 'rekening'],
    ['bumbu dapur apa aja inggrisnya', 'turmeric'],
    ['words for body parts', 'shoulder'],
    ['nama-nama alat dapur inggrisnya apa saja', 'wajan'],
  ])('%s', async (wish, word) => {
    expect((await conversation()(wish)).text).toContain(word)
  })

  test('a long list goes on, and a word of it is asked for by its Indonesian', async () => {
    const say = conversation()
    const first = (await say('kosakata dapur')).text
    const rest = (await say('lagi')).text
    expect(rest).toContain('**')
    expect(rest).not.toBe(first)
    expect((await say('kalau centong?')).text).toContain('rice ladle')
  })
})

describe('what a tutor does not do she declines with an offer', () => {
  test.each([
    ['can you write my whole thesis for me', /rather not/],
    ['kasih bocoran soal ielts dong', /latihan/],
    ['obat apa buat darah tinggi', /dokter/],
    ['what do you think of the president', /politics/],
    ['is it legal to fire somebody without notice', /lawyer/],
  ])('%s', async (wish, told) => {
    const { text, asksWho } = await conversation(/[a-z] (?:you|the|to) /.test(wish) ? 'en' : 'id')(wish)
    expect(text).toMatch(told)
    expect(asksWho).toBe(false)
  })
})
