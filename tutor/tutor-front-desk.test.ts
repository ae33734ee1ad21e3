import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('questions to the school', () => {
  test('each gets its line, and nobody is asked who they are', async () => {
    const say = conversation('id')
    const { text, asksWho } = await say('kelas malam ada ga? aku di Kediri. biayanya brp')
    for (const told of ['malam', 'Kediri', 'Biaya']) expect(text).toContain(told)
    expect(asksWho).toBe(false)
    expect((await say('iya')).asksWho).toBe(true)
  })

  test('what is asked of English beside them is answered first', async () => {
    const { text } = await conversation('id')('"She go to school" bener ga? sama kursusnya berapa duit')
    expect(text).toMatch(/goes[\s\S]*Biaya/)
  })

  test.each(['cuma tanya aja kok, kelas di bandung ada nggak?', 'belum mau daftar dulu ya, jam bukanya kapan?'])(
    '%s is answered, though it puts off',
    async (asked) => {
      const { text, asksWho } = await conversation('id')(asked)
      expect(text).not.toContain('tidak perlu memberikan data')
      expect(text).toMatch(/Bandung|Jam buka/)
      expect(asksWho).toBe(false)
    },
  )

  test.each([
    'masih terima murid?',
    'Apakah kuota kelas persiapan TOEFL bulan depan masih tersedia?',
    'ada kelas persiapan interview pramugari gak kak? aku mau ambil yg intensif',
    'Siapa yang bisa saya hubungi untuk kerja sama pelatihan karyawan?',
  ])('%s is answered, and the team offered', async (asked) => {
    const say = conversation('id')
    const { text, asksWho } = await say(asked)
    expect(text).toContain('Bilang saja **iya**')
    expect(text).not.toContain('Aku catat')
    expect(asksWho).toBe(false)
    expect((await say('iya')).asksWho).toBe(true)
  })

  test.each([
    'saya pengin banget bisa inggris, mau dibimbing di sini',
    'aku petani kopi, arep melu les inggris sing gampang, piro mbayare',
    'Saya apoteker, jam kerja shift. Bagaimana caranya ikut?',
  ])('%s is a wish, in whatever words', async (wished) => {
    expect((await conversation('id')(wished)).asksWho).toBe(true)
  })

  test('a question about a class is answered, not mended', async () => {
    const { text } = await conversation('en')('whats the price for 1 on 1, online, im in bandung')
    expect(text).toContain('online')
    expect(text).not.toContain('Better')
  })

  test('who writes formally is addressed so', async () => {
    const { text } = await conversation('id')(
      'Apakah pelatihan dapat dilakukan di kantor kami? Mohon informasi biayanya.',
    )
    expect(text).toContain('Anda')
    expect(text).not.toMatch(/\bkamu\b|\w{4,}mu\b/)
  })
})

describe('a complaint of the school', () => {
  test('is met with regret, what can be done, and the answer to what is asked', async () => {
    const say = conversation('id')
    const { text } = await say('admin WA kalian gak bales dari kemarin, jam bukanya kapan sih?')
    expect(text).toMatch(/Maaf[\s\S]*Jam buka/)
    expect(text).not.toMatch(/Coba ini|tantangan/)
  })

  test('ends the questions of the page, once they were asked', async () => {
    const say = conversation('id')
    await say('mau daftar kelas')
    expect(await say('WA saya ke kalian gak dibales!')).toMatchObject({ asksWho: false, lead: { isOver: true } })
  })
})

test.each(['Ajari saya 5 kalimat untuk menyapa cucu umur 7 tahun', 'anak tetangga umur 6, gimana bilang halo ke dia'])(
  '%s declines no class',
  async (asked) => {
    expect((await conversation('id')(asked)).text).not.toContain('belum bisa ikut')
  },
)
