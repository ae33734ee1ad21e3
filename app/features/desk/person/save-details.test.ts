import { afterEach, expect, test, vi } from 'vitest'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { pageGlobals } from '../../../../tests/harness/page-globals.ts'
import { fasterOne, saveDetails } from './save-details.ts'

afterEach(() => vi.unstubAllGlobals())

const SEEN = { id: 'sekar', version: 3, name: 'Sekar', phone: null, email: null, city: 'Yogya', goal: null }
const PATH = '/api/desk/people/sekar/details'

/** A server that somebody else has changed once, unseen. */
function serverWith(theirs: Partial<PersonRow>) {
  let person = { ...SEEN, version: 4, ...theirs }
  const { sentTo } = pageGlobals(({ body: { version, ...fields } }) => {
    if (version !== person.version) {
      const details = { person, byId: 'bima', byName: 'Bima Satrio', atMs: 5 }
      return Response.json({ error: { code: 'desk.conflict', message: '', details } }, { status: 409 })
    }
    person = { ...person, ...fields, version: person.version + 1 }
    return Response.json({ person, undo: null })
  })
  return { stored: () => person, sent: () => sentTo(PATH) }
}

test('details that a colleague corrects at the same moment are kept', async () => {
  const server = serverWith({ city: 'Bogor' })
  expect((await saveDetails(SEEN, { goal: 'Kerja di luar negeri' })).kind).toBe('answered')
  expect(server.stored()).toMatchObject({ city: 'Bogor', goal: 'Kerja di luar negeri' })
})

test('the same field is asked about and nothing is written; what is saved then is for what they wrote', async () => {
  const server = serverWith({ city: 'Depok' })
  const outcome = await saveDetails(SEEN, { city: 'Bekasi', goal: 'IELTS' })
  if (outcome.kind !== 'clash') throw new Error(outcome.kind)
  expect(outcome.fields).toEqual(['city'])
  expect(server.stored()).toMatchObject({ city: 'Depok', goal: null })
  await saveDetails(outcome.details.person, { city: 'Bekasi', goal: 'IELTS' })
  expect(server.stored()).toMatchObject({ city: 'Bekasi', goal: 'IELTS' })
})

test('a colleague who writes the same is no question, and nothing is sent again', async () => {
  const server = serverWith({ city: 'Bekasi' })
  expect((await saveDetails(SEEN, { city: 'Bekasi' })).kind).toBe('answered')
  expect(server.sent()).toHaveLength(1)
})

test('it is told who was faster: a colleague by the first name, or oneself on another device', () => {
  const details = { person: {} as PersonRow, byId: 'bima', byName: 'Bima Satrio', atMs: 5 }
  const theirs = { told: 'person.edit.conflict', wrote: 'person.edit.theirs' }
  expect(fasterOne(details, 'rina', 'Seseorang')).toEqual({ who: 'Bima', ...theirs })
  expect(fasterOne({ ...details, byName: null }, 'rina', 'Seseorang')).toEqual({ who: 'Seseorang', ...theirs })
  expect(fasterOne(details, 'bima', 'Seseorang')).toEqual({
    who: null,
    told: 'person.edit.conflict.me',
    wrote: 'person.edit.theirs.me',
  })
})
