import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('contact details that are told in the talk', () => {
  test('all of them at once are thanked for, and nothing more is asked', async () => {
    const say = conversation()
    await say('mau ikut kelas trial dong')
    const { text } = await say('Martin Wells, martin@contoh.id, 0812 3456 7890')
    expect(text).toContain('Terima kasih, Martin Wells')
    expect(text).toContain('sudah lengkap')
  })

  test('one after the other: each is thanked for, the next one is asked for', async () => {
    const say = conversation()
    await say('mau daftar kelas trial dong')
    expect((await say('Bambang Sutrisno')).text).toContain('e-mail')
    expect((await say('emailnya ga punya, wa aja')).text).toContain('nomor telepon')
    expect((await say('0812 9988 7766')).text).toContain('sudah lengkap')
  })

  test.each(['gausah pake email segala ah', 'nomor hp jangan deh mba takut spam', 'nanti aja ya isi datanya'])(
    'a refusal ends the questions kindly, with a way to write to us: %s',
    async (refusal) => {
      const say = conversation()
      await say('mau gabung kelas speaking dong')
      const { text, memory, asksWho } = await say(refusal)
      expect(text).toContain('tidak perlu memberikan data')
      expect(text).toContain('WhatsApp')
      expect(memory).toMatchObject({ declined: true })
      expect(asksWho).toBe(false)
      expect((await say('biayanya berapa?')).asksWho).toBe(false)
    },
  )

  test('a question in between is answered', async () => {
    const say = conversation()
    await say('mau daftar kelas trial dong')
    expect((await say('gurunya native ga?')).intent).toBe('trainers')
  })
})

test.each(['lain kali aja kak', 'eh ga jadi deh', 'nanti dulu ya'])(
  'a refusal is not taken for a name: %s',
  async (told) => {
    const { text, asksWho } = await conversation('id')('mau daftar kelas', told)
    expect(text).not.toContain('Terima kasih,')
    expect(asksWho).toBe(false)
  },
)

test('a little word beside a number is no name', async () => {
  const { text } = await conversation('id')('mau daftar kelas', 'nomor wa nya 0812 3456 7890')
  expect(text).toMatch(/^Terima kasih\./)
})

test.each([
  ['siti rahma@example.com', 'en', 'write it again'],
  ['emailku siti@contoh', 'id', 'tulis lagi'],
] as const)('CHAT-16 an address that is none is asked for again, not cut: %s', async (told, language, asked) => {
  const say = conversation(language)
  const { text, asksWho } = await say(told)
  expect(text).toContain(asked)
  expect(asksWho).toBe(false)
  expect((await say('siti.rahma@example.com')).asksWho).toBe(true)
})

test('what the page asks for next is not asked for twice', async () => {
  const { text, asksWho } = await conversation('en')('john@example.com')
  expect(asksWho).toBe(true)
  expect(text).not.toContain('name')
})

describe('how to be reached, said in a sentence', () => {
  test.each([
    ['my email is john@example.com', 'en', 'Thank you'],
    ['you can reach me at john@example.com', 'en', 'Thank you'],
    ['you can reach me at putri@kampus.ac.id', 'en', 'Thank you'],
    ['my number are 0812 3456 7890', 'en', 'Thank you'],
    ['email saya siti@contoh.id', 'id', 'Terima kasih'],
    ['nomor wa saya 081234567890', 'id', 'Terima kasih'],
    ['ini nomor saya ya kak 0812 3456 7890', 'id', 'Terima kasih'],
  ] as const)('is taken like a bare address, and its English is not corrected: %s', async (told, language, thanks) => {
    const { text, asksWho, corrections, language: answered } = await conversation(language)(told)
    expect({ asksWho, corrections, answered }).toEqual({ asksWho: true, corrections: [], answered: language })
    expect(text.startsWith(thanks)).toBe(true)
    expect(text).not.toContain('0812 3456 7890')
  })

  test.each([
    ['role play at the hotel', 'My email is john@example.com'],
    ['role play at the hotel', 'john@example.com'],
    ['how do I spell my email address on the phone?', 'My email address is john@example.com'],
    ['please correct: My email are john@example.com'],
    ['My email are john@example.com, is this right?'],
    ['bahasa inggrisnya apa: email saya siti@contoh.id'],
  ])('in practice or as an example it is no offer: %s %s', async (...messages) => {
    expect((await conversation('en')(...(messages as [string]))).asksWho).toBe(false)
  })
})
