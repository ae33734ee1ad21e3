import { asksWhatToSay } from '../intents/what-to-say.ts'
import type { SaidTranslation } from '../translations.ts'
import { opensAsFollowUp } from './follow-up-words.ts'
import type { Turn } from './turn.ts'

export const LIKELY_DEED = 0.6

/** What is to be done with words, where the sentence for it is unsure and the book has a situation near it. */
export function isRatherSituation(turn: Turn, { said: found, isDeed }: SaidTranslation): boolean {
  const isLikely = found !== null && (found.chance ?? found.sure) >= LIKELY_DEED
  return isDeed === true && !isLikely && hasSituation(turn)
}

const NEAR = 0.2

/** The book has something near what is to be done with words. */
const hasSituation = ({ analysis, teaching }: Turn): boolean =>
  analysis.found.some(({ name, probability }) => probability >= NEAR && teaching.kindOf(name) === 'situations')

const LIKELY_CASE = 0.3

/** 'Trus kalau tamunya marah?', behind what to say: another situation. */
export function isOtherCase({ analysis, before, memory, teaching, text }: Turn): boolean {
  const [best] = analysis.found
  const isSituation = (name = '') => teaching.kindOf(name) === 'situations'
  if (!isSituation(best?.name) || (best?.probability ?? 0) < LIKELY_CASE || analysis.spoken?.isMarked) return false
  return opensAsFollowUp(text) && (asksWhatToSay(before) !== null || isSituation(memory.earlier[0]?.about))
}
