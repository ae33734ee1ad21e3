import type { Reason } from '../../english/grammar/reason.ts'
import { ingForm, participleForm, pastForm, thirdPerson } from '../../english/words/verbs.ts'
import { nextExercise, waitingFor } from './exercise.ts'
import { talkedAbout } from './memory.ts'
import { fill, say } from './school-book.ts'
import { teachEntry } from './teach-entry.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'
import { tellVerb } from './word-forms.ts'

const stemOf = (word: string): string => word.replace(/(?:ed|ing)$/, '')

/** 'bored' and 'boring'. */
function isOneFeeling([first = '', second = '']: readonly string[]): boolean {
  const [end, other] = [first, second].map((word) => /(ed|ing)$/.exec(word)?.[1])
  return end !== undefined && other !== undefined && end !== other && stemOf(first) === stemOf(second)
}

/** Who feels it (-ed), and what causes it (-ing). */
export function explainFeeling(turn: Turn, first: string, second: string): Said | null {
  const areAdjectives = [first, second].every((word) => isOfKind(turn, word, 'adjective'))
  return isOneFeeling([first, second]) && areAdjectives ? explainRule(turn, 'ed-ing', [first, second]) : null
}

/** Two forms of one verb, and the use of each. */
export function explainForms(turn: Turn, first: string, second: string): Said | null {
  return formsFrom(turn, first, second) ?? formsFrom(turn, second, first)
}

function formsFrom(turn: Turn, base: string, form: string): Said | null {
  if (base === form || !isOfKind(turn, base, 'verb')) return null
  if (form === thirdPerson(base)) return explainRule(turn, 'third-person', [base, form])
  const continuous = turn.teaching.entry('present-continuous')
  if (form === ingForm(base) && continuous) return teachEntry(turn, continuous)
  return form === pastForm(base) || form === participleForm(base) ? tellVerb(turn, base) : null
}

function isOfKind(turn: Turn, word: string, kind: 'verb' | 'adjective'): boolean {
  const looked = lookUpKindly(turn, word)
  return looked?.found === true && looked.senses.some(({ partOfSpeech }) => partOfSpeech === kind)
}

function explainRule(turn: Turn, reason: Reason, [from, to]: readonly [string, string]): Said {
  const { book } = turn
  const exercise = nextExercise(turn, reason)
  return said(
    'grammar',
    [
      fill(book.reasons[reason], { from, to }),
      exercise ? say(book, 'lesson.try', { gap: exercise.gap }) : say(book, 'example.try'),
    ],
    { last: talkedAbout('reason', reason, 0, to), ...waitingFor(exercise) },
  )
}
