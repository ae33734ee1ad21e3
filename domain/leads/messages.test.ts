import { describe, expect, test } from 'vitest'
import { adminMessage, cutExcerpt } from './admin-message.ts'
import { whatsAppLink, whatsAppText } from './whatsapp-link.ts'

const lead = {
  name: 'Sari Wulandari',
  email: 'sari@contoh.id',
  phone: '+62 812 3456 7890',
  goal: 'IELTS 7',
  city: 'Bandung',
  capturedAtMs: Date.UTC(2026, 10, 15, 2, 41),
  conversationExcerpt: 'user: Halo',
}

describe('CHAT-14 the admin message', () => {
  test('has contact, goal, city, Jakarta time, excerpt and the sales bot’s footer', () => {
    expect(adminMessage(lead, 'Langkah English Academy')).toBe(
      [
        'New lead',
        'Name: Sari Wulandari',
        'Email: sari@contoh.id',
        'Phone: +62 812 3456 7890',
        'Goal: IELTS 7',
        'City: Bandung',
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

  test('says what is missing', () => {
    const text = adminMessage({ ...lead, name: null, goal: null, city: null, conversationExcerpt: null }, 'A')
    expect(text).toContain('Name: -')
    expect(text).toContain('Goal: English learning')
    expect(text).toContain('City: Jakarta')
    expect(text).not.toContain('Conversation')
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
