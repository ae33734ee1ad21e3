import { expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { isGoing, refusedIn } from './intents/refusals.ts'

test.each([
  ['gamau kuis ah males', 'activity'],
  ["no quiz please, I'm tired", 'activity'],
  ['nggak usah nanya nama deh', 'details'],
  ['gausah ditawarin kursus ya', 'offers'],
  ['no hp saya 081234567890', null],
  ['kasih soal dong', null],
] as const)('what is refused in %s is %s', (message, refused) => {
  expect(refusedIn(message)).toBe(refused)
})

test.each([
  ['udahan dulu ya ms, aku mau bantu bapak jual ikan di pasar', true],
  ['besok lagi ya, anakku nangis', true],
  ['aku sudah makan', false],
] as const)('%s is a farewell: %s', (message, goes) => {
  expect(isGoing(message)).toBe(goes)
})

test('whoever has to go leaves a scene, whatever the reason', async () => {
  const tell = conversation('id')
  const { memory } = await tell(
    'main peran di restoran yuk',
    'udahan dulu ya ms, aku mau bantu bapak jual ikan di pasar',
  )
  expect(memory).toMatchObject({ practice: null })
})

test('a question beside a refusal of details is answered, and nobody is asked who they are', async () => {
  const answer = await conversation('id')('gausah nanya2 nama, aku cuma mau tau harganya')
  expect(answer.text).toContain('Biaya')
  expect(answer.asksWho).toBe(false)
})
