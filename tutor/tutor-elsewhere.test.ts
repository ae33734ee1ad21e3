import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('English that is written to practise', () => {
  test.each([
    'Could you please call me a taxi?',
    'Could you order a taxi for me, please?',
    'May I speak to Mrs. Tan, please?',
    'How long does it take to get there?',
    'How long does it take to walk to the station?',
    'How much are these mangoes?',
    'How long have you been a nurse?',
    'I spoke to a human resources manager today.',
    'I emailed the human resources department this morning.',
    'My company has a training program for new employees.',
    'Our factory gave new uniforms to the workers.',
    'He suggested me to take IELTS.',
    'She advised me to take the TOEFL test.',
    'My office sent two employees to Japan.',
  ])('asks nobody for name and number: %s', async (sentence) => {
    const { intent, asksWho } = await conversation('en')(sentence)
    expect(['grammar', 'vocabulary', 'off_topic']).toContain(intent)
    expect(asksWho).toBe(false)
  })

  test('two words after two words are words', async () => {
    const answer = await conversation()('bedanya say sama tell', 'kalo speak sama talk?')
    expect(answer).toMatchObject({ intent: 'vocabulary', asksWho: false })
  })

  test.each([
    ['can I speak to someone?', 'human'],
    ['could you call me please?', 'human'],
    ['how much does it cost? please call me', undefined],
    ['We need English training for our staff.', 'business'],
    ['I want to join the IELTS class.', undefined],
  ] as const)('a wish is still a wish: %s', async (wish, intent) => {
    expect(await conversation('en')(wish)).toMatchObject({ asksWho: true, ...(intent && { intent }) })
  })
})

describe('a wish with details', () => {
  test.each([
    ['mau kelas IELTS, namaku Rina Wati, email rina@gmail.com, hp 081234567890', 'IELTS preparation'],
    ['hubungi saya soal ielts, 081234567890', 'IELTS preparation'],
    ['I want IELTS preparation, my name is Tom Yo, tom@mail.com', 'IELTS preparation'],
  ])('keeps its goal: %s', async (wish, goal) => {
    const { lead, asksWho } = await conversation()(wish)
    expect({ goal: lead.goal, asksWho }).toEqual({ goal, asksWho: true })
  })
})

describe('what is not understood is not guessed', () => {
  test.each([
    ['en', 'What happens next?'],
    ['en', 'Is that so?'],
  ] as const)('%s: %s', async (language, message) => {
    const { text } = await conversation(language)(message)
    expect(text).toContain('didn’t quite get that')
  })

  test.each(['emailnya apa?', 'kontaknya apa kak'])('%s: how to reach the school', async (question) => {
    expect((await conversation()(question)).text).toContain('halo@langkah.example')
  })

  test.each(['kenapa harus pilih kalian', 'sekolahnya bagus gak'])('%s: about the school', async (question) => {
    expect((await conversation()(question)).text).toContain('1974')
  })
})

test.each([
  'kami dari HRD butuh training untuk 30 karyawan',
  'saya mau ikut business english',
  'butuh juru bahasa untuk konferensi bulan depan',
  'berapa biaya pelatihan bahasa inggris untuk perusahaan?',
])('everybody is kamu in the chat, whatever their page says: %s', async (message) => {
  const { text } = await conversation()(message)
  expect(text).toMatch(/kamu|\p{Ll}mu\b/u)
  expect(text).not.toMatch(/\bAnda\b|; [A-Z]/)
})
