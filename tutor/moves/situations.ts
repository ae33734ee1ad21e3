import type { Entry } from '../book/entry.ts'
import { opensAsFollowUp } from '../dialogue/follow-up-words.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import { openLine } from '../dialogue/open-line.ts'
import { wordCount } from '../dialogue/phrases.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import { teachNear } from '../dialogue/teach-near.ts'
import { PLAIN } from '../dialogue/translate.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { tellsOnly } from '../dialogue/understood.ts'
import type { FollowUp } from '../find/facet-index.ts'
import type { Found } from '../find/find.ts'
import { asksWhatToSay, namesOurSchool } from '../intents/what-to-say.ts'
import { ANSWERED, ASKED_BACK, CERTAIN } from './limits.ts'
import type { Candidate } from './move.ts'

/** Asked for by what is to be done with words, a situation need not be likelier than this, nor far behind the best. */
const FOUND = 0.12
const BEHIND = 0.45

/** 'Nasabah marah antrinya lama, aku jawab apa': what to say in a situation, whatever else its words are about. */
export function situationAsked(turn: Turn): Candidate | null {
  const { analysis, teaching, memory, text } = turn
  if (analysis.quoted !== null || memory.practice?.kind === 'role-play' || tellsOnly(turn)) return null
  if (asksWhatToSay(text) === null || namesOurSchool(text)) return null
  const [first] = analysis.found
  const best = analysis.found.find(({ name }) => teaching.kindOf(name) === 'situations')
  if (!first || !best || best.probability < FOUND || best.probability < first.probability * BEHIND) return null
  if (best.probability < barBeside(turn)) return null
  const entry = teaching.entry(best.name)
  return entry ? { topic: entry.name, certainty: best.probability, reply: () => tellNear(turn, entry, best) } : null
}

/** A sentence that was given to be said, or that does what is asked for, is nearer than an entry that is only likely. */
function barBeside({ analysis: { translation } }: Turn): number {
  if (!translation) return 0
  const { said, isDeed, to } = translation
  const isSure = said !== null && (said.chance ?? said.sure) >= PLAIN
  if (isDeed) return isSure ? ASKED_BACK : 0
  return isSure || to === 'id' ? CERTAIN : ANSWERED
}

/** What may not be quite what is meant is said to be near. */
const tellNear = (turn: Turn, entry: Entry, { probability }: Found): Said =>
  probability < ASKED_BACK ? teachNear(turn, entry, ASKED_BACK) : teachEntry(turn, entry)

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

/** 'Kalo lewat WA?', beside a situation or a translation: no question to the school. */
export function asksVersion(turn: Turn): boolean {
  const { facet } = turn.analysis
  if (openLine(turn) === null || !facet || wordCount(turn.text) > LONGEST) return false
  return VERSIONS.has(facet.facet) && facet.sure >= (namesOurSchool(turn.text) ? CERTAIN : SURELY)
}

/** 'Kalo mau ngasih diskon dikit?' goes on with the situation that is open. */
const goesOn = (turn: Turn): boolean => openEntry(turn)?.kind === 'situations' && opensAsFollowUp(turn.text)

/** What to say to somebody else is never a question or a wish to the school. */
export const isForOthers = (turn: Turn): boolean =>
  asksVersion(turn) || ((asksWhatToSay(turn.text) !== null || goesOn(turn)) && !namesOurSchool(turn.text))
