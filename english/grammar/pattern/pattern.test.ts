import { expect, test } from 'vitest'
import { openLexicon } from '../../words/lexicon.ts'
import { readSentence } from '../sentence.ts'
import { matchesOf } from './match-pattern.ts'
import { parsePattern } from './parse-pattern.ts'
import { said } from './say.ts'

const lexicon = openLexicon()

function saidOf(when: string, say: string, text: string): string[] {
  const pattern = parsePattern(when)
  return matchesOf(pattern, readSentence(text, lexicon)).map((match) => said(match, pattern).fill(say))
}

test.each([
  ['a lemma stands for all its forms', 'make~ homework', 'do~1 $2', 'He made homework.', 'did homework'],
  ['a participle is told from a past', 'make~ homework', 'do~1 $2', 'He has made homework.', 'done homework'],
  ['n’t is not', 'do not must', '$1$2 have to', "I don't must go.", "don't have to"],
  ['optional words are taken if they are there', 'the? big dog', '$1|$2', 'See the big dog.', 'the|big'],
  ['an alternative may have several words', '[a lot of|many] #noun', '$1', 'I have a lot of work.', 'a lot of'],
  ['(s) is one or many', 'mistake(s)', 'x', 'Two mistakes.', 'x'],
  ['** skips as few words as possible', 'know ** for', '$2', 'I know him well for years for sure.', 'him well'],
  ['a verb agrees with its subject', '@subject ever', 'have@1', 'She ever', 'has'],
  ['a captured verb is inflected', 'like #base', 'like $2~ing', 'I like swim.', 'like swimming'],
  ['a choice goes by the word', 'be~ lack of', '$1{is=lacks|*=lack}', 'It is lack of salt.', 'lacks'],
  ['a choice may be for what is missing', 'see the? sky', 'see $2{=the} sky', 'I see sky.', 'see the sky'],
  ['a word without a choice stays', 'the? same', '$1{a=the} x', 'The same', 'the x'],
  [
    '% is a whole noun phrase, known by its head',
    'lose~ %[bus]',
    '$2',
    'He lost the last school bus.',
    'the last school bus',
  ],
  ['a degree is turned', 'more #short', '$2:more', 'It is more easy.', 'easier'],
  ['a pronoun is turned', '@pronoun and i', '$1:subject and I', 'Him and I', 'he and I'],
])('%s', (_, when, say, text, expected) => {
  expect(saidOf(when, say, text)[0]).toBe(expected)
})

test('context must be there and is not replaced', () => {
  const [match] = matchesOf(parsePattern('very < big > [dog|cat]'), readSentence('A very big cat.', lexicon))
  expect(match).toMatchObject({ from: 2, to: 3 })
  expect(saidOf('very < big > [dog|cat]', 'x', 'A big cat.')).toEqual([])
})

test('what is denied must not follow, and has no number', () => {
  expect(saidOf('go !home *', '$2', 'I go home.')).toEqual([])
  expect(saidOf('go !home *', '$2', 'I go out.')).toEqual(['out'])
})

test('what is needed must follow too, and has no number', () => {
  expect(saidOf('go &#small *', '$2', 'I go Home.')).toEqual([])
  expect(saidOf('go &#small *', '$2', 'I go out.')).toEqual(['out'])
})

test('a noun phrase has one head', () => {
  expect(saidOf('lose~ %[bus]', '$2', 'He lost the bus ticket.')).toEqual([])
})

test('^ is the start, . a mark or the end', () => {
  expect(saidOf('^ go > .', 'x', 'Go!')).toEqual(['x'])
  expect(saidOf('^ go > .', 'x', 'I go!')).toEqual([])
  expect(saidOf('go > .', 'x', 'I go home')).toEqual([])
})

test('an unknown class or test is an error', () => {
  expect(() => parsePattern('@nobody')).toThrow('no word class @nobody')
  expect(() => parsePattern('#nothing')).toThrow('no such test #nothing')
})

test('only sentences with the rarest sure words are searched', () => {
  expect(parsePattern('the? make~ homework').anchors).toEqual(new Set(['homework']))
  expect(parsePattern('@subject lose~ it').anchors).toEqual(new Set(['lose', 'loses', 'lost', 'losing']))
  expect(parsePattern('#adj').anchors).toBeUndefined()
})
