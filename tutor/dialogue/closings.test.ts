import { expect, test } from 'vitest'
import { bookTalk } from '../../content/id/tutor-book.ts'
import { withoutClosingAgain } from './closings.ts'
import type { Book } from './school-book.ts'

const book = { talk: bookTalk } as unknown as Book
const more = bookTalk['entry.more']

test('an invitation that was just said is left out', () => {
  expect(withoutClosingAgain(['Begini.', more], book, `Tadi.\n\n${more}`)).toEqual(['Begini.'])
})

test('it stays where it is new, and where there is nothing else', () => {
  expect(withoutClosingAgain(['Begini.', more], book, 'Tadi.')).toEqual(['Begini.', more])
  expect(withoutClosingAgain([more], book, more)).toEqual([more])
})
