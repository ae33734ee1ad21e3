import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PeopleList, PersonRow, SearchAnswer } from '../../domain/desk/desk-people-contract.ts'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { capture, type LeadDesk } from '../../tests/harness/lead-desk.ts'
import { MINUTE, MONDAY, openMondayDesk } from '../../tests/harness/monday-desk.ts'

let desk: LeadDesk
let rina: Member
let bima: Member

beforeEach(async () => {
  ;({ desk, rina } = await openMondayDesk())
  bima = await joinTeam(desk, 'owner')
})
afterEach(() => desk.close())

const dimas = { name: 'Dimas Aryo Wibowo', email: 'dimas@mail.example', phone: '0813 5550 0177', city: 'Surabaya' }
const only = async (query?: string): Promise<PersonRow> => {
  const rows = await rina.people(query)
  expect(rows).toHaveLength(1)
  return rows[0] as PersonRow
}

test('a person is on the list as soon as the form is answered, waiting, and once however often they write', async () => {
  await desk.register({ program: 'Business English', utm: { utm_source: 'ig' } })
  const person = await only('view=unanswered')
  expect(person).toMatchObject({
    name: 'Sari Wulandari',
    step: 'new',
    source: 'instagram',
    program: 'Business English',
  })
  expect(person).toMatchObject({ waitingSinceMs: MONDAY, phone: '+6281234567890', version: 0, isPartial: false })
  desk.clock.nowMs += MINUTE
  await desk.register({ kind: 'trial', city: 'Medan' })
  expect(await only('view=unanswered')).toMatchObject({ submissions: 2, kind: 'trial', waitingSinceMs: MONDAY })
  expect((await rina.story(person.id)).submissions.map(({ kind }) => kind)).toEqual(['trial', 'registration'])
})

test('a chat that ended early is listed without a timer, and waits once it is complete', async () => {
  await desk.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Ni Luh', email: 'ayu@mail.example' } }))
  const list = await rina.get<PeopleList>('people')
  expect([list.rows.length, list.partial.length, list.partialTotal]).toEqual([0, 1, 1])
  expect(list.partial[0]).toMatchObject({ isPartial: true, waitingSinceMs: null, kind: 'chat' })
  const whole = { leadInfo: { name: 'Ni Luh', email: 'ayu@mail.example', phone: '0813-1111-2222' }, status: 'complete' }
  await desk.post('/api/chat/capture-lead', capture(whole))
  expect(await only('view=unanswered')).toMatchObject({ waitingSinceMs: MONDAY, id: list.partial[0]?.id })
  await desk.post('/api/chat/capture-lead', capture({ captureId: 'capture_00000000002', leadInfo: { name: 'Budi' } }))
  await desk.post('/api/chat/capture-lead', capture({ captureId: 'capture_00000000002', status: 'stopped' }))
  expect(await rina.people()).toHaveLength(1)
})

test('what looks like a program is set aside, and is a person when somebody says so', async () => {
  await desk.register({ website: 'http://spam.example' })
  expect(await rina.people()).toEqual([])
  const aside = await only('view=all&aside=1')
  expect(aside).toMatchObject({ isSetAside: true, waitingSinceMs: null })
  await rina.post(`people/${aside.id}/real`)
  expect(await only('view=unanswered')).toMatchObject({ isSetAside: false, waitingSinceMs: MONDAY })
})

test('who begins to answer is not the owner yet; who has answered is', async () => {
  await desk.register()
  const { id } = await only()
  const claimed = await rina.post(`people/${id}/claim`)
  expect(claimed.person).toMatchObject({ claim: { byId: rina.id }, ownerId: null })
  await rina.post(`people/${id}/release`)
  const { version } = await only()
  const answered = await bima.post(`people/${id}/step`, { version, step: 'contacted' })
  expect(answered.person).toMatchObject({ claim: null, ownerId: bima.id })
})

