import { say } from '../dialogue/school-book.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { type Candidate, EVIDENCE, type Source, TOGETHER, WEIGHED } from './move.ts'
import { isPlausible } from './plausible.ts'
import { SOURCES } from './sources.ts'
import { type MoveWeights, type Understood, weighed } from './weigh.ts'

/** The sources in the order in which they are asked; those that are weighed against each other stand together. */
const STEPS: readonly (readonly Source[])[] = EVIDENCE.flatMap((evidence) => {
  const group = TOGETHER.find((one) => one.has(evidence))
  if (!group) return SOURCES.filter((source) => source.evidence === evidence).map((source) => [source])
  const isFirst = EVIDENCE.find((one) => group.has(one)) === evidence
  return isFirst ? [SOURCES.filter((source) => group.has(source.evidence))] : []
})

/** The likeliest of all ways to understand a message; it goes into the transcript. */
export function decide(turn: Turn, weights?: MoveWeights): Said {
  const [best, next] = weighed(turn, understandings(turn), weights)
  if (!best) throw new Error('No source takes what the others leave')
  return next && isTie(best, next)
    ? { ...askWhich(turn, best.candidate, next.candidate), trace: traceOf(best) }
    : answerBy(best)
}

/** The ways to understand a message between which is to be decided; of implausible ones only where there are no others. */
export function understandings(turn: Turn): Understood[] {
  const plausible = foundIn(turn, (source) => isPlausible(turn, source))
  return plausible.length > 0 ? plausible : foundIn(turn, () => true)
}

function foundIn(turn: Turn, isAsked: (source: Source) => boolean): Understood[] {
  for (const sources of STEPS) {
    const found = sources.filter(isAsked).flatMap((source) => {
      const candidate = source.find(turn)
      return candidate ? [{ source, candidate }] : []
    })
    if (found.length > 0) return found
  }
  return []
}

export const answerBy = (understood: Understood): Said => ({
  ...understood.candidate.reply(),
  trace: traceOf(understood),
})

const traceOf = ({ source, candidate }: Understood): NonNullable<Said['trace']> => ({
  move: source.move,
  topic: candidate.topic,
  score: candidate.certainty,
})

const TIE = 0.05

const CLEAR = 0.9

/** Two topics that are as likely. */
const isTie = (best: Understood, next: Understood): boolean =>
  [best, next].every(({ source }) => WEIGHED.has(source.evidence)) &&
  best.candidate.certainty < CLEAR &&
  Math.abs(best.candidate.certainty - next.candidate.certainty) < TIE &&
  best.candidate.offer !== undefined &&
  next.candidate.offer !== undefined &&
  best.candidate.topic !== next.candidate.topic

/** Between equals she asks which is meant. */
function askWhich({ book }: Turn, best: Candidate, next: Candidate): Said {
  const offers = [best.offer, next.offer].filter((one) => one !== undefined)
  const [first = '', second = ''] = offers.map(({ title }) => title)
  const offered = offers.map(({ choice }) => choice)
  return { ...said('practice', [say(book, 'entry.which', { first, second })], { offered }), neverAsks: true }
}
