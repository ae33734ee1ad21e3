import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BUSINESS, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'

let desk: LeadDesk
beforeEach(async () => {
  desk = await openLeadDesk()
})
afterEach(() => desk.close())

describe('POST /api/chat/whatsapp-handoff', () => {
  test('CHAT-13 gives a link to the business number with the visitor’s words', async () => {
    const answer = await desk.post('/api/chat/whatsapp-handoff', {
      leadInfo: { name: 'Sari', goal: 'IELTS 7' },
      language: 'en',
    })
    const { whatsappLink } = (await answer.json()) as { whatsappLink: string }
    const link = new URL(whatsappLink)
    expect(link.origin + link.pathname).toBe(`https://wa.me/${BUSINESS}`)
    expect(link.searchParams.get('text')).toBe(
      "Hi, I'm Sari from Jakarta, I'd like to learn more about your English programs. My goal is: IELTS 7",
    )
  })
})

test('a city that the visitor was never asked for is not named', async () => {
  const answer = await desk.post('/api/chat/whatsapp-handoff', {
    leadInfo: { name: 'Sari', city: null },
    language: 'id',
  })
  const { whatsappLink } = (await answer.json()) as { whatsappLink: string }
  expect(new URL(whatsappLink).searchParams.get('text')).toMatch(/^Halo, saya Sari, saya ingin/)
})

test('a handoff with half a character or blanks still gives a good link', async () => {
  const answer = await desk.post('/api/chat/whatsapp-handoff', {
    leadInfo: { name: 'A\ud800', city: '  ' },
    language: 'en',
  })
  expect(answer.status).toBe(200)
  const { whatsappLink } = (await answer.json()) as { whatsappLink: string }
  expect(new URL(whatsappLink).searchParams.get('text')).toContain('from Jakarta')
})
