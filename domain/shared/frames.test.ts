import { expect, test } from 'vitest'
import { createFrames, vocabularyOf } from './frames.ts'

const table = {
  meaning: `
    … apa? arti|artinya dari? {word}
    {word} itu? artinya apa?`,
  fees: `
    … how_much … cost* …`,
}
const read = (text: string) => createFrames(table)(text.split(' '))

test('a line takes either word, leaves out what may be missing, and gives what stands in its slot', () => {
  expect(read('kak apa arti dari rest in peace')).toContainEqual({ name: 'meaning', slots: { word: 'rest in peace' } })
  expect(read('brave artinya')).toContainEqual({ name: 'meaning', slots: { word: 'brave' } })
})

test('words are joined by _ and completed by *, with anything around', () => {
  expect(read('so how much would it costs me').map(({ name }) => name)).toEqual(['fees'])
  expect(read('how many would it cost')).toEqual([])
})

test('the vocabulary is every word of the lines, without slots', () => {
  expect([...vocabularyOf({ fees: 'how_much is|are {it}' })]).toEqual(['how', 'much', 'is', 'are'])
})

const classes = { of: 'of dari', about: '@of tentang' }

test('a class stands for its words, also those of a class within it', () => {
  const readAbout = createFrames({ meaning: 'arti @about|untuk? {word}' }, classes)
  const word = (text: string) => readAbout(text.split(' '))[0]?.slots.word
  expect(['arti dari brave', 'arti tentang brave', 'arti untuk brave', 'arti brave'].map(word)).toEqual(
    Array.from({ length: 4 }, () => 'brave'),
  )
  expect([...vocabularyOf({ meaning: 'arti @about' }, classes)]).toEqual(['arti', 'of', 'dari', 'tentang'])
})

test('a class that does not exist is a mistake in the table', () => {
  expect(() => createFrames({ meaning: 'arti @off {word}' }, classes)).toThrow('No such class of words: @off')
})

test('what must not follow', () => {
  const read = createFrames({ tired: '… tired of life !insurance|in …' })
  const says = (text: string) => read(text.split(' ')).length > 0
  expect(
    ['i am tired of life', 'tired of life and work', 'tired of life in jakarta', 'tired of life insurance'].map(says),
  ).toEqual([true, true, false, false])
})
