import type { TutorModel } from '../../domain/chat/tutor-model.ts'
import type { CurrentSchool } from '../school/current-school.ts'
import type { LiveSchool } from '../school/live-school.ts'

/** A tutor that knows the school as it is now: it is made anew when something was published. */
export function followSchool(live: LiveSchool, make: (school: CurrentSchool) => TutorModel): TutorModel {
  let made = { of: live.current(), tutor: make(live.current()) }
  return {
    description: made.tutor.description,
    answer: (...question) => {
      const school = live.current()
      if (made.of !== school) made = { of: school, tutor: make(school) }
      return made.tutor.answer(...question)
    },
  }
}
