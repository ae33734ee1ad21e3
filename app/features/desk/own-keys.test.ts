import { expect, test } from 'vitest'
import { forgetOwn, forgetSeen, ownKey } from './own-keys.ts'

const fakeStorage = (entries: Record<string, string>): Storage => {
  const removeItem = (key: string) => delete storage[key]
  const storage = Object.assign(Object.create({ removeItem }), entries)
  return storage
}

const NOTE = 'note-sekar'

test('who signs out leaves nothing that was looked at, and finds what was being written again', () => {
  const storage = fakeStorage({ 'desk-trail': '{}', [ownKey('rina', NOTE)]: '"Half a note"', theme: 'other' })
  forgetSeen(storage)
  expect({ ...storage }).toEqual({ [ownKey('rina', NOTE)]: '"Half a note"', theme: 'other' })
})

test('who leaves the team leaves nothing at all, and what others were writing stays', () => {
  const storage = fakeStorage({ [ownKey('rina', NOTE)]: '"Mine"', [ownKey('bima', NOTE)]: '"His"' })
  forgetOwn('rina', storage)
  expect({ ...storage }).toEqual({ [ownKey('bima', NOTE)]: '"His"' })
})
