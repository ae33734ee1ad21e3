import { expect, test } from 'vitest'
import { openEncoder } from './encoder.ts'
import { openPieces } from './word-pieces.ts'

const encode = openEncoder()
const labelsOf = (sentence: string) => {
  const words = sentence.split(' ')
  const read = encode(words)
  const ofWords = read?.words.flatMap(({ label }, at) => (label === 'K' ? [] : [`${words[at]} ${label}`]))
  const ofGaps = read?.gaps.flatMap(({ label }, at) => (label === 'K' ? [] : [`${label} ${words[at] ?? ''}`]))
  return [...(ofWords ?? []), ...(ofGaps ?? [])]
}

test.each([
  ['She go to school every day .', ['go F:v:third']],
  ['Thank you for order again at our bakery .', ['order F:v:ing']],
  ['We waited at station for an hour .', ['I:the station']],
  ['He walked two hours for reach the school .', ['for R:to']],
])('what a teacher would do is labelled: %s', (sentence, labels) => expect(labelsOf(sentence)).toEqual(labels))

test.each(['The report was finished before the meeting began .', 'What ’s it say ?', 'Wholesale orders taken .'])(
  'nothing is to be done in what is right: %s',
  (sentence) => expect(labelsOf(sentence)).toEqual([]),
)

test('the same sentence is read the same, whatever was read before', () => {
  const first = encode('She go to school'.split(' '))
  encode('A much longer sentence stands between the two of them and uses other words'.split(' '))
  expect(encode('She go to school'.split(' '))).toEqual(first)
})

test('a sentence that is too long is not read', () => {
  expect(encode(Array(127).fill('word'))).toBeNull()
  expect(encode(Array(126).fill('word'))).not.toBeNull()
  expect(encode([])).toBeNull()
})

test('a word is read in the longest pieces that are known', () => {
  const piecesOf = openPieces(['##hed', '##s', '##was', '[UNK]', 'un', 'unwash'].join('\n'))
  expect(piecesOf('unwashed')).toEqual([3])
  expect(piecesOf('Unwas')).toEqual([4, 2])
  expect(piecesOf('unwashs')).toEqual([5, 1])
  expect(piecesOf('é')).toEqual([3])
})
