import { expect, test } from 'vitest'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { answeredWish, type Seen, type Wish, weighWish, wishFor, withWish } from './wish.ts'

const SEEN: Seen = { id: 'p', version: 3, step: 'new', lostReason: null, ownerId: null, nextContact: null }
const AT = { atMs: 1000, words: null }

const cases: { what: string; wish: Wish; now: Partial<Seen>; left: string[]; clashing: string[] }[] = [
  { what: 'the other did the same', wish: { step: 'trial' }, now: { step: 'trial' }, left: [], clashing: [] },
  {
    what: 'the other changed something else',
    wish: { step: 'trial' },
    now: { ownerId: 'bima', nextContact: AT },
    left: ['step'],
    clashing: [],
  },
  {
    what: 'the other decided differently',
    wish: { step: 'trial' },
    now: { step: 'contacted' },
    left: ['step'],
    clashing: ['step'],
  },
  {
    what: 'of two lines one is theirs',
    wish: { step: 'trial', nextContact: { atMs: 5 } },
    now: { nextContact: AT },
    left: ['step', 'nextContact'],
    clashing: ['nextContact'],
  },
  {
    what: 'another reason for the same step',
    wish: { step: 'lost', lostReason: 'price' },
    now: { step: 'lost', lostReason: 'schedule' },
    left: ['step'],
    clashing: ['step'],
  },
  {
    what: 'a lost person would take a new reminder along',
    wish: { step: 'lost', lostReason: 'price' },
    now: { nextContact: AT },
    left: ['step'],
    clashing: ['step'],
  },
  {
    what: 'who wrote again was answered, at the step where they are',
    wish: { step: 'trial' },
    now: { step: 'trial', waitingSinceMs: 5 },
    left: ['step'],
    clashing: [],
  },
  {
    what: 'nobody takes care',
    wish: { ownerId: null },
    now: { ownerId: 'bima' },
    left: ['ownerId'],
    clashing: ['ownerId'],
  },
]

test.each(cases)('a wish meets a change: $what', ({ wish, now, left, clashing }) => {
  expect(weighWish(wish, SEEN, { ...SEEN, version: 4, ...now })).toEqual({ left, clashing })
})

test('the part of a wish for a step takes its reason along, other parts do not', () => {
  const wish: Wish = { step: 'lost', lostReason: 'price', lostWords: 'Mahal', ownerId: 'rina' }
  expect(wishFor(['step'], wish)).toEqual({ step: 'lost', lostReason: 'price', lostWords: 'Mahal' })
  expect(wishFor(['ownerId'], wish)).toEqual({ ownerId: 'rina' })
})

test('a person is shown as it will be, and a step that is not lost has no reason', () => {
  const lost = { ...SEEN, step: 'lost', lostReason: 'price', lostWords: 'Mahal' } as const
  expect(withWish(lost, { step: 'trial', nextContact: { atMs: 7 } })).toEqual({
    ...SEEN,
    step: 'trial',
    lostWords: null,
    nextContact: { atMs: 7, words: null },
  })
})

const person = (changes: Partial<PersonRow>) => ({ step: 'new', waitingSinceMs: 5, ...changes }) as PersonRow

test('an answer stops the clock of whoever waits, also of who was answered before and wrote again', () => {
  expect(answeredWish(person({}))).toEqual({ step: 'contacted' })
  expect(answeredWish(person({ step: 'trial' }), { atMs: 7 })).toEqual({ step: 'trial', nextContact: { atMs: 7 } })
  expect(answeredWish(person({ step: 'lost' }))).toEqual({ step: 'contacted' })
  expect(answeredWish(person({ step: 'trial', waitingSinceMs: null }))).toEqual({})
  expect(answeredWish(person({ step: 'lost', waitingSinceMs: null }), { atMs: 7 })).toEqual({
    nextContact: { atMs: 7 },
  })
  expect(withWish(person({ step: 'trial' }), { step: 'trial' }).waitingSinceMs).toBeNull()
})
