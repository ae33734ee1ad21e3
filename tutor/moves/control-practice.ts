import { controlEntry } from '../dialogue/control-entry.ts'
import { controlQuiz } from '../dialogue/control-quiz.ts'
import { type Controlled, controlIn } from '../dialogue/controls.ts'
import { wordCount } from '../dialogue/phrases.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { isAddressed } from '../dialogue/understood.ts'
import { controlLesson } from '../lesson/control-lesson.ts'
import { controlScene } from '../scenes/control-scene.ts'

/** 'Repeat', 'what should I say?', 'skip': wanted of what is being practised, before it counts as an answer to it. */
export function controlPractice(turn: Turn): Said | null {
  const { practice } = turn.memory
  const controlled = controlIn(turn)
  if (!controlled || isPractised(turn, controlled)) return null
  if (!practice) return controlEntry(turn, controlled)
  if (practice.kind === 'role-play') return controlScene(turn, practice, controlled)
  return practice.kind === 'quiz' ? controlQuiz(turn, practice, controlled) : controlLesson(turn, practice, controlled)
}

/** Nobody practises with these. */
const TO_TEACHER: ReadonlySet<Controlled['control']> = new Set(['swap', 'other', 'feedback', 'sample', 'restart'])
const LONGEST = 6

/** What is long, in English and not said to the teacher is written for practice. */
const isPractised = ({ analysis, text }: Turn, { control }: Controlled): boolean =>
  analysis.written === 'en' && !TO_TEACHER.has(control) && wordCount(text) > LONGEST && !isAddressed(analysis)
