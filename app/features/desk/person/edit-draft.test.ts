import { expect, test } from 'vitest'
import { changedFrom, draftOf } from './edit-draft.ts'

const SEKAR = { id: 'p1', version: 3, name: 'Sekar', phone: '+6281234567890', email: null, city: 'Yogya', goal: null }

test('a correction that is not saved is kept with what it was made for, and with nothing else of the person', () => {
  const row = { ...SEKAR, ownerName: 'Rina', lastNote: 'Minta diskon' }
  expect(draftOf(row, { city: 'Yogyakarta' })).toEqual({ seen: SEKAR, typed: { city: 'Yogyakarta' } })
})

test('what reads again as it did is no draft; an emptied field and a space being typed are', () => {
  expect(draftOf(SEKAR, { city: 'Yogya', name: 'Sekar' })).toBeNull()
  expect(draftOf(SEKAR, { city: '' })?.typed).toEqual({ city: '' })
  expect(draftOf(SEKAR, { name: 'Sekar ' })?.typed).toEqual({ name: 'Sekar ' })
  expect(changedFrom(SEKAR, { name: 'Sekar ' })).toEqual({})
})
