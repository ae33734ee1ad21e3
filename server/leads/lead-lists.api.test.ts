import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { form, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'
import { deadLetters, recentLeads, resendDeadLetters } from './lead-lists.ts'

let desk: LeadDesk
beforeEach(async () => {
  desk = await openLeadDesk()
})
afterEach(() => desk.close())

describe('the lists for the school’s people', () => {
  test('show complete, partial and suspect leads apart', async () => {
    await desk.post('/api/register', form({ name: 'Whole' }))
    await desk.post('/api/register', form({ name: 'Robot', website: 'x' }))
    const { database } = desk.services
    expect((await recentLeads(database, 'complete')).map(({ name }) => name)).toEqual(['Whole'])
    expect((await recentLeads(database, 'suspect')).map(({ name }) => name)).toEqual(['Robot'])
    expect(await recentLeads(database, 'partial')).toEqual([])
  })

  test('a dead letter can be sent again', async () => {
    await desk.post('/api/register', form())
    desk.cloud.answers.push({ status: 401, code: 190 })
    await desk.work()
    expect(await deadLetters(desk.services.database)).toMatchObject([
      { last_problem: 'HTTP error! status: 401 (code 190)' },
    ])
    expect(await resendDeadLetters(desk.services.database, desk.clock.nowMs)).toBe(1)
    await desk.workLater()
    expect(desk.cloud.sent).toHaveLength(1)
    expect(await deadLetters(desk.services.database)).toEqual([])
  })
})
