import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'
import { questionsIn } from './quoted-part.ts'

describe('what is free', () => {
  test.each([
    'tes penempatannya gratis ga?',
    'tes penempatannya bayar gak?',
    'placement test berbayar?',
    'biaya tes penempatan berapa kak',
    'test levelnya bayar brp?',
    'Is the placement test free?',
    'Do I have to pay for the placement test?',
    'how much is the placement test',
  ])('of the placement test is said, and nobody is asked for a number: %s', async (question) => {
    const { text, asksWho } = await conversation()(question)
    expect(text).toMatch(/gratis|is free/i)
    expect(text).not.toMatch(/belum dipublikasikan|aren’t published/)
    expect(asksWho).toBe(false)
  })

  test.each(['kelas percobaannya gratis?', 'is the trial class free?', 'trialnya bayar ga?'])(
    'of the trial class, too: %s',
    async (question) => {
      const { text, asksWho } = await conversation()(question)
      expect(text).toMatch(/percobaannya gratis|trial class is free/)
      expect(asksWho).toBe(false)
    },
  )

  test.each(['saya tertarik ikut trial gratis', 'Is there a free trial lesson I could book for this week?'])(
    'a wish for the trial stays a wish: %s',
    async (wish) => {
      expect(await conversation()(wish)).toMatchObject({ intent: 'register', asksWho: true })
    },
  )
})

describe('a message with two questions', () => {
  test.each([
    ['Berapa lama programnya dan siapa pengajarnya?', ['Lama kursus', 'Pengajar kami']],
    ['How long is the course and who teaches it?', ['length of a course', 'trainers']],
    ['What are your fees and where are you located?', ['fees', 'address']],
    ['Berapa biayanya dan di mana lokasinya?', ['Biaya', 'Alamat']],
    ['minimal umur berapa, terus ada sertifikat gak?', ['16 tahun', 'sertifikat']],
    ['jadwalnya kapan? bisa online gak?', ['Jadwal', 'daring']],
    ['siapa gurunya trus ada garansi gak kak?', ['Pengajar kami', 'uang kembali']],
    ['Where is the school, and is there a placement test?', ['address', 'pass or fail']],
  ])('gets both answers: %s', async (question, told) => {
    const { text } = await conversation()(question)
    for (const part of told) expect(text).toContain(part)
  })

  test('asks for the number only when the offer behind the price is taken', async () => {
    const say = conversation()
    expect(await say('Berapa biayanya dan di mana lokasinya?')).toMatchObject({ intent: 'price', asksWho: false })
    expect(await say('iya')).toMatchObject({ intent: 'human', asksWho: true })
  })

  test.each([
    'kapan pake have sama has?',
    'Do you have classes on Monday and Friday?',
    'She is a nurse and he is a cook.',
  ])('is not what this is: %s', (text) => {
    expect(questionsIn(text)).toEqual([])
  })
})

describe('facts of the school', () => {
  test.each([
    ['id', 'sekolahnya bagus ga?', 'udah berdiri dari kapan?'],
    ['en', 'tell me about your school', 'When was it founded?'],
  ] as const)('the year is said again to whoever asks for it: %s', async (language, first, question) => {
    expect((await conversation(language)(first, question)).text).toContain('1974')
  })

  test.each([
    ['id', 'ada garansinya gak?', /kembalikan/g],
    ['en', 'Do you have a money-back guarantee?', /refund you/g],
  ] as const)('the guarantee is told once: %s', async (language, question, told) => {
    const { text } = await conversation(language)(question)
    expect(text.match(told)).toHaveLength(1)
    expect(text).not.toMatch(/Tidak apa-apa|That’s all right/)
  })

  test('the address is whole when it is told again', async () => {
    const { text } = await conversation('en')('Where are you located?', 'where is the school?')
    expect(text).toContain('Jl. Contoh No. 50, Jakarta')
  })
})