test('of two who claim at once one does; the other is told who, may take over, and can take that back', async () => {
  await desk.register()
  const { id } = await only()
  const both = await Promise.all([rina, bima].map(({ who }) => who.post(`/api/desk/people/${id}/claim`)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const loser = both[0]?.status === 409 ? rina : bima
  const winner = loser === rina ? bima : rina
  const refusal = await loser.refused(`people/${id}/claim`)
  expect(refusal).toMatchObject({ status: 409, code: 'desk.claimed', details: { byId: winner.id, atMs: MONDAY } })
  const taken = await loser.post(`people/${id}/claim`, { takeOver: true })
  expect(taken.person.claim?.byId).toBe(loser.id)
  const undone = await loser.post('undo', { eventId: taken.undo?.eventId })
  expect(undone.person.claim?.byId).toBe(winner.id)
  desk.clock.nowMs += 11 * MINUTE
  expect((await only()).claim).toBeNull()
})

test('a change of an outdated version is refused with both versions; notes never are', async () => {
  await desk.register()
  const { id, version } = await only()
  await bima.post(`people/${id}/step`, { version, step: 'contacted' })
  const refusal = await rina.refused(`people/${id}/step`, { version, step: 'trial' })
  expect(refusal).toMatchObject({
    status: 409,
    code: 'desk.conflict',
    details: { person: { id, step: 'contacted', version: version + 1 }, byId: bima.id, atMs: MONDAY },
  })
  for (const [path, body] of [
    ['owner', { ownerId: rina.id }],
    ['next-contact', { atMs: MONDAY }],
  ] as const)
    expect((await rina.refused(`people/${id}/${path}`, { version, ...body })).code).toBe('desk.conflict')
  const note = { text: ' Minta dihubungi pagi. ', key: 'note-0000001' }
  await rina.post(`people/${id}/notes`, note)
  await rina.post(`people/${id}/notes`, note)
  const notes = (await rina.story(id)).timeline.filter(({ type }) => type === 'note')
  expect(notes).toMatchObject([{ text: 'Minta dihubungi pagi.', actorId: rina.id }])
})

test('a next contact that has passed is refused, unless a change that waited for a network may have brought it', async () => {
  await desk.register()
  const { id, version } = await only()
  const path = `people/${id}/next-contact`
  const dayBefore = MONDAY - 24 * 60 * MINUTE
  expect(await rina.refused(path, { version, atMs: dayBefore - MINUTE })).toMatchObject({
    status: 400,
    code: 'body.invalid',
    details: [{ path: ['atMs'] }],
  })
  const { person } = await rina.post(path, { version, atMs: dayBefore })
  expect(person.nextContact?.atMs).toBe(dayBefore)
})

test('marking somebody contacted stops the timer, counts it in opening hours, and can be taken back', async () => {
  desk.clock.nowMs = Date.parse('2026-11-15T21:40:00+07:00')
  await desk.register()
  desk.clock.nowMs = Date.parse('2026-11-16T08:03:00+07:00')
  const { id, version } = await only('view=unanswered')
  const { undo, person } = await rina.post(`people/${id}/step`, { version, step: 'contacted' })
  expect(person).toMatchObject({ waitingSinceMs: null, ownerId: rina.id, answeredAtMs: desk.clock.nowMs })
  expect(await rina.get('today')).toMatchObject({ answered: { people: 1, medianMin: 3 }, waiting: [] })
  desk.clock.nowMs += 6000
  await rina.post('undo', { eventId: undo?.eventId })
  expect(await only('view=unanswered')).toMatchObject({ id, step: 'new', ownerId: null })
  expect(await rina.get('today')).toMatchObject({ answered: { people: 0, medianMin: null } })
  expect(await rina.refused('undo', { eventId: undo?.eventId })).toMatchObject({ code: 'desk.undo_over' })
  const late = await rina.post(`people/${id}/step`, { version: version + 2, step: 'trial' })
  desk.clock.nowMs += MINUTE
  expect(await rina.refused('undo', { eventId: late.undo?.eventId })).toMatchObject({ code: 'desk.undo_over' })
})

test('nobody is reminded of somebody who is lost; an undo brings the reminder back', async () => {
  await desk.register()
  const { id, version } = await only()
  const nextContact = { atMs: MONDAY + 60 * MINUTE, words: 'kirim jadwal' }
  const { person } = await rina.post(`people/${id}/step`, { version, step: 'contacted', nextContact })
  const lost = await rina.post(`people/${id}/step`, { version: person.version, step: 'lost', lostReason: 'price' })
  expect(lost.person.nextContact).toBeNull()
  await rina.post('undo', { eventId: lost.undo?.eventId })
  expect((await only()).nextContact).toEqual(nextContact)
})

test('a step needs a reason when somebody is lost; who writes again waits again', async () => {
  await desk.register()
  const { id, version } = await only()
  expect((await rina.refused(`people/${id}/step`, { version, step: 'lost' })).status).toBe(400)
  await rina.post(`people/${id}/step`, { version, step: 'lost', lostReason: 'price', lostWords: 'terlalu mahal' })
  expect(await only()).toMatchObject({ step: 'lost', lostReason: 'price', waitingSinceMs: null })
  const why = expect.objectContaining({ to: 'lost', reason: 'price', words: 'terlalu mahal' })
  expect((await rina.story(id)).timeline).toContainEqual(expect.objectContaining({ kind: 'step', data: why }))
  desk.clock.nowMs += MINUTE
  await desk.register({ kind: 'promo' })
  expect(await only('view=unanswered')).toMatchObject({
    step: 'new',
    lostReason: null,
    waitingSinceMs: MONDAY + MINUTE,
  })
  const answer = async () => rina.post(`people/${id}/step`, { version: (await only()).version, step: 'trial' })
  await answer()
  await desk.register({ kind: 'registration' })
  expect(await only('view=unanswered')).toMatchObject({ step: 'trial' })
  expect((await answer()).person).toMatchObject({ step: 'trial', waitingSinceMs: null })
  expect(await rina.people('view=unanswered')).toEqual([])
})

test('views: mine, due today with the earliest first; filters by everything a row has', async () => {
  await desk.register({ ...dimas, program: 'Business English', utm: { utm_source: 'google' } })
  desk.clock.nowMs += 1000
  await desk.register({ kind: 'trial', program: 'General English' })
  const [sari, other] = await rina.people()
  await rina.post(`people/${sari?.id}/owner`, { version: 0, ownerId: rina.id })
  await rina.post(`people/${sari?.id}/next-contact`, { version: 1, atMs: MONDAY + 3_600_000, words: 'kirim jadwal' })
  await rina.post(`people/${other?.id}/next-contact`, { version: 0, atMs: MONDAY - 3_600_000 })
  expect((await rina.people('view=due')).map(({ id }) => id)).toEqual([other?.id, sari?.id])
  expect(await only('view=mine')).toMatchObject({ id: sari?.id, nextContact: { words: 'kirim jadwal' } })
  expect(await rina.get('frame')).toMatchObject({ counts: { unanswered: 2, mine: 1, due: 2, all: 2 } })
  for (const query of [
    'source=google',
    'kind=registration',
    'program=Business%20English',
    'city=Surabaya',
    'owner=none',
    'source=google,tiktok&from=2026-11-16&to=2026-11-16&step=new,contacted',
  ])
    expect((await only(`view=all&${query}`)).id, query).toBe(other?.id)
  expect(await rina.people('view=all&to=2026-11-15')).toEqual([])
  expect((await rina.refused(`people/${sari?.id}/owner`, { version: 2, ownerId: 'nobody' })).status).toBe(400)
})

test('pages follow each other without a gap or a repeat, also when people arrive between them', async () => {
  for (let i = 0; i < 60; i++) {
    desk.clock.nowMs += 1000
    await desk.register({
      name: 'Orang',
      email: `o${i}@mail.example`,
      phone: `0812-7000-${1000 + i}`,
      userId: `user_${i}`,
    })
  }
  const first = await rina.get<PeopleList>('people?view=all')
  await desk.register(dimas)
  const second = await rina.get<PeopleList>(`people?view=all&after=${first.next}`)
  expect([first.rows.length, second.rows.length, first.total, second.next]).toEqual([50, 10, 60, null])
  const times = [...first.rows, ...second.rows].map(({ newestAtMs }) => newestAtMs)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(60)
})

const SPELLINGS = ['0813-5550-0177', '62813 5550', '+62 (813) 5550-0177', '0177', 'wibowo dim', 'DIMAS@mail', 'aryo']

test('a person, and nobody else, is found by the number in any spelling, the address, or any of the names', async () => {
  await desk.register(dimas)
  await desk.register()
  for (const text of SPELLINGS) {
    const { rows } = await rina.post<SearchAnswer>('search', { text })
    expect(
      rows.map(({ name }) => name),
      text,
    ).toEqual([dimas.name])
  }
})

test('who is not found by all words is offered by one', async () => {
  await desk.register(dimas)
  expect(await rina.post<SearchAnswer>('search', { text: 'dimas prabowo' })).toMatchObject({
    isSimilar: true,
    rows: [{ name: dimas.name }],
  })
  expect(await rina.post<SearchAnswer>('search', { text: 'prabowo' })).toMatchObject({ rows: [] })
})

test('corrections win over what was typed, are found, and keep the submission as it was', async () => {
  await desk.register({ ...dimas, phone: 'nanti' })
  const { id, version } = await only()
  const details = { version, phone: '0813 5550 0177', name: 'Dimas Wibowo' }
  const { person } = await rina.post(`people/${id}/details`, details)
  expect(person).toMatchObject({ phone: '+6281355500177', name: 'Dimas Wibowo' })
  expect((await rina.post<SearchAnswer>('search', { text: '0813555' })).rows).toHaveLength(1)
  expect((await rina.story(id)).submissions[0]).toMatchObject({ phoneTyped: 'nanti', name: dimas.name })
  const emptied = await rina.post(`people/${id}/details`, { version: version + 1, name: '' })
  expect(emptied.person.name).toBe(dimas.name)
})

test('a correction keeps the rules of a new person; what was typed goes with the number that it belonged to', async () => {
  await desk.register({ ...dimas, phone: '0813 5550 0177 / 0812 0000 1111' })
  const { id, version, phoneTyped } = await only()
  expect(phoneTyped).toContain('0812 0000 1111')
  for (const wrong of [{ phone: 'abc' }, { email: 'dimas@' }, { name: 'a'.repeat(300) }])
    expect((await rina.refused(`people/${id}/details`, { version, ...wrong })).status).toBe(400)
  const { person } = await rina.post(`people/${id}/details`, { version, phone: '0811 5550 0100' })
  expect(person).toMatchObject({ phone: '+6281155500100', phoneTyped: null })
  const { timeline } = await rina.story(id)
  expect(timeline).toContainEqual(expect.objectContaining({ kind: 'details', data: { fields: ['phone'] } }))
})

test('a message that was given up is on the person’s page and is sent again from there', async () => {
  desk.cloud.answers.push({ status: 400, code: 131047 })
  await desk.register()
  await desk.work()
  const { id } = await only()
  const delivery = (await rina.story(id)).timeline.find(({ type }) => type === 'delivery')
  expect(delivery).toMatchObject({ channel: 'whatsapp', state: 'failed', canResend: true })
  if (delivery?.type !== 'delivery') throw new Error('no delivery')
  await rina.post(`deliveries/${delivery.id}/resend`)
  await desk.workLater()
  expect((await rina.story(id)).timeline.find(({ type }) => type === 'delivery')).toMatchObject({ state: 'sent' })
  expect((await rina.refused(`deliveries/${delivery.id}/resend`)).status).toBe(404)
})

test('whom somebody who leaves the team took care of is nobody’s then; who was done with keeps the name', async () => {
  await desk.registerNext(dimas)
  await desk.registerNext({ ...dimas, name: 'Ayu Lestari', email: 'ayu@mail.example', phone: '0899 5550 0199' })
  for (const { id, name } of await rina.people()) {
    const step = name === 'Ayu Lestari' ? 'enrolled' : 'trial'
    await rina.post(`people/${id}/step`, { version: 0, step, ownerId: rina.id })
  }
  expect((await bima.who.post('/api/account/team/remove', { id: rina.id })).status).toBe(200)
  expect(await bima.people('view=all&owner=none')).toMatchObject([{ name: dimas.name, step: 'trial' }])
  expect(await bima.people(`view=all&owner=${rina.id}`)).toMatchObject([{ name: 'Ayu Lestari' }])
})
