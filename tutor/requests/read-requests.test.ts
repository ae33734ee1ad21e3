import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { createReadRequests } from './read-requests.ts'

const read = createReadRequests(openLexicon())
const askedOf = (text: string) => read(text, 'start').requests.map(({ act, text: plain }) => [act, plain])

test('each request of a message is put plainly, whatever stands around it', () => {
  expect(
    askedOf(
      'kak di kontrakku ada kata baru. arti "deadline" sama "overtime" apa ya? terus cara baca "overtime" gimana',
    ),
  ).toEqual([
    ['meaning', 'Apa arti “deadline”?'],
    ['meaning', 'Apa arti “overtime”?'],
    ['aloud', 'Cara baca “overtime” gimana?'],
  ])
})

test('a message with one request and nothing beside it is read as it stands', () => {
  expect(askedOf('apa bedanya say sama tell?')).toEqual([])
})

test('a whole sentence is translated, a word is explained', () => {
  const [sentence] = askedOf('Bosku kirim chat tadi pagi. "Let us keep it short today" itu artinya apa?')
  expect(sentence).toEqual(['meaning', 'Apa bahasa Indonesianya “Let us keep it short today”?'])
})
