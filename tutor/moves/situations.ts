import { openEntry } from '../dialogue/open-entry.ts'
import { wordCount } from '../dialogue/phrases.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import type { Turn } from '../dialogue/turn.ts'
import { tellsOnly } from '../dialogue/understood.ts'
import type { FollowUp } from '../find/facet-index.ts'
import { opensAsFollowUp } from '../intents/follow-up-words.ts'
import { asksWhatToSay, namesOurSchool } from '../intents/what-to-say.ts'
import { CERTAIN } from './limits.ts'
import type { Candidate } from './move.ts'

/** Asked for by what is to be done with words, a situation need not be likelier than this, nor far behind the best. */
const FOUND = 0.25
const BEHIND = 0.45

/** 'Nasabah marah antrinya lama, aku jawab apa': what to say in a situation, whatever else its words are about. */
export function situationAsked(turn: Turn): Candidate | null {
  const { analysis, teaching, memory, text } = turn
  if (analysis.quoted !== null || memory.practice?.kind === 'role-play' || tellsOnly(turn)) return null
  if (asksWhatToSay(text) !== 'deed' || namesOurSchool(text)) return null
  const [first] = analysis.found
  const best = analysis.found.find(({ name }) => teaching.kindOf(name) === 'situations')
  if (!first || !best || best.probability < FOUND || best.probability < first.probability * BEHIND) return null
  const entry = teaching.entry(best.name)
  return entry ? { topic: entry.name, certainty: best.probability, reply: () => teachEntry(turn, entry) } : null
}

/** Another way to say the same, of a situation that is open. */
const VERSIONS: ReadonlySet<FollowUp> = new Set<FollowUp>([
  'formal',
  'informal',
  'firm',
  'shorter',
  'message',
  'email',
  'reply',
])
const SURELY = 0.5
const LONGEST = 7

/** 'Kalo lewat WA?', beside a situation: no question to the school. */
export function asksVersion(turn: Turn): boolean {
  const { facet } = turn.analysis
  if (openEntry(turn)?.kind !== 'situations' || !facet || wordCount(turn.text) > LONGEST) return false
  return VERSIONS.has(facet.facet) && facet.sure >= (namesOurSchool(turn.text) ? CERTAIN : SURELY)
}

/** 'Kalo mau ngasih diskon dikit?' goes on with the situation that is open. */
const goesOn = (turn: Turn): boolean => openEntry(turn)?.kind === 'situations' && opensAsFollowUp(turn.text)

/** What to say to somebody else is never a question or a wish to the school. */
export const isForOthers = (turn: Turn): boolean =>
  asksVersion(turn) || ((asksWhatToSay(turn.text) !== null || goesOn(turn)) && !namesOurSchool(turn.text))
