import { expect, test } from 'vitest'
import { beginning, everyPattern, exactly, holding, wordPattern } from './word-pattern.ts'

test('a class in a pattern is any of its words, joined words and rests of words included', () => {
  expect(wordPattern('\\b@me\\b.*\\b@stupid\\b').test('kayaknya Aku emang gak bakat')).toBe(true)
  expect(holding('course').test('ada kelasnya?')).toBe(true)
  expect(holding('course').test('endless')).toBe(false)
})

test('a class may hold another', () => {
  expect(holding('ourCompany').test('di kantor kami')).toBe(true)
  expect(holding('score').test('sampai lancar')).toBe(true)
})

test('at the beginning, or nothing else', () => {
  expect(beginning('request').test('explain it')).toBe(true)
  expect(beginning('request').test('I explain it')).toBe(false)
  expect(exactly('noName').test('fine')).toBe(true)
  expect(exactly('noName').test('Finella')).toBe(false)
})

test('a class that does not exist is an error', () => {
  expect(() => wordPattern('@nothing')).toThrow('No such class of words: @nothing')
})

test('every place where a class is found', () => {
  expect('Fine, weak point and WEAK POINTS'.match(everyPattern('\\b@myMistakes\\b'))).toEqual([
    'weak point',
    'WEAK POINTS',
  ])
})
