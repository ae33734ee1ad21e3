import { isLearning } from '../../domain/chat/chat-mode.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import { wordCount } from '../dialogue/phrases.ts'
import { say } from '../dialogue/school-book.ts'
import { sayOfEntry, teachEntry } from '../dialogue/teach-entry.ts'
import { tellFacet } from '../dialogue/tell-facet.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { SURE, tellsOnly } from '../dialogue/understood.ts'
import { speaksOf } from '../intents/evidence.ts'
import type { Candidate } from './move.ts'
import { isLearningOnly } from './school-words.ts'

/** Answered from here on, asked back from there on. */
const ANSWERED = 0.6
const ASKED_BACK = 0.4
/** The school's own answers are as likely as this when the classifier is sure of them. */
const WEIGHT = 0.9
/** While an entry is open a short message is more likely about it. */
const FACET_OPEN = 0.35
const FACET_SHORT = 0.25
const SHORT_FOLLOW_UP = 6
/** As sure as what is recognised by its words. */
const SURE_FACET = 0.5
const FACET_SCORE = 0.9035
const SURELY = 0.8

/** Another side of the entry that is open, unless the book knows better what is meant. */
export function facetOfOpen(turn: Turn): Candidate | null {
  const { facet, found } = turn.analysis
  const entry = openEntry(turn)
  const isShort = wordCount(turn.text) <= SHORT_FOLLOW_UP
  if (asksSchool(turn) || /\b(?:kuis|quiz)\b/i.test(turn.text)) return null
  if (!entry || !facet || facet.sure < (isShort ? FACET_SHORT : FACET_OPEN)) return null
  const [best] = found
  const isOther = best && best.name !== entry.name && best.probability >= ANSWERED
  if (isOther && best.probability > facet.sure) return null
  return {
    topic: `${entry.name} ${facet.facet}`,
    score: isShort && facet.sure >= SURE_FACET ? FACET_SCORE : Math.max(ANSWERED, facet.sure) * WEIGHT,
    reply: () => tellFacet(turn, entry, facet.facet),
  }
}

const asksSchool = ({ analysis: { guess }, text }: Turn): boolean =>
  !isLearning(guess.intent) && guess.intent !== 'off_topic' && guess.confidence > SURELY && speaksOf(text, guess.intent)

/** The entry that a question is about. */
export function entryFound(turn: Turn): Candidate | null {
  const [best] = turn.analysis.found
  if (!best || best.probability < ANSWERED || isPractice(turn) || asksSchool(turn)) return null
  const entry = turn.teaching.entry(best.name)
  if (entry?.kind === 'care' && isGreeting(turn)) return null
  return entry ? { topic: best.name, score: best.probability * WEIGHT, reply: () => teachEntry(turn, entry) } : null
}

const SHORT = 4

/** Greetings and thanks have answers of their own, which know the conversation. */
const isGreeting = ({ analysis: { guess }, text }: Turn): boolean =>
  (guess.intent === 'greeting' || guess.intent === 'thanks_bye') && guess.confidence > SURE && wordCount(text) <= SHORT

/** A short message that means something only together with the one before. */
export function entryFollowed(turn: Turn): Candidate | null {
  const { analysis, memory, teaching } = turn
  const [best] = analysis.followed
  if (!best || best.probability < ANSWERED || memory.last === null || isPractice(turn) || isGreeting(turn)) return null
  const entry = best.name === memory.last.about ? undefined : teaching.entry(best.name)
  return entry ? { topic: best.name, score: best.probability * FOLLOWED, reply: () => teachEntry(turn, entry) } : null
}

const FOLLOWED = 0.65
/** So much likelier than the next that it is answered. */
const AHEAD = 1.4
const SURELY_OTHER = 0.7

/** Where it is likely, the best entry with the next one offered; between equals she asks which is meant. */
export function entryLikely(turn: Turn): Candidate | null {
  const { analysis, teaching, book } = turn
  const [best, second] = analysis.found
  const { guess } = analysis
  const isOther = guess.intent === 'off_topic' && guess.confidence > SURELY_OTHER
  if (!best || !second || best.probability < ASKED_BACK || isPractice(turn) || isGreeting(turn) || isOther) return null
  const [first, other] = [best, second].map(({ name }) => teaching.entry(name))
  if (!first || !other) return null
  const score = best.probability * WEIGHT
  const titles = { first: first.title[book.language], second: other.title[book.language] }
  const offered = [`entry ${first.name}`, `entry ${other.name}`]
  if (best.probability < second.probability * AHEAD)
    return {
      topic: `${first.name} or ${other.name}`,
      score,
      reply: () => ({ ...said('practice', [say(book, 'entry.which', titles)], { offered }), neverAsks: true }),
    }
  return {
    topic: first.name,
    score,
    reply: () => {
      const answer = teachEntry(turn, first)
      const parts = [...answer.parts, say(book, 'entry.or', { title: titles.second })]
      return { ...answer, parts, memory: { ...answer.memory, offered: offered.slice(1) } }
    },
  }
}

/** While an entry is open, what is not understood is most likely about it. */
export function askMore(turn: Turn): Said | null {
  const entry = isLearningOnly(turn) && !tellsOnly(turn) ? openEntry(turn) : undefined
  if (!entry || entry.kind === 'care' || turn.memory.practice || turn.analysis.corrections.length > 0) return null
  return sayOfEntry(
    turn,
    entry,
    [say(turn.book, 'entry.lost', { title: entry.title[turn.book.language] })],
    turn.memory.last?.step ?? 0,
  )
}

/** A sentence written for practice is not a question, whatever it is about; a line of a scene even less. */
const isPractice = (turn: Turn): boolean =>
  turn.memory.practice?.kind === 'role-play' ? turn.analysis.written !== 'id' : tellsOnly(turn)
