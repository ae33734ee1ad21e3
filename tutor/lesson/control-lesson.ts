import type { Entry } from '../book/entry.ts'
import type { Controlled } from '../dialogue/controls.ts'
import { say } from '../dialogue/school-book.ts'
import { tellFacet } from '../dialogue/tell-facet.ts'
import { asIf, type Said, said, type Turn } from '../dialogue/turn.ts'
import type { FollowUp } from '../find/facet-index.ts'
import { nextTopic } from './choose-topic.ts'
import { answerLesson, isAnswer, type Lesson, promptOf, startLesson } from './lesson.ts'

type Act = (turn: Turn, lesson: Lesson, entry: Entry) => Said | null

/** Something said beside the lesson, then the step that waits. */
const beside =
  (tell: (turn: Turn, lesson: Lesson, entry: Entry) => string[]): Act =>
  (turn, lesson, entry) => ({
    ...said('practice', [...tell(turn, lesson, entry), promptOf(turn, lesson, entry)]),
    isWaiting: true,
  })

const facet = (name: FollowUp): Act => beside((turn, _, entry) => tellFacet(turn, entry, name).parts)
const again = beside(() => [])
const skip: Act = (turn, lesson) => answerLesson(asIf(turn, 'skip'), lesson)

/** The answer, or sentences like those that shall be written. */
const sample: Act = (turn, lesson, entry) => (lesson.step === 'use' ? facet('more') : skip)(turn, lesson, entry)
const soFar = beside(({ book }, { right, index, step }) => [
  say(book, 'lesson.so.far', { right, count: step === 'warm-up' ? 0 : index + 1 }),
])

/** What each control does to a lesson. */
const ACTS: Partial<Record<Controlled['control'], Act>> = {
  restart: (turn, _, { name }) => startLesson(turn, name),
  other: (turn, _, entry) => startLesson(turn, nextTopic(turn, entry)?.name ?? null),
  feedback: soFar,
  score: soFar,
  slower: facet('easier'),
  lost: facet('easier'),
  meaning: facet('meaning'),
  hint: facet('form'),
  example: facet('more'),
  repeat: again,
  goOn: again,
  sample,
  unknown: sample,
  skip,
}

export function controlLesson(turn: Turn, lesson: Lesson, { control }: Controlled): Said | null {
  const entry = turn.teaching.entry(lesson.entry)
  return !entry || isAnswer(turn, lesson, entry) ? null : (ACTS[control]?.(turn, lesson, entry) ?? null)
}
