import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { texts } from '../../content/en/chat.ts'
import { cannedTopic, shortCannedTopic } from './canned-reply.ts'
import { conversationExcerpt } from './chat-message.ts'
import { modeAfter } from './chat-mode.ts'
import { intents } from './intents.ts'
import { type AskingCapture, problemsWithLead, startCapture, takeAnswers } from './lead-capture.ts'
import { decideLead } from './lead-decision.ts'
import { parseMarkdown, plainText } from './small-markdown.ts'

test('CHAT-06 capture asks for name, e-mail and phone in turn, and then it is finished', () => {
  let capture = startCapture('capture-1', 'IELTS')
  expect(capture.field).toBe('name')
  capture = takeAnswers(capture, { name: 'Sari' }) as AskingCapture
  expect(capture.field).toBe('email')
  capture = takeAnswers(capture, { email: 'sari@contoh.id' }) as AskingCapture
  expect(capture.field).toBe('phone')
  expect(takeAnswers(capture, { phone: '0812-3456-7890' })).toEqual({
    step: 'finished',
    captureId: 'capture-1',
    goal: 'IELTS',
    answers: { name: 'Sari', email: 'sari@contoh.id', phone: '0812-3456-7890' },
  })
})

test('CHAT-08 a whole lead names what is missing and what is wrong, and is complete only with all three', () => {
  expect(problemsWithLead({})).toEqual(['name.required', 'email.required', 'phone.required'])
  expect(problemsWithLead({}).map((problem) => texts[problem])).toEqual([
    'Name is required',
    'Email is required',
    'Phone is required',
  ])
  expect(problemsWithLead({ name: 'X', email: 'a@b', phone: '0812' })).toEqual(['name.invalid', 'email.invalid'])
  expect(problemsWithLead({ name: 'Sari', email: 'a@b.id', phone: '081234567890' })).toEqual([])
})

test('CHAT-10 the excerpt is the last five messages as role: content lines', () => {
  const messages = Array.from({ length: 7 }, (_, index) => ({
    role: index % 2 ? ('assistant' as const) : ('user' as const),
    content: `m${index}`,
  }))
  expect(conversationExcerpt(messages)).toBe('user: m2\nassistant: m3\nuser: m4\nassistant: m5\nuser: m6')
})

describe('CHAT-12 a canned reply goes by keyword', () => {
  test.each([
    ['help me with grammar', 'grammar'],
    ['help me with grammer', 'grammer'],
    ['new vocab please', 'vocabulary'],
    ['a word', 'vocabulary'],
    ['vowel', 'pronunciation'],
    ['the consonant sound', 'pronunciation'],
    ['speaking practice', 'conversation'],
    ['communication', 'conversation'],
    ['English for work', 'business'],
    ['latihan ngobrol', 'conversation'],
    ['CHAT-17 hello', 'general'],
  ])('%s: %s', (question, topic) => expect(cannedTopic(question)).toBe(topic))

  test('and after an outer failure by a shorter set', () => {
    expect(['grammer', 'vocab', 'speaking', 'business', 'x'].map(shortCannedTopic)).toEqual([
      'grammar',
      'vocabulary',
      'conversation',
      'general',
      'general',
    ])
  })
})

describe('what is wanted', () => {
  test('learning and plain facts never start a capture, whatever a tutor says', () => {
    const never = [
      'greeting',
      'thanks_bye',
      'grammar',
      'vocabulary',
      'pronunciation',
      'practice',
      'age_requirement',
      'trainers',
      'location',
      'documents',
      'about_school',
      'off_topic',
    ] as const
    const grownUp = { isForMinor: false }
    for (const intent of never)
      expect(decideLead(grownUp, { intent, lead: { start: true, goal: 'x' } }).shouldCaptureLead, intent).toBe(false)
    for (const intent of ['price', 'register', 'human'] as const)
      expect(decideLead(grownUp, { intent, lead: { start: false, goal: null } }).shouldCaptureLead, intent).toBe(true)
  })

  test('a skipped question of a quiz is no doubt about a course', () => {
    const wish = { isRefused: true, isElsewhere: false }
    const answer = { intent: 'practice', lead: { start: false, goal: null } } as const
    expect(decideLead({ isForMinor: false, wish }, answer).showWhatsAppButton).toBe(true)
    expect(decideLead({ isForMinor: false, wish }, { ...answer, quiz: {} }).showWhatsAppButton).toBe(false)
  })

  test('every intent has a mode', () => {
    for (const intent of intents) expect(['teaching', 'sales']).toContain(modeAfter(intent, 'teaching'))
  })
})

describe('small Markdown', () => {
  test('knows bold, italics, code and lists', () => {
    expect(parseMarkdown('Yours: *I go*\n**I went**\n\n1. `went`\n2. gone\n- a\n- b\n\n# Title')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { kind: 'text', text: 'Yours: ' },
            { kind: 'italic', text: 'I go' },
          ],
          [{ kind: 'bold', text: 'I went' }],
        ],
      },
      {
        kind: 'list',
        ordered: true,
        start: 1,
        items: [[{ kind: 'code', text: 'went' }], [{ kind: 'text', text: 'gone' }]],
      },
      { kind: 'list', ordered: false, start: 1, items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]] },
      { kind: 'paragraph', lines: [[{ kind: 'text', text: 'Title' }]] },
    ])
  })

  test('what is no mark stays as it was written, HTML too', () => {
    const odd = '2 * 3 * 4, snake_case_name, <img src=x onerror=alert(1)> **open'
    expect(parseMarkdown(odd)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text: odd }]] }])
  })

  test('no letter is lost, and it ends on any text', () => {
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => letters(plainText(text)) === letters(text)))
  })

  test('is read aloud without its marks', () => {
    expect(plainText('Try:\n- **I went**\n- `ok`')).toBe('Try: I went. ok')
  })
})
