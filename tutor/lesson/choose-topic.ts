import type { Entry } from '../book/entry.ts'
import { commonest } from '../dialogue/review.ts'
import type { Turn } from '../dialogue/turn.ts'

/** Where a lesson begins when nothing else is known. */
const FIRST_TOPICS = ['verb-to-be', 'present-simple', 'past-simple', 'present-perfect', 'articles-a-an']

/** What was named; else what goes with the learner's commonest mistake; else the first topic not taught yet. */
export function chooseTopic(turn: Turn, named: string | null): Entry {
  const names = [
    named,
    ...commonest([...turn.memory.mistakes]).map(entryOfReason(turn)),
    ...FIRST_TOPICS,
    ...turn.teaching.names,
  ]
  for (const name of names) {
    if (!name || (name !== named && isTaught(turn, name))) continue
    const entry = turn.teaching.entry(name)
    if (entry && canBeTaught(entry)) return entry
  }
  throw new Error('The book has nothing to teach')
}

export const nextTopic = ({ teaching, memory }: Turn, { next, name }: Entry): Entry | undefined =>
  next
    .filter((one) => one !== name && !memory.facts.includes(`lesson ${one}`))
    .map((one) => teaching.entry(one))
    .find((one) => one !== undefined && canBeTaught(one))

const isTaught = ({ memory }: Turn, name: string): boolean => memory.facts.includes(`lesson ${name}`)

const entryOfReason =
  ({ teaching }: Turn) =>
  (reason: string): string | null =>
    teaching.leadsFrom(reason) ?? null

const canBeTaught = ({ mistake, exercise, kind }: Entry): boolean =>
  (kind === 'grammar' || kind === 'pairs') && mistake.sentences.length > 0 && exercise.length > 0
