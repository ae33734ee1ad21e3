import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

describe('exams', () => {
  test.each([
    ['toeic itu apa sih kok syarat kerja', '990'],
    ["what's on the TOEFL iBT now", 'Speaking'],
    ['is 230 words ok for task 2?', '250'],
    ['how much time should I spend on task 2', '40'],
    ['skor ielts berlaku berapa lama', 'dua tahun'],
    ['speaking ielts brp menit', '11'],
    ['sertifikat toefl masa berlaku nya sampai kapan ya', 'tahun'],
    ['bedanya ielts academic sama general training apa, kakak saya mau daftar kerja', 'General Training'],
  ])('a question about the exam itself is answered from the book: %s', async (question, fact) => {
    const { text, lead } = await conversation('id')(question)
    expect(text).toContain(fact)
    expect(lead.start).toBe(false)
  })

  test('a question about the classes is the school’s', async () => {
    expect((await conversation('id')('ada kelas persiapan ielts gak')).text).toContain('Persiapan Ujian')
  })

  test('gives a Task 2 question, then another one', async () => {
    const say = conversation('en')
    const first = await say('give me a writing task 2 question')
    expect(first.text).toContain('**Task 2:**')
    expect(first.text).toContain('250 words')
    const second = await say('another one')
    expect(second.text).toContain('**Task 2:**')
    expect(second.text).not.toBe(first.text)
  })

  test('gives a cue card, reviews the talk and asks on like an examiner', async () => {
    const say = conversation('id')
    expect((await say('minta cue card dong')).text).toContain('You should say:')
    const talk = await say(
      'I want to talk about my teacher in high school. His name is Pak Joko and he teach me math for three years. He always help me when I do not understand the lesson. He is very patient and he never get angry. I still remember him because he give me motivation to study at university.',
    )
    expect(talk.text).toContain('Pertanyaan lanjutan dari penguji')
    expect(talk.text).toContain('helps me')
  })
})
