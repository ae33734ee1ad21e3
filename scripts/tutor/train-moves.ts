/**
 * Learns which way to understand a message (`tutor/moves/weigh.ts`): from conversations whose replies are judged by
 * patterns, questions to the book, and first messages with their intent. Tries what was learnt from some voices on the
 * others; deterministic. Run it when a source, a sign, or what it learns from changes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Move } from '../../tutor/moves/move.ts'
import { MOVE_WEIGHTS } from '../../tutor/moves/weigh.ts'
import { ensureIndex } from '../dictionary/ensure-index.ts'
import { readRows, share } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { ensureFindIndex } from './find/ensure-index.ts'
import { fitMoves, takenBy } from './fit-moves.ts'
import { type JudgedTurn, judgedFirsts, judgedTurns, type Wanted } from './judged-turns.ts'

const CONVERSATIONS = [
  'conversations-dev',
  'conversations-roles-dev',
  'conversations-people-dev',
  'conversations-voices-dev',
  'conversations-say-dev',
  'conversations-strangers-dev',
  'conversations-control-dev',
  'conversations-visitors-dev',
  'moves-training',
]
const INTENTS = ['intents-visitors-1', 'intents-visitors-2', 'intents-visitors-3']
/** Written to be learnt from: they count as several of the others. */
const OWN = 'moves-training'
const OWN_WEIGHT = 4
const FOLDS = 10
const SMALLEST = 0.01

interface JudgedSet {
  name: string
  turns: JudgedTurn[]
}

const fileOf = (set: string): string => join(PROJECT_ROOT, 'evals', `${set}.tsv`)

/** What they tell of a word or a sentence may answer a question to the book as well as the entry. */
const PERHAPS: ReadonlySet<Move> = new Set<Move>(['asks about a word', 'asks for a check', 'asks for a translation'])

/** The right entry, or another that answers as well. */
const askedOfBook = (): Wanted[] =>
  readRows(fileOf('find-dev')).map(({ question = '', expected = '' }) => ({
    says: question,
    isMet: ({ source, candidate }) =>
      PERHAPS.has(source.move) ? null : expected.split('|').some((name) => candidate.topic.split(' ').includes(name)),
  }))

const meantBy = (set: string): Wanted[] =>
  readRows(fileOf(set)).map(({ utterance = '', intent: wanted }) => ({
    says: utterance,
    isMet: ({ candidate }) => candidate.reply().intent === wanted,
  }))

async function readSets(): Promise<JudgedSet[]> {
  const sets: JudgedSet[] = []
  for (const name of CONVERSATIONS) sets.push({ name, turns: await judgedTurns(fileOf(name)) })
  sets.push({ name: 'find-dev', turns: await judgedFirsts(askedOfBook()) })
  for (const name of INTENTS) sets.push({ name, turns: await judgedFirsts(meantBy(name)) })
  return sets
}

const goodWith = (weights: ReadonlyMap<string, number>, turns: readonly JudgedTurn[]): number =>
  turns.filter((turn) => takenBy(weights, turn)?.isGood).length

const counted = (name: string | undefined, turns: readonly JudgedTurn[]): readonly JudgedTurn[] =>
  name === OWN ? Array.from({ length: OWN_WEIGHT }, () => turns).flat() : turns

/** How many turns are good, each voice by what was learnt from the others. */
function goodForOthers(sets: readonly JudgedSet[]): number[] {
  const voices = new Map(
    sets.flatMap(({ name, turns }) => turns.map(({ voice }) => `${name} ${voice}`)).map((v) => [v, 0]),
  )
  for (const [at, voice] of [...voices.keys()].entries()) voices.set(voice, at % FOLDS)
  const ofFold = (fold: number, isIn: boolean) =>
    sets.map(({ name, turns }) => turns.filter(({ voice }) => (voices.get(`${name} ${voice}`) === fold) === isIn))
  const good = sets.map(() => 0)
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = fitMoves(ofFold(fold, false).flatMap((turns, at) => counted(sets[at]?.name, turns)))
    ofFold(fold, true).forEach((turns, at) => {
      good[at] = (good[at] ?? 0) + goodWith(weights, turns)
    })
  }
  return good
}

await ensureIndex(PROJECT_ROOT)
await ensureFindIndex(PROJECT_ROOT)
const sets = await readSets()
const others = goodForOthers(sets)
const weights = fitMoves(sets.flatMap(({ name, turns }) => counted(name, turns)))
sets.forEach(({ name, turns }, at) => {
  const of = (count: number): number => share(count, turns.length)
  const best = turns.filter(({ options }) => options.some(({ isGood }) => isGood)).length
  const [byOrder, learnt] = [goodWith(new Map(), turns), goodWith(weights, turns)]
  console.log(name, { byOrder: of(byOrder), forOthers: of(others[at] ?? 0), learnt: of(learnt), best: of(best) })
})
const kept = [...weights]
  .filter(([, weight]) => Math.abs(weight) >= SMALLEST)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, weight]) => [name, Number(weight.toFixed(2))])
writeFileSync(MOVE_WEIGHTS, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
