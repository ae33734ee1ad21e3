import { toDo } from '../../content/tutor-requests.ts'
import { opensAsFollowUp } from '../dialogue/follow-up-words.ts'
import { hearStory } from '../dialogue/hear-story.ts'
import { wordCount } from '../dialogue/phrases.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { asksAnything } from '../find/asked.ts'
import { plainWords } from '../find/words.ts'
import { namesSchool } from '../intents/evidence.ts'
import { asksWhatToSay } from '../intents/what-to-say.ts'
import { ANSWERED } from './limits.ts'

const SHORTEST = 7
const SURELY = 0.8

/** What is told and taken up as it is, unless the book surely has something on it. */
export function toldStory(turn: Turn): Said | null {
  const [best] = turn.analysis.found
  if (!isStory(turn) || (best && best.probability >= ANSWERED)) return null
  const entry = best && best.probability >= WORRY ? turn.teaching.entry(best.name) : undefined
  return entry?.kind === 'care' ? teachEntry(turn, entry) : hearStory(turn)
}

/** A worry that the book may know is met at once. */
const WORRY = 0.3

/** 'Lagi jaga malam nih, pasien kamar 3 manggil terus': a story, whatever else its words are about. */
function isStory(turn: Turn): boolean {
  const { analysis, memory, text } = turn
  if (analysis.written === 'en' || analysis.quoted !== null || analysis.translation !== null) return false
  if (wordCount(text) < SHORTEST || memory.practice || memory.exercise) return false
  if ((memory.last !== null && opensAsFollowUp(text)) || analysis.guess.intent === 'thanks_bye') return false
  return !asksAnything(text) && !wishesToDo(text) && asksWhatToSay(text) === null && !isForSchool(turn)
}

/** Something to do with her is named. */
const wishesToDo = (text: string): boolean => plainWords(text).some((word) => toDo.has(word))

/** By a word of the school, or as plainly as a wish to join can be. */
const isForSchool = ({ judgement, text }: Turn): boolean =>
  namesSchool(text.replace(OWN_AGE, '')) || judgement.wish.chances.join > SURELY

/** Said of oneself, not asked of the school. */
const OWN_AGE = /\b(?:umur|usia)\w*(?: saya| aku)? \d+/i

const ANOTHER_COMPANY = 0.95

/** A story, and not what another company should have been told. */
export const isOwnStory = (turn: Turn): boolean =>
  turn.judgement.wish.chances.elsewhere < ANOTHER_COMPANY && isStory(turn)
