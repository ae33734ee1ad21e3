import { expect, test } from 'vitest'
import { conversation } from '../../tests/harness/tutor-conversation.ts'

test('a short answer that was told before gives way to another side, and she says so', async () => {
  const tell = conversation('id')
  await tell('jelasin in on at untuk waktu')
  const { text } = await tell('sopirnya gimana?')
  expect(text).toMatch(/belum kutangkap/)
  expect(text).not.toMatch(/Kita lagi bahas/)
})

test('what is not understood twice is not answered by the same text twice', async () => {
  const tell = conversation('id')
  await tell('apa bedanya borrow sama lend?')
  const first = await tell('kalau rumah kontrakan pakai yang gimana?')
  const second = await tell('kalau motor gimana tuh?')
  expect(second.text).not.toBe(first.text)
})

test('a number that stood in the last answer is pointed at', async () => {
  const tell = conversation('en')
  await tell('what is toefl ibt')
  const { text } = await tell('max score?')
  expect(text).toMatch(/from what I told you[\s\S]*120/)
  expect(text).not.toMatch(/microphone/)
})

test('more examples come from another section, without an excuse', async () => {
  const tell = conversation('en')
  await tell('what is a past participle')
  const more = await tell('examples please')
  const others = await tell('another example please')
  expect(others.text).not.toBe(more.text)
  expect(others.text).toMatch(/\*\*\w/)
  expect(others.text).not.toMatch(/quite get/)
})

test('an example is pointed at with its Indonesian', async () => {
  const tell = conversation('id')
  await tell('gimana cara melayani tamu yang mau tukar uang')
  await tell('kalo aku mau minta paspornya')
  expect((await tell('kalo aku mau minta paspornya')).text).not.toMatch(/^[^*(]*\?\)/m)
})
