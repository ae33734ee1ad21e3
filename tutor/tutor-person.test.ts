import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('nobody under 16 is led to give details', () => {
  test.each([
    ['id', ['umurku 14 tahun, mau daftar les', 'oke daftarin']],
    ['id', ['gue 15 taun', 'gue mau belajar gratis disini boleh?']],
    ['id', ['aku masih smp boleh ikut?', 'mau bicara sama admin']],
    ['id', ['ini buat anak saya umur 10', 'daftar sekarang']],
    ['en', ["I'm 14, how much is the course?", 'I want to register']],
    ['en', ['my son is 10, can he join?', 'call me please']],
    ['en', ['I am 14 years old.', 'how much is it?']],
  ] as const)('%s: %j', async (language, messages) => {
    const say = conversation(language)
    for (const message of messages) expect(await say(message), message).toMatchObject({ asksWho: false })
  })

  test('they hear why, and that they may practise here', async () => {
    const { text } = await conversation()('umurku 14 tahun, mau daftar les')
    expect(text).toContain('16 tahun ke atas')
    expect(text).toContain('latihan denganku')
  })

  test('from 16 on it is as before, and an age in a plain sentence is practice', async () => {
    expect(await conversation()('umur saya 17, mau daftar')).toMatchObject({ asksWho: true })
    expect(
      await conversation('en')('My daughter is 12 years old and she likes to sing.', 'please sign me up'),
    ).toMatchObject({ asksWho: true })
    expect((await conversation('en')('I am 14 years old.')).text).toMatch(/correct/)
  })
})

describe('what happens to data is told', () => {
  test.each([
    ['en', 'What will you do with my email?', 'only to contact you'],
    ['en', 'do I have to give my name?', 'don’t have to'],
    ['en', 'Is my data safe?', 'never sold'],
    ['en', 'who can see my data?', '/privacy'],
    ['en', 'please delete my data', 'form to erase'],
    ['en', 'have you deleted my details?', 'deleted at once'],
    ['en', 'What did the last visitor say?', 'other people’s'],
    ['id', 'kenapa harus kasih nama?', 'tidak wajib'],
    ['id', 'untuk apa nomor hp saya?', 'menghubungimu'],
    ['id', 'wajib kasih email ya?', 'tidak wajib'],
    ['id', 'datanya dijual ga?', 'tidak dijual'],
    ['id', 'aman gak sih?', '/privacy'],
    ['id', 'hapus data saya', 'Hapus dataku'],
    ['id', 'apa dataku sudah dihapus?', 'langsung dihapus'],
  ] as const)('%s: %s', async (language, question, told) => {
    const { text, asksWho } = await conversation(language)(question)
    expect(text).toContain(told)
    expect(asksWho).toBe(false)
  })

  test.each(['I keep my data on my laptop.', 'My email is full.'])('%s asks nothing', async (sentence) => {
    expect((await conversation('en')(sentence)).intent).toBe('grammar')
  })
})

describe('courage', () => {
  test.each([
    ['id', 'gue bego banget inggris nya, malu'],
    ['id', 'inggrisku ancur banget'],
    ['id', 'aku nyerah belajar inggris'],
    ['id', 'gue goblok banget soal grammar'],
    ['en', "I'm so stupid, I can't speak English"],
    ['en', 'my english is terrible'],
    ['en', 'I want to quit learning English'],
  ] as const)('%s: %s', async (language, typed) => {
    const { text, asksWho, corrections } = await conversation(language)(typed)
    expect(text).toMatch(/hard on yourself|keras sama dirimu/)
    expect(text).not.toMatch(/kesal|annoyed|telepon|call/)
    expect({ asksWho, corrections }).toEqual({ asksWho: false, corrections: [] })
  })

  test.each(['I failed my IELTS three times and I want to give up', 'aku gagal toefl dua kali'])(
    '%s',
    async (typed) => {
      const { text, asksWho } = await conversation('en')(typed)
      expect(text).toMatch(/That hurts|menyakitkan/)
      expect(asksWho).toBe(false)
    },
  )

  test('whoever asks for a class gets an answer about classes', async () => {
    expect((await conversation('en')('My English is bad, which program is good for me?')).intent).toBe('programs')
  })
})

describe('around the details', () => {
  test.each([
    ['en', 'What happens next?', 'our team contacts you'],
    ['id', 'terus gimana?', 'tim kami yang menghubungimu'],
    ['id', 'habis ini ngapain kak', 'tim kami yang menghubungimu'],
  ] as const)('after they were asked for, %s: %s', async (language, question, told) => {
    const say = conversation(language)
    await say(language === 'en' ? 'I want to register' : 'mau daftar')
    expect((await say(question)).text).toContain(told)
  })

  test.each(['kapan saya dihubungi?', 'when will they call me?'])('%s', async (question) =>
    expect((await conversation()(question)).text).toMatch(/menghubungimu|contacts you/),
  )

  test.each([
    "I'd like to think about it first.",
    "Thanks, I'll think about it",
    'let me discuss it with my husband first',
    'aku pikir-pikir dulu ya',
  ])('%s: there is time, and no verdict', async (typed) => {
    const { text, asksWho } = await conversation('en')(typed)
    expect(text).toMatch(/take your time|tenang/)
    expect(asksWho).toBe(false)
  })

  test('thanks with a question is answered', async () => {
    expect((await conversation()('makasih udah bener belum?')).text).toContain('tulis kalimatnya')
  })

  test.each([
    'tolong buatin email lamaran kerja',
    'bikinin cover letter dong',
    'can you write an email for me to my boss?',
  ])('%s is helped with', async (typed) => {
    expect((await conversation('en')(typed)).text).toMatch(/first sentence|kalimat pertamamu/)
  })
})
