import { join } from 'node:path'
import { ofOthers, outside } from '../../content/tutor-concepts-others.ts'
import { type WeighWish, WISHES, type WishChances } from '../../domain/chat/wish-to-enrol.ts'
import { conceptsOfAll } from './concepts.ts'
import { holdsConcept } from './evidence.ts'
import { featuresOf, type Group, plainWords, put } from './features.ts'
import { openLinear, type Scores, softmax } from './linear.ts'

/** Learnt from evals/wishes-training.tsv and the intents by scripts/tutor/train-wishes.ts. */
export const WISH_WEIGHTS = join(import.meta.dirname, '../data/wishes.bin')

/** With the word classes of what others offer, and with whose thing is wished for or refused. */
export function wishFeatures(message: string): Map<number, number> {
  const all = featuresOf(message, conceptsOfAll)
  put(all, objectGroup(plainWords(message).map(conceptsOfAll)), OBJECT_SHARE)
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

let scores: Scores | undefined

/** Word classes of which a wish to join holds at least one, however much it looks like one otherwise. */
const OF_JOINING: ReadonlySet<string> = new Set(
  `fee pay cheap money course school training teacher level exam interpret enrol trial resolved steps book person contact
  number staff want need begin promo timetable`.split(/\s+/),
)

/** 'Berapa?' asks for the fee; among words about the earth and the moon it counts something else. */
const COUNTED: ReadonlySet<string> = new Set(['howmany'])
const OUTSIDE: ReadonlySet<string> = new Set(Object.keys(outside))
const MANY = 2
const outsideIn = (message: string): number =>
  plainWords(message).filter((word) => conceptsOfAll(word).some((one) => OUTSIDE.has(one))).length

/** Loads its weights with the first message. */
export const weighWish: WeighWish = (message) => {
  scores ??= openLinear(WISH_WEIGHTS, WISHES, wishFeatures)
  const chances = softmax(scores(message))
  const weighed = Object.fromEntries(WISHES.map((wish, at) => [wish, chances[at] ?? 0])) as WishChances
  if (holdsConcept(message, OF_JOINING) || (holdsConcept(message, COUNTED) && outsideIn(message) < MANY)) return weighed
  return { ...weighed, join: 0, none: weighed.none + weighed.join }
}
