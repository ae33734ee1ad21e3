import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('what is open can be said to somebody else', () => {
  const open = 'gimana bilang ke bule kalau mejanya udah dipesan orang lain?'

  test.each([
    ['kalau buat cewek?', /ma'am/],
    ['kalo tamunya cowok?', /, sir/],
    ['and to a group?', /everyone/],
  ])('“%s”', async (asked, told) => {
    expect((await conversation('id')(open, asked)).text).toMatch(told)
  })
})

test('what is blunt beside a polite line is called too direct', async () => {
  const { text } = await conversation('en')(
    'How do I politely reject a candidate by email?',
    "why not 'we reject you'?",
  )
  expect(text).toContain('too direct')
})

test('“and the noun?” is about the word that is open', async () => {
  expect((await conversation('en')("what is the meaning of 'reliable'?", 'and the noun?')).text).toContain(
    'reliability',
  )
})

test.each(["honestly I'm scared I will fail again", 'takut gagal lagi kak', 'what if I fail the third time?'])(
  'the fear of failing is comforted, and nothing is sold: %s',
  async (fear) => {
    const { text, asksWho } = await conversation('en')(fear)
    expect(text).toMatch(/natural to be scared|Wajar kalau kamu takut/)
    expect(text).not.toMatch(/money|uang/)
    expect(asksWho).toBe(false)
  },
)

test('whoever asks where to start behind a worry gets a plan, not a registration', async () => {
  const { text, asksWho } = await conversation('en')("I'm scared I will fail again", 'ok where do I start?')
  expect(text).not.toContain('trial class')
  expect(asksWho).toBe(false)
})

test('an interruption is no part of the question', async () => {
  expect((await conversation('en')('wait, slow down. what is V3?')).text).toContain('past participle')
})

describe('questions to the school that name a place or a circumstance', () => {
  test.each([
    ['di Kediri ada ga?', /Kediri/],
    ['bisa online dari Papua?', /Papua/],
    ['ada kelas malam?', /malam/],
    ['bayar bisa nyicil?', /cicilan/],
    ['sinyal di sini jelek, bisa tetap ikut?', /sinyal/],
    ['gurunya sabar ga?', /sabar/],
    ['di Jakarta ada ga?', /Ya, kami ada di Jakarta/],
  ])('%s', async (asked, told) => {
    const { text, asksWho } = await conversation('id')(asked)
    expect(text).toMatch(told)
    expect(asksWho).toBe(false)
  })

  test('fees keep their own answer', async () => {
    expect((await conversation('id')('berapa biaya kursus di Bandung?')).intent).toBe('price')
  })
})
