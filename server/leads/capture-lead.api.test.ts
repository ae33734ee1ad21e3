import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { capture, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'

let desk: LeadDesk
beforeEach(async () => {
  desk = await openLeadDesk()
})
afterEach(() => desk.close())

describe('POST /api/chat/capture-lead', () => {
  test('each valid answer joins one lead, which is complete with the last', async () => {
    await desk.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Budi', goal: 'IELTS' } }))
    expect(await desk.leads()).toMatchObject([{ name: 'Budi', status: 'partial' }])
    expect(await desk.jobs()).toEqual([])
    await desk.post(
      '/api/chat/capture-lead',
      capture({ leadInfo: { name: 'Budi', email: 'budi@contoh.id', goal: 'IELTS' } }),
    )
    const whole = { name: 'Budi', email: 'budi@contoh.id', phone: '0812 3456 7890', goal: 'IELTS' }
    await desk.post(
      '/api/chat/capture-lead',
      capture({ leadInfo: whole, status: 'complete', conversationExcerpt: 'user: hi' }),
    )
    expect(await desk.leads()).toMatchObject([{ status: 'complete', phone: '+6281234567890', goal: 'IELTS' }])
    expect(await desk.jobs()).toHaveLength(1)
  })

  test('what is not valid does not make a lead complete', async () => {
    await desk.post(
      '/api/chat/capture-lead',
      capture({ leadInfo: { name: 'Budi', email: 'x', phone: 'y' }, status: 'complete' }),
    )
    expect(await desk.leads()).toMatchObject([{ status: 'partial', email: null, phone: null }])
    expect(await desk.jobs()).toEqual([])
  })

  test('nothing is kept of somebody who has named nothing of themselves yet', async () => {
    const answer = await desk.post('/api/chat/capture-lead', capture({ leadInfo: { goal: 'IELTS', email: 'x' } }))
    expect(await answer.json()).toEqual({ success: true, leadId: null })
    expect(await desk.leads()).toEqual([])
    expect(await desk.people()).toEqual([])
  })

  test('answers that come one at a time join', async () => {
    await desk.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Budi' } }))
    await desk.post('/api/chat/capture-lead', capture({ leadInfo: { email: 'budi@contoh.id' } }))
    await desk.post('/api/chat/capture-lead', capture({ leadInfo: { phone: '0812 3456 7890' }, status: 'complete' }))
    expect(await desk.leads()).toMatchObject([
      { name: 'Budi', email: 'budi@contoh.id', phone: '+6281234567890', status: 'complete' },
    ])
    expect(await desk.people()).toHaveLength(1)
    expect(await desk.jobs()).toHaveLength(1)
  })

  test('a late answer does not bring back what was withdrawn', async () => {
    await desk.post('/api/chat/capture-lead', capture({ status: 'stopped' }))
    await desk.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Budi' } }))
    expect(await desk.leads()).toEqual([])
  })

  test('a stop takes the partial lead back, and the person with it', async () => {
    await desk.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Budi', email: 'budi@contoh.id' } }))
    await desk.post('/api/chat/capture-lead', capture({ status: 'stopped' }))
    expect(await desk.leads()).toEqual([])
    expect(await desk.people()).toEqual([])
  })
})
