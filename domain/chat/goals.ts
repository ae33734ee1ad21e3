import type { Intent } from './intents.ts'

type Goals = Partial<Record<Intent, string>>

const PROGRAM_GOALS = {
  exam_prep: 'Exam preparation',
  business: 'Business English',
  interpreter: 'Interpreter services',
} satisfies Goals

/** Used when a model names no goal. */
export const GOALS: Goals = {
  ...PROGRAM_GOALS,
  promo: 'The current promo',
  price: 'Course fees',
  schedule: 'Class schedule',
  placement: 'Placement test',
  human: 'Talk to our team',
}
export const TUTOR_GOALS: Goals = {
  ...GOALS,
  register: 'Free trial class',
  promo: 'Two months of bonus courses',
  business: 'English training for a team',
  programs: 'A fitting English program',
}
/** Between a goal and the program that was named with it. */
export const ABOUT = ': '

const WISHES = [...Object.values(GOALS), ...Object.values(TUTOR_GOALS)].filter(
  (goal) => !Object.values(PROGRAM_GOALS).includes(goal),
)

/** What somebody wants to learn, if the goal says so: a wish for the fees or for a trial class does not. */
export function programInGoal(goal: string): string | null {
  const wish = WISHES.find((each) => goal === each || goal.startsWith(each + ABOUT))
  return wish === undefined ? goal : goal.slice(wish.length + ABOUT.length) || null
}
