import { describe, expect, test } from 'vitest'
import { adminMessage, cutExcerpt } from './admin-message.ts'
import { whatsAppLink, whatsAppText } from './whatsapp-link.ts'

const lead = {
  kind: 'chat',
  name: 'Sari Wulandari',
  email: 'sari@contoh.id',
  phone: '+62 812 3456 7890',
  goal: 'IELTS 7',
  city: 'Bandung',
  program: null,
  type: null,
  company: null,
  startDate: null,
  wantsNews: false,
  capturedAtMs: Date.UTC(2026, 10, 15, 2, 41),
  conversationExcerpt: 'user: Halo',
}

describe('CHAT-14 the admin message', () => {
  test('has contact, goal, city, Jakarta time, excerpt and the sales bot’s footer', () => {
    expect(adminMessage(lead, 'Langkah English Academy')).toBe(
      [
        'New lead: chat',
        'Name: Sari Wulandari',
        'Email: sari@contoh.id',
        'Phone: +62 812 3456 7890',
        'Goal: IELTS 7',
        'City: Bandung',
        'News by e-mail: no',
        'Captured: Nov 15, 2026, 09:41 AM',
        'Conversation: user: Halo',
        '',
        'Sent by the Langkah English Academy sales bot',
      ].join('\n'),
    )
  })

  test('cuts the excerpt at 200 characters with an ellipsis', () => {
    expect(cutExcerpt('x'.repeat(200))).toBe('x'.repeat(200))
    expect(cutExcerpt('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`)
  })

  test('says what is missing, and makes nothing up', () => {
    const text = adminMessage({ ...lead, name: null, goal: null, city: null, conversationExcerpt: null }, 'A')
    for (const line of ['Name: -', 'Goal: -', 'City: -']) expect(text.split('\n')).toContain(line)
    expect(text).not.toMatch(/Conversation|Company|Program|Jakarta|English learning/)
  })

  test('tells what a form’s visitor wants: type, company, program, start and news', () => {
    const business = { type: 'Business', company: 'PT Maju, 11-50 people, Technology' }
    const trial = { kind: 'trial', goal: null, program: 'Business English', startDate: '2027-01-05', wantsNews: true }
    expect(
      adminMessage({ ...lead, ...business, ...trial }, 'A')
        .split('\n')
        .slice(0, 11),
    ).toEqual([
      'New lead: trial',
      'Name: Sari Wulandari',
      'Email: sari@contoh.id',
      'Phone: +62 812 3456 7890',
      'Goal: -',
      'Program: Business English',
      'Start date: 2027-01-05',
      'Type: Business',
      'Company: PT Maju, 11-50 people, Technology',
      'City: Bandung',
      'News by e-mail: yes',
    ])
  })
})

describe('CHAT-13 the WhatsApp text', () => {
  test('in English to the letter', () => {
    expect(whatsAppText({ name: 'Sari', city: 'Bandung', goal: 'IELTS 7' }, 'en')).toBe(
      "Hi, I'm Sari from Bandung, I'd like to learn more about your English programs. My goal is: IELTS 7",
    )
  })

  test('with its defaults', () => {
    expect(whatsAppText({ name: 'Sari' }, 'en')).toBe(
      "Hi, I'm Sari from Jakarta, I'd like to learn more about your English programs. My goal is: English learning",
    )
  })

  test('a city that nobody told is not named, in both languages', () => {
    expect(whatsAppText({ name: 'Sari', city: null }, 'en')).toMatch(/^Hi, I'm Sari, I'd like/)
    expect(whatsAppText({ name: 'Sari', city: null }, 'id')).toMatch(/^Halo, saya Sari, saya ingin/)
  })

  test('without a name nobody is introduced, in both languages', () => {
    expect(whatsAppText({}, 'en')).toBe(
      "Hi, I'd like to learn more about your English programs. My goal is: English learning",
    )
    expect(whatsAppText({}, 'id')).toMatch(/^Halo, saya ingin tahu/)
  })

  test('in a link of digits only', () => {
    expect(whatsAppLink('+62 812-3456-7890', 'Hi & bye')).toBe('https://wa.me/6281234567890?text=Hi%20%26%20bye')
  })
})
