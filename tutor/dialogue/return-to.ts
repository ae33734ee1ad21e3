import { firstOfAll, goesOnBehind, returns } from '../../content/tutor-pointing.ts'
import { wordSet } from '../book/read-topics.ts'
import { stemsOf } from './closest-part.ts'
import type { Last } from './memory.ts'
import { bare, holdsOneOf, opensWith } from './phrases.ts'
import { asIf, type Turn } from './turn.ts'

/** 'Back to the email': the turn as if that subject had been open all the time. */
export function returned(turn: Turn): Turn {
  const { memory, analysis } = turn
  const before = afterComfort(turn)
  if (before) return { ...turn, memory: { ...memory, last: before } }
  const last = memory.practice || !analysis.returned ? null : subjectMeant(turn)
  if (!last || !analysis.returned) return turn
  const { text, analysis: read } = analysis.returned
  return { ...asIf(turn, text), analysis: read, memory: { ...memory, last, exercise: null } }
}

/** 'Lanjut', 'yang tadi, ulangi', behind a word of comfort: what was talked about before it. */
function afterComfort({ memory, teaching, text }: Turn): Last | null {
  const { last, earlier, practice } = memory
  const isCare = last?.kind === 'sad' || (last?.kind === 'entry' && teaching.kindOf(last.about) === 'care')
  const isShort = bare(text).split(' ').length <= LONGEST_RETURN
  return isCare && !practice && isShort && holdsOneOf(text, goesOnBehind) ? (earlier[0] ?? null) : null
}

const LONGEST_RETURN = 7

const LONGEST_FIRST = [...returns].sort((one, other) => other.length - one.length)

/** The message behind 'back to', or null. */
export function behindReturn(text: string): string | null {
  const opening = LONGEST_FIRST.find((one) => opensWith(text, [one]))
  const rest = opening && text.trim().split(/\s+/).slice(opening.split(' ').length).join(' ')
  return rest || null
}

/** The earlier subject with most words of the message; the very first, if that is said; otherwise the one before. */
function subjectMeant(turn: Turn): Last | null {
  const { earlier, last } = turn.memory
  const asked = stemsOf(turn.text)
  const all = last ? [last, ...earlier] : earlier
  const counted = all.map((one) => ({
    one,
    count: [...stemsOf(wordsOf(turn, one))].filter((stem) => asked.has(stem)).length,
  }))
  const best = counted.reduce((first, next) => (next.count > first.count ? next : first), {
    one: null as Last | null,
    count: 0,
  })
  if (best.one) return best.one
  const isFirst = bare(turn.text)
    .split(' ')
    .some((word) => firstOfAll.has(word))
  return (isFirst ? earlier.at(-1) : earlier[0]) ?? null
}

function wordsOf({ teaching }: Turn, { kind, about }: Last): string {
  if (kind === 'theme') return wordSet(about)?.names.join(' ') ?? ''
  const entry = kind === 'entry' ? teaching.entry(about) : undefined
  return entry ? `${about.replaceAll('-', ' ')} ${entry.title.id} ${entry.title.en} ${entry.items.join(' ')}` : about
}
