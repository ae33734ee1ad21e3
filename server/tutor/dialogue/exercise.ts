import { exercises } from '../../../content/tutor-exercises.ts'
import type { Reason } from '../grammar/reason-of.ts'
import { fill, say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const SKIP =
  /^(?:skip|lewat(?:i|in)?|gak? tahu|ga tau|gatau|nggak tau|ndak tau|tidak tahu|i don'?t know|idk|dunno|pass|nyerah|give up)\b/i

/** Is this message an answer to the exercise that waits? */
export function isExerciseAnswer(turn: Turn): boolean {
  const { memory, text, analysis } = turn
  if (!memory.exercise) return false
  if (matches(turn) || SKIP.test(text.trim())) return true
  const words = text.trim().split(/\s+/).length
  if (words > 8 || /\?\s*$/.test(text)) return false
  if (words <= 3) return analysis.guess.confidence < 0.9 || analysis.written === 'en'
  return sharesWords(turn)
}

/** Whole sentences count when they are the gap's own sentence. */
function sharesWords(turn: Turn): boolean {
  const gap = new Set(bare(pending(turn)?.gap ?? '').split(' '))
  const words = bare(turn.text).split(' ')
  return words.filter((word) => gap.has(word)).length > words.length * 0.7
}

const pending = ({ memory }: Turn) => {
  const { exercise } = memory
  return exercise ? exercises[exercise.reason]?.[exercise.index] : undefined
}

export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^\p{L}\d' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function matches(turn: Turn): boolean {
  const exercise = pending(turn)
  const typed = bare(turn.text)
  if (!exercise) return false
  return exercise.answers.some((answer) => {
    const wanted = bare(answer)
    const whole = bare(exercise.gap.replace(/___/, answer).replace(/\([^)]*\)/g, ''))
    return typed === wanted || typed === whole || typed.replace(/^(?:it is|it's|jawabannya|answer) /, '') === wanted
  })
}

/** Right, once more, or the answer with its reason. */
export function checkExercise(turn: Turn): Said {
  const { book, memory, text } = turn
  const exercise = pending(turn)
  const waiting = memory.exercise
  if (!exercise || !waiting) return said('grammar', [say(book, 'lesson.ask')], { exercise: null })
  const answer = exercise.answers[0] ?? ''
  const reason = fill(book.reasons[waiting.reason as Reason] ?? '', { to: answer })
  if (matches(turn)) {
    return said('grammar', [say(book, 'exercise.right', { answer, reason }), say(book, 'exercise.next')], {
      exercise: null,
    })
  }
  if (SKIP.test(text.trim()))
    return said('grammar', [say(book, 'exercise.skip', { answer }), reason], { exercise: null })
  if (waiting.tries === 0) {
    return said('grammar', [say(book, 'exercise.hint', { reason }), say(book, 'exercise.try', { gap: exercise.gap })], {
      exercise: { ...waiting, tries: 1 },
    })
  }
  return said('grammar', [say(book, 'exercise.wrong', { answer, reason })], { exercise: null })
}
