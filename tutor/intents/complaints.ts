import { complaints, complaintWords } from '../../content/tutor-complaints.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { wordsOf } from './refusals.ts'
import { asksWhatToSay } from './what-to-say.ts'

const read = createFrames(complaints, complaintWords)
const LONGEST = 45

/** Whether somebody complains of the school itself: 'WA-ku gak dibales admin', 'I signed up and nobody called'. */
export function complainsOfSchool(text: string, isAgain = false): boolean {
  const words = wordsOf(text)
  return (
    words.length <= LONGEST &&
    read(words).some(({ name }) => isAgain || name !== 'again') &&
    asksWhatToSay(text) === null
  )
}
