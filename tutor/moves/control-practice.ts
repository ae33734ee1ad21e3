import { controlEntry } from '../dialogue/control-entry.ts'
import { controlQuiz } from '../dialogue/control-quiz.ts'
import { type Controlled, controlIn } from '../dialogue/controls.ts'
import { wordCount } from '../dialogue/phrases.ts'
import { asIf, type Said, type Turn } from '../dialogue/turn.ts'
import { isAddressed } from '../dialogue/understood.ts'
import { controlLesson } from '../lesson/control-lesson.ts'
import { controlScene } from '../scenes/control-scene.ts'
import { tellFeedback } from '../scenes/feedback.ts'
import { continueScene, withLine } from '../scenes/play-scene.ts'
import type { Playing } from '../scenes/playing.ts'

/** 'Repeat', 'what should I say?', 'skip': wanted of what is being practised, before it counts as an answer to it. */
export function controlPractice(turn: Turn): Said | null {
  const { practice } = turn.memory
  if (practice?.kind === 'role-play') {
    const feedback = feedbackBeside(turn, practice)
    if (feedback) return feedback
  }
  const controlled = controlIn(turn)
  if (!controlled || isPractised(turn, controlled)) return null
  if (!practice) return controlEntry(turn, controlled)
  if (practice.kind === 'role-play') return controlScene(turn, practice, controlled)
  return practice.kind === 'quiz' ? controlQuiz(turn, practice, controlled) : controlLesson(turn, practice, controlled)
}

const SENTENCES = /(?<=[.!?])\s+/

/** 'It was broken, so I called him. By the way, how am I doing?': both are answered. */
function feedbackBeside(turn: Turn, playing: Playing): Said | null {
  const sentences = turn.text.split(SENTENCES)
  const asked = sentences.at(-1) ?? ''
  if (sentences.length < 2 || controlIn(asIf(turn, asked))?.control !== 'feedback') return null
  const line = sentences.slice(0, -1).join(' ')
  const next = continueScene({ ...asIf(turn, line), analysis: turn.analysis }, playing)
  return { ...next, parts: [tellFeedback(turn, withLine(turn, playing)), ...next.parts] }
}

/** Nobody practises with these. */
const TO_TEACHER: ReadonlySet<Controlled['control']> = new Set(['swap', 'other', 'feedback', 'sample', 'restart'])
const LONGEST = 6

/** What is long, in English and not said to the teacher is written for practice. */
const isPractised = ({ analysis, text }: Turn, { control }: Controlled): boolean =>
  analysis.written === 'en' && !TO_TEACHER.has(control) && wordCount(text) > LONGEST && !isAddressed(analysis)
