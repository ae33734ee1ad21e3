import { expect, test } from 'vitest'
import type { Submission, TimelineItem } from '../../../../domain/desk/desk-story-contract.ts'
import { partsWith, requestOf, unclearNotes } from './separate.ts'

const submission = (id: string) => ({ id }) as Submission
const note = (id: string, about: string[]): TimelineItem => ({
  type: 'note',
  id,
  about,
  text: id,
  atMs: 0,
  actorId: null,
  actorName: null,
})
const story = { submissions: ['third', 'second', 'first'].map(submission) }

test('who stays is the first part, with all that does not move', () => {
  const parts = partsWith(story, [['second']])
  expect(parts.map((part) => part.map(({ id }) => id))).toEqual([['third', 'first'], ['second']])
  expect(requestOf(parts)).toEqual({ parts: [['second']] })
})

test('only notes from when several of them were there are asked about', () => {
  const parts = partsWith(story, [['second'], ['third']])
  const notes = [note('clear', ['first']), note('unclear', ['first', 'second']), note('of nobody', [])]
  expect(unclearNotes(notes, parts)).toEqual([{ id: 'unclear', text: 'unclear', parts: [0, 1] }])
})
