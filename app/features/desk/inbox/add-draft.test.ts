import { expect, test } from 'vitest'
import { type AddDraft, draftFor } from './add-draft.ts'

const begun = (begunWith: string): AddDraft => ({
  begunWith,
  typed: { name: 'Bu Tini', phone: '08135550001' },
  wantsNews: true,
  isAnswered: false,
})

test('what was typed about somebody new is there again after a reload, when nobody is looked for any more', () => {
  expect(draftFor('', begun(''))).toEqual(begun(''))
  expect(draftFor('', begun('Tini'))).toEqual(begun('Tini'))
  expect(draftFor('Tini', begun('Tini'))).toEqual(begun('Tini'))
})

test('whoever looks for another name adds somebody else', () => {
  expect(draftFor('Joko', begun('Tini'))).toBeNull()
  expect(draftFor('', null)).toBeNull()
})
