import { explainFixes, showFixes } from '../dialogue/explain-fixes.ts'
import { wordCount } from '../dialogue/phrases.ts'
import { isFaulty } from '../dialogue/practised-question.ts'
import { soundsIn } from '../dialogue/pronunciation.ts'
import { hintFor, questionAgain, reasonOfLast } from '../dialogue/quiz.ts'
import { fixesNamed, placeNamed, type Thread, type ThreadOf, threadOf } from '../dialogue/thread.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { isAddressed, SURE } from '../dialogue/understood.ts'
import { sentencesWith } from '../dialogue/word-sentences.ts'
import type { FollowUp } from '../find/facet-index.ts'
import { feedbackSoFar, repeatLine, sampleAnswer } from '../scenes/play-scene.ts'
import { asksOtherWord, asksSchool } from './from-book.ts'
import { CERTAIN, FACET_OPEN, SHORT, SURE_TOPIC } from './limits.ts'

type Answers<Kind extends Thread['kind']> = Partial<
  Record<FollowUp, (turn: Turn, thread: ThreadOf<Kind>) => Said | null>
>

/** What is answered about each kind of thread; anything else is asked of the open entry or word. */
const ANSWERS: { [Kind in Thread['kind']]: Answers<Kind> } = {
  correction: { mistake: explainFixes, which: showFixes, short: showFixes },
  scene: {
    which: (turn, { playing }) => feedbackSoFar(turn, playing),
    mistake: explainFixes,
    short: (turn, { playing }) => repeatLine(turn, playing),
    meaning: (turn, { playing }) => sampleAnswer(turn, playing),
    translate: (turn, { playing }) => sampleAnswer(turn, playing),
    easier: (turn, { playing }) => sampleAnswer(turn, playing),
    examples: (turn, { playing }) => sampleAnswer(turn, playing),
  },
  quiz: {
    short: (turn, { quiz }) => ({ ...said('practice', [questionAgain(turn.book, quiz)]), isWaiting: true }),
    mistake: (turn, { quiz }) => reasonOfLast(turn, quiz),
    easier: (turn, { quiz }) => hintFor(turn, quiz),
  },
  translation: {
    examples: (turn, { text }) => sentencesWith(turn, text.replace(/[.!?]$/, '').toLowerCase()),
    aloud: (turn, { text }) => {
      const sounds = soundsIn(turn, text)
      return sounds === null ? null : said('pronunciation', [sounds], { last: turn.memory.last })
    },
  },
}

/** A short question about what was said last. */
export function followThread(turn: Turn): Said | null {
  const thread = threadOf(turn.memory, turn.text)
  if (!thread || !isToTeacher(turn, thread) || isFaulty(turn) || asksOtherWord(turn)) return null
  const facet = facetIn(turn, thread)
  return facet && answered(turn, thread, facet)
}

/** The same, before any other request: in a scene or a quiz it is about what waits. */
export const followWaiting = (turn: Turn): Said | null => (turn.memory.practice ? followThread(turn) : null)

/** Whatever the kind, its own answers get it. */
const answered = <Kind extends Thread['kind']>(turn: Turn, thread: ThreadOf<Kind>, facet: FollowUp): Said | null =>
  (ANSWERS[thread.kind as Kind] as Answers<Kind>)[facet]?.(turn, thread) ?? null

/** In a scene, English is said to her role unless it surely asks the teacher. */
const isToTeacher = ({ analysis }: Turn, { kind }: Thread): boolean =>
  kind !== 'scene' || analysis.written !== 'en' || isAddressed(analysis) || (analysis.facet?.sure ?? 0) > CERTAIN

const LONGEST = 10

/** Where the words of a correction are named, its reason is asked for, however unsure the rest is. */
function facetIn(turn: Turn, thread: Thread): FollowUp | null {
  const { analysis, text } = turn
  const { facet, found } = analysis
  const length = wordCount(text)
  const names = namesPart(thread, text)
  if (names === 'place' && length <= SHORT) return 'mistake'
  if (!facet || length > LONGEST) return null
  const known = found[0]?.probability ?? 0
  if (names && facet.sure < SURE) return facet.facet in ANSWERS.correction ? 'mistake' : null
  const limit = length <= SHORT ? FACET_OPEN : SURE
  const isOther = !names && length > SHORT && known > Math.max(SURE_TOPIC, facet.sure)
  const isOfSchool = facet.sure < CERTAIN && asksSchool(turn)
  return facet.sure < limit || isOther || isOfSchool ? null : facet.facet
}

/** Which of the corrections the question names, by its words or its place in the list. */
function namesPart(thread: Thread, text: string): 'words' | 'place' | null {
  if (!('fixes' in thread) || thread.fixes.length === 0) return null
  if (fixesNamed(thread.fixes, text).length > 0) return 'words'
  return thread.fixes.length > 1 && placeNamed(text) >= 0 ? 'place' : null
}
