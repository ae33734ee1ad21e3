import { expect, test } from 'vitest'
import { bookTalk } from '../../content/id/tutor-book.ts'
import { talk } from '../../content/id/tutor-talk.ts'
import { wordTalk } from '../../content/id/tutor-words.ts'
import { withoutTiredOffers } from './closings.ts'
import type { Book } from './school-book.ts'

const book = { talk: { ...talk, ...bookTalk, ...wordTalk } } as unknown as Book
const more = bookTalk['entry.more']
const again = talk['fix.none.more'].replace('{challenge}', 'kata yesterday')

test('no offer where one was made in the last two replies', () => {
  expect(withoutTiredOffers(['Begini.', more], book, [`Tadi.\n\n${more}`])).toEqual(['Begini.'])
  expect(withoutTiredOffers(['Begini.', more], book, [`Tadi.\n\n${again}`, 'Baik.'])).toEqual(['Begini.'])
  expect(withoutTiredOffers(['Begini.', more], book, [`Tadi.\n\n${more}`, 'Baik.', 'Baik.'])).toEqual(['Begini.', more])
})

test('it stays where it is new, once, and where there is nothing else', () => {
  expect(withoutTiredOffers(['Begini.', again, more], book, ['Tadi.'])).toEqual(['Begini.', more])
  expect(withoutTiredOffers([more], book, [more])).toEqual([more])
})

test('behind a check that was asked for there is no challenge', () => {
  expect(withoutTiredOffers(['Sudah benar.', again], book, [], true)).toEqual(['Sudah benar.'])
})
