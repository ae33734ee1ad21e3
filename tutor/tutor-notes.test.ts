import { describe, expect, test } from 'vitest'
import { judgeTurn } from '../domain/chat/judge-turn.ts'
import type { LearnerNotes } from '../domain/chat/learner-notes.ts'
import { conversation, embeddedTutor } from '../tests/harness/tutor-conversation.ts'
import { notedIn } from './dialogue/learner-notes.ts'
import { weighWish } from './intents/weigh-wish.ts'

describe('what a learner tells about themselves', () => {
  test.each([
    ['aku kerja jadi perawat di rumah sakit', { job: 'nurse' }],
    ["I'm a receptionist and I need English for work", { job: 'receptionist', goal: 'work' }],
    ['saya belajar buat ielts bulan depan', { goal: 'IELTS' }],
    ['aku masih pemula kak', { level: 'beginner' }],
    ['my sister is a nurse', {}],
    ['apa bahasa inggrisnya perawat', {}],
  ])('is noted: %s', (text, notes) => {
    expect(notedIn(text)).toEqual(notes)
  })

  test('is shown and forgotten on request', async () => {
    const say = conversation()
    await say('halo, nama saya Sari', 'aku kerja jadi perawat', 'aku masih pemula')
    expect((await say('apa yang kamu tau tentang aku?')).text).toMatch(/Sari[\s\S]*nurse[\s\S]*beginner/)
    const forgotten = await say('lupakan aku')
    expect(forgotten.notes).toEqual({ name: null, job: null, goal: null, level: null, mistakes: [] })
    expect((await say('what do you know about me')).text).not.toMatch(/Sari|nurse/)
  })

  test('is known in the next conversation, from the device', async () => {
    const notes: LearnerNotes = { name: 'Sari', job: 'nurse', goal: 'IELTS', level: null, mistakes: ['plural'] }
    const turns = [{ role: 'user' as const, content: 'halo miss' }]
    const question = { turns, judgement: judgeTurn(turns, 'id', weighWish), memory: null, notes }
    const answer = await embeddedTutor().answer(question, AbortSignal.timeout(5000))
    expect(answer.text).toMatch(/Sari[\s\S]*IELTS/)
    expect(answer.notes).toEqual(notes)
  })
})

describe('who tells what they do, and asks the school for nothing,', () => {
  test.each([
    'saya resepsionis hotel, mau bisa bahasa inggris',
    'aku resepsionis hotel di Bali',
    'aku kerja sebagai perawat di rumah sakit',
    'saya supir taksi online di jakarta',
    'saya guru SD, ingin belajar bahasa inggris',
    'saya sales di pabrik, mau lancar meeting',
  ])('is met, not sold a program: %s', async (told) => {
    const { text, asksWho } = await conversation()(told)
    expect(text).toMatch(/^Salam kenal/)
    expect(asksWho).toBe(false)
  })

  test.each([
    ['aku perawat, mau daftar kelas', 'kelas percobaan'],
    ['aku resepsionis hotel, program apa yang cocok?', 'empat pilihan'],
    ['saya manajer HRD, butuh pelatihan untuk 20 staf', 'Business English'],
  ])('unlike who does: %s', async (asked, answered) => {
    expect((await conversation()(asked)).text).toContain(answered)
  })

  test('in English is told that it is right, and offered what fits the work', async () => {
    const say = conversation('en')
    const { text } = await say("I'm a hotel receptionist")
    expect(text).toMatch(/correct/)
    expect(text).toContain('**Checking in at a hotel**')
    expect((await say('yes')).text).toContain('**Checking in at a hotel**')
  })
})
