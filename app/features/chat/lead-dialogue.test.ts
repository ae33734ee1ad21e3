import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { texts as english } from '../../../content/en/chat.ts'
import { texts as indonesian } from '../../../content/id/chat.ts'
import { pageGlobals } from '../../../tests/harness/page-globals.ts'
import { translator } from '../i18n/texts.ts'
import { type ChatSession, newChat } from './chat-state.ts'
import { learnVoice, voiceOf } from './chat-voice.ts'
import { answerCapture, askedField, beginCapture, correctDetails, remind } from './lead-dialogue.ts'
import type { Speech } from './speech.ts'

const id: Speech = { language: 'id', t: translator(indonesian), inLanguage: async () => id }
const en: Speech = { language: 'en', t: translator(english), inLanguage: async () => id }

let session: ChatSession
let said: string[]
afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  pageGlobals(() => Response.json({}))
  said = []
  session = {
    state: newChat(),
    subscribe: () => () => {},
    update: (change) => {
      session.state = { ...session.state, ...change }
    },
    say: (content) => said.push(content),
    hear: () => {},
  }
})
const told = () => (session.state.capture.step === 'idle' ? null : session.state.capture.answers)

describe('details that are asked for', () => {
  test('CHAT-06 what the first message tells is not asked for', () => {
    beginCapture(session, 'IELTS', 'mau kelas IELTS, namaku Rina Wati, email rina@gmail.com', id)
    expect(said).toEqual([`${indonesian['capture.start']} ${indonesian['capture.phone']}`])
    expect(told()).toEqual({ name: 'Rina Wati', email: 'rina@gmail.com' })
  })

  test('CHAT-09 whoever tells all at once is done, and hears what it is for', () => {
    beginCapture(session, null, 'my name is Rina Wati, rina@gmail.com, 081234567890', en)
    expect(session.state.capture.step).toBe('finished')
    expect(said[0]).toContain('I have all I need')
    expect(said[0]).toContain(english['capture.purpose'])
  })

  test('what is put right later goes out right', () => {
    beginCapture(session, null, 'berapa biayanya?', id)
    answerCapture(session, 'Ani', id)
    answerCapture(session, 'salah, nama saya Aini', id)
    expect(said.at(-1)).toBe('Siap, sudah kuganti. Salam kenal, Aini! E-mailmu apa?')
    answerCapture(session, 'budi@gmail.com', id)
    answerCapture(session, 'eh salah, emailku aini@gmail.com', id)
    answerCapture(session, '081234567890', id)
    expect(told()).toEqual({ name: 'Aini', email: 'aini@gmail.com', phone: '081234567890' })
    expect(correctDetails(session, 'eh salah, nomorku 0812 9999 0000', id)).toBe(true)
    expect(told()).toMatchObject({ phone: '0812 9999 0000' })
  })

  test('what is only called wrong is asked for anew', () => {
    beginCapture(session, null, '', en)
    answerCapture(session, 'Maria', en)
    answerCapture(session, 'maria@x.com', en)
    answerCapture(session, 'wrong email', en)
    expect(said.at(-1)).toBe(english['capture.anew.email'])
    answerCapture(session, 'maria@y.com', en)
    expect(session.state.capture).toMatchObject({ field: 'phone', answers: { name: 'Maria', email: 'maria@y.com' } })
  })

  test('whoever has no e-mail may go on by WhatsApp', () => {
    beginCapture(session, null, '', id)
    answerCapture(session, 'Sari', id)
    answerCapture(session, 'aku ga punya email', id)
    expect(said.at(-1)).toBe(indonesian['capture.none.email'])
    expect(session.state.offersWhatsApp).toBe(true)
  })

  test('CHAT-06 a stop clears everything, the WhatsApp button too, and nothing is called deleted that was not told', () => {
    session.update({ offersWhatsApp: true })
    beginCapture(session, null, '', id)
    answerCapture(session, 'nanti', id)
    expect(session.state).toMatchObject({ capture: { step: 'idle' }, offersWhatsApp: false })
    expect(said.at(-1)).toBe(indonesian['capture.stopped.none'])
    beginCapture(session, null, '', id)
    answerCapture(session, 'Sari', id)
    answerCapture(session, 'batal', id)
    expect(said.at(-1)).toBe(indonesian['capture.stopped'])
  })

  test.each(['aku mau bunuh diri', 'ini buat anak saya umur 10'])('%s ends the asking; the tutor answers', (typed) => {
    beginCapture(session, null, '', id)
    answerCapture(session, 'Sari', id)
    const before = said.length
    expect(answerCapture(session, typed, id)).toBe(typed)
    expect(said).toHaveLength(before)
    expect(session.state.capture.step).toBe('idle')
  })

  test('wait while a quiz that was wished for is answered; what is told meanwhile is taken', () => {
    beginCapture(session, null, '', id)
    const quiz = {
      id: '1',
      role: 'assistant',
      content: '**1/5** How ___ money?\n- **1** many\n- **2** much',
      timestamp: 0,
    } as const
    session.update({ messages: [...session.state.messages, quiz] })
    const before = said.length
    remind(session, id)
    expect(answerCapture(session, '2', id)).toBe('2')
    expect(answerCapture(session, 'lewati', id)).toBe('lewati')
    expect(said).toHaveLength(before)
    expect(askedField(session.state)).toBeNull()
    expect(answerCapture(session, 'nama saya Sari, sari@contoh.id', id)).toBeNull()
    expect(told()).toEqual({ name: 'Sari', email: 'sari@contoh.id' })
    session.update({ messages: [...session.state.messages, { ...quiz, content: 'Selesai!' }] })
    expect(askedField(session.state)).toBe('phone')
  })

  test('are asked for in the language in which the visitor is answered; the page keeps its own', async () => {
    await learnVoice('id', en)
    session.update({ speaks: 'id' })
    const voice = voiceOf(session, en)
    expect(voice).toMatchObject({ language: 'id', page: 'en' })
    beginCapture(session, null, '', voice)
    expect(said.at(-1)).toContain('Siapa namamu?')
    session.update({ speaks: 'en' })
    expect(voiceOf(session, en)).toBe(en)
  })
})
