import { expect, test } from 'vitest'
import { fakeStorage } from '../../../tests/harness/fake-storage.ts'
import { countUnfinished, forgetOwn, forgetSeen, keepProof, keptProofs, ownKey, unfinishedTexts } from './own-keys.ts'

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

test('what waits to be sent and what was typed are counted apart, of the own account alone', () => {
  const mine = (name: string) => ownKey('rina', name)
  const device = fakeStorage({
    [mine('waiting')]: '[{"verb":"note"},{"verb":"add"}]',
    [mine('content-promo')]: '{"version":1}',
    [ownKey('bima', 'waiting')]: '[{"verb":"note"}]',
    'desk-trail': '{}',
  })
  const tab = fakeStorage({
    [mine(NOTE)]: '"Half a note"',
    [mine('hours-change')]: '{}',
    [mine('template')]: '"welcome"',
    [mine('template-drafts')]: '{"welcome":{},"promo":{}}',
  })
  expect(countUnfinished('rina', device, tab)).toEqual({ waiting: 3, drafts: 4 })
  expect(countUnfinished('sari', device, tab)).toEqual({ waiting: 0, drafts: 0 })
})

test('the own words among it are read, of notes and of who was added; what cannot be read is none', () => {
  const waiting = [
    { verb: 'note', body: { text: 'Asked about evenings.' } },
    { verb: 'change', wish: { step: 'trial' } },
    { verb: 'add', body: { name: 'Bu Tini', phone: '0813', language: 'id' } },
  ]
  const device = fakeStorage({ [ownKey('rina', 'waiting')]: JSON.stringify(waiting) })
  const tab = fakeStorage({ [ownKey('rina', NOTE)]: '"Half a note"', [ownKey('rina', 'note-broken')]: '{' })
  expect(unfinishedTexts('rina', device, tab)).toEqual(['Asked about evenings.', 'Bu Tini, 0813', 'Half a note'])
  expect(unfinishedTexts('bima', device, tab)).toEqual([])
})

test('a proof shows whose device it is, is no draft, and goes with the rest', () => {
  const storage = fakeStorage({ [ownKey('bima', NOTE)]: '"His"' })
  keepProof('rina', 'rina.proof', storage)
  expect(countUnfinished('rina', storage)).toEqual({ waiting: 0, drafts: 0 })
  expect(keptProofs(storage)).toEqual([{ accountId: 'rina', proof: 'rina.proof' }])
  forgetOwn('rina', storage)
  expect(keptProofs(storage)).toEqual([])
})
