import { expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { isGoing, refusedIn } from './intents/refusals.ts'

test.each([
  ['gamau kuis ah males', 'activity'],
  ["no quiz please, I'm tired", 'activity'],
  ['nggak usah nanya nama deh', 'details'],
  ['gausah ditawarin kursus ya', 'offers'],
  ['saya keberatan memberikan nomor hp', 'details'],
  ['jangan telpon saya ya', 'details'],
  ['saya belum berkenan disambungkan dengan tim', 'details'],
  [
    'Sebelumnya mohon maaf, biayanya tadi belum disampaikan sama sekali kepada saya. Saya tidak ingin disambungkan dulu ya, Bu, cukup informasinya.',
    'details',
  ],
  ['please stop asking for my contact', 'details'],
  ["I'd prefer not to give my number", 'details'],
  ['gamau daftar apa-apa', 'offers'],
  ['not interested in the free trial, sorry', 'offers'],
  ['aku ga minat kak', 'offers'],
  ['no hp saya 081234567890', null],
  ['kasih soal dong', null],
  ['jangan lupa telepon ibu ya', null],
  ['aku gak mau ikut rapat', null],
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

test.each([
  ['id', 'mau daftar kelas general english', 'gak mau ngasih nomor. lokasinya di mana?', /Jl\./],
  ['en', 'how do I sign up', 'no thanks, not giving my phone. what does the IELTS course cover?', /IELTS/],
] as const)(
  '%s: behind a refusal in one message the question is answered',
  async (language, before, message, answer) => {
    const told = await conversation(language)(before, message)
    expect(told.text).toMatch(answer)
    expect(told.asksWho).toBe(false)
  },
)

test.each([
  ['id', 'mau daftar kelas dong', 'saya keberatan memberikan nomor hp', ['biayanya berapa', 'jadwal kelasnya kapan']],
  ['en', 'how do I sign up', "I don't give out my number", ['how much is it', 'what is the schedule of the classes']],
] as const)('%s: a refusal holds for the whole conversation', async (language, before, refusal, later) => {
  const tell = conversation(language)
  const refused = await tell(before, refusal)
  expect(refused.asksWho).toBe(false)
  expect(refused.memory).toMatchObject({ declined: true })
  for (const question of later) expect((await tell(question)).asksWho).toBe(false)
})

test('thanks while details are asked for refuse nothing; a goodbye and a refusal end the asking', async () => {
  const thanked = await conversation('id')('aku mau daftar kelas percobaan', 'terima kasih')
  expect(thanked.memory).toMatchObject({ declined: false })
  expect(thanked.lead).not.toHaveProperty('isOver')
  for (const last of ['udah dulu ya, aku mau masak', 'jangan tanya namaku'])
    expect((await conversation('id')('aku mau daftar kelas percobaan', last)).lead, last).toMatchObject({
      isOver: true,
    })
})

test('who does not want to be put through is not', async () => {
  const tell = conversation('id')
  await tell('Berapa biaya kursus untuk pensiunan?')
  const { asksWho } = await tell('Saya belum berkenan disambungkan dengan tim, cukup informasinya saja dahulu.')
  expect(asksWho).toBe(false)
})
