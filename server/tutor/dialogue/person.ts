import { askWhichIsMeant, giveTimeToThink, helpToWrite, tellWhatComes } from './after-details.ts'
import { encourage } from './encourage.ts'
import { answerPrivacy } from './privacy.ts'
import type { Said, Turn } from './turn.ts'
import { answerYoung } from './young.ts'

const ASKS = [answerYoung, answerPrivacy, encourage, tellWhatComes, askWhichIsMeant, giveTimeToThink, helpToWrite]

/** What concerns the person and not their English: age, data, courage, time. */
export function answerPerson(turn: Turn): Said | null {
  for (const ask of ASKS) {
    const answer = ask(turn)
    if (answer) return answer
  }
  return null
}
