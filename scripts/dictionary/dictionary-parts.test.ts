import { describe, expect, test } from 'vitest'
import { chooseSenses, hasWord } from './choose-senses.ts'
import { toIpa } from './pronounce.ts'
import { relatedWords } from './related-words.ts'
import { isSafeExample, isSafeMeaning } from './safety.ts'
import type { SenseOf, Synset } from './wordnet.ts'

test.each([
  ['HH AH0 L OW1', 'həˈloʊ'],
  ['B R EY1 V', 'breɪv'],
  ['EH2 JH AH0 K EY1 SH AH0 N', 'ˌedʒəˈkeɪʃən'],
  ['S IH1 NG ER0', 'ˈsɪŋər'],
  ['IH0 K S T R IY1 M', 'ɪkˈstriːm'],
  ['G ER1 L', 'ɡɜːrl'],
])('%s is said %s: stress before its syllable, none on a single one', (arpabet, ipa) => {
  expect(toIpa(arpabet)).toBe(ipa)
})

describe('what WordNet links', () => {
  const senseOf = (word: string, id: number, changes: Partial<Synset>): SenseOf => ({
    word,
    number: 1,
    uses: 5,
    synset: {
      id,
      partOfSpeech: 'noun',
      words: [word],
      nearby: [],
      links: [],
      isName: false,
      definition: 'a thing',
      examples: [],
      ...changes,
    },
  })
  const envy = senseOf('envy', 1, { links: [{ kind: 'derived', word: 'envy', to: 2, place: 0 }] })
  const envious = senseOf('envious', 2, { partOfSpeech: 'adjective' })

  test('what is derived is found from either side', () => {
    expect(
      relatedWords(
        [envy, envious],
        () => 5,
        () => true,
      ).map(({ word, kind, other }) => `${word} ${kind} ${other}`),
    ).toEqual(['envy adjective envious', 'envious noun envy'])
  })
})

describe('what WordNet offers is chosen for learners', () => {
  const synset = (id: number, changes: Partial<Synset> = {}): Synset => ({
    id,
    partOfSpeech: 'noun',
    words: ['dog', 'hound'],
    links: [],
    nearby: [],
    isName: false,
    definition: 'an animal',
    examples: [],
    ...changes,
  })
  const sense = (id: number, uses: number, changes: Partial<Synset> = {}): SenseOf => ({
    word: 'dog',
    synset: synset(id, changes),
    number: id,
    uses,
  })
  const choose = (...senses: SenseOf[]) =>
    chooseSenses(
      senses,
      () => undefined,
      () => 1,
    )

  test('the commonest meanings first, at most three of one part of speech; names last', () => {
    const chosen = choose(sense(1, 0), sense(2, 5), sense(3, 9, { isName: true }), sense(4, 1), sense(5, 2))
    expect(chosen.map(({ synset: { id } }) => id)).toEqual([2, 5, 4])
  })
  test('no meaning and no example that is violent or sexual', () => {
    expect(choose(sense(1, 9, { definition: 'vulgar term for a person' }))).toEqual([])
    const [chosen] = choose(sense(1, 9, { examples: ['he killed the dog', 'the dogs ran home'] }))
    expect(chosen?.example).toBe('The dogs ran home.')
  })
  test('no example without the word; no synonym that is the word', () => {
    expect(choose(sense(1, 1, { examples: ['a cat sat on the mat'] }))[0]).toMatchObject({
      example: null,
      synonyms: ['hound'],
    })
  })
})

test('a form of the word counts as the word', () => {
  expect(hasWord('give up', 'she is giving up')).toBe(true)
  expect(hasWord('run', 'a rung of the ladder')).toBe(false)
})

test('ordinary sentences pass the filter', () => {
  expect(
    ['They were hoping for good weather.', 'The class laughed.', 'We analyze the data.'].every(isSafeExample),
  ).toBe(true)
  expect(isSafeMeaning('the reproductive part of a plant')).toBe(true)
})
