import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskStatistics, DeskToday } from '../../domain/desk/desk-figures-contract.ts'
import type { PersonStory } from '../../domain/desk/desk-story-contract.ts'
import { newcomer } from '../../tests/harness/account-suite.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
let rina: Member
beforeEach(async () => {
  site = await createTestSite()
  rina = await joinTeam(site, 'owner')
})
afterEach(async () => {
  await site.services.analyticsIntake.stop()
  await site.close()
})

const view = (page: string) =>
  site.post('/api/analytics/track', {
    action: 'batch',
    events: [
      { action: 'start_session', sessionId: 'session_1', userId: 'user_1' },
      { action: 'track_journey_step', sessionId: 'session_1', step: 'view', data: { page } },
    ],
  })
const explain = (word: string, userId: string) => site.post('/api/explain-word', { word, userId })
const storyOfFirst = async () => {
  const [person] = await rina.people()
  return rina.get<PersonStory>(`people/${person?.id}`)
}

test('a person’s pages, words and documents are shown, are in a copy, and go with an erasure', async () => {
  const { sari, email } = await newcomer(site)
  await view('/')
  await view('/')
  await view('/programs')
  await explain('although', 'user_1')
  await explain('Sari lives at Jl. Melati 5', 'user_1')
  await explain('afford', 'somebody-else')
  expect((await sari.get('/documents/brochure-id.pdf')).status).toBe(200)
  await site.post('/api/register', form({ email }))
  await vi.waitFor(async () => {
    const { visits, words, documents } = await storyOfFirst()
    expect(visits?.pages).toEqual([
      { page: '/', views: 2 },
      { page: '/programs', views: 1 },
    ])
    expect(words).toEqual(['although'])
    expect(documents).toEqual([{ document: 'brochure', atMs: expect.any(Number) }])
  })
  const { person } = await storyOfFirst()
  const copy = JSON.stringify(await rina.get(`people/${person.id}/export`))
  for (const kept of ['although', 'brochure']) expect(copy).toContain(kept)
  await rina.post(`people/${person.id}/erase`, { word: 'ERASE' })
  const { queries } = site.services.database
  expect(await queries.selectFrom('explained_words').select('word').execute()).toEqual([{ word: 'afford' }])
  expect(await queries.selectFrom('document_opens').selectAll().execute()).toEqual([])
})

test('words are told from five askers up, topics without who asked', async () => {
  for (const asker of ['a', 'b', 'c', 'd', 'e']) await explain('although', `user_${asker}`)
  for (const asker of ['a', 'b', 'c', 'd']) await explain('afford', `user_${asker}`)
  for (const content of ['Berapa biayanya?', 'Halo'])
    await site.post('/api/chat', { messages: [{ role: 'user', content }], userId: 'user_a', language: 'id' })
  await vi.waitFor(async () => {
    const { words, topics } = await rina.get<DeskStatistics>('statistics')
    expect(words).toEqual([{ name: 'although', count: 5 }])
    expect(topics).toEqual([{ name: 'price', count: 1 }])
  })
  expect((await rina.get<DeskToday>('today')).week.topics).toEqual([{ name: 'price', count: 1 }])
})
