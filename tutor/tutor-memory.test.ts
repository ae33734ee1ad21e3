import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('the goal that was asked for', () => {
  test.each([
    ['kerja, aku resepsionis hotel', 'Business English'],
    ['untuk ngobrol sama tamu hotel', 'Business English'],
    ['di kantor sering meeting sama bule', 'Business English'],
    ['gue barista, pelanggan gue banyak turis', 'Business English'],
    ['buat nonton film tanpa subtitle sih', 'General English'],
    ['pengen lancar ngobrol sama temen bule', 'General English'],
    ['mau daftar beasiswa LPDP tahun depan', 'Persiapan Ujian'],
    ['kerja', 'Business English'],
  ])('is understood in a sentence: %s', async (goal, program) => {
    const { text, intent, asksWho } = await conversation()('Program mana yang cocok buat aku?', goal)
    expect(text).toMatch(new RegExp(`^Kalau begitu, .*\\*\\*${program}\\*\\*`))
    expect(intent).toBe('programs')
    expect(asksWho).toBe(false)
  })

  test.each([
    ['I need it for my job, I talk to foreign customers every day', 'Business English'],
    ['I want to study abroad next year', 'Exam Preparation'],
    ['mostly for travelling with my family', 'General English'],
  ])('in English, too: %s', async (goal, program) => {
    expect((await conversation('en')('Which program is right for me?', goal)).text).toContain(
      `**${program}** suits you`,
    )
  })

  test.each(['buat anak saya umur 10 tahun, sehari-hari aja', 'for my son, everyday English'])(
    'no program is suggested before the age is clear: %s',
    async (goal) => {
      const { text } = await conversation()('Program mana yang cocok?', goal)
      expect(text).not.toMatch(/^(?:Kalau begitu|Then) /)
    },
  )

  test('“yes” then begins with the trial that was offered', async () => {
    const say = conversation()
    await say('Program mana yang cocok buat aku?', 'kerja, aku resepsionis hotel')
    expect(await say('iya')).toMatchObject({ intent: 'register', asksWho: true })
  })
})

describe('a question about the practice so far', () => {
  test.each([
    'tadi kesalahanku apa aja?',
    'gimana penilaianmu?',
    'apa yang harus kuperbaiki?',
    'kelemahan gue apa ya',
    'inggrisku gimana menurutmu?',
    'evaluasi dong kak',
    'what should I improve?',
    'what mistakes did I make?',
    'how am I doing?',
    'how is my English?',
    'any feedback?',
  ])('is answered by the mistakes that were made: %s', async (question) => {
    const say = conversation('en')
    await say('She go to school yesterday.', 'I am agree with you.', 'He am agree.')
    const { text, asksWho } = await say(question)
    expect(text).toMatch(/to be/)
    expect(text).toMatch(/past|lampau/)
    expect(asksWho).toBe(false)
    expect((await say('yes')).text).toMatch(/Example|Contoh/)
  })

  test('tells those of a role-play, and the scene waits', async () => {
    const say = conversation()
    await say('main peran wawancara', 'My name is Rina and I am agree to come.')
    const { text } = await say('gimana penilaianmu?')
    expect(text).toContain('to be')
    expect(text).toContain('Ms Kiky:')
  })

  test('is honest where nothing was written yet', async () => {
    expect((await conversation('en')('what should I improve?')).text).toContain('nothing to judge by yet')
  })

  test('praises whoever made none', async () => {
    const { text } = await conversation('en')('My brother works in a hotel.', 'how am I doing?')
    expect(text).toContain('no mistakes')
  })

  test('is not what a sentence about mistakes asks', async () => {
    expect((await conversation('en')('I learn from my mistakes.')).text).toMatch(/correct/i)
  })
})

describe('the name', () => {
  test.each([
    'siapa namaku?',
    'kamu inget nama aku ga?',
    'namaku siapa hayo',
    "what's my name?",
    'do you remember my name?',
  ])('is remembered: %s', async (question) => {
    expect((await conversation()('halo, nama saya Budi', 'She go home.', question)).text).toContain('Budi')
  })

  test('as it is given in slang, too', async () => {
    expect((await conversation()('halo, gue Kevin', 'siapa nama gue?')).text).toContain('Kevin')
  })

  test('is not made up', async () => {
    expect((await conversation()('siapa namaku?')).text).toContain('belum menyebutkan')
  })
})

describe('the score', () => {
  test('of a finished quiz is not lost by one that was only begun', async () => {
    const say = conversation('en')
    await say('grammar quiz please', ...Array<string>(10).fill('idk'))
    await say('another quiz please', 'stop')
    expect((await say('what was my score?')).text).toContain('0 out of 5')
  })

  test.each(['skor gue berapa?', 'berapa skorku tadi', 'nilai gw brp'])('%s', async (question) => {
    expect((await conversation()('kuis grammar dong', 'gak tau', 'stop', question)).text).toContain('0 benar dari 1')
  })
})
