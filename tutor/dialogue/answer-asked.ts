import type { AskedRequest } from '../analysis.ts'
import type { Move } from '../moves/move.ts'
import type { Act } from '../requests/kinds.ts'
import { say } from './school-book.ts'
import { sorryBefore } from './sorry-before.ts'
import { asIf, type Said, type Turn } from './turn.ts'

type Choose = (turn: Turn) => Said

/** An exercise waits for these, or is controlled by them. */
const OF_EXERCISE: ReadonlySet<Act> = new Set<Act>(['answer', 'practise', 'dont-know', 'stop', 'exercise', 'more'])

/** Answers what is asked in the parts of a message, one after the other; null where it is answered as a whole. */
export function answerAsked(heard: Turn, choose: Choose): { turn: Turn; said: Said } | null {
  const { asked } = heard.analysis
  const [only, ...others] = asked
  if (!only || heard.memory.practice) return null
  if (others.length === 0 && heard.memory.exercise && OF_EXERCISE.has(only.act)) return null
  const whole = choose(heard)
  if (whole.isCare || OF_WHOLE.has(whole.trace?.move)) return null
  if (others.length === 0 && only.act === 'check' && whole.trace?.move === ABOUT_ENGLISH) return null
  const wanted = asked.filter(({ act }, at) => act !== 'object' || at === asked.length - 1)
  const answers = answerEach(heard, wanted, choose).filter(({ said }) => isAnswer(said))
  const [first] = answers
  if (!first || (answers.length < wanted.length && !answers.some(({ isPlain }) => isPlain) && isAnswer(whole)))
    return null
  const main = answers.find(({ turn }) => turn.analysis.corrections.length > 0) ?? first
  const said = joined(
    heard,
    answers.map((one) => one.said),
    whole,
  )
  const isSorry = wanted.length < asked.length && only.act === 'object' && heard.memory.turn > 0
  return {
    turn: main.turn,
    said: isSorry ? sorryBefore(heard, said) : said,
  }
}

const ANSWERS: ReadonlySet<string | undefined> = new Set<Move>([
  ...([
    'asks for a facet',
    'asks about English',
    'asks about a word',
    'asks for a translation',
    'asks for a check',
  ] as const),
  ...(['asks for something to do', 'asks the school', 'answers', 'shares a feeling', 'asks about the tutor'] as const),
])
const SURE = 0.6

/** 'Is it rude to write “…”?': the book knows what is asked of it. */
const ABOUT_ENGLISH: Move = 'asks about English'

/** Not a question back, nor the nearest that she has. */
const isAnswer = ({ trace, lost }: Said): boolean => ANSWERS.has(trace?.move) && (trace?.score ?? 0) >= SURE && !lost

/** What stands on its own is not answered by its parts. */
const OF_WHOLE: ReadonlySet<string | undefined> = new Set([
  'is in danger',
  'gives details',
  'sends a text',
  'refuses details',
])

function answerEach(heard: Turn, asked: readonly AskedRequest[], choose: Choose) {
  let { memory, before } = heard
  return asked.map(({ text, analysis, isPlain }) => {
    const turn: Turn = { ...asIf(heard, text), analysis, memory, before }
    const said = choose(turn)
    memory = { ...memory, ...said.memory, turn: memory.turn + 1 }
    before = text
    return { turn, said, isPlain }
  })
}

function joined(heard: Turn, all: readonly Said[], whole: Said): Said {
  const last = all.at(-1) as Said
  const parts = all.flatMap((one) =>
    one === last ? one.parts : one.parts.filter((part) => !isInvitation(heard, part)),
  )
  const right = all.find((one) => one.right !== undefined)?.right
  return {
    ...last,
    parts: [...new Set(parts)],
    memory: Object.assign({}, ...all.map(({ memory }) => memory)),
    ...(right !== undefined && { right }),
    ...(all.some(({ showsAll }) => showsAll) && { showsAll: true as const }),
    ...((whole.neverAsks || all.some(({ neverAsks }) => neverAsks)) && { neverAsks: true as const }),
  }
}

/** One thing to do is enough, at the end. */
const isInvitation = ({ book }: Turn, part: string): boolean =>
  [
    say(book, 'entry.more'),
    say(book, 'entry.more.examples'),
    say(book, 'entry.own'),
    say(book, 'exercise.try', { gap: CUT }),
    say(book, 'word.use', { word: CUT }),
  ].some((invitation) => part.startsWith(invitation.split(CUT)[0] ?? invitation))

const CUT = '…'
