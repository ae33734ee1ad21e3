import { isNeverExplained } from '../../english/dictionary/never-explained.ts'
import { isSafeMeaning } from './safety.ts'
import type { SenseOf, Synset } from './wordnet.ts'

/** `other` is the noun, verb, adjective or adverb that belongs to a word, its opposite, or much the same. */
export interface Related {
  word: string
  kind: Synset['partOfSpeech'] | 'opposite' | 'same'
  other: string
}

const MOST = 8

/** What WordNet links, the likeliest first; only words in use. */
export function relatedWords(
  senses: readonly SenseOf[],
  usesOf: (word: string) => number,
  isListed: (word: string) => boolean,
): Related[] {
  const network = readNetwork(senses)
  const isUsed = (word: string) =>
    /^[a-z][a-z-]+$/.test(word) && !isNeverExplained(word) && (usesOf(word) > 0 || isListed(word))
  const found = senses
    .filter(({ synset, word }) => isUsed(word) && isSafeMeaning(synset.definition))
    .flatMap((sense) => [
      ...linkedTo(sense, network, usesOf),
      ...oppositesNear(sense, network),
      ...sameAs(sense, network, isListed),
    ])
    .filter(({ word, other }) => word !== other && isUsed(word) && isUsed(other))
  return [...Map.groupBy(found, ({ word, kind }) => `${word}|${kind}`).values()].flatMap((group) =>
    group
      .sort((one, other) => other.weight - one.weight)
      .filter(({ other }, at) => group.findIndex((one) => one.other === other) === at)
      .slice(0, MOST),
  )
}

interface Network {
  synsets: ReadonlyMap<number, Synset>
  /** The how-manieth sense of the word this is. */
  numberOf(word: string, synset: Synset): number
}

type Weighed = Related & { weight: number }

function readNetwork(senses: readonly SenseOf[]): Network {
  const synsets = new Map(senses.map(({ synset }) => [synset.id, synset]))
  const numbers = new Map(senses.map(({ word, synset, number }) => [`${word}|${synset.id}`, number]))
  return { synsets, numberOf: (word, { id }) => numbers.get(`${word}|${id}`) ?? Number.POSITIVE_INFINITY }
}

/** Whoever does it is rarely meant: 'decision' before 'decider'. */
const AGENT = /(?:er|or|ee|ist|ing)$/

const weightOf = (word: string, usesOf: (word: string) => number): number =>
  (1 + Math.log10(1 + usesOf(word))) * (AGENT.test(word) ? 0.3 : 1)

/** What is derived is linked in one direction only. */
const linkedTo = (
  { word, synset, number }: SenseOf,
  { synsets }: Network,
  usesOf: (word: string) => number,
): Weighed[] =>
  synset.links
    .filter((link) => link.word === word)
    .flatMap(({ kind, to, place }): Weighed[] => {
      const target = synsets.get(to)
      const other = target?.words[place]
      if (!target || !other) return []
      const weight = weightOf(other, usesOf) / number
      if (kind === 'opposite') return [{ word, kind, other, weight }]
      return [
        { word, kind: target.partOfSpeech, other, weight },
        { word: other, kind: synset.partOfSpeech, other: word, weight: weightOf(word, usesOf) / number },
      ]
    })

const DISTANT = 0.01
const NEAR = 0.6
const UNLISTED = 0.4
const LAST_SENSE = 2

const near = (synset: Synset, synsets: ReadonlyMap<number, Synset>): Synset[] =>
  synset.partOfSpeech === 'adjective' ? synset.nearby.flatMap((id) => synsets.get(id) ?? []) : []

/** 'Stingy' has an opposite of its own, 'miserly' that of the words near it. */
const oppositesNear = ({ word, synset, number }: SenseOf, { synsets }: Network): Weighed[] =>
  near(synset, synsets)
    .filter(() => number === 1)
    .flatMap(({ links }) => links.filter(({ kind }) => kind === 'opposite'))
    .flatMap(({ to, place }) => synsets.get(to)?.words[place] ?? [])
    .map((other) => ({ word, kind: 'opposite', other, weight: DISTANT }))

/** Words of which this is a common sense: 'black' can mean 'angry', but nobody thinks of it. */
const sameAs = (
  { word, synset, number }: SenseOf,
  { synsets, numberOf }: Network,
  isListed: (word: string) => boolean,
): Weighed[] =>
  [synset, ...near(synset, synsets)]
    .filter(({ definition }) => isSafeMeaning(definition))
    .flatMap((one) =>
      one.words.map((other) => ({ other, number: numberOf(other, one), closeness: one === synset ? 1 : NEAR })),
    )
    .filter((one) => one.number <= LAST_SENSE)
    .map(({ other, number: ofOther, closeness }) => ({
      word,
      kind: 'same',
      other,
      weight: (closeness * (isListed(other) ? 1 : UNLISTED)) / number / ofOther,
    }))
