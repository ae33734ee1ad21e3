import type { Alternative, GapOption } from '../analysis.ts'
import { reasonFor } from './corrections.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { list } from './teach-entry.ts'
import { type Said, said, type Turn } from './turn.ts'

/** 'She ___ to school. (a) go (b) goes': the option that leaves no mistake, and what is wrong with the others. */
export function fillGap(turn: Turn): Said | null {
  const { gap, gaps } = turn.analysis
  return gaps.length > 1 ? fillAll(turn, gaps) : fillOne(turn, gap)
}

/** Each of several; null where nothing is sure of any. */
function fillAll(turn: Turn, gaps: readonly GapOption[][]): Said | null {
  const told = gaps.map((gap) => fillOne(turn, gap))
  const last = told.find((one) => one !== null)?.memory
  const lines = told.map((one, at) => `**${at + 1}.** ${one?.parts.join('\n') ?? say(turn.book, 'gap.unsure')}`)
  return last ? said('grammar', lines, last) : null
}

function fillOne(turn: Turn, gap: readonly GapOption[]): Said | null {
  const { book } = turn
  const [best, ...more] = rightOnes(gap)
  const wrong = gap.filter(({ corrections }) => corrections.length > 0)
  if (!best || wrong.length === 0) return null
  if (more.length > 0) {
    const options = [best, ...more].map(({ option }) => `**${option}**`).join(', ')
    return said('grammar', [say(book, 'gap.several', { options })])
  }
  const keys = wrong.map((one) => reasonOf(turn, one))
  const lines = wrong.map(({ option }, at) => `**${option}**: ${keys[at]?.text ?? ''}`)
  return said(
    'grammar',
    [say(book, 'gap.right', { option: best.option, sentence: best.text }), list(say(book, 'gap.others'), lines)],
    { last: talkedAbout('reason', keys[0]?.key) },
  )
}

function reasonOf({ book }: Turn, { corrections }: Alternative) {
  const [finding] = corrections.flatMap(({ findings }) => findings)
  return finding && reasonFor(book, finding)
}

/** Those without a mistake; of several forms of one verb, the one that the others are corrected to. */
function rightOnes(options: readonly GapOption[]): GapOption[] {
  const right = options.filter(({ corrections }) => corrections.length === 0)
  const isOneVerb = options[0]?.verbs.some((verb) => options.every(({ verbs }) => verbs.includes(verb)))
  if (!isOneVerb) return right
  const votes = (one: GapOption) =>
    options.filter(({ corrections }) => corrections.some(({ corrected }) => corrected === one.text)).length
  const most = Math.max(0, ...right.map(votes))
  return most === 0 ? right : right.filter((one) => votes(one) === most)
}
