import { exampleWords } from '../../content/tutor-example-requests.ts'
import type { Entry, Kind } from '../book/entry.ts'
import { isElliptical, namedWords } from '../dialogue/ellipsis.ts'
import { themeAsked } from '../dialogue/example-subject.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import { bare, holdsOneOf, wordCount } from '../dialogue/phrases.ts'
import { isFaulty } from '../dialogue/practised-question.ts'
import { relatedNamed } from '../dialogue/related-entries.ts'
import { canTell, tellFacet } from '../dialogue/tell-facet.ts'
import { namesAll } from '../dialogue/tell-named.ts'
import type { Turn } from '../dialogue/turn.ts'
import type { FollowUp } from '../find/facet-index.ts'
import type { FacetGuess } from '../find/facets.ts'
import { asksOtherWord, asksSchool, namesItems } from './from-book.ts'
import { ANSWERED, CERTAIN, FACET_OPEN, FACET_SHORT } from './limits.ts'
import type { Candidate } from './move.ts'
import { asksVersion } from './situations.ts'

const SURELY = 0.8
const SHORT_FOLLOW_UP = 6

/** Another side of the entry that is open, unless the book knows better what is meant. */
export function facetOfOpen(turn: Turn): Candidate | null {
  const entry = openEntry(turn)
  const isOnTheme = entry !== undefined && OF_LANGUAGE.has(entry.kind) && themeAsked(turn) !== undefined
  const facet = entry && (isOnTheme || asksExampleOf(turn, entry)) ? EXAMPLES : turn.analysis.facet
  const isShort = wordCount(turn.text) <= SHORT_FOLLOW_UP
  if ((isAside(turn) && !isOnTheme) || !entry || !facet || facet.sure < (isShort ? FACET_SHORT : FACET_OPEN))
    return null
  if (isOfQuoted(turn, entry, facet)) return null
  const about = isOnTheme ? entry : entryMeant(turn, entry, facet)
  if (about === null) return null
  if (facet.sure < SURELY && !canTell(turn, about, facet.facet)) return null
  return {
    topic: `${about.name} ${facet.facet}`,
    certainty: Math.max(ANSWERED, facet.sure),
    reply: () => tellFacet(turn, about, facet.facet),
  }
}

/** The open entry or one beside it; null where another is rather meant. */
function entryMeant(turn: Turn, entry: Entry, facet: FacetGuess): Entry | null {
  const other = otherNamed(turn, entry, facet)
  if (!other && isRatherOther(turn, entry, facet)) return null
  return other ?? relatedNamed(turn, entry)
}

/** Something for the school, or of another word. */
const isAside = (turn: Turn): boolean =>
  ((asksSchool(turn) || isFaulty(turn)) && !asksVersion(turn)) ||
  OTHER_PRACTICE.test(turn.text) ||
  (asksOtherWord(turn) && !isElliptical(turn))

const WAYS: ReadonlySet<string> = new Set<FollowUp>(['negative', 'question', 'past', 'future'])

/** 'Lalu “would” untuk masa lampau?' is about what it quotes. */
const isOfQuoted = ({ analysis: { quoted } }: Turn, entry: Entry, { facet }: FacetGuess): boolean =>
  quoted !== null && WAYS.has(facet) && !entry.items.some((item) => holdsOneOf(item, [bare(quoted)]))

/** 'Contoh soal structure', beside another part of the exam: the entry that it names, asked for the same side. */
function otherNamed(turn: Turn, entry: Entry, { facet, sure }: FacetGuess): Entry | undefined {
  const named = namedWords(turn.text)
  const [best] = turn.analysis.found
  const other = best && best.probability >= ANSWERED ? turn.teaching.entry(best.name) : undefined
  if (!other || other === entry || sure < FACET_OPEN || !OF_OTHERS.has(facet)) return undefined
  if (facet === 'exercise' && entry.exercise.length === 0 && other.exercise.length > 0) return other
  const isNamed = named.length > 0 && !namesAll(entry, named) && namesAll(other, named)
  return isNamed && canTell(turn, other, facet) ? other : undefined
}

/** What may be wanted of an entry without its explanation. */
const OF_OTHERS: ReadonlySet<string> = new Set<FollowUp>(['exercise', 'examples', 'more', 'negative', 'question'])

const OF_LANGUAGE: ReadonlySet<string> = new Set<Kind>(['grammar', 'pairs'])

const EXAMPLES: FacetGuess = { facet: 'examples', sure: CERTAIN }

/** 'Contoh yang at', beside 'in, on, at' */
const asksExampleOf = ({ text }: Turn, { items }: Entry): boolean =>
  wordCount(text) <= SHORT_FOLLOW_UP && holdsOneOf(text, exampleWords.example.split(' ')) && holdsOneOf(text, items)

/** 'Contoh pake tell': no question about a word, but about what is open. */
export function asksExampleOfOpen(turn: Turn): boolean {
  const entry = turn.memory.last?.kind === 'entry' ? openEntry(turn) : undefined
  return entry !== undefined && OF_LANGUAGE.has(entry.kind) && asksExampleOf(turn, entry)
}

/** Another entry is likelier than the facet, or is named where that is not certain. */
function isRatherOther(turn: Turn, entry: Entry, facet: FacetGuess): boolean {
  const [best] = turn.analysis.found
  if (!best || best.name === entry.name || best.probability < ANSWERED) return false
  if (isElliptical(turn) && canTell(turn, entry, facet.facet)) return false
  if (facet.facet === 'easier' && turn.teaching.kindOf(best.name) === 'care') return false
  return best.probability > facet.sure || (facet.sure < CERTAIN && namesItems(turn, best.name, entry.name))
}

/** Something to do that has nothing to do with the entry. */
const OTHER_PRACTICE = /\b(?:kuis|quiz|(?:more|new|other|another) words?|kosakata|vocab\w*|kata baru)\b/i
