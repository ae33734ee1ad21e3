import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ofOthers, outside } from '../../content/tutor-concepts-others.ts'
import { type WeighWish, WISHES, type WishChances } from '../../domain/chat/wish-to-enrol.ts'
import { conceptsOfAll } from './concepts.ts'
import { holdsConcept } from './evidence.ts'
import { type FeaturesIn, featuresOf, type Group, plainWords, put } from './features.ts'
import { openLinear, type Scores, softmax } from './linear.ts'

/** Learnt from evals/wishes-training.tsv and the intents by scripts/tutor/train-wishes.ts. */
export const WISH_WEIGHTS = join(import.meta.dirname, '../data/wishes.bin')

/** The words that many voices say where they wish for something or nothing; all others are strange. */
export const WISH_WORDS = join(import.meta.dirname, '../data/wish-words.txt')

/** With the word classes of what others offer, with whose thing is wished for or refused, and with the gist. */
export const wishFeatures =
  (known: ReadonlySet<string>): FeaturesIn =>
  (message) => {
    const all = featuresOf(message, conceptsOfAll)
    const words = plainWords(message)
    const about = words.map(conceptsOfAll)
    put(all, objectGroup(about), OBJECT_SHARE)
    put(all, gistGroup(words, about, known), 1)
    return all
  }

const OBJECT_SHARE = 1.2

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const OURS = names('course exam english skills teacher native training interpret school level trial')
const THEIRS: ReadonlySet<string> = new Set(Object.keys(ofOthers))
const REFUSING = names('negation not_yet already stop_it uneasy')
const WISHES_OF = 'fee pay enrol contact person book want need howmany'.split(' ')

/** Which kind of thing stands beside which kind of wish, whatever the words. */
function objectGroup(about: readonly (readonly string[])[]): Group {
  const isOf = (kinds: ReadonlySet<string>) => about.some((concepts) => concepts.some((one) => kinds.has(one)))
  const whose = `${isOf(OURS) ? 'ours' : ''} ${isOf(THEIRS) ? 'theirs' : ''}`
  const isRefused = isOf(REFUSING)
  const unknown = Math.min(2, about.filter((concepts) => concepts.length === 0).length)
  const wishes = WISHES_OF.filter((wish) => isOf(new Set([wish])))
  const named = [
    `object ${whose}`,
    `object ${whose} ${unknown}`,
    `object ${whose} ${isRefused}`,
    ...wishes.flatMap((wish) => [`object ${wish} ${whose}`, `object ${wish} ${whose} ${isRefused}`]),
  ]
  return new Map(named.map((name) => [name, 1]))
}

const STRANGE = '*'
const OF_OTHERS = 'others'
const MANY_STRANGE = 3

/**
 * What is said about things of whatever name: known words stand for themselves, those of the school for their class,
 * and strange ones for each other. 'Minat sewa kayak' and 'minat beli drone' share their gist.
 */
function gistGroup(words: readonly string[], about: readonly (readonly string[])[], known: ReadonlySet<string>): Group {
  const group: Group = new Map()
  const add = (name: string, weight: number) => group.set(name, (group.get(name) ?? 0) + weight)
  const read = words.map((word, at) => (known.has(word) ? word : gistOf(about[at] ?? [])))
  const gist = read.filter((one, at) => one !== STRANGE || read[at - 1] !== STRANGE)
  for (const [at, one] of [...gist, 'end'].entries()) {
    const before = gist[at - 1] ?? 'begin'
    add(`gist ${before} ${one}`, 1)
    if (at < gist.length) add(`gist ${gist[at - 2] ?? 'begin'} ${before} ${one}`, 0.6)
  }
  const isOurs = about.some((concepts) => concepts.some((one) => OURS.has(one)))
  const strange = Math.min(MANY_STRANGE, read.filter((one) => one === STRANGE || one === OF_OTHERS).length)
  add(`strange ${strange}`, 2)
  add(`strange ${strange} ${isOurs}`, 2)
  for (const wish of WISHES_OF)
    if (about.some((concepts) => concepts.includes(wish))) add(`strange ${strange} ${isOurs} ${wish}`, 1)
  return group
}

function gistOf(concepts: readonly string[]): string {
  const ours = concepts.find((one) => !THEIRS.has(one))
  if (ours !== undefined) return `of ${ours}`
  return concepts.some((one) => one !== 'trouble') ? OF_OTHERS : STRANGE
}

let scores: Scores | undefined

/** Word classes of which a wish to join holds at least one, however much it looks like one otherwise. */
const OF_JOINING: ReadonlySet<string> = new Set(
  `fee pay cheap money course school training teacher level exam interpret enrol trial resolved steps book person
  contact number staff want need begin promo timetable`.split(/\s+/),
)

/** 'Berapa?' asks for the fee; among words about the earth and the moon it counts something else. */
const COUNTED: ReadonlySet<string> = new Set(['howmany'])
const OUTSIDE: ReadonlySet<string> = new Set(Object.keys(outside))
const MANY = 2
const outsideIn = (message: string): number =>
  plainWords(message).filter((word) => conceptsOfAll(word).some((one) => OUTSIDE.has(one))).length

const readWords = (): ReadonlySet<string> => new Set(readFileSync(WISH_WORDS, 'utf8').trim().split('\n'))

/** Loads its weights with the first message. */
export const weighWish: WeighWish = (message) => {
  scores ??= openLinear(WISH_WEIGHTS, WISHES, wishFeatures(readWords()))
  const chances = softmax(scores(message))
  const weighed = Object.fromEntries(WISHES.map((wish, at) => [wish, chances[at] ?? 0])) as WishChances
  if (holdsConcept(message, OF_JOINING) || (holdsConcept(message, COUNTED) && outsideIn(message) < MANY)) return weighed
  return { ...weighed, join: 0, none: weighed.none + weighed.join }
}
