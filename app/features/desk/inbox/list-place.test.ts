import { expect, test } from 'vitest'
import { type ListPlace, placeToReturnTo } from './list-place.ts'

const address = '/admin/inbox?view=all'
const kept: ListPlace = {
  address,
  rows: 120,
  anchor: { personId: 'sekar', topPx: 90 },
  selectedId: 'bayu',
  sought: 'rudi',
}
const person = 'https://langkah.example/admin/people/sekar?lang=id'

test('who comes back to the same list finds as much of it, where it was', () => {
  expect(placeToReturnTo(kept, { address, referrer: '', isByHistory: true })).toEqual(kept)
  expect(placeToReturnTo(kept, { address, referrer: person, isByHistory: false })).toEqual({
    ...kept,
    selectedId: 'sekar',
  })
})

test('who opens a list anew, or another one, begins at its top', () => {
  const today = 'https://langkah.example/admin'
  expect(placeToReturnTo(kept, { address, referrer: today, isByHistory: false })).toBeNull()
  expect(placeToReturnTo(kept, { address: '/admin/inbox?view=due', referrer: '', isByHistory: true })).toBeNull()
  expect(placeToReturnTo(kept, { address: '/admin/inbox?view=due', referrer: person, isByHistory: false })).toEqual({
    address: '/admin/inbox?view=due',
    rows: 0,
    anchor: null,
    sought: '',
    selectedId: 'sekar',
  })
})
