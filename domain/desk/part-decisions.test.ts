import { expect, test } from 'vitest'
import { type Decided, shareDecisions } from './part-decisions.ts'

const whole: Decided = {
  step: 'trial',
  lost_reason: null,
  lost_words: null,
  owner_id: 'rina',
  next_contact_at_ms: 900,
  next_contact_words: 'kirim jadwal',
  waiting_since_ms: 50,
  answered_at_ms: 30,
}
const first = { joinedAtMs: 10, asksAtMs: [10] }
const second = { joinedAtMs: 20, asksAtMs: [20] }
const third = { joinedAtMs: 50, asksAtMs: [50, 60] }

test('step and plan are of the first who was there, an answer of all who were, the open question of who asked it', () => {
  expect(shareDecisions(whole, { stepMs: 30, ownerMs: 30 }, [first, second, third])).toMatchObject([
    { step: 'trial', owner_id: 'rina', next_contact_at_ms: 900, waiting_since_ms: null, answered_at_ms: 30 },
    { step: 'contacted', owner_id: 'rina', next_contact_at_ms: null, waiting_since_ms: null, answered_at_ms: 30 },
    { step: 'new', owner_id: null, next_contact_at_ms: null, waiting_since_ms: 50, answered_at_ms: null },
  ])
})

test('who stays but came later gives the step to who was there', () => {
  expect(shareDecisions(whole, { stepMs: 30, ownerMs: 55 }, [third, first])).toMatchObject([
    { step: 'new', owner_id: 'rina', next_contact_at_ms: null, waiting_since_ms: 50 },
    { step: 'trial', owner_id: 'rina', next_contact_at_ms: 900, waiting_since_ms: null },
  ])
})

test('a clock that the desk started goes on for all; what is not known when is true of all', () => {
  const reopened: Decided = { ...whole, step: 'new', waiting_since_ms: 70 }
  expect(shareDecisions(reopened, { stepMs: null, ownerMs: null }, [first, second])).toMatchObject([
    { step: 'new', owner_id: 'rina', waiting_since_ms: 70 },
    { step: 'new', owner_id: 'rina', waiting_since_ms: 70 },
  ])
})
