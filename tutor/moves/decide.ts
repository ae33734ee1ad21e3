import { say } from '../dialogue/school-book.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { type Candidate, EVIDENCE, type Source, WEIGHED } from './move.ts'
import { SOURCES } from './sources.ts'

interface Understood {
  source: Source
  candidate: Candidate
}

const BY_EVIDENCE = EVIDENCE.map((evidence) => SOURCES.filter((source) => source.evidence === evidence))

/** The move with the strongest evidence, and the likeliest of those; it goes into the transcript. */
export function decide(turn: Turn): Said {
  for (const sources of BY_EVIDENCE) {
    const [best, next] = likeliest(turn, sources)
    if (!best) continue
    const { source, candidate } = best
    const reply =
      next && isTie(candidate, next.candidate) ? askWhich(turn, candidate, next.candidate) : candidate.reply()
    return { ...reply, trace: { move: source.move, topic: candidate.topic, score: candidate.certainty } }
  }
  throw new Error('No source takes what the others leave')
}

/** Where topics are weighed, the likeliest first; elsewhere the first that is found is taken. */
function likeliest(turn: Turn, sources: readonly Source[]): Understood[] {
  const found: Understood[] = []
  for (const source of sources) {
    const candidate = source.find(turn)
    if (candidate) found.push({ source, candidate })
    if (candidate && (!WEIGHED.has(source.evidence) || candidate.certainty === 1)) break
  }
  return found.sort((left, right) => right.candidate.certainty - left.candidate.certainty)
}

const TIE = 0.05

const CLEAR = 0.9

const isTie = (best: Candidate, next: Candidate): boolean =>
  best.certainty < CLEAR &&
  best.certainty - next.certainty < TIE &&
  best.offer !== undefined &&
  next.offer !== undefined

/** Between equals she asks which is meant. */
function askWhich({ book }: Turn, best: Candidate, next: Candidate): Said {
  const offers = [best.offer, next.offer].filter((one) => one !== undefined)
  const [first = '', second = ''] = offers.map(({ title }) => title)
  const offered = offers.map(({ choice }) => choice)
  return { ...said('practice', [say(book, 'entry.which', { first, second })], { offered }), neverAsks: true }
}
