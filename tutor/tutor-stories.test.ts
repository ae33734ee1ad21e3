import { expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

test.each([
  'tadi pagi listrik mati jadi aku telat bangun, hp juga lowbat',
  'bapak saya dulu pelaut, sering cerita tentang pelabuhan Rotterdam dan kapal besar',
])('a story is heard, and no lesson opens on one of its words: %s', async (story) => {
  const { trace, text } = await conversation('id')(story)
  expect(trace?.move).toBe('says something else')
  expect(text).toMatch(/kubantu/)
})

test('what the book surely helps with is told at once', async () => {
  const { text } = await conversation('id')('kos aku bocor kalau hujan, ibu kosnya janji mau benerin tapi ga jadi-jadi')
  expect(text).toMatch(/send someone/)
})

test('what may help with a story is offered, and opened by a yes', async () => {
  const tell = conversation('id')
  const { text, memory } = await tell(
    'majikan saya di Hong Kong suka marah kalau saya telat jemput anaknya, padahal jalannya macet',
  )
  expect(text).toMatch(/mungkin membantu/)
  const [offered] = (memory as { offered: string[] }).offered
  expect((await tell('iya')).trace?.topic ?? '').not.toBe('')
  expect(offered).toMatch(/^entry /)
})

test('English that looks like nothing known is not called right', async () => {
  const { text, right } = await conversation('en')('This cloth made by hand one month long so finish')
  expect(text).not.toMatch(/correct/i)
  expect(right).toBeUndefined()
})
