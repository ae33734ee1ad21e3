import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import type { Stage } from './kinds.ts'
import { createReadRequests } from './read-requests.ts'

const read = createReadRequests(openLexicon())
const askedOf = (text: string, stage: Stage = 'start') =>
  read(text, stage).requests.map(({ act, text: plain }) => [act, plain])

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

test('what is marked before is meant where nothing is named, and asked about once', () => {
  expect(askedOf('my boss wrote "please expedite". what does it mean?')).toEqual([
    ['meaning', 'What does “please expedite” mean?'],
  ])
  expect(askedOf('dari HR: "kindly revert". itu artinya apa ya kak? bacanya gimana?')).toEqual([
    ['meaning', 'Apa arti “kindly revert”?'],
    ['aloud', 'Cara baca “kindly revert” gimana?'],
  ])
  expect(askedOf('my friend said "break a leg" today. what did he mean by that?')).toEqual([
    ['meaning', 'What does “break a leg” mean?'],
  ])
})

test('behind a translation a quoted word alone asks for the next one', () => {
  expect(askedOf('kalau "gabut"?', 'translated')).toEqual([['to-english', 'Bahasa Inggrisnya “gabut” apa?']])
  expect(askedOf('kalau "gabut"?', 'scene')).toEqual([])
})
