import { expect, test } from 'vitest'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { TimelineItem } from '../../../../domain/desk/desk-story-contract.ts'
import { answeredSince } from './answered-since.ts'

const opened = { id: 'sekar', step: 'new', answeredAtMs: null } as PersonRow
const answered = { ...opened, step: 'contacted', answeredAtMs: 5000 } as PersonRow
const event = (kind: 'step' | 'claimed', actorId: string, atMs: number): TimelineItem => ({
  type: 'event',
  id: `${kind} ${atMs}`,
  kind,
  actorId,
  actorName: actorId === 'bima' ? 'Bima Satrio' : 'Rina Maheswari',
  data: {},
  atMs,
})

test('a colleague who answers meanwhile is named, with the time', () => {
  const timeline = [event('claimed', 'rina', 6000), event('step', 'bima', 5000)]
  expect(answeredSince(opened, { person: answered, timeline }, 'rina')).toEqual({ byName: 'Bima Satrio', atMs: 5000 })
})

test('an answer of my own, one from before, and one that was taken back are no news', () => {
  const timeline = [event('step', 'bima', 5000)]
  expect(answeredSince(opened, { person: answered, timeline: [event('step', 'rina', 5000)] }, 'rina')).toBeNull()
  expect(answeredSince(answered, { person: answered, timeline }, 'rina')).toBeNull()
  expect(answeredSince(opened, { person: opened, timeline }, 'rina')).toBeNull()
})
